"""A test client: a guest with a WebSocket who records every message."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.server.push.courier import PushSettings
from motherlode.server.runtime.timing import Timing
from motherlode.server.settings import UNLIMITED, Limits, Settings
from motherlode.server.transport.server import Server, make_server
from motherlode.server.transport.static_files import BUNDLE

BRISK = Timing(bot_pause=(0.0, 0.0), bot_slot=0.0, intermission=0.0, idle=600.0, sweep=0.2, lobby=0.0, lease=60.0)
"""Nothing waits. A lease outlasts pauses of a busy machine, where tests and server share one event loop."""


@asynccontextmanager
async def serving(
    store: str,
    timing: Timing = BRISK,
    limits: Limits = UNLIMITED,
    base_url: str = "",
    bundle: Path = BUNDLE,
    bus: str = "",
    metrics_address: str = "",
    push: PushSettings = PushSettings(),  # noqa: B008
) -> AsyncIterator[tuple[str, Server]]:
    """Run a server with real sockets in this event loop; yield its address and the server."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    settings = Settings(store, port=0, base_url=base_url, timing=timing, limits=limits, bundle=bundle, bus=bus)
    settings = settings._replace(metrics_address=metrics_address, push=push)
    server = make_server(settings, address.set_result)
    task = asyncio.create_task(server._serve())
    waited: list[asyncio.Future[Any]] = [task, address]
    await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield address.result(), server
    finally:
        server.should_exit = True
        await task


class Client:
    """A guest. ``got`` has every received message as text."""

    def __init__(self, address: str, card: dict[str, str]) -> None:
        self.address = address
        self.id = card["guest"]
        self.token = card["token"]
        self.got: list[str] = []
        self.news: list[dict[str, Any]] = []
        self.seen: dict[str, int] = {}
        self.last: dict[str, dict[str, Any]] = {}
        self.goodbyes = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._ref = 0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def come(cls, address: str, name: str = "Ada", card: dict[str, str] | None = None) -> Client:
        """Connect as a new guest, or with existing credentials."""
        if card is None:
            card = (await http(address, "POST", "/api/guests", {"name": name})).json()
        client = cls(address, card)
        await client.connect()
        return client

    async def connect(self) -> None:
        self._socket = await connect(f"ws{self.address.removeprefix('http')}/ws", compression=None, open_timeout=20)
        await self.send_raw(json.dumps({"type": "hello", "protocol": 1, "token": self.token}))
        welcome = json.loads(await self._socket.recv())
        assert welcome["type"] == "welcome"
        assert welcome["guest"] == self.id
        self._reader = asyncio.create_task(self._read(self._socket))

    async def close(self) -> None:
        """Abort the connection."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
        if self._reader is not None:
            await self._reader

    async def send_raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                self.got.append(text)
                self._take(json.loads(text))
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket closed"))
        self._answers.clear()
        self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            table = message["table"]
            for fact in message["facts"]:
                assert fact["seq"] > self.seen.get(table, -1), "entry received twice"
            self.seen[table] = message["seq"]
            self.news.append(message)
            now = self.last.setdefault(table, {"room": {}, "game": {}})
            now |= {part: message[part] for part in ("room", "game") if part in message}
        elif message["type"] == "goodbye":
            self.goodbyes += 1
        elif message.get("ref") in self._answers:
            answer = self._answers.pop(message["ref"])
            if not answer.done():
                answer.set_result(message)
        self._changed.set()

    async def command(self, kind: str, table: str, **fields: Any) -> dict[str, Any]:
        """Send a command; return the reply."""
        self._ref += 1
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[self._ref] = answer
        await self.send_raw(json.dumps({"type": kind, "ref": self._ref, "table": table, **fields}))
        return await asyncio.wait_for(answer, 30)

    async def done(self, kind: str, table: str, **fields: Any) -> int:
        """Send a command that must succeed; return the entry that shows its effect."""
        answer = await self.command(kind, table, **fields)
        assert answer["type"] == "done", answer
        seq: int = answer["seq"]
        return seq

    async def subscribe(self, table: str, views: str = "table") -> None:
        await self.done("subscribe", table, since=self.seen.get(table, -1), views=views)
        while table not in self.last:  # the answer may be read before the first news
            await self.change()

    def state(self, table: str) -> str:
        """Return the state of a table as last received."""
        state: str = self.last.get(table, {"room": {}})["room"].get("state", "")
        return state

    def legal(self, table: str) -> list[str]:
        """Return the legal moves once; then none until new ones are received."""
        legal: list[str] = self.last.get(table, {"game": {}})["game"].pop("legal", [])
        return legal

    async def change(self) -> None:
        """Wait for the next message; ConnectionError if none will come."""
        if self._reader is None or self._reader.done():
            raise ConnectionError("the socket is closed")
        self._changed.clear()
        await asyncio.wait_for(self._changed.wait(), 30)

    async def until_closed(self) -> None:
        """Wait until the server has closed the socket."""
        assert self._reader is not None
        await asyncio.wait_for(self._reader, 30)

    async def until(self, table: str, state: str) -> dict[str, Any]:
        """Wait until a table is in a state; return its last room and game."""
        while self.state(table) != state:
            await self.change()
        return self.last[table]

    async def play_on(self, table: str, chance: random.Random, moves: int = 10_000) -> int:
        """Play random legal moves until the game is over; return their number."""
        made = 0
        while made < moves:
            if self.state(table) in ("over", "closed"):
                break
            legal = self.legal(table)
            if legal:
                answer = await self.command("play", table, seq=self.seen[table], move=chance.choice(legal))
                assert answer["type"] == "done" or answer["why"] == "stale", answer
                made += answer["type"] == "done"
            else:
                await self.change()
        return made


async def http(address: str, method: str, path: str, body: Any = None, token: str = "") -> httpx.Response:
    """Send an HTTP request."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=address, timeout=30) as web:
        return await web.request(method, path, json=body, headers=headers)


async def open_table(client: Client, ruleset: str = "base", seats: int = 4, **settings: Any) -> str:
    """Open a table; return its name."""
    settings = {"ruleset": ruleset, "seats": seats, "bots": "random", **settings}
    response = await http(client.address, "POST", "/api/tables", settings, client.token)
    assert response.status_code == 201, response.text
    name: str = response.json()["table"]
    return name


async def table_of(address: str, people: int, ruleset: str = "base", seats: int = 4, **settings: Any) -> Any:
    """Open a table with seated and subscribed people; return its name and their clients."""
    clients = [await Client.come(address, f"Guest {n}") for n in range(people)]
    table = await open_table(clients[0], ruleset, seats, **settings)
    for seat, client in enumerate(clients):
        await client.subscribe(table)
        await client.done("sit", table, seat=seat)
    return table, clients
