"""Stored records of guests: their tables, as members or invited.

SQLite and PostgreSQL share these statements: parameters are written ``$1``, ``$2``, … and first occur in that order, as
SQLite numbers them by their first occurrence.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from motherlode.server.domain.log.entries import TableState

__all__ = [
    "FORGET_SQL",
    "MAX_BLOCKS",
    "RECORD_SQL",
    "Block",
    "Departure",
    "Fetch",
    "GuestRecord",
    "GuestRecords",
    "Membership",
    "OwnTable",
]

MAX_BLOCKS: Final = 200
"""Guests from whom one guest wants no invitations."""

Fetch = Callable[..., Awaitable[list[tuple[Any, ...]]]]
"""Executes a statement with its parameters; returns its rows."""


class Membership(NamedTuple):
    """A guest's relation to a table: seated, host or invited; ``seat`` is -1 without one."""

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


FORGET_SQL: Final = tuple(
    f"DELETE FROM {table} WHERE guest = $1 AND game = $2" for table in ("members", "notices", "played_games", "guests")
)
"""Statements by which a guest and a table forget each other."""


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
    inviter: str
    """The guest who invited them, if they were invited."""


class Block(NamedTuple):
    """A guest from whom another wants no invitations, and the name by which they knew them."""

    guest: str
    name: str


_OWN_TABLE: Final = (
    "SELECT game, kind, seat, muted, state, terms, seats, turn, ends_at, changed, inviter"
    " FROM members JOIN headlines USING (game)"
)


class GuestRecords:
    """What is stored of guests. All methods raise Unavailable if the store does not answer."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    # ---- tables ----------------------------------------------------------------------------------------------------

    async def tables(self, guest: str, over_since: float, limit: int) -> list[OwnTable]:
        """Return a guest's tables, latest first: gathering, playing, or over since ``over_since``."""
        rows = await self._fetch(
            f"{_OWN_TABLE} WHERE guest = $1 AND kind <> 'declined'"
            " AND (state IN ('gathering', 'playing') OR (state = 'over' AND changed > $2))"
            " ORDER BY changed DESC LIMIT $3",
            guest,
            over_since,
            limit,
        )
        return [OwnTable(*row) for row in rows]

    async def all_tables(self, guest: str) -> list[OwnTable]:
        """Return all tables that a guest has to do with or was invited to, also closed ones."""
        return [OwnTable(*row) for row in await self._fetch(f"{_OWN_TABLE} WHERE guest = $1 ORDER BY game", guest)]

    async def table(self, guest: str, table: str) -> OwnTable | None:
        """Return a table of a guest; None if they have nothing to do with it."""
        rows = await self._fetch(f"{_OWN_TABLE} WHERE guest = $1 AND game = $2 AND kind <> 'declined'", guest, table)
        return OwnTable(*rows[0]) if rows else None

    async def gathering_tables(self, guest: str) -> int:
        """Return at how many public tables that gather a guest is host or has a seat."""
        ((count,),) = await self._fetch(
            "SELECT count(*) FROM members JOIN headlines USING (game)"
            " WHERE guest = $1 AND kind NOT IN ('invited', 'declined') AND public AND state = 'gathering'",
            guest,
        )
        return int(count)

    async def gathering(self, tables: Sequence[str]) -> list[str]:
        """Return those of some tables that are public and gather."""
        if not tables:
            return []
        places = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        sql = f"SELECT game FROM headlines WHERE game IN ({places}) AND public AND state = 'gathering'"
        return [game for (game,) in await self._fetch(sql, *tables)]

    async def have_met(self, guest: str, other: str) -> bool:
        """Whether two guests have or had seats at the same table."""
        rows = await self._fetch(
            "SELECT 1 FROM members AS mine JOIN members AS theirs USING (game)"
            " WHERE mine.guest = $1 AND theirs.guest = $2 AND mine.seat >= 0 AND theirs.seat >= 0 LIMIT 1",
            guest,
            other,
        )
        return bool(rows)

    async def invite(self, guest: str, table: str, inviter: str, now: float) -> bool:
        """Note that a guest was invited to a table; False if they were before, or have to do with it anyway."""
        rows = await self._fetch(
            "INSERT INTO members (guest, game, kind, seat, since, inviter) VALUES ($1, $2, 'invited', -1, $3, $4)"
            " ON CONFLICT DO NOTHING RETURNING guest",
            guest,
            table,
            now,
            inviter,
        )
        return bool(rows)

    async def decline(self, guest: str, table: str) -> None:
        """Decline an invitation. That is kept, so that the guest is not invited there again."""
        sql = "UPDATE members SET kind = 'declined' WHERE guest = $1 AND game = $2 AND kind = 'invited'"
        await self._fetch(sql, guest, table)

    async def forget(self, guest: str) -> None:
        """Forget a guest's invitations, whom they have invited, and their blocks."""
        for sql in (
            "DELETE FROM members WHERE guest = $1 AND kind IN ('invited', 'declined')",
            "UPDATE members SET inviter = '' WHERE inviter = $1",
            "DELETE FROM blocks WHERE guest = $1 OR blocked = $1",
        ):
            await self._fetch(sql, guest)

    # ---- devices ---------------------------------------------------------------------------------------------------

    async def log_out(self, guest: str, since: float) -> None:
        """Let no token of a guest be valid that was issued before a time."""
        await self._fetch(
            "INSERT INTO logouts (guest, since) VALUES ($1, $2)"
            " ON CONFLICT (guest) DO UPDATE SET since = excluded.since",
            guest,
            since,
        )

    async def logouts(self, after: float) -> dict[str, float]:
        """Return who has logged out their devices after a time, and when."""
        rows = await self._fetch("SELECT guest, since FROM logouts WHERE since > $1", after)
        return {str(guest): float(since) for guest, since in rows}

    async def forget_logouts(self, before: float) -> None:
        """Forget logouts of a time from which no token is valid any more."""
        await self._fetch("DELETE FROM logouts WHERE since < $1", before)

    # ---- blocks ----------------------------------------------------------------------------------------------------

    async def block(self, guest: str, blocked: Block, now: float) -> None:
        """Let a guest be invited by another no more; the oldest block beyond ``MAX_BLOCKS`` ends."""
        await self._fetch(
            "INSERT INTO blocks (guest, blocked, name, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            guest,
            blocked.guest,
            blocked.name,
            now,
        )
        await self._fetch(
            "DELETE FROM blocks WHERE guest = $1 AND blocked NOT IN (SELECT blocked FROM blocks WHERE guest = $1"
            " ORDER BY since DESC, blocked LIMIT $2)",
            guest,
            MAX_BLOCKS,
        )
        sql = "UPDATE members SET kind = 'declined' WHERE guest = $1 AND inviter = $2 AND kind = 'invited'"
        await self._fetch(sql, guest, blocked.guest)

    async def unblock(self, guest: str, blocked: str) -> None:
        """Let a guest be invited by another again."""
        await self._fetch("DELETE FROM blocks WHERE guest = $1 AND blocked = $2", guest, blocked)

    async def blocks(self, guest: str) -> list[Block]:
        """Return from whom a guest wants no invitations, the latest first."""
        sql = "SELECT blocked, name FROM blocks WHERE guest = $1 ORDER BY since DESC, blocked"
        return [Block(*row) for row in await self._fetch(sql, guest)]

    async def is_blocked(self, guest: str, other: str) -> bool:
        """Whether a guest wants no invitations from another."""
        return bool(await self._fetch("SELECT 1 FROM blocks WHERE guest = $1 AND blocked = $2", guest, other))

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
