"""News for guests: what is new to each, and how things stand for them. Nothing else of a table leaves the server.

What a guest gets follows from the log up to an entry and from who they are. Most of it is the same for most guests, so
what was encoded for one is kept for the next, as long as the log does not grow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from motherlode import SPECTATOR, Event, Game
from motherlode.core.secrets import redact
from motherlode.server import log
from motherlode.server.messages import Fact, News, Room, Standing, encode
from motherlode.server.orders import Views
from motherlode.server.seen import event_named, result_of, told_of, viewer_of
from motherlode.server.table import Table

__all__ = ["Teller"]

_QUIET = (log.Moved, log.Said, log.Claimed, log.Muted)
"""Entries that leave the room as it is."""

_OF_THE_GAME = (log.Began, log.Moved)
"""Entries of which guests see more or less only by their seat."""

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
        self._events: dict[int, _Marked] = {}
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
        if since == table.seq - 1 and isinstance(table.log[-1], log.Moved) and not whole:
            return self._news_of_move(guest, views)
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

    def _news_of_move(self, guest: str, views: Views) -> bytes:
        """What happens most of the time, and is the same for all whom it does not concern."""
        table = self.table
        viewer = viewer_of(table, guest, len(table.games) - 1)
        asked = viewer == table.actor
        is_special = asked or views != "none" or viewer in self._marked(table.seq).concerned
        alike = (viewer if is_special else SPECTATOR, views)
        told = self._news.get(alike)
        if told is None:
            fact = self._fact(table.seq, guest)
            told = self._news[alike] = encode(self._make([fact], table.seq - 1, viewer, views, False, True, asked))
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
            result=result_of(game),
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
        if isinstance(table.log[seq], _OF_THE_GAME):
            # All whom nothing here concerns see the same.
            alike = (seq, viewer if viewer in self._marked(seq).concerned else SPECTATOR)
            fact = self._facts.get(alike)
            if fact is not None:
                return fact
            viewer = alike[1]
        else:
            alike = (seq, SPECTATOR)
        told = told_of(table, seq, guest, viewer)
        if told is None:
            return None
        shown = [event_named(self._shown(seq, number, viewer)) for number in range(len(table.happened[seq].events))]
        fact = self._facts[alike] = msgspec.Raw(_encode_fact(Fact(seq, told, shown)))
        return fact

    def _shown(self, seq: int, number: int, viewer: int) -> Event:
        public = self._marked(seq).public[number]
        return public if viewer == SPECTATOR else redact(self.table.happened[seq].events[number], viewer)

    def _marked(self, seq: int) -> _Marked:
        """An entry's events as everyone sees them, and the seats that see more."""
        marked = self._events.get(seq)
        if marked is None:
            table = self.table
            public = []
            concerned: set[int] = set()
            for event in table.happened[seq].events:
                shown = redact(event, SPECTATOR)
                public.append(shown)
                if shown is not event:
                    concerned.update(_concerned(event, table.terms.seats))
            entry = table.log[seq]
            if isinstance(entry, log.Moved):
                concerned.add(entry.seat)
            marked = self._events[seq] = _Marked(public, concerned)
        return marked


class _Marked(NamedTuple):
    public: list[Event]
    concerned: set[int]


def _concerned(event: Event, seats: int) -> Iterable[int]:
    """The seats that may see more of an event than everyone does: all, unless it names whom it is about."""
    if hasattr(event, "seat"):
        return (event.seat, getattr(event, "target", event.seat))
    return range(seats)
