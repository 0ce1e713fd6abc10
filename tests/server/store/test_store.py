"""Both stores: appends are durable, entry numbers unique, and a conflict fails only its own append."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from motherlode.server.store import LAST_ENTRY, Append, Conflict, Headline, Store, StoreError, open_store

GATHERING = Headline(True, "gathering", b"{}", 1)


async def keep(store: Store, *appends: Append) -> None:
    """Append to several tables at once, as their writer."""
    tables = dict.fromkeys(append.table for append in appends)
    epochs = {
        table: await store.acquire(table, is_new=not await store.entries(table, 0, LAST_ENTRY)) for table in tables
    }
    await asyncio.gather(*(store.append(append._replace(epoch=epochs[append.table])) for append in appends))


def with_store(address: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(address)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_appended_entries_are_there_after_reopening(store_address: str) -> None:
    async def write(store: Store) -> None:
        await keep(store, *(Append(f"t{n % 7}", n // 7, [f"{n % 7}:{n // 7}".encode()]) for n in range(70)))

    async def read(store: Store) -> None:
        for n in range(7):
            assert await store.entries(f"t{n}", 0, LAST_ENTRY) == [f"{n}:{k}".encode() for k in range(10)]
        assert await store.entries("other", 0, LAST_ENTRY) == []

    with_store(store_address, write)
    with_store(store_address, read)


def test_an_entry_number_is_used_once_and_only_the_second_writer_fails(store_address: str) -> None:
    async def use(store: Store) -> None:
        await keep(store, Append("mine", 0, [b"first", b"second"]))
        results = await asyncio.gather(
            store.append(Append("other", 0, [b"innocent"], None, await store.acquire("other", is_new=True))),
            store.append(Append("mine", 1, [b"usurper"], None, await store.acquire("mine"))),
            store.append(Append("third", 0, [b"innocent"], None, await store.acquire("third", is_new=True))),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await store.entries("mine", 0, LAST_ENTRY) == [b"first", b"second"]
        assert (
            await store.entries("other", 0, LAST_ENTRY) == await store.entries("third", 0, LAST_ENTRY) == [b"innocent"]
        )

    with_store(store_address, use)


def test_a_batch_of_one_table_is_all_or_nothing(store_address: str) -> None:
    async def use(store: Store) -> None:
        await keep(store, Append("mine", 2, [b"third"]))
        with pytest.raises(Conflict):
            await keep(store, Append("mine", 0, [b"first", b"second", b"usurper"]))
        assert await store.entries("mine", 0, LAST_ENTRY) == [b"third"]

    with_store(store_address, use)


def test_lists_show_public_tables_that_gather_or_play(store_address: str) -> None:
    async def use(store: Store) -> None:
        for name, headline in {
            "open": GATHERING,
            "hidden": GATHERING._replace(public=False),
            "busy": GATHERING._replace(state="playing", people=3),
            "done": GATHERING._replace(state="over"),
        }.items():
            await keep(store, Append(name, 0, [b"{}"], headline))
        assert {name for name, _ in await store.public_tables(10)} == {"open", "busy"}
        assert dict(await store.public_tables(10))["busy"].people == 3
        assert len(await store.public_tables(1)) == 1

    with_store(store_address, use)


def test_playing_and_gathering_tables_are_due_at_their_time(store_address: str) -> None:
    async def use(store: Store) -> None:
        playing = GATHERING._replace(state="playing")
        for name in ("at once", "later", "soon"):
            await keep(store, Append(name, 0, [b"{}"], playing))
        await keep(store, Append("gathers", 0, [b"{}"], GATHERING))
        await keep(store, Append("gathers by a link", 0, [b"{}"], GATHERING._replace(public=False)))
        await keep(store, Append("over", 0, [b"{}"], GATHERING._replace(state="over")))
        await store.set_due("later", 2000.0)
        await store.set_due("soon", 1000.0)
        assert set(await store.due_tables(1500.0)) == {"at once", "soon", "gathers", "gathers by a link"}
        await store.set_due("gathers", 3000.0)
        await store.set_due("gathers by a link", 3000.0)
        await store.set_due("later", None)
        assert set(await store.due_tables(0.0)) == {"at once", "later"}

    with_store(store_address, use)


def test_the_secret_is_generated_once(store_address: str) -> None:
    async def use(store: Store) -> None:
        assert await store.operations.secret("first") == "first"
        assert await store.operations.secret("second") == "first"

    with_store(store_address, use)


def test_closing_finishes_pending_appends(store_address: str) -> None:
    async def write() -> None:
        store = await open_store(store_address)
        epoch = await store.acquire("t", is_new=True)
        under_way = [asyncio.ensure_future(store.append(Append("t", n, [b"x"], None, epoch))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*under_way)

    async def read(store: Store) -> None:
        assert len(await store.entries("t", 0, LAST_ENTRY)) == 20

    asyncio.run(write())
    with_store(store_address, read)


@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("{folder}", "{folder}"),
        ("{folder}/garbage", "{folder}/garbage"),
        ("{folder}/garbage/tables.sqlite", "{folder}/garbage/tables.sqlite"),
        ("postgresql://nobody:s3cret@127.0.0.1:1/tables?password=s3cret", "127.0.0.1:1/tables"),
        ("postgresql://nobody:s3cret@[bad", "[bad"),
        ("postgresql://nobody:s3cret/with/slashes@127.0.0.1/tables", "127.0.0.1/tables"),
    ],
)
def test_a_store_that_cannot_be_opened_is_named_without_its_password(address: str, named: str, tmp_path: Path) -> None:
    (tmp_path / "garbage").write_bytes(b"no database" * 100)
    with pytest.raises(StoreError) as refused:
        asyncio.run(open_store(address.format(folder=tmp_path)))
    said = str(refused.value)
    assert said.startswith("cannot keep tables in the ")
    assert f" {named.format(folder=tmp_path)}: " in said
    assert "s3cret" not in said


def test_a_store_that_cannot_be_opened_is_reported_in_one_line(tmp_path: Path) -> None:
    code = "import sys; from motherlode.cli import main; sys.exit(main(sys.argv[1:]))"
    words = [sys.executable, "-c", code, "serve", "--port", "0", "--store", str(tmp_path)]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr == f"motherlode serve: cannot keep tables in the file {tmp_path}: it is a folder, not a file\n"
