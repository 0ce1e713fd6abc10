"""Killing the server at random moments under load loses no acknowledged command."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import pytest
from websockets.asyncio.client import connect

from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry
from motherlode.server.store import LAST_ENTRY, Node, open_store
from server.client import http
from server.conftest import fresh_database
from server.processes import Player, Process

_IS_THOROUGH = os.environ.get("MOTHERLODE_THOROUGH", "") not in ("", "0")
KILLS = {"sqlite": 30, "postgres": 25} if _IS_THOROUGH else {"sqlite": 8, "postgres": 8}
"""A kill costs a start of the server; ``MOTHERLODE_THOROUGH=1`` makes more than fifty."""
TABLES = 4
SEATS = 3
WITH_BOT = 0


async def set_table(process: Process, number: int) -> list[Player]:
    """Open a table and start its game. One of the tables has a bot."""
    address = process.address
    people = SEATS - 1 if number == WITH_BOT else SEATS
    cards = [(await http(address, "POST", "/api/guests", {"name": f"Guest {n}"})).json() for n in range(people)]
    settings = {"ruleset": "base", "seats": SEATS, "bots": "random"}
    table = (await http(address, "POST", "/api/tables", settings, cards[0]["token"])).json()["table"]
    for card in cards:
        await http(address, "POST", f"/api/tables/{table}/seats", {}, card["token"])
    async with connect(f"ws{address.removeprefix('http')}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": cards[0]["token"]}))
        await socket.send(json.dumps({"type": "start", "ref": 0, "table": table}))
        assert json.loads(await socket.recv())["type"] == "welcome"
        assert json.loads(await socket.recv())["type"] == "done"
    return [Player(process, table, card, random.Random(number * 10 + n)) for n, card in enumerate(cards)]


async def play_through(process: Process, times: int, strike: Callable[[], Awaitable[None]]) -> None:
    """Play games during repeated failures; finally check everything the players received."""
    chance = random.Random(50)
    tables = [await set_table(process, n) for n in range(TABLES)]
    players = [player for table in tables for player in table]
    without_bots = [player for player in players if player not in tables[WITH_BOT]]
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    progress = {player.table: -1 for player in players}
    for _ in range(times):
        await all_go_on(without_bots, progress)  # bots have no time to start in between
        await asyncio.sleep(chance.random() * 0.1)
        await strike()
    await all_go_on(players, progress)
    stop.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(len(player.acknowledged) for player in players) > times
    for player in players:
        await check(process.address, player)


@pytest.mark.parametrize("kind", KILLS)
def test_killing_the_server_loses_no_acknowledged_move(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = str(tmp_path / "tables.sqlite")
    if kind == "postgres":
        store = fresh_database(request.getfixturevalue("postgres_server"))
    process = Process(store)

    async def kill() -> None:
        process.kill()
        await asyncio.to_thread(process.start)

    process.start()
    try:
        asyncio.run(play_through(process, KILLS[kind], kill))
    finally:
        process.kill()


def test_tables_continue_after_the_sqlite_worker_is_killed(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.sqlite"))

    async def kill() -> None:
        while not (sqlite_workers := process.sqlite_workers()):
            await asyncio.sleep(0.005)
        for worker in sqlite_workers:
            os.kill(worker, signal.SIGKILL)

    process.start()
    try:
        asyncio.run(play_through(process, 10 if _IS_THOROUGH else 4, kill))
    finally:
        process.kill()


def test_worker_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.sqlite"))
    process.start()

    async def run() -> list[int]:
        players = await set_table(process, WITH_BOT)
        playing = [asyncio.create_task(player.play(asyncio.Event())) for player in players]
        while not any(fact["what"].get("by") == "bot" for fact in players[0].facts):
            await asyncio.sleep(0.05)
        children = process.children()
        assert set(process.sqlite_workers()) < set(children)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return children

    try:
        children = asyncio.run(asyncio.wait_for(run(), 60))
    finally:
        process.kill()
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < deadline, "a process outlives its server"
        time.sleep(0.05)


async def all_go_on(players: list[Player], progress: dict[str, int]) -> None:
    """Wait until every table has made progress since the last call."""
    deadline = time.monotonic() + 60
    while any(player.seen <= progress[player.table] for player in players):
        assert time.monotonic() < deadline, "a table does not go on"
        await asyncio.sleep(0.01)
    for player in players:
        progress[player.table] = max(progress[player.table], player.seen)


async def check(address: str, player: Player) -> None:
    """Check that the server's log contains everything a player received."""
    async with connect(f"ws{address.removeprefix('http')}/ws", compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": player.card["token"]}))
        await socket.send(json.dumps({"type": "subscribe", "ref": 0, "table": player.table, "views": "none"}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "news":
                break
    facts = {fact["seq"]: fact for fact in message["facts"]}
    entries = await stored_log(player.process.store, player.table)
    for fact in player.facts:
        if fact["seq"] in facts:
            assert facts[fact["seq"]] == fact, "what was told has changed"
        else:  # of an earlier game, or older than what a newcomer is told
            entry = entries[fact["seq"]]
            assert (log.kebab(type(entry).__name__), entry.at) == (fact["what"]["type"], fact["what"]["at"])
    assert len({fact["seq"] for fact in player.facts}) == len(player.facts), "something was told twice"
    for seq, move in player.acknowledged:
        entry = entries[seq]
        assert isinstance(entry, log.Moved), "an acknowledged move is gone"
        assert entry.move == move, "another move stands where one was acknowledged"


async def stored_log(address: str, table: str) -> list[log.AnyEntry]:
    """The whole log of a table, read from the store beside the server."""
    if address.startswith("postgres"):
        store = await open_store(address, Node("reader"))
        entries = await store.entries(table, 0, LAST_ENTRY)
        await store.close()
    else:
        file = apsw.Connection(address, flags=apsw.SQLITE_OPEN_READONLY)
        entries = [row[0] for row in file.execute("SELECT entry FROM entries WHERE game = ? ORDER BY seq", (table,))]
        file.close()
    return [decode_entry(data) for data in entries]
