"""A hanging store: every call times out, tables change servers, and play resumes afterwards."""

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
from motherlode.server.store.leases import Leases
from server.abuse.hanging_proxy import HangingProxy
from server.abuse.launch import Forked, Launched
from server.client import Client, http, table_of
from server.conftest import fresh_database
from server.processes import Process

LEASE = 2.0
PATIENCE = 0.5


@pytest.fixture
def proxy(postgres_server: str) -> Iterator[HangingProxy]:
    opened = HangingProxy(fresh_database(postgres_server))
    yield opened
    opened.resume()
    opened.close()


def server(store: str, name: str, folder: Path) -> Forked:
    """Start a server with short leases and timeouts."""
    timing = Timing(
        bot_pause=(0.0, 0.05), bot_slot=0.0, intermission=0.0, lease=LEASE, sweep=0.5, store_timeout=PATIENCE
    )
    base_url = f"http://{name}.example"
    return Forked(Settings(store, port=0, timing=timing, limits=UNLIMITED, name=name, base_url=base_url), folder)


async def until(address: str, status: int, seconds: float = 20.0) -> str:
    """Wait until the server reports to be healthy or not; return the text."""
    deadline = time.monotonic() + seconds
    while (answer := await http(address, "GET", "/healthz")).status_code != status:
        assert time.monotonic() < deadline, f"still {answer.status_code} {answer.text}"
        await asyncio.sleep(0.05)
    return answer.text


def test_a_hanging_database_is_reported_and_play_resumes_when_it_answers(proxy: HangingProxy, tmp_path: Path) -> None:
    async def run(address: str) -> None:
        table, (ada,) = await table_of(address, 1, "base", 3)
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1), 2)
        assert await until(address, 200) == "ok"
        proxy.hang()
        waiting = asyncio.create_task(ada.command("say", table, text="hello?"))
        assert await until(address, 503) != ""
        try:
            answer = await asyncio.wait_for(waiting, 10)  # a command that cannot be committed does not hang either
            assert answer["why"] == "try-again"
        except ConnectionError:
            pass
        opened = await http(address, "POST", "/api/tables", {"ruleset": "base", "seats": 3}, ada.token)
        assert (opened.status_code, opened.json()) == (503, {"why": "try-again"})
        proxy.resume()
        assert await until(address, 200) == "ok"
        again = await come_back(address, ada, table)
        assert await again.play_on(table, random.Random(2), 3) == 3
        await asyncio.gather(ada.close(), again.close())

    with server(proxy.database, "left", tmp_path) as left:
        asyncio.run(asyncio.wait_for(run(left.address), 60))


async def come_back(address: str, client: Client, table: str) -> Client:
    """Reconnect a guest, retrying until the table is available."""
    again = await Client.come(address, card={"guest": client.id, "token": client.token})
    deadline = time.monotonic() + 20
    while (answer := await again.command("subscribe", table))["type"] == "refusal":
        assert time.monotonic() < deadline, answer
        await asyncio.sleep(0.05)
    await again.until(table, "playing")
    return again


def test_a_server_without_database_gives_up_its_tables_before_another_acquires_them(
    proxy: HangingProxy, postgres_server: str, tmp_path: Path
) -> None:
    direct = f"{postgres_server}&search_path={proxy._schema}"

    async def run(left: str, right: str) -> None:
        table, (ada,) = await table_of(left, 1, "base", 3)
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1), 2)
        assert (await http(right, "GET", f"/api/tables/{table}")).json()["why"] == "elsewhere"
        proxy.hang()
        sent_away = asyncio.create_task(note_time(ada.until_closed()))
        again = await come_back(right, ada, table)
        taken = time.monotonic()
        assert sent_away.done(), "another server had the table while this one still held it"
        assert await sent_away < taken
        assert await again.play_on(table, random.Random(2), 2) == 2
        proxy.resume()
        await until(left, 200)
        assert (await http(left, "GET", f"/api/tables/{table}")).json()["why"] == "elsewhere"
        assert await again.play_on(table, random.Random(3), 2) == 2
        await asyncio.gather(ada.close(), again.close())

    with server(proxy.database, "left", tmp_path) as left, server(direct, "right", tmp_path) as right:
        asyncio.run(asyncio.wait_for(run(left.address, right.address), 60))


async def note_time(waiting: Any) -> float:
    await waiting
    return time.monotonic()


async def test_every_call_to_a_hanging_database_times_out(proxy: HangingProxy) -> None:
    store = await open_store(proxy.database, Node("here", "", 60.0, PATIENCE))
    epoch = await store.acquire("t", is_new=True)
    await store.append(Append("t", 0, [b"x"], None, epoch))
    proxy.hang()
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
        store.operations.secret("x"),
        store.ping(),
    ):
        with pytest.raises(Unavailable):
            await question
    with pytest.raises(StoreError, match="it does not answer"):
        await open_store(proxy.database, Node("there", "", 60.0, PATIENCE))
    assert time.monotonic() - began < 30 * PATIENCE
    proxy.resume()
    await asyncio.sleep(2 * PATIENCE)
    again = await store.acquire("t")
    assert again > epoch
    kept = (await store.load("t")).entries
    await store.append(Append("t", len(kept), [b"z"], None, again))
    assert (await store.load("t")).entries[-1] == b"z"
    await store.close()


async def test_closing_does_not_wait_for_a_hanging_database(proxy: HangingProxy) -> None:
    store = await open_store(proxy.database, Node("here", "", 60.0, PATIENCE))
    await store.load("t")
    proxy.hang()
    await asyncio.wait_for(store.close(), 20 * PATIENCE)


def test_a_hanging_sqlite_worker_is_reported(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.sqlite"))
    process.start()

    async def run() -> None:
        assert await until(process.address, 200) == "ok"
        (worker,) = process.sqlite_workers()
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


def test_an_outage_is_logged_in_a_few_lines(proxy: HangingProxy, tmp_path: Path) -> None:
    async def run(address: str) -> None:
        _, (ada,) = await table_of(address, 1, "base", 3)
        proxy.hang()
        await until(address, 503)
        for _ in range(30):
            await http(address, "GET", "/healthz")
        proxy.resume()
        await until(address, 200)
        await ada.close()

    with Launched(tmp_path, "--store", proxy.database, "--unlimited") as launched:
        asyncio.run(asyncio.wait_for(run(launched.address), 60))
        lines = launched.log()
    assert "not ready" in [line["event"] for line in lines]
    assert len(lines) < 12, [line["event"] for line in lines]


def test_a_server_stops_although_its_cancelled_renewal_goes_on(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As happened once in a thousand faults: a statement ended with another error than its cancellation."""

    async def renew(leases: Leases) -> None:
        try:
            await asyncio.sleep(60.0)
        except asyncio.CancelledError:
            raise Unavailable("the database cannot be reached") from None

    monkeypatch.setattr(Leases, "_renew", renew)

    async def run() -> None:
        store = await open_store(fresh, Node("here", "", LEASE, PATIENCE))
        await asyncio.sleep(LEASE / 4 + 0.2)
        async with asyncio.timeout(10.0):
            await store.close()

    fresh = fresh_database(postgres_server)
    asyncio.run(run())
