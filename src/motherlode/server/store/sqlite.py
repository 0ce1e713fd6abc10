"""Tables in an SQLite file: write-ahead log, synced at every commit, one thread that writes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import apsw
import msgspec

from motherlode.server.store.clerk import Clerk
from motherlode.server.store.group import GroupCommit
from motherlode.server.store.migrations import migrations
from motherlode.server.store.protocol import Append, Conflict, Headline, State

__all__ = ["SqliteStore"]

# The whole batch is one value and one step of the database: between steps this thread would wait for its turn.
_INSERT = "INSERT INTO entries SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB) FROM json_each(?) WHERE true"
_HEADLINE = "INSERT OR REPLACE INTO headlines VALUES (?, ?, ?, ?, ?, ?, ?)"
_ENCODER = msgspec.json.Encoder()


class SqliteStore(GroupCommit):
    """A store in one file. Everything that touches the file does so in the store's own thread."""

    def __init__(self, connection: apsw.Connection, clerk: Clerk) -> None:
        super().__init__()
        self._connection = connection
        self._clerk = clerk

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        path.parent.mkdir(parents=True, exist_ok=True)
        clerk = Clerk("store")
        try:
            return cls(await clerk.do(lambda: _connect(path)), clerk)
        except BaseException:
            clerk.dismiss()
            raise

    async def write(self, appends: Sequence[Append]) -> None:
        await self._clerk.do(lambda: self._write(appends))

    async def take(self, table: str, is_new: bool = False) -> int:
        return 0

    async def release(self, table: str, epoch: int) -> None:
        pass

    def watch(self, lapsed: Callable[[], None]) -> None:
        pass

    async def load(self, table: str) -> list[bytes]:
        rows = await self._rows("SELECT entry FROM entries WHERE game = ? ORDER BY seq", (table,))
        return [cast("bytes", entry) for (entry,) in rows]

    async def public_tables(self, limit: int) -> list[tuple[str, Headline]]:
        rows = await self._rows(
            "SELECT game, public, state, terms, people, due FROM headlines"
            " WHERE public AND state IN ('gathering', 'playing') ORDER BY changed DESC LIMIT ?",
            (limit,),
        )
        return [(str(game), _headline(*rest)) for game, *rest in rows]

    async def due_tables(self, now: float) -> list[str]:
        rows = await self._rows(
            "SELECT game FROM headlines"
            " WHERE (state = 'playing' OR (state = 'gathering' AND public)) AND (due IS NULL OR due <= ?)",
            (now,),
        )
        return [str(game) for (game,) in rows]

    async def rest(self, table: str, due: float | None) -> None:
        await self._rows("UPDATE headlines SET due = ? WHERE game = ?", (due, table))

    async def secret(self, fresh: str) -> str:
        await self._rows("INSERT OR IGNORE INTO secrets VALUES ('server', ?)", (fresh,))
        ((value,),) = await self._rows("SELECT value FROM secrets WHERE name = 'server'", ())
        return str(value)

    async def close(self) -> None:
        await self.stop()
        await self._clerk.do(self._connection.close)
        self._clerk.dismiss()

    async def _rows(self, sql: str, values: tuple[str | float | None, ...]) -> list[tuple[object, ...]]:
        return await self._clerk.do(lambda: list(self._connection.execute(sql, values)))

    def _write(self, appends: Sequence[Append]) -> None:
        entries = [
            (append.table, seq, entry.decode())
            for append in appends
            for seq, entry in enumerate(append.entries, start=append.first)
        ]
        rows = _ENCODER.encode(entries).decode()
        now = time.time()
        headlines = [(append.table, *append.headline, now) for append in appends if append.headline is not None]
        try:
            if not headlines:
                self._connection.execute(_INSERT, (rows,))  # one statement is a transaction of its own
                return
            with self._connection:
                self._connection.execute(_INSERT, (rows,))
                self._connection.executemany(_HEADLINE, headlines)
        except apsw.ConstraintError as error:
            raise Conflict from error


def _connect(path: Path) -> apsw.Connection:
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(10_000)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    ((at,),) = connection.execute("PRAGMA user_version")
    for number, sql in migrations("sqlite"):
        if number > cast("int", at):
            connection.execute(f"BEGIN IMMEDIATE; {sql}; PRAGMA user_version = {number}; COMMIT")
    return connection


def _headline(public: object, state: object, terms: object, people: object, due: object) -> Headline:
    return Headline(
        bool(public), cast("State", state), cast("bytes", terms), cast("int", people), cast("float | None", due)
    )
