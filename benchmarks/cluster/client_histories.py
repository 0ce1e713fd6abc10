"""Clients of a cluster that record what they sent and were told, and a checker of their histories.

The checker reads the logs from the database, and asserts that every acknowledged command is in the log once, that no
other command is there twice, and that what each client was told, position and legal moves included, is what the log
says its guest may know, in order, without gaps.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motherlode import SPECTATOR
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry
from motherlode.server.domain.table import Table
from motherlode.server.projections.entries import event_to_dict, project_entry

__all__ = ["Player", "check_table", "seat_players"]

_GONE = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
_PING_EVERY: Final = 0.3
_PONG_TIMEOUT: Final = 2.5

AddressOf = Callable[[], str]
"""The address of some node: what a load balancer would choose."""


class Command:
    """A command that was sent, and its answer if one came."""

    def __init__(self, ref: int, kind: str, content: str) -> None:
        self.ref = ref
        self.kind = kind
        self.content = content
        self.seq: int | None = None
        self.why = ""


class Player:
    """A client that plays and talks whenever it is connected, and connects again to some node when it is not."""

    def __init__(self, address_of: AddressOf, table: str, card: dict[str, str], chance: random.Random) -> None:
        self.address_of = address_of
        self.table = table
        self.guest = card["guest"]
        self.token = card["token"]
        self.chance = chance
        self.pause = 0.05
        self.seen = -1
        self.facts: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        self.last_seq = -1
        self.commands: dict[int, Command] = {}
        self.acknowledged_at: list[float] = []
        self.connections = 0
        self._ref = 0

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                await self._session(stop)
            except _GONE:
                await asyncio.sleep(0.05)

    async def _session(self, stop: asyncio.Event) -> None:
        url = f"ws://{self.address_of()}/ws"
        async with connect(url, compression=None, open_timeout=2, close_timeout=0.1, ping_interval=None) as socket:
            self.connections += 1
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": self.token}))
            since = {"since": self.seen, "views": "line"}
            await socket.send(json.dumps({"type": "subscribe", "ref": 0, "table": self.table, **since}))
            heard = time.monotonic()
            while not stop.is_set():
                try:
                    text = await asyncio.wait_for(socket.recv(), _PING_EVERY)
                except TimeoutError:
                    if time.monotonic() - heard > _PONG_TIMEOUT:
                        raise ConnectionError("no answer") from None
                    await socket.send(json.dumps({"type": "ping", "ref": 1}))
                    await self._act(socket, {"game": self.last, "seq": self.seen})  # what was refused may work now
                    continue
                heard = time.monotonic()
                message = json.loads(text)
                if message.get("ref") == 0 and message["type"] == "refusal":
                    raise ConnectionError(message["why"])
                if message["type"] == "goodbye":
                    await asyncio.sleep(message["again_in"])
                    return
                self._take(message)
                if message["type"] == "news":
                    await self._act(socket, message)

    def _take(self, message: dict[str, Any]) -> None:
        command = self.commands.get(message.get("ref", -1))
        if command is not None and message["type"] == "done":
            command.seq = message["seq"]
            self.acknowledged_at.append(time.monotonic())
        elif command is not None and message["type"] == "refusal":
            command.why = message["why"]
        elif message["type"] == "news":
            for fact in message["facts"]:
                assert fact["seq"] > self.seen, (
                    f"{self.table}: told {fact['seq']} again, up to {message['seq']}, after {self.seen}"
                )
            self.facts += message["facts"]
            self.seen = message["seq"]
            if "game" in message:
                self.last, self.last_seq = message["game"], message["seq"]

    async def _act(self, socket: Any, message: dict[str, Any]) -> None:
        game = message.get("game", {})
        if self.chance.random() < 0.05:
            text = f"{self.guest} {self._ref}"
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
        self.commands[ref] = Command(ref, kind, content)
        await socket.send(json.dumps({"type": kind, "ref": ref, "table": self.table, **fields}))


async def seat_players(address_of: AddressOf, seats: int, chance: random.Random) -> list[Player]:
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
    players = [Player(address_of, table, card, random.Random(chance.random())) for card in cards]
    async with connect(f"ws://{address_of()}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": cards[0]["token"]}))
        await socket.send(json.dumps({"type": "start", "ref": 1, "table": table}))
        async for text in socket:
            if json.loads(text).get("ref") == 1:
                assert json.loads(text)["type"] == "done", text
                break
    return players


def check_table(players: list[Player], log_data: list[bytes]) -> int:
    """Assert that a table's log and its players' histories agree; return the number of acknowledged commands."""
    entries = [decode_entry(data) for data in log_data]
    acknowledged = sum(_check_commands(player, entries) for player in players)
    table = Table()
    facts = {player.guest: {fact["seq"]: fact for fact in player.facts} for player in players}
    for seq, entry in enumerate(entries):
        table.apply(entry)
        table.uncommitted.clear()
        table.drop_old()
        for player in players:
            if seq <= player.seen:
                _check_fact(table, seq, player.guest, facts[player.guest].get(seq))
            if seq == player.last_seq and player.last:
                _check_view(table, player)
    return acknowledged


def _check_commands(player: Player, entries: list[log.AnyEntry]) -> int:
    said: dict[str, list[int]] = {}
    for seq, entry in enumerate(entries):
        if isinstance(entry, log.Said) and entry.guest == player.guest:
            said.setdefault(entry.text, []).append(seq)
    acknowledged = 0
    last = -1
    for command in player.commands.values():
        where = said.get(command.content, []) if command.kind == "say" else []
        assert len(where) <= 1, f"in the log more than once: {command.content}"
        if command.seq is None:
            continue
        acknowledged += 1
        entry = entries[command.seq]
        if command.kind == "play":
            assert isinstance(entry, log.Moved), entry
            assert command.content in (entry.move, entry.sent), (command.content, entry)
            is_repeated = command.seq == last  # sent again before the answer came: made once
            assert command.seq > last or is_repeated, "moves out of order"
            last = command.seq
        elif command.kind == "say":
            assert where == [command.seq], f"acknowledged and not in the log: {command.content}"
    return acknowledged


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _check_fact(table: Table, seq: int, guest: str, fact: dict[str, Any] | None) -> None:
    one = table.log.last
    assert one.seq == seq
    viewer = table.viewer_of(guest)
    projected = project_entry(table, one.entry, guest, viewer)
    if projected is None:
        assert fact is None, f"told what is not theirs to know: {fact}"
        return
    assert fact is not None, f"entry {seq} was never told"
    assert fact["what"] == _plain(projected), (fact["what"], projected)
    if one.events and table.game is not None:
        shown = table.game.view(viewer).events[-len(one.events) :]
        assert fact["events"] == _plain([event_to_dict(event) for event in shown]), seq


def _check_view(table: Table, player: Player) -> None:
    """Compare the last position a player was sent with the fold of the log."""
    viewer = table.viewer_of(player.guest)
    assert viewer != SPECTATOR
    assert table.game is not None
    view = table.game.view(viewer)
    assert player.last["line"] == str(view)
    if table.actor == viewer:
        assert player.last["legal"] == [str(move) for move in view.legal]
