"""A connection is kept between uses, as long as it can be relied on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from motherlode.server.store.postgres_pool import Database
from motherlode.server.store.protocol import Unavailable
from server.conftest import fresh_database

BACKEND = "SELECT pg_backend_pid()"


@asynccontextmanager
async def two_connections(server: str) -> AsyncIterator[Database]:
    """Open a pool of at most two connections."""
    database = await Database.open(await asyncio.to_thread(fresh_database, server), 1.0, 2)
    try:
        yield database
    finally:
        await database.close()


async def test_one_connection_serves_one_use_after_another(postgres_server: str) -> None:
    async with two_connections(postgres_server) as database:
        assert len({await database.fetchval(BACKEND) for _ in range(5)}) == 1


async def test_uses_at_the_same_time_have_connections_of_their_own_and_none_starves(postgres_server: str) -> None:
    async with two_connections(postgres_server) as database:

        async def use() -> int:
            async with database.connection() as connection:
                await asyncio.sleep(0.02)
                pid: int = await connection.fetchval(BACKEND)
                return pid

        assert len(set(await asyncio.gather(*(use() for _ in range(20))))) == 2


async def test_a_connection_that_the_database_has_closed_is_replaced(postgres_server: str) -> None:
    async with two_connections(postgres_server) as database:
        pid = await database.fetchval(BACKEND)
        with pytest.raises(Unavailable):
            await database.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        assert await database.fetchval(BACKEND) != pid
        async with database.connection() as other:
            kept = await other.fetchval(BACKEND)
            async with database.connection() as killer:
                await killer.execute("SELECT pg_terminate_backend($1)", kept)
        await asyncio.sleep(0.1)
        assert await database.fetchval(BACKEND) != kept


async def test_after_a_timeout_no_connection_from_before_is_used(postgres_server: str) -> None:
    async with two_connections(postgres_server) as database:
        async with database.connection() as one, database.connection() as other:
            before = {await one.fetchval(BACKEND), await other.fetchval(BACKEND)}
        with pytest.raises(Unavailable):
            async with database.connection(0.2) as connection:
                await connection.execute("SELECT pg_sleep(5)")
        assert await database.fetchval(BACKEND) not in before
