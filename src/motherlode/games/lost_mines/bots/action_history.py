"""What has been done in this round of The Lost Mines, as everyone saw it: each card played with what everyone could
expect before it, after it, and after each other use of the same card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.core.move import Cell
from motherlode.core.visibility import SPECTATOR, Event, redact
from motherlode.game import View
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.bots.situation import Hauls, Outlook
from motherlode.games.lost_mines.event_codec import follow
from motherlode.games.lost_mines.rules.move_codes import AIM
from motherlode.games.lost_mines.rules.plays import ways_to_play
from motherlode.games.lost_mines.rules.position import Position, blank_position

__all__ = ["Deed", "Memory"]


@dataclass(frozen=True, slots=True)
class Deed:
    """A card that a seat played on to the board."""

    seat: int
    what: str
    before: Hauls
    after: Hauls
    choices: tuple[Hauls, ...]  # by each way to play the same card


class Memory:
    """Follows the events of a round as they come, as a spectator sees them."""

    def __init__(self) -> None:
        self._seen: tuple[Event, ...] = ()
        self._position: Position | None = None
        self.deeds: list[Deed] = []

    def follow(self, view: View) -> list[Deed]:
        """The round's deeds so far. The list is another one whenever a new story begins."""
        events = _this_round(view.events)
        known = len(self._seen)
        if self._position is None or known > len(events) or events[:known] != self._seen:
            self._position = blank_position(view.position_as(Position).rules, None)
            self._position.viewer = SPECTATOR
            self.deeds = []
            known = 0
        for happened in events[known:]:
            self._note(self._position, redact(happened, SPECTATOR))
        self._seen = events
        return self.deeds

    def _note(self, position: Position, happened: Event) -> None:
        code = _code_of(position, happened)
        if code >= 0:
            assert isinstance(happened, e.PathLaid | e.ToolPlaced | e.TrapSet | e.TrollCalled | e.Stormed)
            outlook = Outlook(position)
            ways = ways_to_play(position, happened.seat, (code & 255) >> 1)
            what = position.rules.tables.box.deck[(code & 255) >> 1].play
            choices = tuple(outlook.after(each) for each in ways)
            self.deeds.append(Deed(happened.seat, what, outlook.hauls, outlook.after(code), choices))
        follow(position, happened)


def _this_round(events: Sequence[Event]) -> tuple[Event, ...]:
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], e.RoundBegan):
            return tuple(events[index:])
    return ()


def _code_of(position: Position, happened: Event) -> int:
    """The move that an event tells of, if it is a card played on to the board; -1 if not."""
    tables = position.rules.tables
    if isinstance(happened, e.PathLaid):
        return tables.grid.cell(*happened.cell) << AIM | tables.faces[happened.face]
    if isinstance(happened, e.ToolPlaced | e.Stormed):
        return tables.grid.cell(*happened.cell) << AIM | 2 * tables.kind_names.index(happened.card)
    if isinstance(happened, e.TrapSet | e.TrollCalled):
        return _way(position, *happened.way) << AIM | 2 * tables.kind_names.index(happened.card)
    return -1


def _way(position: Position, here: Cell, there: Cell) -> int:
    return 2 * position.rules.tables.grid.cell(*here) + (1 if here[0] == there[0] else 0)
