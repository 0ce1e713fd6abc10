"""The clerk and its keeper: steps are done in order, all or none; a keeper that dies is replaced, and says no lies."""

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


def keepers() -> list[int]:
    """Processes that this one started and that keep a file."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return [int(child) for child in children if "sqlite_worker.py" in Path(f"/proc/{child}/cmdline").read_text()]


def test_steps_are_all_done_or_none(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        await client.execute(put(1), put(2))
        with pytest.raises(apsw.ConstraintError):
            await client.execute(put(3), put(1))
        assert await client.execute(put(4), READ) == [(1,), (2,), (4,)]

    with_clerk(tmp_path / "file.sqlite", use)


def test_answers_of_any_size_come_in_the_order_of_the_questions(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        sizes = [10, 5_000_000, 0, 70_000, 300]
        results = await asyncio.gather(*(client.execute(("SELECT zeroblob(?)", (size,))) for size in sizes))
        assert [len(blob) for ((blob,),) in results] == sizes

    with_clerk(tmp_path / "file.sqlite", use)


def test_whoever_waits_for_a_keeper_that_dies_hears_of_it_and_the_next_is_served(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        await client.execute(put(1))
        (first,) = keepers()
        os.kill(first, signal.SIGSTOP)  # so that something waits when it dies
        waiting = [asyncio.ensure_future(client.execute(put(number))) for number in (2, 3)]
        await asyncio.sleep(0.05)
        os.kill(first, signal.SIGKILL)
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [ConnectionError, ConnectionError]
        assert await client.execute(put(4), READ) == [(1,), (4,)]
        assert first not in keepers()

    with_clerk(tmp_path / "file.sqlite", use)


def test_a_keeper_minds_no_signal_that_is_meant_for_the_server(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        before = keepers()
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(before[0], number)
        assert await client.execute(put(1), READ) == [(1,)]
        assert keepers() == before

    with_clerk(tmp_path / "file.sqlite", use)


def test_no_keeper_stays_when_its_clerk_dismisses_it(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        assert keepers()

    with_clerk(tmp_path / "file.sqlite", use)
    assert not keepers()
    assert not (tmp_path / "file.sqlite-wal").exists(), "the file was not closed"


def test_whoever_comes_after_the_clerk_is_dismissed_gets_no_new_keeper(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        await client.execute(MAKE)
        await client.close()
        with pytest.raises(ConnectionError):
            await client.execute(READ)
        assert not keepers()

    with_clerk(tmp_path / "file.sqlite", use)


def test_a_file_that_cannot_be_opened_is_told_of_every_time(tmp_path: Path) -> None:
    async def use(client: SqliteClient) -> None:
        for _ in range(2):
            with pytest.raises(apsw.CantOpenError):
                await client.execute(MAKE)

    with_clerk(tmp_path, use)


@pytest.mark.parametrize("left", [1, HEADER_SIZE, HEADER_SIZE + 3])
def test_an_order_cut_off_by_the_servers_death_is_not_done(tmp_path: Path, left: int) -> None:
    path = tmp_path / "file.sqlite"
    with_clerk(path, lambda client: client.execute(MAKE))
    command = worker.frame(msgspec.msgpack.encode([put(1)]))
    words = [sys.executable, "-P", worker.__file__, str(path)]
    ended = subprocess.run(words, input=command[:left], capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")

    async def nothing_there(client: SqliteClient) -> None:
        assert await client.execute(READ) == []

    with_clerk(path, nothing_there)
