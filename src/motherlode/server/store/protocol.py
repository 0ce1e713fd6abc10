"""What a store can do. Whatever :meth:`Store.append` has returned from survives a power cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

__all__ = ["Append", "Conflict", "Headline", "State", "Store"]

State = Literal["gathering", "playing", "over", "closed"]


class Headline(NamedTuple):
    """What can be asked of a table without reading its log."""

    public: bool
    state: State
    terms: bytes
    people: int
    due: float | None = None
    """When someone must look after the table again though nobody is there; None: at once."""


class Append(NamedTuple):
    """Entries for one table's log, the first of which has the number ``first``; and its headline, if that changed."""

    table: str
    first: int
    entries: Sequence[bytes]
    headline: Headline | None = None


class Conflict(Exception):
    """The log already has an entry of that number: someone else writes this table."""


class Store(Protocol):
    """Append-only logs by table."""

    async def append(self, append: Append) -> None:
        """Keep entries; returns once they are on the disk. Conflict if one of their numbers is taken."""

    async def load(self, table: str) -> list[bytes]:
        """A table's log, in order; empty if there is no such table."""

    async def public_tables(self, limit: int) -> list[tuple[str, Headline]]:
        """Public tables that gather or play, the latest first."""

    async def due_tables(self, now: float) -> list[str]:
        """Tables in play, and public ones that gather, that someone must look after by now."""

    async def rest(self, table: str, due: float | None) -> None:
        """Note when a table must be looked after again."""

    async def secret(self, fresh: str) -> str:
        """The server's secret: ``fresh`` is kept if there is none yet."""

    async def close(self) -> None:
        """Finish what is under way, and let go."""
