"""The SQLite client and worker: atomic, ordered execution; a worker that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import msgspec
import pytest

from motherlode.server.store import sqlite_worker as worker
from motherlode.server.store.sqlite_client import SqliteClient
from motherlode.server.store.sqlite_worker import HEADER_SIZE

MAKE = ("CREATE TABLE numbers (n INTEGER PRIMARY KEY)", ())
READ = ("SELECT n FROM numbers ORDER BY n", ())


def with_clerk(path: Path, use: Callable[[SqliteClient], Awaitable[object]]) -> None:
    async def run() -> None:
        client = SqliteClient(path)
        try:
            await use(client)
        finally:
            await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def put(number: int) -> tuple[str, tuple[int]]:
    return ("INSERT INTO numbers VALUES (?)", (number,))


def sqlite_workers() -> list[int]:
    """Return the SQLite workers started by this process."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return [int(child) for child in children if "sqlite_worker.py" in Path(f"/proc/{child}/cmdline").read_text()]


def test_statements_are_executed_all_or_none(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        await client.execute(put(1), put(2))
        with pytest.raises(apsw.ConstraintError):
            await client.execute(put(3), put(1))
        assert await client.execute(put(4), READ) == [(1,), (2,), (4,)]

    with_clerk(tmp_path / "file.sqlite", use)


def test_results_of_any_size_come_in_the_order_of_the_requests(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        sizes = [10, 5_000_000, 0, 70_000, 300]
        results = await asyncio.gather(*(client.execute(("SELECT zeroblob(?)", (size,))) for size in sizes))
        assert [len(blob) for ((blob,),) in results] == sizes

    with_clerk(tmp_path / "file.sqlite", use)


def test_pending_calls_fail_when_the_worker_dies_and_the_next_is_served(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        await client.execute(put(1))
        (first,) = sqlite_workers()
        os.kill(first, signal.SIGSTOP)  # so that a request is pending when it dies
        waiting = [asyncio.ensure_future(client.execute(put(number))) for number in (2, 3)]
        await asyncio.sleep(0.05)
        os.kill(first, signal.SIGKILL)
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [ConnectionError, ConnectionError]
        assert await client.execute(put(4), READ) == [(1,), (4,)]
        assert first not in sqlite_workers()

    with_clerk(tmp_path / "file.sqlite", use)


def test_the_worker_ignores_signals_meant_for_the_server(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        before = sqlite_workers()
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(before[0], number)
        assert await client.execute(put(1), READ) == [(1,)]
        assert sqlite_workers() == before

    with_clerk(tmp_path / "file.sqlite", use)


def test_closing_the_client_ends_its_worker(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        assert sqlite_workers()

    with_clerk(tmp_path / "file.sqlite", use)
    assert not sqlite_workers()
    assert not (tmp_path / "file.sqlite-wal").exists(), "the file was not closed"


def test_a_closed_client_starts_no_new_worker(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        await client.close()
        with pytest.raises(ConnectionError):
            await client.execute(READ)
        assert not sqlite_workers()

    with_clerk(tmp_path / "file.sqlite", use)


def test_a_file_that_cannot_be_opened_is_reported_by_every_call(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        for _ in range(2):
            with pytest.raises(apsw.CantOpenError):
                await client.execute(MAKE)

    with_clerk(tmp_path, use)


@pytest.mark.parametrize("left", [1, HEADER_SIZE, HEADER_SIZE + 3])
def test_a_request_truncated_by_the_servers_death_is_not_executed(tmp_path: Path, left: int) -> None:
    path = tmp_path / "file.sqlite"
    with_clerk(path, lambda client: client.execute(MAKE))
    request = msgspec.msgpack.encode([put(1)])
    command = len(request).to_bytes(worker.HEADER_SIZE, "big") + request
    words = [sys.executable, "-P", worker.__file__, str(path)]
    ended = subprocess.run(words, input=command[:left], capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")

    async def nothing_there(client: SqliteClient) -> None:
        assert await client.execute(READ) == []

    with_clerk(path, nothing_there)
