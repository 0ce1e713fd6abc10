"""Public action history of a round of The Lost Mines: each card played, with expected points.

The points are those before the play, after it, and after each other play of the same card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.core.move import AIM, Cell
from motherlode.core.visibility import SPECTATOR, Event, redact
from motherlode.game import View
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.bots.situation import BoardForecast, ExpectedPoints
from motherlode.games.lost_mines.event_codec import apply_event
from motherlode.games.lost_mines.rules.plays import ways_to_play
from motherlode.games.lost_mines.rules.position import Position, blank_position

__all__ = ["HistoryTracker", "ObservedAction"]


@dataclass(frozen=True, slots=True)
class ObservedAction:
    """A card that a seat played onto the board."""

    seat: int
    effect: str
    before: ExpectedPoints
    after: ExpectedPoints
    choices: tuple[ExpectedPoints, ...]  # by each play of the same card


class HistoryTracker:
    """Extends the history by the events of each new view, as a spectator sees them."""

    def __init__(self) -> None:
        self._events_seen: tuple[Event, ...] = ()
        self._position: Position | None = None
        self.actions: list[ObservedAction] = []

    def update(self, view: View) -> list[ObservedAction]:
        """Return the actions of the view's round so far; a new list whenever the round is another."""
        events = _this_round(view.events)
        known = len(self._events_seen)
        if self._position is None or known > len(events) or events[:known] != self._events_seen:
            self._position = blank_position(view.position_as(Position).rules, None)
            self._position.viewer = SPECTATOR
            self.actions = []
            known = 0
        for event in events[known:]:
            self._add_event(self._position, redact(event, SPECTATOR))
        self._events_seen = events
        return self.actions

    def _add_event(self, position: Position, event: Event) -> None:
        code = _code_of(position, event)
        if code >= 0:
            assert isinstance(event, e.PathLaid | e.ToolPlaced | e.TrapSet | e.TrollCalled | e.Stormed)
            forecast = BoardForecast(position)
            ways = ways_to_play(position, event.seat, (code & 255) >> 1)
            effect = position.rules.tables.box.deck[(code & 255) >> 1].play
            choices = tuple(forecast.after(each) for each in ways)
            self.actions.append(
                ObservedAction(event.seat, effect, forecast.expected_points, forecast.after(code), choices)
            )
        apply_event(position, event)


def _this_round(events: Sequence[Event]) -> tuple[Event, ...]:
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], e.RoundBegan):
            return tuple(events[index:])
    return ()


def _code_of(position: Position, event: Event) -> int:
    """Return the code of the play that an event reports; -1 if it is none."""
    tables = position.rules.tables
    if isinstance(event, e.PathLaid):
        return tables.grid.cell(*event.cell) << AIM | tables.faces[event.face]
    if isinstance(event, e.ToolPlaced | e.Stormed):
        return tables.grid.cell(*event.cell) << AIM | 2 * tables.kind_names.index(event.card)
    if isinstance(event, e.TrapSet | e.TrollCalled):
        return _way(position, *event.way) << AIM | 2 * tables.kind_names.index(event.card)
    return -1


def _way(position: Position, here: Cell, there: Cell) -> int:
    return 2 * position.rules.tables.grid.cell(*here) + (1 if here[0] == there[0] else 0)
