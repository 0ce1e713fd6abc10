"""A lock on an SQLite file, held by one server process through a side file.

The operating system releases it when the process ends for any reason. It is separate from SQLite's locks: other
programs can read and back up the file; only a second server is refused.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import Final

fcntl: ModuleType | None
msvcrt: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None
try:
    import msvcrt
except ImportError:  # everything else
    msvcrt = None

__all__ = ["AlreadyOpen", "FileLock"]

_SUFFIX: Final = ".lock"


class AlreadyOpen(Exception):
    """Another server has the file open."""


class FileLock:
    """A lock through the side file ``PATH.lock``, which is not deleted on release."""

    def __init__(self, path: Path) -> None:
        real = path.resolve()  # so that symbolic links share the lock
        self._path = real.with_name(real.name + _SUFFIX)
        self._descriptor = -1

    def acquire(self) -> None:
        """Acquire the lock; AlreadyOpen if another server has it, OSError if the side file cannot be opened."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise AlreadyOpen from error
        self._descriptor = descriptor

    def release(self) -> None:
        """Release the lock."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _lock(descriptor: int) -> None:
    """Lock without blocking; OSError if it is locked. Closing the descriptor unlocks it."""
    if fcntl is not None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    elif msvcrt is not None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
