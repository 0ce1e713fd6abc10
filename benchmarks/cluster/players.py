"""Clients of a cluster who play and talk without end, and record what they sent and received."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.cluster.client_histories import Command, History

__all__ = ["AddressOf", "Player", "seat_players"]

_GONE = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
_PING_EVERY: Final = 0.3
_PONG_TIMEOUT: Final = 2.5

AddressOf = Callable[[], str]
"""The address of some node: what a load balancer would choose."""


class Player:
    """A client that plays and talks while connected, and reconnects to some node when it is not.

    Told that its node is about to stop, it opens the next connection before it leaves the old one, as the page does.
    """

    def __init__(
        self, address_of: AddressOf, table: str, card: dict[str, str], chance: random.Random, pause: float
    ) -> None:
        self.address_of = address_of
        self.table = table
        self.history = History(table, card["guest"])
        self.token = card["token"]
        self.chance = chance
        self.pause = pause
        self.acknowledged_at: list[float] = []
        self.told_at: list[float] = []
        """The times at which news came."""
        self.connections = 0
        self._ref = 0

    async def run(self, stop: asyncio.Event) -> None:
        next_socket: ClientConnection | None = None
        while not stop.is_set():
            try:
                socket = next_socket or await self._connect()
                next_socket = None
                next_socket = await self._session(socket, stop)
            except _GONE:
                await asyncio.sleep(0.05)
        if next_socket is not None:
            await next_socket.close()

    async def _connect(self) -> ClientConnection:
        url = f"ws://{self.address_of()}/ws"
        socket = await connect(url, compression=None, open_timeout=2, close_timeout=0.1, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": self.token}))
        self.connections += 1
        return socket

    async def _session(self, socket: ClientConnection, stop: asyncio.Event) -> ClientConnection | None:
        """Play on a connection until it ends; return the next one if it was opened already."""
        next_one: asyncio.Task[ClientConnection] | None = None
        try:
            since = {"since": self.history.seen, "views": "line"}
            await socket.send(json.dumps({"type": "subscribe", "ref": 0, "table": self.table, **since}))
            heard = time.monotonic()
            while not stop.is_set():
                try:
                    text = await asyncio.wait_for(socket.recv(), _PING_EVERY)
                except TimeoutError:
                    if time.monotonic() - heard > _PONG_TIMEOUT:
                        raise ConnectionError("no answer") from None
                    await socket.send(json.dumps({"type": "ping", "ref": 1}))
                    again = {"game": self.history.last, "seq": self.history.seen}
                    await self._act(socket, again)  # what was refused may work now
                    continue
                heard = time.monotonic()
                message = json.loads(text)
                if message.get("ref") == 0 and message["type"] == "refusal":
                    raise ConnectionError(message["why"])
                if message["type"] == "goodbye" and next_one is None:
                    next_one = asyncio.create_task(self._replace(socket, message["again_in"]))
                self._take(message)
                if message["type"] == "news":
                    await self._act(socket, message)
        except _GONE:
            if next_one is None:
                raise
        finally:
            await socket.close()
        return await next_one if next_one is not None else None

    async def _replace(self, socket: ClientConnection, again_in: float) -> ClientConnection:
        """Open the next connection, and close the old one."""
        await asyncio.sleep(again_in)
        next_one = await self._connect()
        await next_one.recv()  # the welcome
        await socket.close()
        return next_one

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            self.told_at.append(time.monotonic())
        if self.history.take(message):
            self.acknowledged_at.append(time.monotonic())

    async def _act(self, socket: Any, message: dict[str, Any]) -> None:
        game = message.get("game", {})
        if self.chance.random() < 0.05:
            text = f"{self.history.guest} {self._ref}"
            await self._send(socket, "say", text, text=text)
        if game.get("legal"):
            await asyncio.sleep(self.pause * self.chance.random())
            move = self.chance.choice(game["legal"])
            await self._send(socket, "play", move, seq=message["seq"], move=move)
        elif game.get("result"):
            await self._send(socket, "rematch", "")

    async def _send(self, socket: Any, kind: str, content: str, **fields: Any) -> None:
        self._ref += 1
        ref = self._ref + 10
        self.history.commands[ref] = Command(ref, kind, content)
        await socket.send(json.dumps({"type": kind, "ref": ref, "table": self.table, **fields}))


async def seat_players(address_of: AddressOf, seats: int, chance: random.Random, pause: float = 0.05) -> list[Player]:
    """Open a table of the base game with one bot, and seat players at the rest."""
    async with httpx.AsyncClient(timeout=10) as web:
        url = f"http://{address_of()}"
        cards = [(await web.post(f"{url}/api/guests", json={"name": f"Guest {n}"})).json() for n in range(seats)]
        headers = [{"authorization": f"Bearer {card['token']}"} for card in cards]
        settings = {"ruleset": "base", "seats": seats + 1, "bots": "random"}
        table = (await web.post(f"{url}/api/tables", json=settings, headers=headers[0])).json()["table"]
        for number, header in enumerate(headers):
            at = f"http://{address_of()}/api/tables/{table}/seats"
            response = await web.post(at, json={"seat": number}, headers=header)
            assert response.status_code == 201, response.text
    players = [Player(address_of, table, card, random.Random(chance.random()), pause) for card in cards]
    async with connect(f"ws://{address_of()}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": cards[0]["token"]}))
        await socket.send(json.dumps({"type": "start", "ref": 1, "table": table}))
        async for text in socket:
            if json.loads(text).get("ref") == 1:
                assert json.loads(text)["type"] == "done", text
                break
    return players
