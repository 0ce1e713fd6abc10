"""What a store can do. Whatever :meth:`Store.append` has done survives a power cut."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from motherlode.server.domain.log_entries import State

__all__ = [
    "LAST_ENTRY",
    "Append",
    "Conflict",
    "Fenced",
    "Headline",
    "HeldElsewhere",
    "Loaded",
    "Node",
    "Store",
    "Unavailable",
]

LAST_ENTRY: Final = 2**31 - 1
"""A number that no entry reaches."""


class Headline(NamedTuple):
    """What can be asked of a table without reading its log."""

    public: bool
    state: State
    settings: bytes
    people: int
    due: float | None = None
    """When someone must look after the table again though nobody is there; None: at once."""


class Append(NamedTuple):
    """Entries for one table's log, the first of which has the number ``first``; its headline, if that changed; and the
    epoch in which this server writes the table."""

    table: str
    first: int
    entries: Sequence[bytes]
    headline: Headline | None = None
    epoch: int = 0
    checkpoint: bytes | None = None
    """The table's state after these entries, if it is to replace the last checkpoint."""


class Loaded(NamedTuple):
    """A table as it is kept: the last checkpoint, or none; and the entries after it, or all."""

    checkpoint: bytes | None
    entries: list[bytes]


class Node(NamedTuple):
    """A server, for others at the same database."""

    home: str = ""
    """Where it listens. Only one server can, so what an earlier one there held is free. Empty: it has no such place."""
    place: str = ""
    """How browsers reach it."""
    lease: float = 10.0
    """Seconds after which it is gone if it has not been heard of."""
    timeout: float = 5.0
    """Seconds that the database has for a statement."""


class Conflict(Exception):
    """The log already has an entry of that number: someone else writes this table."""


class Fenced(Conflict):
    """The table has passed to another server."""


class HeldElsewhere(Exception):
    """Another server writes this table; ``place`` is how browsers reach it, if that is known."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


class Unavailable(Exception):
    """The store does not answer now; it may later. What was asked of it may have been done or not."""


class Store(Protocol):
    """Append-only logs by table, each with one writer."""

    async def acquire(self, table: str, is_new: bool = False) -> int:
        """The epoch in which this server writes a table from now on; Held if another does. 0: there are no others, or
        there is no such table."""

    async def release(self, table: str, epoch: int) -> None:
        """Let a table go that was taken."""

    def on_leases_lost(self, on_lapsed: Callable[[], None]) -> None:
        """Call if this server was taken for gone, so that others may have its tables."""

    def append(self, append: Append) -> Future[None]:
        """Keep entries; done once they are on the disk. Conflict if one of their numbers is taken, Fenced if this
        server does not write the table in the epoch given."""

    async def load(self, table: str) -> Loaded:
        """A table; no checkpoint and no entries if there is none of that name."""

    async def entries(self, table: str, first: int, last: int) -> list[bytes]:
        """Entries of a table's log by their numbers, in order, both ends included."""

    async def public_tables(self, limit: int) -> list[tuple[str, Headline]]:
        """Public tables that gather or play, the latest first."""

    async def due_tables(self, now: float) -> list[str]:
        """Tables in play, and public ones that gather, that someone must look after by now."""

    async def set_due(self, table: str, due: float | None) -> None:
        """Note when a table must be looked after again."""

    async def secret(self, fresh: str) -> str:
        """The server's secret: ``fresh`` is kept if there is none yet."""

    async def ping(self) -> None:
        """Return if the store answers; Unavailable, with a reason, if it does not."""

    async def close(self) -> None:
        """Finish what is under way, and let go."""
