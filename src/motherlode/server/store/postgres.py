"""A store in PostgreSQL. A batch of appends is one statement over arrays, for any number of tables."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import asyncpg

from motherlode.server.domain.log.entries import TableState
from motherlode.server.store.group_commit import GroupCommit
from motherlode.server.store.guest_records import FORGET_SQL, RECORD_SQL, GuestRecords
from motherlode.server.store.history_records import HistoryRecords
from motherlode.server.store.leases import Leases
from motherlode.server.store.operation_records import OperationRecords
from motherlode.server.store.postgres_migration import migrate
from motherlode.server.store.postgres_pool import Database
from motherlode.server.store.protocol import (
    LAST_ENTRY,
    MAX_ANALYSES,
    Append,
    Conflict,
    Fenced,
    Headline,
    Loaded,
    Node,
    Rewrite,
    StoredTable,
)
from motherlode.server.store.push_records import PushRecords

__all__ = ["PostgresStore"]

# Inserts nothing if any of the tables has passed to another server. The row locks make acquire() wait for this.
_INSERT = """
WITH held AS MATERIALIZED (
    SELECT leases.game FROM leases JOIN unnest($4::text[], $5::bigint[]) AS mine (game, epoch) USING (game, epoch)
    FOR SHARE OF leases
)
INSERT INTO entries SELECT fresh.* FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS fresh
WHERE (SELECT count(*) FROM held) = cardinality($4)
"""
_HEADLINE = """
INSERT INTO headlines (game, public, state, terms, people, due, seats, opened, changed)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (game) DO UPDATE SET public = excluded.public, state = excluded.state, terms = excluded.terms,
    people = excluded.people, due = excluded.due, seats = excluded.seats, opened = excluded.opened,
    changed = excluded.changed, turn = NULL
"""
_CHECKPOINT = """
INSERT INTO checkpoints VALUES ($1, $2, $3)
ON CONFLICT (game) DO UPDATE SET count = excluded.count, state = excluded.state
"""
_GUEST = "INSERT INTO guests VALUES ($1, $2) ON CONFLICT DO NOTHING"
_DESERTED = """(state = 'gathering' AND people = 0 AND position('"auto_start":true'::bytea IN terms) > 0)"""
"""Condition for a table that begins by itself and that everyone has left: it closes soon."""
_LISTED = "SELECT game, public, state, terms, people, due, changed FROM headlines"
_FREE = "(nodes.node IS NULL OR nodes.until < extract(epoch FROM clock_timestamp()))"
"""Condition for a table, joined with its lease and node, that no live server has."""
_LOCK = "SELECT FROM leases WHERE game = $1 AND epoch = $2 FOR UPDATE"
_TABLES = ["entries", "headlines", "checkpoints", "guests", "analyses", "members", "notices", "played_games", "leases"]
"""What is kept of a game."""
_CONNECTIONS = 4
_EXCLUSIVE_LOCK = 6_837_563
"""Key of the advisory lock of :meth:`PostgresStore.exclusively`."""


class PostgresStore(GroupCommit):
    """A store in a PostgreSQL database."""

    def __init__(self, database: Database, leases: Leases) -> None:
        super().__init__()
        self._database = database
        self._leases = leases
        self.node_id = leases.node_id
        self.guests = GuestRecords(self._fetch)
        self.push = PushRecords(self._fetch)
        self.history = HistoryRecords(self._fetch)
        self.operations = OperationRecords(self._fetch)

    @property
    def has_bus(self) -> bool:
        """Whether this server is connected to the bus."""
        return self._leases.has_bus

    @has_bus.setter
    def has_bus(self, value: bool) -> None:
        self._leases.has_bus = value

    @classmethod
    async def open(cls, address: str, node: Node) -> PostgresStore:
        database = await Database.open(address, node.timeout, _CONNECTIONS)
        try:
            await migrate(database)
            leases = Leases(database, await Database.open(address, node.timeout, 1), node)
            await leases.join()
        except BaseException:
            await database.close()
            raise
        return cls(database, leases)

    async def acquire(self, table: str, is_new: bool = False) -> int:
        return await self._leases.acquire(table, is_new)

    async def release(self, table: str, epoch: int) -> None:
        await self._leases.release(table, epoch)

    async def transfer(self, table: str, epoch: int, node: str) -> int:
        return await self._leases.transfer(table, epoch, node)

    def on_leases_lost(self, on_lapsed: Callable[[], None]) -> None:
        self._leases.on_leases_lost(on_lapsed)

    async def step_down(self) -> None:
        await self._leases.step_down()

    async def lease_left(self, node: str) -> float:
        return await self._leases.time_left(node)

    async def expire(self, node: str) -> None:
        await self._leases.expire(node)

    async def others_have_bus(self) -> bool:
        return await self._leases.others_have_bus()

    async def write(self, appends: Sequence[Append]) -> None:
        tables: list[str] = []
        numbers: list[int] = []
        entries: list[bytes] = []
        for append in appends:
            tables += [append.table] * len(append.entries)
            numbers += range(append.first, append.first + len(append.entries))
            entries += append.entries
        mine = list({(append.table, append.epoch) for append in appends})
        rows = tables, numbers, entries, [table for table, _ in mine], [epoch for _, epoch in mine]
        now = time.time()
        headlines = [(append.table, *append.headline, now) for append in appends if append.headline is not None]
        checkpoints = [
            (append.table, append.first + len(append.entries), append.checkpoint)
            for append in appends
            if append.checkpoint is not None
        ]
        records = [(RECORD_SQL[type(row)], tuple(row)) for append in appends for row in append.records]
        guests = [(guest, append.table) for append in appends for guest in append.guests]
        try:
            async with self._database.connection() as connection:
                if not headlines and not checkpoints and not guests and not records:
                    _check_fence(await connection.execute(_INSERT, *rows))
                    return
                async with connection.transaction():
                    _check_fence(await connection.execute(_INSERT, *rows))
                    await connection.executemany(_HEADLINE, headlines)
                    await connection.executemany(_CHECKPOINT, checkpoints)
                    await connection.executemany(_GUEST, guests)
                    for sql, values in records:
                        await connection.execute(sql, *values)
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error

    async def load(self, table: str) -> Loaded:
        found = await self._database.fetch("SELECT count, state FROM checkpoints WHERE game = $1", table)
        count, checkpoint = (found[0]["count"], found[0]["state"]) if found else (0, None)
        return Loaded(checkpoint, await self.entries(table, count, LAST_ENTRY), count)

    async def entries(self, table: str, first: int, last: int) -> list[bytes]:
        sql = "SELECT entry FROM entries WHERE game = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq"
        return [row["entry"] for row in await self._database.fetch(sql, table, first, last)]

    async def public_tables(self, limit: int) -> list[tuple[str, Headline]]:
        rows = await self._database.fetch(
            "SELECT game, public, state, terms, people, due, seats, opened FROM headlines"
            f" WHERE public AND state IN ('gathering', 'playing') AND NOT {_DESERTED}"
            " ORDER BY state, changed DESC LIMIT $1",
            limit,
        )
        return [(row["game"], _headline(row)._replace(seats=row["seats"], opened=row["opened"])) for row in rows]

    @asynccontextmanager
    async def exclusively(self) -> AsyncIterator[None]:
        async with self._database.connection() as connection, connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({_EXCLUSIVE_LOCK})")
            yield

    async def due_tables(self, now: float) -> list[str]:
        rows = await self._database.fetch(
            "SELECT game FROM headlines LEFT JOIN leases USING (game) LEFT JOIN nodes USING (node)"
            f" WHERE ({_FREE} OR nodes.home = $2)"
            " AND state IN ('gathering', 'playing') AND (due IS NULL OR due <= $1)",
            now,
            self._leases.home,
        )
        return [row["game"] for row in rows]

    async def set_due(self, table: str, due: float | None, turn: int | None = None, ends_at: float = 0.0) -> None:
        sql = "UPDATE headlines SET due = $2, turn = $3, ends_at = $4 WHERE game = $1"
        await self._database.execute(sql, table, due, turn, ends_at)

    async def analysis(self, table: str, number: int, version: int) -> bytes | None:
        sql = "SELECT report FROM analyses WHERE game = $1 AND number = $2 AND version = $3"
        rows = await self._database.fetch(sql, table, number, version)
        return rows[0]["report"] if rows else None

    async def keep_analysis(self, table: str, number: int, version: int, report: bytes) -> None:
        await self._database.execute(
            "INSERT INTO analyses VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, number)"
            " DO UPDATE SET version = excluded.version, report = excluded.report, made = excluded.made",
            table,
            number,
            version,
            report,
            time.time(),
        )
        await self._database.execute(
            "DELETE FROM analyses WHERE (game, number) IN"
            " (SELECT game, number FROM analyses ORDER BY made DESC OFFSET $1)",
            MAX_ANALYSES,
        )

    async def rewrite(self, rewrite: Rewrite) -> None:
        table, guest = rewrite.table, rewrite.guest
        async with self._locked(table, rewrite.epoch) as connection:
            await connection.execute(
                "UPDATE entries SET entry = fresh.entry FROM unnest($2::integer[], $3::bytea[]) AS fresh (seq, entry)"
                " WHERE game = $1 AND entries.seq = fresh.seq",
                table,
                list(rewrite.entries),
                list(rewrite.entries.values()),
            )
            await connection.execute("DELETE FROM checkpoints WHERE game = $1", table)
            await connection.execute("UPDATE headlines SET seats = $1 WHERE game = $2", rewrite.seats, table)
            for row in rewrite.records:
                await connection.execute(RECORD_SQL[type(row)], *row)
            for sql in FORGET_SQL:
                await connection.execute(sql, guest, table)

    async def scrub(self) -> None:
        pass  # autovacuum

    async def delete(self, table: str, epoch: int, keeps_history: bool = False) -> None:
        async with self._locked(table, epoch) as connection:
            for one in (one for one in _TABLES if one != "played_games" or not keeps_history):
                await connection.execute(f"DELETE FROM {one} WHERE game = $1", table)

    async def tables(self, limit: int, state: TableState | None = None, guest: str | None = None) -> list[StoredTable]:
        rows = await self._database.fetch(
            f"{_LISTED} WHERE ($1::text IS NULL OR state = $1)"
            " AND ($2::text IS NULL OR game IN (SELECT game FROM guests WHERE guest = $2))"
            " ORDER BY changed DESC LIMIT $3",
            state,
            guest,
            limit,
        )
        return [StoredTable(row["game"], _headline(row), row["changed"]) for row in rows]

    async def tables_of(self, guest: str) -> list[str]:
        rows = await self._database.fetch("SELECT game FROM guests WHERE guest = $1", guest)
        return [row["game"] for row in rows]

    async def finished_before(self, time: float, limit: int) -> list[str]:
        rows = await self._database.fetch(
            "SELECT game FROM headlines LEFT JOIN leases USING (game) LEFT JOIN nodes USING (node)"
            f" WHERE {_FREE} AND state IN ('over', 'closed') AND changed < $1 ORDER BY changed LIMIT $2",
            time,
            limit,
        )
        return [row["game"] for row in rows]

    @asynccontextmanager
    async def _locked(self, table: str, epoch: int) -> AsyncIterator[Any]:
        """A transaction during which the table cannot pass to another server; Fenced if it has."""
        async with self._database.connection() as connection, connection.transaction():
            if not await connection.fetch(_LOCK, table, epoch):
                raise Fenced
            yield connection

    async def _fetch(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._database.fetch(sql, *values)]

    async def close(self) -> None:
        await self.stop()
        await self._leases.leave()
        await self._database.close()

    async def ping(self) -> None:
        self._leases.check()
        await self._database.execute("SELECT 1")


def _check_fence(status: str) -> None:
    """Raise Fenced if nothing was inserted."""
    if status == "INSERT 0 0":
        raise Fenced


def _headline(row: Any) -> Headline:
    return Headline(row["public"], cast("TableState", row["state"]), row["terms"], row["people"], row["due"])
