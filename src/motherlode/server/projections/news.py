"""The news projection: what is new to each guest of a table, and the state as they see it.

News are a function of the table's log and of the guest. Most of it is the same for most guests, so encoded parts are
cached until the log grows; the size of the cache is bounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from motherlode import SPECTATOR, Event, Game, Move
from motherlode.core.visibility import concerned_seats, redact
from motherlode.server.domain.commands import Views
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.retained_log import Retained
from motherlode.server.domain.table import Table
from motherlode.server.projections.entries import (
    encode_event,
    encoded_details,
    project_entry,
    result_of,
    table_info,
)
from motherlode.server.projections.messages import Fact, GameState, News, encode

__all__ = ["CACHE_BYTES", "NewsProjection"]

CACHE_BYTES: Final = 512 * 1024
"""Maximum size of one table's cache."""

_NO_MOVE: Final = -2
"""A value that is no entry's number."""

_encode_fact = msgspec.json.Encoder().encode


class NewsProjection:
    """News of one table."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.ends_at = 0.0
        """The deadline of the seat to move; 0 if there is no limit."""
        self.resumes_at = 0.0
        """When bots and clocks go on after a round, or a rematch may begin, without the others; 0 if nobody waits."""
        self.idle_at = 0.0
        """When a bot may take over from the person to move though they are connected; 0 for never."""
        self._seq = -1
        self._facts: dict[tuple[int, int], msgspec.Raw] = {}
        self._events: dict[int, _RedactedEvents] = {}
        self._news: dict[tuple[int, Views], bytes] = {}
        """Encoded news of the last move, by viewer and kind of views."""
        self._cached_bytes = 0
        """Bytes in the cache, without container overhead."""
        self._seats: dict[str, int] = {}
        """The seat of each guest in the last game."""
        self._seated: tuple[str, ...] = ()
        """``seated_guests`` of the table, from which the seats were made."""
        self._before_move = _NO_MOVE
        """The number of the entry before the last, if the last is a move; else _NO_MOVE."""
        self._informed: set[int] = set()
        """Seats whose news of the last move differ from a spectator's."""
        self._moves: list[Move] = []
        self._moves_at = -1
        self._unplayable: dict[str, str] = {}
        self._unplayable_at = -1

    def news(self, guest: str, since: int, views: Views, whole: bool = False) -> bytes | None:
        """Return a guest's news after the entry ``since``; None if there are none.

        With ``whole``, the full state is always included. Entries that are no longer in memory are left out; ``older``
        then says where the omitted chat ends.
        """
        table = self.table
        if self._seq != table.seq:
            self._refresh()
        if since == self._before_move and not whole:
            return self._news_of_move(self._seats.get(guest, SPECTATOR), views)
        viewer = self._seats.get(guest, SPECTATOR)
        facts = self._facts_after(since, guest, viewer)
        if not facts and not whole:
            return None
        changed = whole or since < max(table.turn_seq, table.taken_over.get(viewer, -1))
        ended = changed and table.state != "playing"
        is_info_due = whole or ended or since < table.info_changed_seq
        asked = changed and viewer == table.actor and viewer >= 0
        game_state = self._game_state(table.game, viewer, views, asked) if table.game is not None and changed else None
        older = table.log.dropped_before if since < table.log.dropped_before - 1 else 0
        room = table_info(table) if is_info_due else None
        mutes = {whom: name for (who, whom), name in table.mutes.items() if who == guest} if whole else None
        return encode(
            News(
                self.name, self._seq, facts, room, game_state, self.ends_at, older, mutes, self.resumes_at, self.idle_at
            )
        )

    def clear_cache(self) -> None:
        """Empty the cache, as nobody is subscribed."""
        self._facts.clear()
        self._events.clear()
        self._news.clear()
        self._cached_bytes = 0
        self._seq = -1
        self._moves = []
        self._moves_at = -1
        self._unplayable = {}
        self._unplayable_at = -1

    def _refresh(self) -> None:
        """Clear the cache and update to the last entry, after the log has grown."""
        table = self.table
        self._seq = table.seq
        self._facts.clear()
        self._events.clear()
        self._news.clear()
        self._cached_bytes = 0
        if self._seated is not table.seated_guests:
            self._seated = table.seated_guests
            self._seats = {guest: seat for seat, guest in enumerate(table.seated_guests) if guest}
        self._before_move = _NO_MOVE
        last = table.log.last
        if type(last.entry) is log.Moved:
            self._before_move = self._seq - 1
            self._informed = {table.actor, *self._redacted_events(last).informed}

    def _facts_after(self, since: int, guest: str, viewer: int) -> list[Any]:
        """Return the entries after ``since`` as a guest may know them, without moves of earlier games."""
        began = self.table.game_starts[-1] if self.table.game_starts else 0
        taken_over = self.table.taken_over.get(viewer, -1)
        seat = viewer
        facts: list[Any] = []
        for one in self.table.log.after(since):
            viewer = seat if one.seq >= taken_over else SPECTATOR
            if isinstance(one.entry, log.Began | log.Moved):
                if one.seq >= began:
                    facts.append(self._game_fact(one, viewer))
            elif (fact := self._fact(one, guest, viewer)) is not None:
                facts.append(fact)
        return facts

    def _news_of_move(self, viewer: int, views: Views) -> bytes:
        """Return the news of a single move: the common case, and the same for all uninformed viewers."""
        if views == "none" and viewer not in self._informed:
            viewer = SPECTATOR
        encoded = self._news.get((viewer, views))
        if encoded is None:
            table = self.table
            assert table.game is not None
            fact: Any = self._game_fact(table.log.last, viewer)
            game_state = self._game_state(table.game, viewer, views, viewer == table.actor)
            room = table_info(table) if table.actor < 0 or table.info_changed_seq == self._seq else None
            encoded = encode(
                News(
                    self.name, self._seq, [fact], room, game_state, self.ends_at, 0, None, self.resumes_at, self.idle_at
                )
            )
            self._reserve(len(encoded))
            self._news[viewer, views] = encoded
        return encoded

    def _reserve(self, size: int) -> None:
        """Account for new data in the cache, emptying it first if it would exceed its limit."""
        if self._cached_bytes + size > CACHE_BYTES:
            self._facts.clear()
            self._events.clear()
            self._news.clear()
            self._cached_bytes = 0
        self._cached_bytes += size

    def _game_state(self, game: Game, viewer: int, views: Views, asked: bool) -> GameState:
        actor = self.table.actor
        moves = self._legal_moves() if asked else []
        return GameState(
            turn=actor,
            asked=game.asked if actor >= 0 else "",
            view=game.view(viewer).table if views == "table" else None,
            line=str(game.view(viewer)) if views == "line" else "",
            legal=[move.text for move in moves],
            details=[encoded_details(game, move) for move in moves] if views == "table" else [],
            unplayable=self._unplayable_cards() if asked and views == "table" else {},
            result=result_of(game) if actor < 0 else None,
        )

    def _legal_moves(self) -> list[Move]:
        """Return the legal moves of the seat to move."""
        if self._moves_at != self.table.turn_seq:
            assert self.table.game is not None
            self._moves = list(self.table.game.legal)
            self._moves_at = self.table.turn_seq
        return self._moves

    def _unplayable_cards(self) -> dict[str, str]:
        """Return why cards of the seat to move cannot be played, by card."""
        if self._unplayable_at != self.table.turn_seq:
            assert self.table.game is not None
            self._unplayable = dict(self.table.game.unplayable)
            self._unplayable_at = self.table.turn_seq
        return self._unplayable

    def _fact(self, one: Retained, guest: str, viewer: int) -> msgspec.Raw | None:
        """Return an entry that is not part of a game. It is the same for all guests who may know it."""
        projected = project_entry(self.table, one.entry, guest, viewer)
        if projected is None:
            return None
        fact = self._facts.get((one.seq, SPECTATOR))
        return fact if fact is not None else self._encoded(Fact(one.seq, projected), SPECTATOR)

    def _game_fact(self, one: Retained, viewer: int) -> msgspec.Raw:
        """Return an entry of a game. It is the same for all viewers who are not informed of its secrets."""
        shown = self._redacted_events(one)
        if viewer not in shown.informed:
            viewer = SPECTATOR
        fact = self._facts.get((one.seq, viewer))
        if fact is None:
            projected = project_entry(self.table, one.entry, "", viewer)
            assert projected is not None
            fact = self._encoded(Fact(one.seq, projected, shown.to(viewer)), viewer)
        return fact

    def _encoded(self, fact: Fact, viewer: int) -> msgspec.Raw:
        data = _encode_fact(fact)
        self._reserve(len(data))
        encoded = self._facts[fact.seq, viewer] = msgspec.Raw(data)
        return encoded

    def _redacted_events(self, one: Retained) -> _RedactedEvents:
        shown = self._events.get(one.seq)
        if shown is None:
            shown = _RedactedEvents(one.events, self.table.settings.seats)
            self._reserve(shown.size)
            self._events[one.seq] = shown
            if isinstance(one.entry, log.Moved):
                shown.informed.add(one.entry.seat)
        return shown


class _RedactedEvents:
    """The redacted events of an entry, and the seats that see more than a spectator."""

    __slots__ = ("_public", "_secret", "informed", "size")

    def __init__(self, events: Sequence[Event], seats: int) -> None:
        self._public: list[Any] = []
        self._secret: list[tuple[int, Event]] = []
        self.informed: set[int] = set()
        self.size = 0
        for number, event in enumerate(events):
            shown = redact(event, SPECTATOR)
            encoded = encode_event(shown)
            self.size += len(encoded)
            self._public.append(msgspec.Raw(encoded))
            if shown is not event:
                self._secret.append((number, event))
                self.informed.update(concerned_seats(event, seats))

    def to(self, viewer: int) -> list[Any]:
        """Return the events as a viewer sees them, encoded."""
        shown = self._public
        if viewer != SPECTATOR:
            shown = shown[:]
            for number, event in self._secret:
                shown[number] = msgspec.Raw(encode_event(redact(event, viewer)))
        return shown
