"""A store in an SQLite file: write-ahead log, fsync at every commit, one writer process."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self, cast

import apsw
import msgspec

from motherlode.server.domain.log_entries import TableState
from motherlode.server.store.file_lock import FileLock
from motherlode.server.store.group_commit import GroupCommit
from motherlode.server.store.migrations import check_schema, migrations
from motherlode.server.store.protocol import LAST_ENTRY, Append, Conflict, Headline, Loaded, Unavailable
from motherlode.server.store.sqlite_client import SqliteClient
from motherlode.server.store.sqlite_worker import Row

__all__ = ["SqliteStore"]

# The whole batch is one parameter of one statement.
_INSERT = "INSERT INTO entries SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB) FROM json_each(?) WHERE true"
_HEADLINE = "INSERT OR REPLACE INTO headlines VALUES (?, ?, ?, ?, ?, ?, ?)"
_CHECKPOINT = "INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?)"
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
        try:
            await self._client.execute((_INSERT, (_ENCODER.encode(entries).decode(),)), *headlines, *checkpoints)
        except apsw.ConstraintError as error:
            raise Conflict from error

    async def acquire(self, table: str, is_new: bool = False) -> int:
        return 0

    async def release(self, table: str, epoch: int) -> None:
        pass

    def on_leases_lost(self, on_lapsed: Callable[[], None]) -> None:
        pass

    async def step_down(self) -> None:
        pass

    async def lease_left(self, node: str) -> float:
        return 0.0

    async def others_have_bus(self) -> bool:
        return False

    async def load(self, table: str) -> Loaded:
        found = await self._rows("SELECT count, state FROM checkpoints WHERE game = ?", (table,))
        count, checkpoint = found[0] if found else (0, None)
        return Loaded(checkpoint, await self.entries(table, count, LAST_ENTRY))

    async def entries(self, table: str, first: int, last: int) -> list[bytes]:
        sql = "SELECT entry FROM entries WHERE game = ? AND seq BETWEEN ? AND ? ORDER BY seq"
        return [entry for (entry,) in await self._rows(sql, (table, first, last))]

    async def public_tables(self, limit: int) -> list[tuple[str, Headline]]:
        rows = await self._rows(
            "SELECT game, public, state, terms, people, due FROM headlines"
            " WHERE public AND state IN ('gathering', 'playing') ORDER BY changed DESC LIMIT ?",
            (limit,),
        )
        return [(game, _headline(*set_due)) for game, *set_due in rows]

    async def due_tables(self, now: float) -> list[str]:
        rows = await self._rows(
            "SELECT game FROM headlines"
            " WHERE (state = 'playing' OR (state = 'gathering' AND public)) AND (due IS NULL OR due <= ?)",
            (now,),
        )
        return [game for (game,) in rows]

    async def set_due(self, table: str, due: float | None) -> None:
        await self._rows("UPDATE headlines SET due = ? WHERE game = ?", (due, table))

    async def secret(self, fresh: str) -> str:
        await self._rows("INSERT OR IGNORE INTO secrets VALUES ('server', ?)", (fresh,))
        ((value,),) = await self._rows("SELECT value FROM secrets WHERE name = 'server'", ())
        return cast("str", value)

    async def ping(self) -> None:
        try:
            await self._client.execute(("SELECT 1", ()))
        except (ConnectionError, apsw.Error) as error:
            raise Unavailable(str(error)) from error

    async def close(self) -> None:
        await self.stop()
        await self._client.close()
        self._lock.release()

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


def _headline(public: int, state: TableState, settings: bytes, people: int, due: float | None) -> Headline:
    return Headline(bool(public), state, settings, people, due)
