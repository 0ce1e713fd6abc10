"""Progress of a long computation, on one line of a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

__all__ = ["progress_for"]


def progress_for(stream: TextIO) -> Callable[[int, int], None]:
    """A function that prints how many steps of how many are done; silent if the stream is no terminal."""
    if not stream.isatty():
        return lambda done, total: None
    return lambda done, total: print(f"{done} / {total}", end="\n" if done == total else "\r", file=stream, flush=True)
