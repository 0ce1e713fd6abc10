"""The Lost Mines from one seat's view: its legal plays, and every seat's expected points after each.

A situation is built from a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.core.move import act_of, aim_of, face_of, kind_of, pick_of, second_of
from motherlode.core.playable import legal_codes
from motherlode.games.lost_mines.bots.distance import TravelTimes
from motherlode.games.lost_mines.bots.expected_treasure import ExpectedTreasure
from motherlode.games.lost_mines.cards.box import LOOKS
from motherlode.games.lost_mines.cards.tables import LOOK, PATH, STORM, TOOL, TRAP
from motherlode.games.lost_mines.rules.parts import CALL, DISCARD
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
    """A legal play: its index in the list, its effect, the cards it uses, its target, and the points after it."""

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
        self._cache: dict[tuple[int, int, int], ExpectedPoints] = {}

    def after(self, code: int) -> ExpectedPoints:
        """Return the expected points after a play."""
        play = self.tables.play[kind_of(code)]
        if play == LOOK:
            return self.expected_points
        key = (int(play), aim_of(code), self._shape(face_of(code)) if play == PATH else 0)
        if key not in self._cache:
            self._cache[key] = self.expected_treasure.expected_points(self._times_after(play, code))
        return self._cache[key]

    def _shape(self, face: int) -> int:
        """Return a key of what a face does to travel times."""
        return self.tables.open[face] + 16 * self.travel_times.cost_of(face, False)

    def _times_after(self, play: int, code: int) -> list[int]:
        travel_times, dwarfs, aim = self.travel_times, list(self.position.dwarfs), aim_of(code)
        if play == PATH:
            return list(travel_times.times_if_laid(dwarfs, aim, face_of(code), False))
        if play == TOOL:
            return list(travel_times.times_if_laid(dwarfs, aim, self.position.board.face_at(aim), True))
        if play == STORM:
            return list(travel_times.times_if_swept(dwarfs, aim))
        return list(travel_times.times_if_delayed(dwarfs, aim, play == TRAP))


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
        if effect == "look":
            effect = f"look-{LOOKS[pick_of(code)]}"
        return Candidate(index, effect, (kind,), aim_of(code), self.after(code))
