"""A client that holds one seat at a table of a server, and describes events in words.

It speaks the same protocol as the page (docs/protocol.md), with the token of an invitation, and so knows what that
seat may know and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from motherlode.core.errors import DataError
from motherlode.core.talk import Claim
from motherlode.envs.text import describe_moves, describe_refusal, describe_table
from motherlode.game import View
from motherlode.localization import localization
from motherlode.server.projections.entries import decode_event
from motherlode.terminal.claims import talk_lines
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import story, terminal_of

__all__ = ["SeatClient"]

_PROTOCOL: Final = 1
_MOST_NEWS: Final = 400
"""Sentences kept for a model that does not look: several rounds of them."""

_PATIENCE: Final = 20.0
"""Seconds to wait for the server's answer to a command."""


class SeatClient:
    """A seat at a table. ``async with SeatClient(address, table, token) as seat: …``"""

    def __init__(self, address: str, table: str, token: str, language: str = "en") -> None:
        self.address = address.rstrip("/")
        self.table = table
        self.texts = localization(language)
        self.room: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.news: deque[str] = deque(maxlen=_MOST_NEWS)  # sentences not yet read, the latest
        self._token = token
        self._seen = -1
        self._ref = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> SeatClient:
        await self._connect()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    # ---- what is known ---------------------------------------------------------------------------------------------

    @property
    def ruleset(self) -> str:
        """The ruleset of the table."""
        return str(self.room.get("terms", {}).get("ruleset", ""))

    @property
    def legal(self) -> list[str]:
        """The legal moves; empty if it is not this seat's turn."""
        return list(self.game.get("legal", ()))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return "result" in self.game or self.room.get("state") in ("over", "closed")

    def tell_news(self) -> str:
        """The events since the last call, in sentences."""
        told = "\n".join(self.news)
        self.news.clear()
        return told

    def describe(self) -> str:
        """The table as this seat sees it, and its moves if it is to act."""
        if "line" not in self.game:
            taken = [chair.get("name") or "–" for chair in self.room.get("chairs", ())]
            return f"{self.texts.text('turn-none')}: {', '.join(taken)}"
        view = View.parse(self.game["line"])
        parts = [describe_table(view, self._players(view.viewer))]
        if self.legal:
            parts += [self.texts.text("turn-yours"), describe_moves(self.texts, self.legal)]
        elif not self.is_over and self.game.get("turn", -1) >= 0:
            parts.append(self.texts.text("turn-of", name=self._players(view.viewer).name(self.game["turn"])))
        return "\n\n".join(parts)

    # ---- what can be done ------------------------------------------------------------------------------------------

    async def play(self, move: str) -> str:
        """Make a move; what happened, or why it was refused, in words."""
        answer = await self._command("play", seq=self._seen, move=move)
        if answer["type"] == "refusal":
            if answer.get("rule"):
                return describe_refusal(self.texts, self.ruleset, move, answer["rule"])
            return self._refusal(answer)
        await self._wait_until(lambda: self._seen >= answer["seq"], _PATIENCE)
        return self.tell_news()

    async def say(self, text: str) -> str:
        """Say something in the table's chat; empty, or why it was refused."""
        answer = await self._command("say", text=text)
        return self._refusal(answer) if answer["type"] == "refusal" else ""

    async def claim(self, claim: Mapping[str, Any]) -> str:
        """Make a predefined claim; empty, or why it was refused."""
        answer = await self._command("make-claim", claim=dict(claim))
        if answer["type"] == "refusal" and self.texts.has(f"claim-rule-{answer.get('rule', '')}"):
            return self.texts.text(f"claim-rule-{answer['rule']}")
        return self._refusal(answer) if answer["type"] == "refusal" else ""

    async def wait_for_turn(self, seconds: float) -> bool:
        """Wait until this seat is to act or the game is over; whether that came in time."""
        return await self._wait_until(lambda: bool(self.legal) or self.is_over, seconds)

    # ---- the connection --------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        url = self.address.replace("http", "ws", 1) + "/ws"
        try:
            self._socket = await connect(url, compression=None, open_timeout=_PATIENCE)
        except (OSError, InvalidURI, InvalidHandshake, TimeoutError) as error:
            raise DataError(f"server: {self.address} cannot be reached: {error}") from None
        await self._send(type="hello", protocol=_PROTOCOL, token=self._token)
        welcome = json.loads(await self._socket.recv())
        if welcome["type"] != "welcome":
            raise DataError(f"token: {self._refusal(welcome)}")
        self._reader = asyncio.create_task(self._read())
        answer = await self._command("subscribe", since=self._seen, views="line")
        if answer["type"] == "refusal":
            raise DataError(f"table: {self._refusal(answer)}")
        await self._wait_until(lambda: bool(self.room), _PATIENCE)

    async def _read(self) -> None:
        """Read messages; after a lost connection, connect again and go on where it was."""
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for text in self._socket:
                await self._take(json.loads(text))
        for answer in self._answers.values():
            answer.cancel()
        self._answers.clear()
        while True:
            await asyncio.sleep(1)
            with contextlib.suppress(DataError, ConnectionClosed, TimeoutError):
                await self._connect()
                return

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            self._seen = message["seq"]
            self.room = message.get("room") or self.room
            self.game = message.get("game") or self.game
            for fact in message["facts"]:
                self.news += self._sentences(fact)
        elif self._answers and message["type"] in ("done", "refusal"):
            # a message that could not be decoded is refused without its ref: that was the oldest one
            answer = self._answers.pop(message.get("ref") or next(iter(self._answers)), None)
            if answer is not None and not answer.done():
                answer.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    async def _send(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def _command(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._ref += 1
        answer = self._answers[self._ref] = asyncio.get_running_loop().create_future()
        try:
            await self._send(type=kind, ref=self._ref, table=self.table, **fields)
            return await asyncio.wait_for(answer, _PATIENCE)
        except (ConnectionClosed, TimeoutError, asyncio.CancelledError):
            return {"type": "refusal", "why": "try-again"}

    async def _wait_until(self, condition: Any, seconds: float) -> bool:
        async with self._changed:
            try:
                await asyncio.wait_for(self._changed.wait_for(condition), seconds)
            except TimeoutError:
                return False
        return True

    # ---- words -----------------------------------------------------------------------------------------------------

    def _players(self, viewer: int) -> Players:
        return Players([chair.get("name", "") for chair in self.room.get("chairs", ())], viewer, self.texts)

    def _viewer(self) -> int:
        return View.parse(self.game["line"]).viewer if "line" in self.game else -1

    def _sentences(self, fact: Mapping[str, Any]) -> list[str]:
        what = fact["what"]
        if what["type"] == "said":
            return [f"{what['name']}: {what['text']}"]
        if what["type"] == "claimed":
            claim = what["claim"]
            said = Claim(claim["key"], _frozen(claim.get("cell")), claim.get("seat"), claim.get("tool"))
            return talk_lines([(what["seat"], said)], self._players(self._viewer()))
        if not fact.get("events") or not self.ruleset:
            return []
        events = [decode_event(self.ruleset, happened) for happened in fact["events"]]
        return story(terminal_of(self.ruleset), events, self._players(self._viewer()))

    def _refusal(self, answer: Mapping[str, Any]) -> str:
        return self.texts.text(f"refusal-{answer['why']}")


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, Sequence) and not isinstance(value, str) else value
