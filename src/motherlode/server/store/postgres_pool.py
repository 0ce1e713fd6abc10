"""A PostgreSQL connection pool with a timeout on every step, as a database may hang silently."""

from __future__ import annotations

import asyncio
import time
from types import TracebackType
from typing import Any, Final

import asyncpg

from motherlode.server.store.protocol import Unavailable

__all__ = ["Connection", "Database"]

Connection = Any
"""A pooled connection. asyncpg's proxy type cannot be named where its stubs are not installed."""

_NO_RESPONSE = "the database does not answer"
_CONNECTION_LOST = "the database cannot be reached"
"""Shown publicly by /healthz, so without the database's address and message, which stay in the cause."""
_SERVER_PATIENCE = 2.0
"""Server-side timeouts, as a multiple of this client's."""
_MAX_IDLE: Final = 240.0
"""Seconds for which an unused connection is kept, as the pool does: after that, a firewall may have forgotten it."""
_LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.exceptions.TargetServerAttributeNotMatched,
)
"""Errors of a database that is stopped, starting, or not (yet, any more) the primary of several."""


class Database:
    """The pool. Connecting, acquiring a connection and using it take at most ``timeout`` seconds each.

    Unavailable if they take longer, or if the connection is lost.
    """

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], timeout: float) -> None:
        self._pool = pool
        self._timeout = timeout
        self._opened: dict[int, float] = {}
        """When each connection was opened, by backend process id."""
        self._suspect_before = 0.0
        """When a timeout last occurred: connections opened earlier may be dead."""
        self._kept: Connection | None = None
        """A connection of the pool that is lent to nobody, but not given back either."""
        self._kept_since = 0.0
        self._waiting = 0
        """Tasks that wait for a connection of the pool."""

    @classmethod
    async def open(cls, address: str, timeout: float, size: int) -> Database:
        """Connect. Server-side timeouts end statements and transactions that this client has abandoned.

        They are longer than this client's: a commit that waits for a synchronous replica and is cancelled by the server
        is reported as done, although the replica may not have it.
        """
        limit = f"{max(1, round(timeout * _SERVER_PATIENCE * 1000))}ms"
        settings = {"statement_timeout": limit, "idle_in_transaction_session_timeout": limit}
        database: Database

        async def note(connection: Connection) -> None:
            database._note_opened(connection)

        pool = asyncpg.create_pool(
            address,
            min_size=0,
            max_size=size,
            timeout=timeout,
            server_settings=settings,
            init=note,
            reset=_skip_reset,
        )
        database = cls(pool, timeout)
        await pool
        async with pool.acquire(timeout=timeout):  # let connection errors through unchanged
            pass
        return database

    def connection(self, timeout: float = 0.0) -> _Use:
        """Return a context with a connection; after ``timeout`` seconds it is closed and its statements fail."""
        return _Use(self, timeout or self._timeout)

    async def execute(self, sql: str, *values: object) -> str:
        """Execute a statement; return its status."""
        async with self.connection() as connection:
            status: str = await connection.execute(sql, *values)
        return status

    async def fetch(self, sql: str, *values: object) -> list[asyncpg.Record]:
        """Return the rows of a query."""
        async with self.connection() as connection:
            rows: list[asyncpg.Record] = await connection.fetch(sql, *values)
        return rows

    async def fetchval(self, sql: str, *values: object) -> Any:
        """Return the first value of a query's first row; None if there is no row."""
        async with self.connection() as connection:
            return await connection.fetchval(sql, *values)

    async def close(self) -> None:
        """Close all connections; terminate them if the database does not respond."""
        kept, self._kept = self._kept, None
        try:
            if kept is not None:
                await self._pool.release(kept)
            await asyncio.wait_for(self._pool.close(), self._timeout)
        except (OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
            self._pool.terminate()

    async def acquire(self, timeout: float) -> Connection:
        """Take a connection: the one that is kept if it can be relied on, else one of the pool."""
        kept, self._kept = self._kept, None
        if kept is not None:
            if self._is_reliable(kept) and time.monotonic() - self._kept_since < _MAX_IDLE:
                return kept
            await self._discard(kept)
        self._waiting += 1
        try:
            while True:
                connection = await self._pool.acquire(timeout=timeout)
                if self._is_reliable(connection):
                    return connection
                await self._discard(connection)
        finally:
            self._waiting -= 1

    def keep(self, connection: Connection) -> bool:
        """Keep a connection for the next use; False if it has to go back to the pool.

        The pool takes longer to lend and take back a connection than this process does for the statement of a commit.
        """
        if self._kept is not None or self._waiting or not _is_open(connection) or self._pool.is_closing():
            return False
        self._kept, self._kept_since = connection, time.monotonic()
        return True

    async def release(self, connection: Connection, timeout: float) -> None:
        """Give a connection back to the pool."""
        await self._pool.release(connection, timeout=timeout)

    def suspect(self) -> None:
        """Note that the database did not answer: connections that are open may be dead."""
        self._suspect_before = time.monotonic()

    def _is_reliable(self, connection: Connection) -> bool:
        return _is_open(connection) and self._opened.get(connection.get_server_pid(), 0.0) >= self._suspect_before

    async def _discard(self, connection: Connection) -> None:
        if _is_open(connection):
            connection.terminate()
        await self._pool.release(connection)

    def _note_opened(self, connection: Connection) -> None:
        if len(self._opened) > 64:
            self._opened.clear()  # unknown connections are replaced when next acquired
        self._opened[connection.get_server_pid()] = time.monotonic()


class _Use:
    """A context with a connection. A class, as commits use it: a generator takes several times as long."""

    __slots__ = ("_connection", "_database", "_is_abandoned", "_timeout", "_timer")

    def __init__(self, database: Database, timeout: float) -> None:
        self._database = database
        self._timeout = timeout
        self._is_abandoned = False

    async def __aenter__(self) -> Connection:
        try:
            self._connection = await self._database.acquire(self._timeout)
        except Exception as error:
            self._explain(error)
            raise
        self._timer = asyncio.get_running_loop().call_later(self._timeout, self._abandon)
        return self._connection

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._timer.cancel()
        if error is None and self._database.keep(self._connection):
            return
        try:
            await self._database.release(self._connection, self._timeout)
        except Exception as failure:
            if isinstance(error, asyncio.CancelledError):
                return  # which goes on, instead of the failure
            self._explain(failure)
            raise
        if error is not None:
            self._explain(error)

    def _abandon(self) -> None:
        self._is_abandoned = True
        self._database.suspect()
        self._connection.terminate()

    def _explain(self, error: BaseException) -> None:
        """Raise Unavailable if an error means that the database is unreachable or does not answer."""
        if isinstance(error, TimeoutError | asyncpg.QueryCanceledError | asyncpg.IdleInTransactionSessionTimeoutError):
            raise Unavailable(_NO_RESPONSE) from error
        if isinstance(error, _LOST):
            raise Unavailable(_CONNECTION_LOST) from error
        if isinstance(error, AttributeError) and self._is_abandoned:
            # asyncpg's, if a connection is terminated between two steps of a statement
            raise Unavailable(_NO_RESPONSE) from error


def _is_open(connection: Connection) -> bool:
    try:
        return not connection.is_closed()
    except asyncpg.InterfaceError:  # the pool has dropped it, as the database has closed it
        return False


async def _skip_reset(connection: Connection) -> None:
    """Skip the reset of a released connection: sessions have no state."""
