"""Rate limits by address, guest and table: sliding windows and token buckets."""

from __future__ import annotations

import time
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from motherlode.server.domain.refusals import Refused
from motherlode.server.settings import Limits, Rate

__all__ = ["Limiter", "TokenBuckets"]

_MAX_BUCKETS: Final = 50_000
_MAX_SHARED: Final = 5_000
"""Addresses and guests whose requests are reported to other nodes with one heartbeat."""


class Limiter:
    """Rate limits by address, guest and table. Each method raises Refused if its limit is exceeded."""

    def __init__(self, limits: Limits) -> None:
        self._storage = MemoryStorage()
        self._window = MovingWindowRateLimiter(self._storage)
        self._requests = parse(limits.requests)
        self._openings = parse(limits.openings)
        self._talk = parse(limits.talk)
        self._replays = parse(limits.replays)
        self._subscribes = parse(limits.subscribes)
        self._erasures = parse(limits.erasures)
        self._logouts = parse(limits.logouts)
        self._downloads = parse(limits.downloads)
        self._figures = parse(limits.figures)
        self._limits = {
            "request": self._requests,
            "opening": self._openings,
            "replay": self._replays,
            "erasure": self._erasures,
            "logout": self._logouts,
            "download": self._downloads,
            "figures": self._figures,
            "talk": self._talk,
            "subscribe": self._subscribes,
        }
        self._hits: dict[tuple[str, str], int] = {}
        """Requests by address or guest since the last report to other nodes; counted only if there are reports."""
        self._is_shared = False
        self._commands = TokenBuckets(limits.commands)
        self._table_commands = TokenBuckets(limits.table_commands)

    def request(self, address: str) -> None:
        """Count an HTTP request."""
        self._hit(self._requests, "request", address)

    def opening(self, address: str) -> None:
        """Count a new guest or table."""
        self._hit(self._openings, "opening", address)

    def talk(self, guest: str, table: str, is_member: bool) -> None:
        """Count a chat line or a claim."""
        self._hit(self._talk, "talk", guest)
        self._at_table(table, is_member)

    def command(self, guest: str, table: str, is_member: bool) -> None:
        """Count a command that may add to a table's log, other than a move or talk."""
        if not self._commands.take(guest, time.monotonic()):
            raise Refused("too-fast")
        self._at_table(table, is_member)

    def _at_table(self, table: str, is_member: bool) -> None:
        """Limit the sum of all guests at a table who have no seat and are not its host.

        Members are limited individually, so that nobody else can use up their share.
        """
        if not is_member and not self._table_commands.take(table, time.monotonic()):
            raise Refused("too-fast")

    def subscribe(self, guest: str) -> None:
        """Count a subscription, which is answered with the whole game."""
        self._hit(self._subscribes, "subscribe", guest)

    def erasure(self, guest: str, address: str) -> None:
        """Count the erasure of a guest."""
        self._hit(self._erasures, "erasure", guest)
        self._hit(self._erasures, "erasure", address)

    def logout(self, guest: str, address: str) -> None:
        """Count a logout of a guest's other devices."""
        self._hit(self._logouts, "logout", guest)
        self._hit(self._logouts, "logout", address)

    def download(self, guest: str, address: str) -> None:
        """Count a download of all that is stored of a guest."""
        self._hit(self._downloads, "download", guest)
        self._hit(self._downloads, "download", address)

    def figures(self, guest: str) -> None:
        """Count figures of a guest's games."""
        self._hit(self._figures, "figures", guest)

    def replay(self, address: str) -> None:
        """Count a replay or its beliefs."""
        self._hit(self._replays, "replay", address)

    def _hit(self, item: RateLimitItem, kind: str, who: str) -> None:
        if not self._window.hit(item, kind, who):
            raise Refused("too-fast")
        if self._is_shared and kind in self._limits and len(self._hits) < _MAX_SHARED:
            self._hits[kind, who] = self._hits.get((kind, who), 0) + 1

    # ---- between nodes ---------------------------------------------------------------------------------------------

    def take_hits(self) -> list[tuple[str, str, int]]:
        """Return the requests by address or guest since the last call, for the other nodes."""
        self._is_shared = True
        hits, self._hits = self._hits, {}
        return [(kind, who, count) for (kind, who), count in hits.items()]

    def add_hits(self, hits: list[tuple[str, str, int]]) -> None:
        """Count requests that other nodes have answered, so that limits hold over all of them."""
        for kind, who, number in hits:
            if kind in self._limits:
                self._window.hit(self._limits[kind], kind, who, cost=number)


class TokenBuckets:
    """Token buckets by key. A full bucket is the same as none, so it is dropped."""

    def __init__(self, rate: Rate, most: int = _MAX_BUCKETS) -> None:
        self._burst = rate.burst + 1e-6  # tolerance for rounded times
        self._per_second = rate.per_second
        self._most = most
        self._full_at: dict[str, float] = {}
        """The time at which each key's bucket will be full again, least recently used first."""
        self._time_to_fill = rate.burst / rate.per_second
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: str, now: float) -> bool:
        """Take a token; False if the bucket is empty."""
        full_at = max(self._full_at.pop(key, now), now)
        missing = (full_at - now) * self._per_second
        allowed = missing + 1.0 <= self._burst
        if allowed:
            full_at = now + (missing + 1.0) / self._per_second
        self._full_at[key] = full_at
        if now >= self._sweep_at or len(self._full_at) > self._most:
            self._sweep(now)
        return allowed

    def _sweep(self, now: float) -> None:
        """Drop full buckets, then the least recently used, until at most half of the maximum is left.

        Half, so that sweeps stay rare.
        """
        kept = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        while len(kept) > self._most // 2:
            del kept[next(iter(kept))]
        self._full_at = kept
        self._sweep_at = now + self._time_to_fill
