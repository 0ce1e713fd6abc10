"""Earliest-deadline-first queue of requests for a few workers."""

from __future__ import annotations

from bisect import insort
from typing import Final, Generic, TypeVar

__all__ = ["DeadlineQueue"]

T = TypeVar("T")

_MAX_SAMPLED: Final = 32


class DeadlineQueue(Generic[T]):
    """Requests ordered by deadline; equal deadlines are first come, first served."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: list[tuple[float, int, T]] = []
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, due: float, request: T) -> None:
        """Add a request with its deadline."""
        self._count += 1
        insort(self._waiting, (due, self._count, request))

    def discard(self, request: T) -> None:
        """Remove a request, if it is queued."""
        self._waiting = [waits for waits in self._waiting if waits[2] is not request]

    def pop(self) -> T:
        """Remove and return the request with the earliest deadline."""
        return self._waiting.pop(0)[2]

    def share(self, now: float) -> float:
        """Return the time each request may take so that all are on time; negative if one is late.

        A long queue is sampled.
        """
        length = len(self._waiting)
        step = 1 + (length - 1) // _MAX_SAMPLED
        share = float("inf")
        for place in (*range(step, length, step), length):
            due = self._waiting[place - 1][0]
            share = min(share, (due - now) / max(1.0, place / self._workers))
        return share
