"""A store that falls silent without closing: nobody waits for ever, tables change hands, and all goes on afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode.server.runtime.timing import Timing
from motherlode.server.settings import UNLIMITED, Settings
from motherlode.server.store import Append, Node, StoreError, Unavailable, open_store
from server.abuse.launch import Forked, Launched
from server.abuse.silence import SilentProxy
from server.client import Client, http, table_of
from server.conftest import fresh_database
from server.processes import Process

LEASE = 2.0
PATIENCE = 0.5


@pytest.fixture
def proxy(postgres_server: str) -> Iterator[SilentProxy]:
    opened = SilentProxy(fresh_database(postgres_server))
    yield opened
    opened.speak()
    opened.close()


def server(store: str, name: str, folder: Path) -> Forked:
    """A server with a short lease and little patience."""
    timing = Timing(bot_pause=(0.0, 0.05), bot_slot=0.0, lease=LEASE, sweep=0.5, store_timeout=PATIENCE)
    base_url = f"http://{name}.example"
    return Forked(Settings(store, port=0, timing=timing, limits=UNLIMITED, name=name, base_url=base_url), folder)


async def until(address: str, status: int, seconds: float = 20.0) -> str:
    """Wait until the server calls itself well or unwell; its words."""
    deadline = time.monotonic() + seconds
    while (answer := await http(address, "GET", "/healthz")).status_code != status:
        assert time.monotonic() < deadline, f"still {answer.status_code} {answer.text}"
        await asyncio.sleep(0.05)
    return answer.text


def test_a_silent_database_is_told_and_all_goes_on_when_it_speaks_again(proxy: SilentProxy, tmp_path: Path) -> None:
    async def run(address: str) -> None:
        table, (ada,) = await table_of(address, 1, "base", 3)
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1), 2)
        assert await until(address, 200) == "ok"
        proxy.fall_silent()
        waiting = asyncio.create_task(ada.command("say", table, text="hello?"))
        assert await until(address, 503) != ""
        try:
            answer = await asyncio.wait_for(waiting, 10)  # an order that cannot be kept is not waited for either
            assert answer["why"] == "try-again"
        except ConnectionError:
            pass
        opened = await http(address, "POST", "/api/tables", {"ruleset": "base", "seats": 3}, ada.token)
        assert (opened.status_code, opened.json()) == (503, {"why": "try-again"})
        proxy.speak()
        assert await until(address, 200) == "ok"
        again = await come_back(address, ada, table)
        assert await again.play_on(table, random.Random(2), 3) == 3
        await asyncio.gather(ada.close(), again.close())

    with server(proxy.database, "left", tmp_path) as left:
        asyncio.run(asyncio.wait_for(run(left.address), 60))


async def come_back(address: str, client: Client, table: str) -> Client:
    """The same guest with a new socket, once the table is to be had."""
    again = await Client.come(address, card={"guest": client.id, "token": client.token})
    deadline = time.monotonic() + 20
    while (answer := await again.command("subscribe", table))["type"] == "refusal":
        assert time.monotonic() < deadline, answer
        await asyncio.sleep(0.05)
    await again.until(table, "playing")
    return again


def test_a_server_cut_off_from_the_database_gives_its_tables_up_before_another_takes_them(
    proxy: SilentProxy, postgres_server: str, tmp_path: Path
) -> None:
    direct = f"{postgres_server}&search_path={proxy._schema}"

    async def run(left: str, right: str) -> None:
        table, (ada,) = await table_of(left, 1, "base", 3)
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1), 2)
        assert (await http(right, "GET", f"/api/tables/{table}")).json()["why"] == "elsewhere"
        proxy.fall_silent()
        sent_away = asyncio.create_task(note_time(ada.until_closed()))
        again = await come_back(right, ada, table)
        taken = time.monotonic()
        assert sent_away.done(), "another server had the table while this one still held it"
        assert await sent_away < taken
        assert await again.play_on(table, random.Random(2), 2) == 2
        proxy.speak()
        await until(left, 200)
        assert (await http(left, "GET", f"/api/tables/{table}")).json()["why"] == "elsewhere"
        assert await again.play_on(table, random.Random(3), 2) == 2
        await asyncio.gather(ada.close(), again.close())

    with server(proxy.database, "left", tmp_path) as left, server(direct, "right", tmp_path) as right:
        asyncio.run(asyncio.wait_for(run(left.address, right.address), 60))


async def note_time(waiting: Any) -> float:
    await waiting
    return time.monotonic()


def test_every_question_to_a_silent_database_has_an_end(proxy: SilentProxy) -> None:
    async def run() -> None:
        store = await open_store(proxy.database, Node("here", "", 60.0, PATIENCE))
        epoch = await store.acquire("t", is_new=True)
        await store.append(Append("t", 0, [b"x"], None, epoch))
        proxy.fall_silent()
        began = time.monotonic()
        for question in (
            store.acquire("t"),
            store.release("t", epoch),
            store.append(Append("t", 1, [b"y"], None, epoch)),
            store.load("t"),
            store.entries("t", 0, 1),
            store.public_tables(5),
            store.due_tables(0.0),
            store.set_due("t", None),
            store.secret("x"),
            store.ping(),
        ):
            with pytest.raises(Unavailable):
                await question
        with pytest.raises(StoreError, match="it does not answer"):
            await open_store(proxy.database, Node("there", "", 60.0, PATIENCE))
        assert time.monotonic() - began < 30 * PATIENCE
        proxy.speak()
        await asyncio.sleep(2 * PATIENCE)
        again = await store.acquire("t")
        assert again > epoch
        kept = (await store.load("t")).entries
        await store.append(Append("t", len(kept), [b"z"], None, again))
        assert (await store.load("t")).entries[-1] == b"z"
        await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_closing_does_not_wait_for_a_silent_database(proxy: SilentProxy) -> None:
    async def run() -> None:
        store = await open_store(proxy.database, Node("here", "", 60.0, PATIENCE))
        await store.load("t")
        proxy.fall_silent()
        await asyncio.wait_for(store.close(), 20 * PATIENCE)

    asyncio.run(run())


def test_a_file_whose_process_does_not_answer_is_told(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.sqlite"))
    process.start()

    async def run() -> None:
        assert await until(process.address, 200) == "ok"
        (worker,) = process.keepers()
        os.kill(worker, signal.SIGSTOP)
        assert "has not answered" in await until(process.address, 503)
        async with httpx.AsyncClient(base_url=process.address) as web:
            many = await asyncio.gather(*(web.get("/healthz") for _ in range(20)))
        assert {answer.status_code for answer in many} == {503}
        os.kill(worker, signal.SIGCONT)
        assert await until(process.address, 200) == "ok"

    try:
        asyncio.run(asyncio.wait_for(run(), 60))
    finally:
        process.kill()


def test_an_outage_is_logged_in_a_few_lines(proxy: SilentProxy, tmp_path: Path) -> None:
    async def run(address: str) -> None:
        _, (ada,) = await table_of(address, 1, "base", 3)
        proxy.fall_silent()
        await until(address, 503)
        for _ in range(30):
            await http(address, "GET", "/healthz")
        proxy.speak()
        await until(address, 200)
        await ada.close()

    with Launched(tmp_path, "--store", proxy.database, "--unlimited") as launched:
        asyncio.run(asyncio.wait_for(run(launched.address), 60))
        lines = launched.log()
    assert "store does not answer" in [line["event"] for line in lines]
    assert len(lines) < 12, [line["event"] for line in lines]
