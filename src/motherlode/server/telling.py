"""News for guests: what is new to each, and how things stand for them. Nothing else of a table leaves the server.

What a guest gets follows from the log up to an entry and from who they are. Most of it is the same for most guests, so
what was encoded for one is kept for the next, as long as the log does not grow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from motherlode import SPECTATOR, Event, Game
from motherlode.core.secrets import redact
from motherlode.server import log
from motherlode.server.messages import Fact, News, Standing, encode
from motherlode.server.orders import Views
from motherlode.server.seen import event_encoded, result_of, room_message, told_of, viewer_of
from motherlode.server.table import Table

__all__ = ["QUIET", "Teller"]

QUIET = (log.Moved, log.Said, log.Claimed, log.Muted, log.TimeExtended)
"""Entries that leave the room as it is."""

_OF_THE_GAME = (log.Began, log.Moved)
"""Entries of which guests see more or less only by their seat."""

_NO_MOVE: Final = -2
"""No entry's number."""

_encode_fact = msgspec.json.Encoder().encode


class Teller:
    """Tells of one table."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.ends_at = 0.0
        """When the time of the seat to move is up; 0 if it has no end."""
        self._at = -1
        self._facts: dict[tuple[int, int], msgspec.Raw] = {}
        self._events: dict[int, _Shown] = {}
        self._news: dict[Any, bytes] = {}
        self._seats: dict[str, int] = {}
        """By guest, the seat in the last game."""
        self._games = 0
        self._before_move = _NO_MOVE
        """The entry before the last, if the last is a move."""
        self._apart: set[int] = set()
        """The seats that are told something else of that move than everyone is."""
        self._legal: list[str] = []
        self._legal_at = -1

    def news(self, guest: str, since: int, views: Views, whole: bool = False) -> bytes | None:
        """What happened after an entry; None if nothing for this guest. ``whole``: how things stand, in any case."""
        if self._at != len(self.table.log) - 1:
            self._look_again()
        if since == self._before_move and not whole:
            return self._news_of_move(self._seats.get(guest, SPECTATOR), views)
        table = self.table
        facts = [fact for seq in range(since + 1, self._at + 1) if (fact := self._fact(seq, guest)) is not None]
        if not facts and not whole:
            return None
        changed = whole or since < table.turned
        viewer = self._seats.get(guest, SPECTATOR)
        asked = changed and viewer == table.actor and viewer >= 0
        alike = (since, tuple(map(id, facts)), whole, asked, views, viewer if changed and views != "none" else None)
        told = self._news.get(alike)
        if told is None:
            told = self._news[alike] = encode(self._make(facts, since, viewer, views, whole, changed, asked))
        return told

    def _look_again(self) -> None:
        """The log has grown: nothing that was made for the entries before is needed any more."""
        table = self.table
        self._at = len(table.log) - 1
        self._facts.clear()
        self._events.clear()
        self._news.clear()
        if self._games != len(table.games):
            self._games = len(table.games)
            self._seats = {guest: seat for seat, guest in enumerate(table.casts[-1]) if guest}
        self._before_move = _NO_MOVE
        if type(table.log[-1]) is log.Moved:
            self._before_move = self._at - 1
            self._apart = {table.actor, *self._shown(self._at).concerned}

    def _news_of_move(self, viewer: int, views: Views) -> bytes:
        """What happens most of the time, and is the same for all whom it does not concern."""
        if views == "none" and viewer not in self._apart:
            viewer = SPECTATOR
        told = self._news.get((viewer, views))
        if told is None:
            table = self.table
            fact: Any = self._fact_of_game(self._at, viewer)
            standing = self._standing(table.games[-1], viewer, views, viewer == table.actor)
            room = room_message(table) if table.actor < 0 else None
            told = self._news[viewer, views] = encode(News(self.name, self._at, [fact], room, standing, self.ends_at))
        return told

    def _make(
        self, facts: list[Any], since: int, viewer: int, views: Views, whole: bool, changed: bool, asked: bool
    ) -> News:
        table = self.table
        game = table.game
        ended = changed and table.state != "playing"
        is_room_told = whole or ended or not all(isinstance(entry, QUIET) for entry in table.log[since + 1 :])
        standing = self._standing(game, viewer, views, asked) if game is not None and changed else None
        return News(self.name, self._at, facts, room_message(table) if is_room_told else None, standing, self.ends_at)

    def _standing(self, game: Game, viewer: int, views: Views, asked: bool) -> Standing:
        actor = self.table.actor
        return Standing(
            turn=actor,
            asked=game.asked if actor >= 0 else "",
            view=game.view(viewer).table if views == "table" else None,
            line=str(game.view(viewer)) if views == "line" else "",
            legal=self.legal() if asked else [],
            result=result_of(game) if actor < 0 else None,
        )

    def legal(self) -> list[str]:
        """The moves of the seat to move."""
        if self._legal_at != self.table.turned:
            self._legal = self.table.games[-1].legal.texts
            self._legal_at = self.table.turned
        return self._legal

    def _fact(self, seq: int, guest: str) -> msgspec.Raw | None:
        table = self.table
        viewer = viewer_of(table, guest, table.happened[seq].game)
        if isinstance(table.log[seq], _OF_THE_GAME):
            return self._fact_of_game(seq, viewer)
        told = told_of(table, seq, guest, viewer)
        if told is None:
            return None
        fact = self._facts.get((seq, SPECTATOR))
        if fact is None:
            fact = self._facts[seq, SPECTATOR] = msgspec.Raw(_encode_fact(Fact(seq, told)))
        return fact

    def _fact_of_game(self, seq: int, viewer: int) -> msgspec.Raw:
        """A part of a game, which all see alike whom nothing in it concerns."""
        shown = self._shown(seq)
        if viewer not in shown.concerned:
            viewer = SPECTATOR
        fact = self._facts.get((seq, viewer))
        if fact is None:
            told = told_of(self.table, seq, "", viewer)
            assert told is not None
            fact = msgspec.Raw(_encode_fact(Fact(seq, told, shown.to(viewer))))
            self._facts[seq, viewer] = fact
        return fact

    def _shown(self, seq: int) -> _Shown:
        shown = self._events.get(seq)
        if shown is None:
            table = self.table
            shown = self._events[seq] = _Shown(table.happened[seq].events, table.terms.seats)
            entry = table.log[seq]
            if isinstance(entry, log.Moved):
                shown.concerned.add(entry.seat)
        return shown


class _Shown:
    """Events as everyone sees them, and the seats that see more."""

    __slots__ = ("_public", "_secret", "concerned")

    def __init__(self, events: Sequence[Event], seats: int) -> None:
        self._public: list[Any] = []
        self._secret: list[tuple[int, Event]] = []
        self.concerned: set[int] = set()
        for number, event in enumerate(events):
            shown = redact(event, SPECTATOR)
            self._public.append(msgspec.Raw(event_encoded(shown)))
            if shown is not event:
                self._secret.append((number, event))
                self.concerned.update(_concerned(event, seats))

    def to(self, viewer: int) -> list[Any]:
        """The events as a viewer sees them, encoded."""
        shown = self._public
        if viewer != SPECTATOR:
            shown = shown[:]
            for number, event in self._secret:
                shown[number] = msgspec.Raw(event_encoded(redact(event, viewer)))
        return shown


def _concerned(event: Event, seats: int) -> Iterable[int]:
    """The seats that may see more of an event than everyone does: all, unless it names whom it is about."""
    if hasattr(event, "seat"):
        return (event.seat, getattr(event, "target", event.seat))
    return range(seats)
