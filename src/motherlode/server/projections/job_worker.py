"""Progress reporting from job processes."""

from __future__ import annotations

import os
import sys
from typing import Any, Final

__all__ = ["report_progress", "set_up_job_worker"]

_NICENESS: Final = 10
"""Priority of the process: players wait for bots and for the server, and nobody for this."""


class _Worker:
    """The progress, from 0 to 1, in memory shared with the server."""

    progress: Any = None


def set_up_job_worker(progress: Any) -> None:
    """Lower the priority of a worker process, and give it the shared value for its progress."""
    if sys.platform != "win32":
        os.nice(_NICENESS)
    _Worker.progress = progress


def report_progress(done: int, total: int) -> None:
    """Report the steps done, and their total, to the server."""
    if _Worker.progress is not None:
        _Worker.progress.value = done / total
