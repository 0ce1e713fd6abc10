"""News for guests: what is new to each, and how things stand for them. Nothing else of a table leaves the server.

What a guest gets follows from the log up to an entry and from who they are. Most of it is the same for most guests, so
what was encoded for one is kept for the next, as long as the log does not grow.
"""

from __future__ import annotations

from typing import Any

import msgspec

from motherlode import SPECTATOR, Event, Game
from motherlode.core.secrets import redact
from motherlode.server import log
from motherlode.server.messages import Fact, News, Result, Room, Standing, encode
from motherlode.server.orders import Views
from motherlode.server.seen import event_named, told_of, viewer_of
from motherlode.server.table import Table

__all__ = ["Teller"]

_QUIET = (log.Moved, log.Said, log.Claimed, log.Muted)
"""Entries that leave the room as it is."""

_encode_fact = msgspec.json.Encoder().encode


class Teller:
    """Tells of one table."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.ends_at = 0.0
        """When the time of the seat to move is up; 0 if it has no end."""
        self._at = -1
        self._facts: dict[Any, msgspec.Raw] = {}
        self._events: dict[int, list[tuple[Event, bool]]] = {}
        self._news: dict[Any, bytes] = {}
        self._legal: list[str] = []
        self._legal_at = -1

    def news(self, guest: str, since: int, views: Views, whole: bool = False) -> bytes | None:
        """What happened after an entry; None if nothing for this guest. ``whole``: how things stand, in any case."""
        table = self.table
        if self._at != table.seq:
            self._at = table.seq
            self._facts.clear()
            self._events.clear()
            self._news.clear()
        facts = [fact for seq in range(since + 1, len(table.log)) if (fact := self._fact(seq, guest)) is not None]
        if not facts and not whole:
            return None
        changed = whole or since < table.turned
        viewer = viewer_of(table, guest, len(table.games) - 1)
        asked = changed and viewer == table.actor and viewer >= 0
        alike = (since, tuple(map(id, facts)), whole, asked, views, viewer if changed and views != "none" else None)
        told = self._news.get(alike)
        if told is None:
            told = self._news[alike] = encode(self._make(facts, since, viewer, views, whole, changed, asked))
        return told

    def _make(
        self, facts: list[Any], since: int, viewer: int, views: Views, whole: bool, changed: bool, asked: bool
    ) -> News:
        table = self.table
        game = table.game
        ended = changed and table.state != "playing"
        room = None
        if whole or ended or any(not isinstance(entry, _QUIET) for entry in table.log[since + 1 :]):
            room = Room(table.state, table.terms, table.host, table.chairs)
        standing = self._standing(game, viewer, views, asked) if game is not None and changed else None
        return News(self.name, table.seq, facts, room, standing, self.ends_at)

    def _standing(self, game: Game, viewer: int, views: Views, asked: bool) -> Standing:
        actor = self.table.actor
        return Standing(
            turn=actor,
            asked=game.asked if actor >= 0 else "",
            view=game.view(viewer).table if views == "table" else None,
            line=str(game.view(viewer)) if views == "line" else "",
            legal=self.legal() if asked else [],
            result=_result(game),
        )

    def legal(self) -> list[str]:
        """The moves of the seat to move."""
        if self._legal_at != self.table.turned:
            self._legal = [str(move) for move in self.table.games[-1].legal]
            self._legal_at = self.table.turned
        return self._legal

    def _fact(self, seq: int, guest: str) -> msgspec.Raw | None:
        table = self.table
        viewer = viewer_of(table, guest, table.happened[seq].game)
        told = told_of(table, seq, guest, viewer)
        if told is None:
            return None
        events = self._marked(seq)
        hidden = tuple([redact(event, viewer) for event, is_open in events if not is_open])
        alike = (seq, getattr(told, "move", ""), hidden)
        fact = self._facts.get(alike)
        if fact is None:
            shown = [event_named(event if is_open else redact(event, viewer)) for event, is_open in events]
            fact = self._facts[alike] = msgspec.Raw(_encode_fact(Fact(seq, told, shown)))
        return fact

    def _marked(self, seq: int) -> list[tuple[Event, bool]]:
        """An entry's events, each with whether all may see all of it."""
        marked = self._events.get(seq)
        if marked is None:
            events = self.table.happened[seq].events
            marked = self._events[seq] = [(event, redact(event, SPECTATOR) is event) for event in events]
        return marked


def _result(game: Game) -> Result | None:
    if game.result is None:
        return None
    assert game.seed is not None
    return Result(list(game.result.points), list(game.result.winners), game.seed)
