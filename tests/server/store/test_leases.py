"""Several servers at one database: each table has one writer, and another takes over when it is gone."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.server.store import LAST_ENTRY, Append, Fenced, HeldElsewhere, Node, Store, open_store
from server.client import Client, http, table_of
from server.conftest import fresh_database
from server.processes import LEASE, Process


@pytest.fixture
def database(postgres_server: str) -> str:
    return fresh_database(postgres_server)


@pytest.fixture
def servers(database: str) -> Iterator[tuple[Process, Process]]:
    """Open two stores at one database."""
    pair = Process(database, "left"), Process(database, "right")
    for process in pair:
        process.start()
    yield pair
    for process in pair:
        process.kill()


def with_stores(database: str, lease: float, use: Callable[[Store, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        left, right = [await open_store(database, Node(name, f"http://{name}", lease)) for name in ("left", "right")]
        try:
            await use(left, right)
        finally:
            await left.close()
            await right.close()

    asyncio.run(run())


def test_a_table_is_held_by_one_server_until_it_is_released(database: str) -> None:
    async def use(left: Store, right: Store) -> None:
        epoch = await left.acquire("t", is_new=True)
        await left.append(Append("t", 0, [b"x"], None, epoch))
        with pytest.raises(HeldElsewhere) as held:
            await right.acquire("t")
        assert held.value.place == "http://left"
        with pytest.raises(Fenced):
            await right.append(Append("t", 1, [b"y"], None, epoch + 1))
        await left.release("t", epoch)
        assert await right.acquire("t") == epoch + 1
        with pytest.raises(Fenced):
            await left.append(Append("t", 1, [b"late"], None, epoch))
        assert await right.entries("t", 0, LAST_ENTRY) == [b"x"]
        assert await right.acquire("nowhere") == 0

    with_stores(database, 60.0, use)


def test_a_table_is_given_to_a_live_server_by_the_one_that_has_it(database: str) -> None:
    async def use(left: Store, right: Store) -> None:
        epoch = await left.acquire("t", is_new=True)
        await left.append(Append("t", 0, [b"x"], None, epoch))
        assert await right.transfer("t", epoch + 1, right.node_id) == 0
        assert await left.transfer("t", epoch, "nobody") == 0
        given = await left.transfer("t", epoch, right.node_id)
        assert given == epoch + 1
        assert await left.transfer("t", epoch, left.node_id) == 0
        with pytest.raises(Fenced):
            await left.append(Append("t", 1, [b"late"], None, epoch))
        with pytest.raises(HeldElsewhere):
            await left.acquire("t")
        await right.append(Append("t", 1, [b"y"], None, given))
        assert await right.entries("t", 0, LAST_ENTRY) == [b"x", b"y"]
        await right.expire(left.node_id)
        assert await right.transfer("t", given, left.node_id) == 0

    with_stores(database, 60.0, use)


def test_a_fenced_append_does_not_fail_others_in_its_batch(database: str) -> None:
    async def use(left: Store, right: Store) -> None:
        lost, mine = await left.acquire("lost", is_new=True), await left.acquire("mine", is_new=True)
        await left.append(Append("lost", 0, [b"x"], None, lost))
        await left.release("lost", lost)
        await right.acquire("lost")
        late = left.append(Append("lost", 1, [b"late"], None, lost))
        fine = left.append(Append("mine", 0, [b"fine"], None, mine))
        assert [type(result) for result in await asyncio.gather(late, fine, return_exceptions=True)] == [
            Fenced,
            type(None),
        ]
        assert await left.entries("lost", 0, LAST_ENTRY) == [b"x"]
        assert await left.entries("mine", 0, LAST_ENTRY) == [b"fine"]

    with_stores(database, 60.0, use)


async def test_a_restarted_server_acquires_its_tables_at_once_and_fences_its_predecessor(database: str) -> None:
    ghost = await open_store(database, Node("left", "", 60.0))
    epoch = await ghost.acquire("t", is_new=True)
    await ghost.append(Append("t", 0, [b"x"], None, epoch))
    again = await open_store(database, Node("left", "", 60.0))
    assert await again.acquire("t") == epoch + 1
    with pytest.raises(Fenced):
        await ghost.append(Append("t", 1, [b"late"], None, epoch))
    await again.append(Append("t", 1, [b"y"], None, epoch + 1))
    await ghost.close()
    await again.close()


def test_a_server_is_notified_when_its_leases_expired(database: str) -> None:
    async def use(left: Store, right: Store) -> None:
        lapsed = asyncio.Event()
        left.on_leases_lost(lapsed.set)
        epoch = await left.acquire("t", is_new=True)
        await left.append(Append("t", 0, [b"x"], None, epoch))
        time.sleep(0.6)  # the whole process is suspended, including its heartbeat
        await asyncio.wait_for(lapsed.wait(), 30)
        assert await left.acquire("t") == epoch + 1

    with_stores(database, 0.4, use)


async def ask(socket: ClientConnection, command: dict[str, Any]) -> dict[str, Any]:
    """Send a command; return the reply."""
    await socket.send(json.dumps(command))
    async for text in socket:
        message: dict[str, Any] = json.loads(text)
        if message.get("ref") == command["ref"]:
            return message
    raise ConnectionError


async def until_taken_over(address: str, client: Client, table: str) -> Client:
    """Connect a guest to another server, retrying until it has the table."""
    again = await Client.come(address, card={"guest": client.id, "token": client.token})
    deadline = time.monotonic() + 60
    while (answer := await again.command("subscribe", table))["type"] == "refusal":
        assert answer["why"] == "elsewhere"
        assert answer["place"] == "http://left.example"
        assert time.monotonic() < deadline, "nobody takes the table over"
        await asyncio.sleep(0.1)
    await again.until(table, "playing")
    return again


async def test_another_server_refuses_a_table_until_its_writer_is_killed(
    servers: tuple[Process, Process],
) -> None:
    left, right = servers

    table, (ada,) = await table_of(left.address, 1, "base", 3)
    await ada.done("start", table)
    await ada.play_on(table, random.Random(1), 2)
    elsewhere = await http(right.address, "GET", f"/api/tables/{table}")
    assert elsewhere.status_code == 503
    assert elsewhere.json() == {"why": "elsewhere", "place": "http://left.example"}
    told = [fact for news in ada.news for fact in news["facts"]]
    left.kill()
    await ada.until_closed()
    again = await until_taken_over(right.address, ada, table)
    assert [fact for news in again.news for fact in news["facts"]][: len(told)] == told
    assert await again.play_on(table, random.Random(2), 2) == 2
    left.start()
    assert (await http(left.address, "GET", f"/api/tables/{table}")).json()["why"] == "elsewhere"
    await asyncio.gather(ada.close(), again.close())


async def test_a_suspended_writer_is_fenced_after_another_took_over(servers: tuple[Process, Process]) -> None:
    left, right = servers

    table, (ada,) = await table_of(left.address, 1, "base", 3)
    await ada.done("start", table)
    while not (legal := ada.legal(table)):
        await ada.change()
    async with connect(f"ws{left.address.removeprefix('http')}/ws", ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": ada.token}))
        assert (await ask(socket, {"type": "subscribe", "ref": 1, "table": table, "views": "none"}))["ref"] == 1
        seq = ada.seen[table]
        left.signal(signal.SIGSTOP)
        again = await until_taken_over(right.address, ada, table)
        assert await again.play_on(table, random.Random(2), 3) == 3
        left.signal(signal.SIGCONT)
        try:
            late = await ask(socket, {"type": "play", "ref": 2, "table": table, "seq": seq, "move": legal[-1]})
        except (ConnectionClosed, ConnectionError):
            late = {"why": "try-again"}  # it noticed first, and disconnected
        assert late.get("why") in ("try-again", "elsewhere"), late
    await again.play_on(table, random.Random(3))
    fresh = await Client.come(right.address, card={"guest": ada.id, "token": ada.token})
    await fresh.subscribe(table)
    await fresh.until(table, "over")
    pieced = [fact for news in again.news for fact in news["facts"]]
    assert [fact for news in fresh.news for fact in news["facts"]] == pieced
    await asyncio.gather(ada.close(), again.close(), fresh.close())


async def test_bots_of_a_dead_server_continue_at_another_without_subscribers(servers: tuple[Process, Process]) -> None:
    left, right = servers

    table, (ada,) = await table_of(left.address, 1, "base", 3, options={"rounds": 1})
    await ada.done("start", table)
    await ada.play_on(table, random.Random(1), 1)
    await ada.done("leave", table)
    left.kill()
    await asyncio.sleep(LEASE)
    for _ in range(300):
        record = await http(right.address, "GET", f"/api/tables/{table}/games/0/record")
        if "[Winners" in record.text:
            break
        await asyncio.sleep(0.1)
    assert "[Winners" in record.text
    await ada.close()
