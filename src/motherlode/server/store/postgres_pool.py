"""A PostgreSQL connection pool with a timeout on every step, as a database may hang silently."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

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

    @asynccontextmanager
    async def connection(self, timeout: float = 0.0) -> AsyncIterator[Connection]:
        """A connection, closed after ``timeout`` seconds, which makes pending statements fail."""
        timeout = timeout or self._timeout
        is_abandoned = False

        def abandon() -> None:
            nonlocal is_abandoned
            is_abandoned = True
            self._suspect_before = time.monotonic()
            connection.terminate()

        try:
            connection = await self._acquire(timeout)
            timer = asyncio.get_running_loop().call_later(timeout, abandon)
            is_cancelled = False
            try:
                yield connection
            except asyncio.CancelledError:
                is_cancelled = True
                raise
            finally:
                timer.cancel()
                try:
                    await self._pool.release(connection, timeout=timeout)
                except Exception:
                    if not is_cancelled:  # else it would take the place of the cancellation
                        raise
        except (TimeoutError, asyncpg.QueryCanceledError, asyncpg.IdleInTransactionSessionTimeoutError) as error:
            raise Unavailable(_NO_RESPONSE) from error
        except _LOST as error:
            raise Unavailable(_CONNECTION_LOST) from error
        except AttributeError as error:  # asyncpg's, if a connection is terminated between two steps of a statement
            if is_abandoned:
                raise Unavailable(_NO_RESPONSE) from error
            raise

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
        try:
            await asyncio.wait_for(self._pool.close(), self._timeout)
        except (OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
            self._pool.terminate()

    async def _acquire(self, timeout: float) -> Connection:
        while True:
            connection = await self._pool.acquire(timeout=timeout)
            if self._opened.get(connection.get_server_pid(), 0.0) >= self._suspect_before:
                return connection
            connection.terminate()
            await self._pool.release(connection)

    def _note_opened(self, connection: Connection) -> None:
        if len(self._opened) > 64:
            self._opened.clear()  # unknown connections are replaced when next acquired
        self._opened[connection.get_server_pid()] = time.monotonic()


async def _skip_reset(connection: Connection) -> None:
    """Skip the reset of a released connection: sessions have no state."""
