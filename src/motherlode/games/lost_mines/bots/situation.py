"""The Lost Mines from one seat's view: its legal plays, and every seat's expected points after each.

A situation is built from a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.core.move import act_of, aim_of, face_of, kind_of, pick_of, second_of
from motherlode.core.playable import legal_codes
from motherlode.games.lost_mines.bots.distance import TravelTimes
from motherlode.games.lost_mines.bots.expected_treasure import ExpectedTreasure
from motherlode.games.lost_mines.cards.box import LOOKS
from motherlode.games.lost_mines.rules.parts import AIM_AT_LOOK, CALL, DISCARD
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["CALLING", "DISCARDING", "BoardForecast", "Candidate", "ExpectedPoints", "Situation", "is_on_board"]

ExpectedPoints = Sequence[float]
"""Expected points by seat."""

DISCARDING: Final = "discard"
CALLING: Final = "call-vote"


def is_on_board(effect: str) -> bool:
    """Tell whether a play of this effect changes the board, by a card or a token."""
    return effect not in (DISCARDING, CALLING) and not effect.startswith("look-")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal play: its index in the list, its effect, cards used, target, and the points after it."""

    index: int
    effect: str
    cards: tuple[int, ...]
    aim: int
    expected_points: ExpectedPoints


class BoardForecast:
    """Expected points of every seat, now and after each play."""

    def __init__(self, position: Position, knows: Position | None = None) -> None:
        self.position = position
        self.tables = position.rules.tables
        self.travel_times = TravelTimes(position)
        self.expected_treasure = ExpectedTreasure(knows or position)
        self.times: list[int] = list(self.travel_times.times(list(position.dwarfs)))
        self.expected_points: ExpectedPoints = self.expected_treasure.expected_points(self.times)
        self._cache: dict[tuple[str, int, int], ExpectedPoints] = {}

    def after(self, code: int) -> ExpectedPoints:
        """Return the expected points after a play."""
        kind = kind_of(code)
        if self.position.rules.plays[kind].aim == AIM_AT_LOOK:
            return self.expected_points
        play = self.tables.box.deck[kind].play
        key = (play, aim_of(code), self._shape(face_of(code)))
        if key not in self._cache:
            times = _TIMES_AFTER.get(play, _times_if_played)(self, code)
            self._cache[key] = self.expected_treasure.expected_points(list(times))
        return self._cache[key]

    def _shape(self, face: int) -> int:
        """Return a key of what a face does to travel times."""
        return self.tables.open[face] + 16 * self.travel_times.cost_of(face, False)


def _times_if_laid(forecast: BoardForecast, code: int) -> Iterable[int]:
    return forecast.travel_times.times_if_laid(list(forecast.position.dwarfs), aim_of(code), face_of(code), False)


def _times_with_tool(forecast: BoardForecast, code: int) -> Iterable[int]:
    cell, position = aim_of(code), forecast.position
    return forecast.travel_times.times_if_laid(list(position.dwarfs), cell, position.board.face_at(cell), True)


def _times_if_swept(forecast: BoardForecast, code: int) -> Iterable[int]:
    return forecast.travel_times.times_if_swept(list(forecast.position.dwarfs), aim_of(code))


def _times_with_trap(forecast: BoardForecast, code: int) -> Iterable[int]:
    return forecast.travel_times.times_if_delayed(list(forecast.position.dwarfs), aim_of(code), True)


def _times_with_troll(forecast: BoardForecast, code: int) -> Iterable[int]:
    return forecast.travel_times.times_if_delayed(list(forecast.position.dwarfs), aim_of(code), False)


def _times_if_played(forecast: BoardForecast, code: int) -> Iterable[int]:
    """The times of a copy on which the card is played: slower than what-if edits, but right for any card."""
    position = forecast.position.copy()
    position.rules.plays[kind_of(code)].apply(position, position.actor, code)
    return TravelTimes(position).times(list(position.dwarfs))


_TIMES_AFTER: Final[Mapping[str, Callable[[BoardForecast, int], Iterable[int]]]] = {
    "path": _times_if_laid,
    "tool": _times_with_tool,
    "storm": _times_if_swept,
    "trap": _times_with_trap,
    "troll": _times_with_troll,
}
"""Travel times by what a card does, for plays whose times what-if edits of the board give."""


class Situation(BoardForecast):
    """The view of the seat to act."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.seat: int = position.viewer
        self.clan: int = self.position.roles[self.seat] >> 2
        self.role: int = self.position.roles[self.seat] & 3

    def options(self) -> list[Candidate]:
        """Return the legal plays, in the order of the list of legal moves."""
        return [self._option(index, code) for index, code in enumerate(legal_codes(self.position))]

    def _option(self, index: int, code: int) -> Candidate:
        act = act_of(code)
        if act == CALL:
            return Candidate(index, CALLING, (), -1, self.expected_points)
        kind = kind_of(code)
        if act == DISCARD:
            second = second_of(code)
            return Candidate(index, DISCARDING, (kind, second) if second >= 0 else (kind,), -1, self.expected_points)
        effect = self.tables.box.deck[kind].play
        if self.position.rules.plays[kind].aim == AIM_AT_LOOK:
            effect = f"look-{LOOKS[pick_of(code)]}"
        return Candidate(index, effect, (kind,), aim_of(code), self.after(code))
