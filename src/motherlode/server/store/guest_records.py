"""Stored records of guests: their tables, as members or invited.

SQLite and PostgreSQL share these statements: parameters are written ``$1``, ``$2``, … and first occur in that order, as
SQLite numbers them by their first occurrence.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from motherlode.server.domain.log.entries import TableState

__all__ = [
    "RECORD_SQL",
    "Departure",
    "Fetch",
    "GuestRecord",
    "GuestRecords",
    "Membership",
    "OwnTable",
]

Fetch = Callable[..., Awaitable[list[tuple[Any, ...]]]]
"""Executes a statement with its parameters; returns its rows."""


class Membership(NamedTuple):
    """A guest has a seat at a table, is its host, or was invited there; ``seat`` is -1 for those without one."""

    guest: str
    table: str
    kind: str
    seat: int
    since: float


class Departure(NamedTuple):
    """A guest gave up their seat, and has nothing more to do with a table."""

    guest: str
    table: str


GuestRecord = tuple[Any, ...]
"""A row of one of RECORD_SQL's types: what is known of guests, committed together with the entries that change it."""

RECORD_SQL: Final[dict[type[Any], str]] = {
    Membership: """
        INSERT INTO members (guest, game, kind, seat, since) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (guest, game) DO UPDATE SET kind = excluded.kind, seat = excluded.seat
    """,
    Departure: "DELETE FROM members WHERE guest = $1 AND game = $2",
}


class OwnTable(NamedTuple):
    """A table of a guest, as its headline and their membership have it."""

    table: str
    kind: str
    seat: int
    muted: int
    state: TableState
    settings: bytes
    seats: bytes
    turn: int | None
    """The seat to move, or -1; None if the table is in a server's memory, which must be asked."""
    ends_at: float
    changed: float


_OWN_TABLE: Final = (
    "SELECT game, kind, seat, muted, state, terms, seats, turn, ends_at, changed"
    " FROM members JOIN headlines USING (game)"
)


class GuestRecords:
    """What is stored of guests. All methods raise Unavailable if the store does not answer."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    # ---- tables ----------------------------------------------------------------------------------------------------

    async def tables(self, guest: str, over_since: float, limit: int) -> list[OwnTable]:
        """Return a guest's tables that gather or play, or whose game ended after ``over_since``, the latest first."""
        rows = await self._fetch(
            f"{_OWN_TABLE} WHERE guest = $1"
            " AND (state IN ('gathering', 'playing') OR (state = 'over' AND changed > $2))"
            " ORDER BY changed DESC LIMIT $3",
            guest,
            over_since,
            limit,
        )
        return [OwnTable(*row) for row in rows]

    async def table(self, guest: str, table: str) -> OwnTable | None:
        """Return a table of a guest; None if they have nothing to do with it."""
        rows = await self._fetch(f"{_OWN_TABLE} WHERE guest = $1 AND game = $2", guest, table)
        return OwnTable(*rows[0]) if rows else None

    async def have_met(self, guest: str, other: str) -> bool:
        """Whether two guests have or had seats at the same table."""
        rows = await self._fetch(
            "SELECT 1 FROM members AS mine JOIN members AS theirs USING (game)"
            " WHERE mine.guest = $1 AND theirs.guest = $2 AND mine.seat >= 0 AND theirs.seat >= 0 LIMIT 1",
            guest,
            other,
        )
        return bool(rows)

    async def invite(self, guest: str, table: str, now: float) -> None:
        """Note that a guest was invited to a table; nothing changes if they are a member already."""
        await self._fetch(
            "INSERT INTO members (guest, game, kind, seat, since) VALUES ($1, $2, 'invited', -1, $3)"
            " ON CONFLICT DO NOTHING",
            guest,
            table,
            now,
        )

    async def decline(self, guest: str, table: str = "") -> None:
        """Forget an invitation, or all of a guest's."""
        await self._fetch(
            "DELETE FROM members WHERE guest = $1 AND (CAST($2 AS text) = '' OR game = $2) AND kind = 'invited'",
            guest,
            table,
        )

    async def leave(self, guest: str, table: str, seats: bytes) -> None:
        """Forget that a guest had to do with a table, whose seats are listed as given from now on."""
        await self._fetch("UPDATE headlines SET seats = $1 WHERE game = $2", seats, table)
        for one in ("members", "notices"):
            await self._fetch(f"DELETE FROM {one} WHERE guest = $1 AND game = $2", guest, table)

    async def invitations(self, guest: str) -> int:
        """Return to how many tables a guest is invited."""
        ((count,),) = await self._fetch(
            "SELECT count(*) FROM members WHERE guest = $1 AND kind = 'invited'",
            guest,
        )
        return int(count)

    async def mute(self, guest: str, table: str, is_muted: bool) -> bool:
        """Send no notices of a table to a guest, or send them again; return whether they are a member there."""
        sql = "UPDATE members SET muted = $1 WHERE guest = $2 AND game = $3 RETURNING guest"
        rows = await self._fetch(sql, int(is_muted), guest, table)
        if is_muted:
            await self._fetch("DELETE FROM notices WHERE guest = $1 AND game = $2", guest, table)
        return bool(rows)
