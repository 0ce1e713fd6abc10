"""Requests that wait for one of a few workers, the one that is due first first."""

from __future__ import annotations

from bisect import insort
from typing import Final, Generic, TypeVar

__all__ = ["DeadlineQueue"]

T = TypeVar("T")

_MAX_SAMPLED: Final = 32


class DeadlineQueue(Generic[T]):
    """Earliest deadline first; those that are due at the same time, in the order in which they came."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: list[tuple[float, int, T]] = []
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, due: float, request: T) -> None:
        """Let a request wait."""
        self._count += 1
        insort(self._waiting, (due, self._count, request))

    def discard(self, request: T) -> None:
        """Let a request wait no more, if it does."""
        self._waiting = [waits for waits in self._waiting if waits[2] is not request]

    def pop(self) -> T:
        """The request that is due first."""
        return self._waiting.pop(0)[2]

    def share(self, now: float) -> float:
        """How long the first may take, so that nobody is late if all others take as long; less than 0 if someone is.

        Of a long queue, only some are looked at.
        """
        length = len(self._waiting)
        step = 1 + (length - 1) // _MAX_SAMPLED
        share = float("inf")
        for place in (*range(step, length, step), length):
            due = self._waiting[place - 1][0]
            share = min(share, (due - now) / max(1.0, place / self._workers))
        return share
