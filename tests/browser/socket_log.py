"""Records the traffic of a page's WebSocket: news, the moves it sent, and their answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

__all__ = ["SocketLog"]

_PATIENCE = 30_000


class SocketLog:
    """What went over the sockets of a page. It says nothing itself."""

    def __init__(self, page: Page) -> None:
        self._socket: WebSocket | None = None
        self._page = page
        self._unanswered: dict[int, str] = {}
        self.answers: list[tuple[str, dict[str, Any]]] = []
        """Every move that was answered, with its answer."""
        self._paces: set[int] = set()
        self.is_pace_known = False
        """Whether the server has noted the pace that the page asked for."""
        self.received: list[str] = []
        """Every message, as it came."""
        self.seq = -1
        """The latest entry of the table's log that was told."""
        self.room: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        self._socket = socket
        self._paces.clear()  # each connection numbers its commands from the start
        socket.on("framereceived", self._on_received)
        socket.on("framesent", self._on_sent)

    def _on_received(self, frame: str | bytes) -> None:
        text = str(frame)
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "news":
            self.seq = message["seq"]
            self.room = message.get("room") or self.room
            self.game = message.get("game") or self.game
        elif message.get("ref") in self._unanswered:
            self.answers.append((self._unanswered.pop(message["ref"]), message))
        elif message["type"] == "done" and message["ref"] in self._paces:
            self.is_pace_known = True

    def _on_sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self._unanswered[message["ref"]] = message["move"]
        elif message["type"] == "set-pace":
            self._paces.add(message["ref"])

    @property
    def legal(self) -> list[str]:
        """My legal moves; none if I am not asked."""
        legal: list[str] = self.game.get("legal", [])
        return legal

    def details(self, move: str) -> dict[str, Any]:
        """What one of my legal moves uses and where it is aimed."""
        details: dict[str, Any] = self.game["details"][self.legal.index(move)]
        return details

    @property
    def turn(self) -> int:
        """Whose turn it is; -1 for nobody's."""
        turn: int = self.game.get("turn", -1)
        return turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.get("result"))

    def hand(self, seat: int) -> list[str]:
        """A seat's hand, as far as it was told."""
        hand: list[str] = self.game["view"]["hands"][seat]
        return hand

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind that were told, in order."""
        news = [message for message in map(json.loads, self.received) if message["type"] == "news"]
        facts = [fact for message in news for fact in message["facts"]]
        return [event for fact in facts for event in fact.get("events", []) if event["event"] == kind]

    def catch_up(self, seq: int) -> None:
        """Wait until an entry was told."""
        self.until(lambda: self.seq >= seq)

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for messages until a condition holds."""
        while not condition():
            if self._socket is None:
                self._page.wait_for_event("websocket", timeout=_PATIENCE)
            else:
                self._socket.wait_for_event("framereceived", timeout=_PATIENCE)
