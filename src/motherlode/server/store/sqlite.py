"""A store in an SQLite file: write-ahead log, fsync at every commit, one writer process."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

import apsw
import msgspec

from motherlode.server.domain.log.entries import TableState
from motherlode.server.store.file_lock import FileLock
from motherlode.server.store.group_commit import GroupCommit
from motherlode.server.store.guest_records import FORGET_SQL, RECORD_SQL, GuestRecords
from motherlode.server.store.history_records import HistoryRecords
from motherlode.server.store.migrations import check_schema, migrations
from motherlode.server.store.operation_records import OperationRecords
from motherlode.server.store.protocol import (
    LAST_ENTRY,
    MAX_ANALYSES,
    Append,
    Conflict,
    Headline,
    Loaded,
    Rewrite,
    StoredTable,
    Unavailable,
)
from motherlode.server.store.push_records import PushRecords
from motherlode.server.store.sqlite_client import SqliteClient
from motherlode.server.store.sqlite_worker import Row, Statement

__all__ = ["SqliteStore"]

# The whole batch is one parameter of one statement.
_INSERT = "INSERT INTO entries SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB) FROM json_each(?) WHERE true"
_HEADLINE = """
INSERT OR REPLACE INTO headlines (game, public, state, terms, people, due, seats, opened, changed)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_CHECKPOINT = "INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?)"
_GUEST = "INSERT OR IGNORE INTO guests VALUES (?, ?)"
_DESERTED = """(state = 'gathering' AND people = 0 AND CAST(terms AS TEXT) LIKE '%"auto_start":true%')"""
"""Condition for a table that begins by itself and that everyone has left: it closes soon."""
_LISTED = "SELECT game, public, state, terms, people, due, changed FROM headlines"
_MAX_SCRUBBED_PAGES = 65_536
"""256 MB, which take about a second."""
_NOTE_TRACES = "INSERT OR REPLACE INTO progress VALUES ('scrub', '', ?)"
"""When a table was last rewritten. It is in the file, so that a server that was killed leaves no traces for good."""
_WRITE_NOTHING = ("UPDATE secrets SET value = value WHERE false", ())
_ENCODER = msgspec.json.Encoder()


class SqliteStore(GroupCommit):
    """A store in one file, which only the SQLite worker process accesses."""

    def __init__(self, client: SqliteClient, lock: FileLock) -> None:
        super().__init__()
        self._client = client
        self._lock = lock
        self.node_id = ""
        self.has_bus = False
        self.guests = GuestRecords(self._fetch)
        self.push = PushRecords(self._fetch)
        self.history = HistoryRecords(self._fetch)
        self.operations = OperationRecords(self._fetch)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open and migrate a file, and check that it is writable; AlreadyOpen if another server has it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path)
        lock.acquire()
        client = SqliteClient(path)
        try:
            await _migrate(client)
            await client.execute(_WRITE_NOTHING)  # fail now, not at the first move, if the file is read-only
        except BaseException:
            await client.close()
            lock.release()
            raise
        return cls(client, lock)

    async def write(self, appends: Sequence[Append]) -> None:
        entries = [
            (append.table, seq, entry.decode())
            for append in appends
            for seq, entry in enumerate(append.entries, start=append.first)
        ]
        now = time.time()
        headlines = [
            (_HEADLINE, (append.table, *append.headline, now)) for append in appends if append.headline is not None
        ]
        checkpoints = [
            (_CHECKPOINT, (append.table, append.first + len(append.entries), append.checkpoint))
            for append in appends
            if append.checkpoint is not None
        ]
        records = [(RECORD_SQL[type(row)], tuple(row)) for append in appends for row in append.records]
        guests = [(_GUEST, (guest, append.table)) for append in appends for guest in append.guests]
        inserted = (_INSERT, (_ENCODER.encode(entries).decode(),))
        try:
            await self._client.execute(inserted, *headlines, *checkpoints, *guests, *records)
        except apsw.ConstraintError as error:
            raise Conflict from error

    async def acquire(self, table: str, is_new: bool = False) -> int:
        return 0

    async def release(self, table: str, epoch: int) -> None:
        pass

    async def transfer(self, table: str, epoch: int, node: str) -> int:
        return 0

    def on_leases_lost(self, on_lapsed: Callable[[], None]) -> None:
        pass

    async def step_down(self) -> None:
        pass

    async def lease_left(self, node: str) -> float:
        return 0.0

    async def expire(self, node: str) -> None:
        pass

    async def others_have_bus(self) -> bool:
        return False

    async def load(self, table: str) -> Loaded:
        found = await self._rows("SELECT count, state FROM checkpoints WHERE game = ?", (table,))
        count, checkpoint = found[0] if found else (0, None)
        return Loaded(checkpoint, await self.entries(table, count, LAST_ENTRY), count)

    async def entries(self, table: str, first: int, last: int) -> list[bytes]:
        sql = "SELECT entry FROM entries WHERE game = ? AND seq BETWEEN ? AND ? ORDER BY seq"
        return [entry for (entry,) in await self._rows(sql, (table, first, last))]

    async def public_tables(self, limit: int) -> list[tuple[str, Headline]]:
        rows = await self._rows(
            "SELECT game, public, state, terms, people, due, seats, opened FROM headlines"
            f" WHERE public AND state IN ('gathering', 'playing') AND NOT {_DESERTED}"
            " ORDER BY state, changed DESC LIMIT ?",
            (limit,),
        )
        return [(game, _headline(*head)) for game, *head in rows]

    @asynccontextmanager
    async def exclusively(self) -> AsyncIterator[None]:
        yield  # no other server can have opened the file

    async def due_tables(self, now: float) -> list[str]:
        rows = await self._rows(
            "SELECT game FROM headlines WHERE state IN ('gathering', 'playing') AND (due IS NULL OR due <= ?)",
            (now,),
        )
        return [game for (game,) in rows]

    async def set_due(self, table: str, due: float | None, turn: int | None = None, ends_at: float = 0.0) -> None:
        values = due, turn, ends_at, table
        await self._rows("UPDATE headlines SET due = ?, turn = ?, ends_at = ? WHERE game = ?", values)

    async def analysis(self, table: str, number: int, version: int) -> bytes | None:
        sql = "SELECT report FROM analyses WHERE game = ? AND number = ? AND version = ?"
        rows = await self._rows(sql, (table, number, version))
        return rows[0][0] if rows else None

    async def keep_analysis(self, table: str, number: int, version: int, report: bytes) -> None:
        values = (table, number, version, report, time.time())
        await self._rows("INSERT OR REPLACE INTO analyses VALUES (?, ?, ?, ?, ?)", values)
        await self._rows(
            "DELETE FROM analyses WHERE (game, number) IN"
            " (SELECT game, number FROM analyses ORDER BY made DESC LIMIT -1 OFFSET ?)",
            (MAX_ANALYSES,),
        )

    async def rewrite(self, rewrite: Rewrite) -> None:
        table, guest = rewrite.table, rewrite.guest
        update = "UPDATE entries SET entry = ? WHERE game = ? AND seq = ?"
        await self._change(
            *((update, (entry, table, seq)) for seq, entry in rewrite.entries.items()),
            ("DELETE FROM checkpoints WHERE game = ?", (table,)),
            ("UPDATE headlines SET seats = ? WHERE game = ?", (rewrite.seats, table)),
            *((RECORD_SQL[type(row)], tuple(row)) for row in rewrite.records),
            *((sql, (guest, table)) for sql in FORGET_SQL),
            (_NOTE_TRACES, (time.time(),)),
        )
        await self._truncate_log()

    async def scrub(self) -> None:
        ((pages,),) = await self._rows("PRAGMA page_count", ())
        rewritten = await self._rows("SELECT claimed FROM progress WHERE name = 'scrub'", ())
        if pages <= _MAX_SCRUBBED_PAGES and rewritten:
            await self._rows("VACUUM", ())
            await self._truncate_log()
            await self._rows("DELETE FROM progress WHERE name = 'scrub' AND claimed = ?", rewritten[0])

    async def delete(self, table: str, epoch: int, keeps_history: bool = False) -> None:
        tables = ["entries", "headlines", "checkpoints", "guests", "analyses", "members", "notices"]
        tables += [] if keeps_history else ["played_games"]
        await self._change(*((f"DELETE FROM {one} WHERE game = ?", (table,)) for one in tables))
        await self._truncate_log()

    async def tables(self, limit: int, state: TableState | None = None, guest: str | None = None) -> list[StoredTable]:
        rows = await self._rows(
            f"{_LISTED} WHERE (?1 IS NULL OR state = ?1)"
            " AND (?2 IS NULL OR game IN (SELECT game FROM guests WHERE guest = ?2)) ORDER BY changed DESC LIMIT ?3",
            (state, guest, limit),
        )
        return [StoredTable(game, _headline(*head), changed) for game, *head, changed in rows]

    async def tables_of(self, guest: str) -> list[str]:
        return [game for (game,) in await self._rows("SELECT game FROM guests WHERE guest = ?", (guest,))]

    async def finished_before(self, time: float, limit: int) -> list[str]:
        sql = "SELECT game FROM headlines WHERE state IN ('over', 'closed') AND changed < ? ORDER BY changed LIMIT ?"
        return [game for (game,) in await self._rows(sql, (time, limit))]

    async def ping(self) -> None:
        try:  # a disk that is full or read-only can still be read
            await self._client.execute(("INSERT OR REPLACE INTO progress VALUES ('probe', '', ?)", (time.time(),)))
        except (ConnectionError, apsw.Error) as error:
            raise Unavailable(str(error)) from error

    async def close(self) -> None:
        await self.stop()
        await self._client.close()
        self._lock.release()

    async def _fetch(self, sql: str, *values: object) -> list[Row]:
        return await self._rows(sql, values)

    async def _truncate_log(self) -> None:
        """Empty the write-ahead log, which holds pages from before a change, unless someone is reading it."""
        await self._rows("PRAGMA wal_checkpoint(TRUNCATE)", ())

    async def _change(self, *statements: Statement) -> None:
        """Execute idempotent statements in one transaction."""
        try:
            await self._client.execute(*statements)
        except ConnectionError as error:
            raise Unavailable(str(error)) from error

    async def _rows(self, sql: str, values: Row) -> list[Row]:
        """Execute an idempotent statement, with one retry."""
        try:
            return await self._client.execute((sql, values))
        except ConnectionError:
            pass
        try:
            return await self._client.execute((sql, values))
        except ConnectionError as error:
            raise Unavailable(str(error)) from error


async def _migrate(client: SqliteClient) -> None:
    ((version,),) = await client.execute(("PRAGMA user_version", ()))
    check_schema("sqlite", version)
    for number, sql in migrations("sqlite"):
        if number > version:
            await client.execute((f"BEGIN IMMEDIATE; {sql}; PRAGMA user_version = {number}; COMMIT", ()))


def _headline(
    public: int,
    state: TableState,
    settings: bytes,
    people: int,
    due: float | None,
    seats: bytes = b"",
    opened: float = 0.0,
) -> Headline:
    return Headline(bool(public), state, settings, people, due, seats, opened)
