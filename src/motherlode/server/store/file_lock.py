"""A lock that one server process holds on its SQLite file, by way of a side file.

The operating system releases it when the process ends, however that ends. It is not SQLite's own lock: other programs
may read the file, back it up, and even write it with care; only a second server is refused.
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
    """The lock on a file. It lies in ``PATH.lock``, which stays behind when the lock is released."""

    def __init__(self, path: Path) -> None:
        real = path.resolve()  # so that a link to the file finds the same lock
        self._path = real.with_name(real.name + _SUFFIX)
        self._descriptor = -1

    def acquire(self) -> None:
        """Take the lock; AlreadyOpen if another server has it, OSError if the side file cannot be opened."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise AlreadyOpen from error
        self._descriptor = descriptor

    def release(self) -> None:
        """Let another server have the file."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _lock(descriptor: int) -> None:
    """Lock without waiting; OSError if it is locked. Closing the descriptor unlocks it."""
    if fcntl is not None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    elif msvcrt is not None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
