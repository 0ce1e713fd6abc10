"""Servers in processes that tests can kill, and players who reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import multiprocessing.process
import os
import random
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motherlode.server.logging_setup import configure_logging
from motherlode.server.runtime.timing import BUS_LEASE, Timing
from motherlode.server.settings import UNLIMITED, Limits, Settings
from motherlode.server.transport.server import make_server

_GONE = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


LEASE = 5.0
"""Seconds after which another server takes tables over; long enough not to be missed on a busy machine."""


def serve(store: str, port: int, name: str, announce: Connection, limits: Limits, bus: str, log: str) -> None:
    """Run a server until killed."""
    if log:
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
        configure_logging()
    timing = Timing(bot_pause=(0.0, 0.05), bot_slot=0.0, intermission=0.0, lease=LEASE, sweep=0.5)
    if bus:
        timing = timing._replace(lease=BUS_LEASE, sweep=5.0)
    base_url = "" if bus else f"http://{name}.example"
    settings = Settings(store, port=port, timing=timing, limits=limits, name=name, base_url=base_url, bus=bus)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    make_server(settings, announce.send).run()


class Process:
    """A server process, always on the same port, forked from one that has imported everything."""

    def __init__(
        self, store: str, name: str = "here", limits: Limits = UNLIMITED, bus: str = "", log: str = ""
    ) -> None:
        self.store = store
        self.bus = bus
        self.log = log
        self.limits = limits
        self.name = name
        self.port = 0
        self.address = ""
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload(["server.processes", "motherlode.server.transport.server"])
        self._process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> None:
        here, there = self._forks.Pipe()
        arguments = (self.store, self.port, self.name, there, self.limits, self.bus, self.log)
        self._process = self._forks.Process(target=serve, args=arguments)
        self._process.start()
        there.close()
        assert here.poll(60), "the server does not start"
        self.address = here.recv()
        self.port = int(self.address.rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.join()

    def stop(self) -> None:
        """Stop it gracefully, and wait until it has exited."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(30)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def children(self) -> list[int]:
        """Return its child processes."""
        assert self._process is not None
        pid = self._process.pid
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in listed]

    def sqlite_workers(self) -> list[int]:
        """Return its SQLite worker; empty if that was killed and not restarted yet."""
        return [child for child in self.children() if "sqlite_worker.py" in _command(child)]

    def signal(self, number: int) -> None:
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, number)


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:  # it has just exited
        return ""


class Player:
    """Plays whenever a server is up, and records every acknowledged move."""

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
            command = {"type": "subscribe", "ref": 0, "table": self.table, "since": self.seen, "views": "none"}
            await socket.send(json.dumps(command))
            sent: dict[int, str] = {}
            async for text in socket:
                if stop.is_set():
                    return
                message = json.loads(text)
                if message["type"] == "done" and message["ref"] in sent:
                    self.acknowledged.append((message["seq"], sent[message["ref"]]))
                if message["type"] == "refusal" and message.get("ref") == 0:
                    return  # no table here yet
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
