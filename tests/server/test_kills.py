"""The server killed at random moments under load: whatever was acknowledged is there, and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import multiprocessing.process
import random
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motherlode.server.serving import make_server
from motherlode.server.settings import UNLIMITED, Settings
from motherlode.server.timing import Timing
from server.client import http

KILLS = 50
TABLES = 4
SEATS = 3
WITH_BOT = 0
_GONE = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


def serve(store: str, port: int, announce: Connection) -> None:
    """Be a server, until killed."""
    timing = Timing(bot_pause=(0.0, 0.05), bot_slot=0.0)
    make_server(Settings(store, port=port, timing=timing, limits=UNLIMITED), announce.send).run()


class Process:
    """A server in a process of its own, always at the same port. It is forked from one that has all imported."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.port = 0
        self.address = ""
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload(["server.test_kills", "motherlode.server.serving"])
        self._process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> None:
        here, there = self._forks.Pipe()
        self._process = self._forks.Process(target=serve, args=(self.store, self.port, there))
        self._process.start()
        there.close()
        assert here.poll(60), "the server does not start"
        self.address = here.recv()
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.join()


class Player:
    """Plays as long as there is a server, and remembers every move that was acknowledged."""

    def __init__(self, process: Process, table: str, card: dict[str, str], chance: random.Random) -> None:
        self.process = process
        self.table = table
        self.card = card
        self.chance = chance
        self.seen = -1
        self.facts: list[Any] = []
        self.acknowledged: list[tuple[int, str]] = []

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(*_GONE):
                await self._play_on(stop)
            await asyncio.sleep(0.02)

    async def _play_on(self, stop: asyncio.Event) -> None:
        url = f"ws{self.process.address.removeprefix('http')}/ws"
        async with connect(url, compression=None, open_timeout=5, close_timeout=0.1) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": self.card["token"]}))
            order = {"type": "subscribe", "ref": 0, "table": self.table, "since": self.seen, "views": "none"}
            await socket.send(json.dumps(order))
            sent: dict[int, str] = {}
            async for text in socket:
                if stop.is_set():
                    return
                message = json.loads(text)
                if message["type"] == "done" and message["ref"] in sent:
                    self.acknowledged.append((message["seq"], sent[message["ref"]]))
                if message["type"] != "news":
                    continue
                self.seen = message["seq"]
                self.facts += message["facts"]
                game = message.get("game", {})
                if game.get("legal"):
                    ref, move = self.seen + 10, self.chance.choice(game["legal"])
                    sent[ref] = move
                    play = {"type": "play", "ref": ref, "table": self.table, "seq": self.seen, "move": move}
                    await socket.send(json.dumps(play))
                elif game.get("result"):
                    await socket.send(json.dumps({"type": "rematch", "ref": 2, "table": self.table}))


async def set_table(process: Process, number: int) -> list[Player]:
    """A table whose game has begun. One of them has a bot, too."""
    address = process.address
    people = SEATS - 1 if number == WITH_BOT else SEATS
    cards = [(await http(address, "POST", "/api/guests", {"name": f"Guest {n}"})).json() for n in range(people)]
    terms = {"ruleset": "base", "seats": SEATS, "bots": "random"}
    table = (await http(address, "POST", "/api/tables", terms, cards[0]["token"])).json()["table"]
    for card in cards:
        await http(address, "POST", f"/api/tables/{table}/seats", {}, card["token"])
    async with connect(f"ws{address.removeprefix('http')}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": cards[0]["token"]}))
        await socket.send(json.dumps({"type": "start", "ref": 0, "table": table}))
        assert json.loads(await socket.recv())["type"] == "welcome"
        assert json.loads(await socket.recv())["type"] == "done"
    return [Player(process, table, card, random.Random(number * 10 + n)) for n, card in enumerate(cards)]


def test_fifty_kills_lose_no_acknowledged_move_and_every_table_goes_on(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.sqlite"))
    chance = random.Random(50)

    async def run() -> None:
        tables = [await set_table(process, n) for n in range(TABLES)]
        players = [player for table in tables for player in table]
        without_bots = [player for player in players if player not in tables[WITH_BOT]]
        stop = asyncio.Event()
        tasks = [asyncio.create_task(player.play(stop)) for player in players]
        progress = {player.table: -1 for player in players}
        for _ in range(KILLS):
            await all_go_on(without_bots, progress)  # bots have no time to wake up between the kills
            await asyncio.sleep(chance.random() * 0.1)
            process.kill()
            await asyncio.to_thread(process.start)
        await all_go_on(players, progress)
        stop.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(len(player.acknowledged) for player in players) > KILLS
        for player in players:
            await check(process.address, player)

    process.start()
    try:
        asyncio.run(run())
    finally:
        process.kill()


async def all_go_on(players: list[Player], progress: dict[str, int]) -> None:
    """Wait until every table has gone on since the last time."""
    deadline = time.monotonic() + 60
    while any(player.seen <= progress[player.table] for player in players):
        assert time.monotonic() < deadline, "a table does not go on"
        await asyncio.sleep(0.01)
    for player in players:
        progress[player.table] = max(progress[player.table], player.seen)


async def check(address: str, player: Player) -> None:
    """Everything a player was told or promised is what the server has now."""
    async with connect(f"ws{address.removeprefix('http')}/ws", compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": player.card["token"]}))
        await socket.send(json.dumps({"type": "subscribe", "ref": 0, "table": player.table, "views": "none"}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "news":
                break
    facts = {fact["seq"]: fact for fact in message["facts"]}
    for fact in player.facts:
        assert facts[fact["seq"]] == fact, "what was told has changed"
    assert len({fact["seq"] for fact in player.facts}) == len(player.facts), "something was told twice"
    for seq, move in player.acknowledged:
        assert facts[seq]["what"]["move"] == move, "an acknowledged move is gone"
