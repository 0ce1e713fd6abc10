"""How often someone may do something."""

from __future__ import annotations

import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from motherlode.server.refused import Refused
from motherlode.server.settings import Limits

__all__ = ["Limiter", "Pace"]


class Limiter:
    """Counts by address and by guest."""

    def __init__(self, limits: Limits) -> None:
        self._storage = MemoryStorage()
        self._window = MovingWindowRateLimiter(self._storage)
        self._requests = parse(limits.requests)
        self._openings = parse(limits.openings)
        self._talk = parse(limits.talk)
        self._films = parse(limits.films)
        self._subscribes = parse(limits.subscribes)

    def request(self, address: str) -> None:
        """An HTTP request; Refused if there were too many."""
        self._hit(self._requests, "request", address)

    def opening(self, address: str) -> None:
        """A new guest or table; Refused if there were too many."""
        self._hit(self._openings, "opening", address)

    def talk(self, guest: str) -> None:
        """A word or a claim; Refused if there were too many."""
        self._hit(self._talk, "talk", guest)

    def subscribe(self, guest: str) -> None:
        """A subscription, which is answered with the whole game; Refused if there were too many."""
        self._hit(self._subscribes, "subscribe", guest)

    def film(self, address: str) -> None:
        """A film; Refused if there were too many."""
        self._hit(self._films, "film", address)

    def _hit(self, item: RateLimitItem, *who: str) -> None:
        if not self._window.hit(item, *who):
            raise Refused("too-fast")


class Pace:
    """Messages of one socket: so many in a second."""

    __slots__ = ("_count", "_most", "_second")

    def __init__(self, most: int) -> None:
        self._most = most
        self._second = 0
        self._count = 0

    def excess(self) -> int:
        """Count a message; by how many it is too many."""
        second = int(time.monotonic())
        if second != self._second:
            self._second = second
            self._count = 0
        self._count += 1
        return self._count - self._most
