"""Stored records of finished games by player, and the progress of the search for earlier games.

The statements are written as in :mod:`.guest_records`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from motherlode.server.store.guest_records import RECORD_SQL, Fetch, GuestRecord

__all__ = ["HistoryRecords", "Played", "PlayedFilter"]


class Played(NamedTuple):
    """A finished game of a guest. ``roles`` are those they had, between spaces."""

    guest: str
    table: str
    number: int
    at: float
    ruleset: str
    roles: str
    won: int
    summary: bytes


class PlayedFilter(NamedTuple):
    """Which games are asked for; empty for all."""

    ruleset: str = ""
    role: str = ""
    before: float = 1e18


_COLUMNS: Final = "guest, game, number, at, ruleset, roles, won, summary"
RECORD_SQL[Played] = f"""
    INSERT INTO played_games ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (guest, game, number) DO UPDATE SET at = excluded.at, ruleset = excluded.ruleset,
        roles = excluded.roles, won = excluded.won, summary = excluded.summary
"""


class HistoryRecords:
    """Finished games. All methods raise Unavailable if the store does not answer."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def games(self, guest: str, asked: PlayedFilter, limit: int) -> list[Played]:
        """Return a guest's finished games, the latest first."""
        rows = await self._fetch(
            f"SELECT {_COLUMNS} FROM played_games WHERE guest = $1 AND at < $2"
            " AND (CAST($3 AS text) = '' OR ruleset = $3) AND (CAST($4 AS text) = '' OR roles LIKE '% ' || $4 || ' %')"
            " ORDER BY at DESC, game, number LIMIT $5",
            guest,
            asked.before,
            asked.ruleset,
            asked.role,
            limit,
        )
        return [Played(*row) for row in rows]

    async def games_without_table(self, guest: str) -> list[Played]:
        """Return a guest's finished games whose tables were deleted."""
        rows = await self._fetch(
            f"SELECT {_COLUMNS} FROM played_games WHERE guest = $1"
            " AND NOT EXISTS (SELECT 1 FROM headlines WHERE headlines.game = played_games.game)",
            guest,
        )
        return [Played(*row) for row in rows]

    async def deleted_tables(self, guest: str) -> set[str]:
        """Return the tables of a guest's finished games that were deleted, and have no replays any more."""
        rows = await self._fetch(
            "SELECT DISTINCT game FROM played_games WHERE guest = $1"
            " AND NOT EXISTS (SELECT 1 FROM headlines WHERE headlines.game = played_games.game)",
            guest,
        )
        return {game for (game,) in rows}

    async def of_game(self, table: str, number: int) -> list[Played]:
        """Return a finished game as all its people have it in their histories."""
        sql = f"SELECT {_COLUMNS} FROM played_games WHERE game = $1 AND number = $2"
        return [Played(*row) for row in await self._fetch(sql, table, number)]

    async def put(self, rows: list[GuestRecord]) -> None:
        """Store records of guests that belong to no new entry."""
        for row in rows:
            await self._fetch(RECORD_SQL[type(row)], *row)

    async def forget(self, guest: str) -> None:
        """Forget all games of a guest."""
        await self._fetch("DELETE FROM played_games WHERE guest = $1", guest)

    # ---- earlier games ---------------------------------------------------------------------------------------------

    async def claim_search(self, name: str, now: float, until: float) -> str | None:
        """Claim the search for earlier games; return its last table, or None if another server has it."""
        sql = "UPDATE progress SET claimed = $1 WHERE name = $2 AND claimed <= $3 RETURNING done"
        rows = await self._fetch(sql, until, name, now)
        return str(rows[0][0]) if rows else None

    async def save_search(self, name: str, done: str, until: float) -> None:
        """Note that the search has done all tables up to one; it stays claimed for a while."""
        await self._fetch("UPDATE progress SET done = $1, claimed = $2 WHERE name = $3", done, until, name)

    async def tables_after(self, table: str, limit: int) -> list[str]:
        """Return tables in the order of their names."""
        rows = await self._fetch("SELECT game FROM headlines WHERE game > $1 ORDER BY game LIMIT $2", table, limit)
        return [game for (game,) in rows]
