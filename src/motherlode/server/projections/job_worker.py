"""Progress reporting from job processes."""

from __future__ import annotations

import os
import sys
from typing import Any, Final

__all__ = ["set_up_job_worker", "tell_progress"]

_NICENESS: Final = 10
"""Priority of the process: players wait for bots and for the server, and nobody for this."""


class _Worker:
    """The number that is shared, from 0 to 1."""

    progress: Any = None


def set_up_job_worker(progress: Any) -> None:
    """Lower the priority of a worker process, and give it the shared number for its progress."""
    if sys.platform != "win32":
        os.nice(_NICENESS)
    _Worker.progress = progress


def tell_progress(done: int, total: int) -> None:
    """Tell the server how many steps of how many are done."""
    if _Worker.progress is not None:
        _Worker.progress.value = done / total
