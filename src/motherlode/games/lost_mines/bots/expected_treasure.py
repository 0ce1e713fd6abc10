"""What every seat may expect to take of the treasures that are left, in points.

Treasures go to those who are at their mine first: each seat's part of a mine falls by how long it takes there, and a
part is left lying, the greater the fewer turns there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from motherlode.core.hidden import HIDDEN
from motherlode.games.lost_mines.bots.distance import NEVER, TURN
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = ["Prospects"]

_PATIENCE: Final = 2.0
"""Turns by which one who comes later gets a third as much."""

_PULL: Final = [exp(-time / TURN / _PATIENCE) for time in range(NEVER + 1)]


class Prospects:
    """The treasures that are left, as one viewer knows them. ``worth`` is by mine's field, ``left`` by kind."""

    __slots__ = ("_lost", "chances", "left", "mean", "worth")

    def __init__(self, position: Position) -> None:
        kinds = range(position.rules.tables.mine_count)
        self.mean: list[float] = [_mean_unknown(position, kind) for kind in kinds]
        self.left: list[float] = [0.0 for _ in kinds]
        for treasure, card in enumerate(position.treasures):
            if position.holders[treasure] == NOBODY:
                value: int = card & 15
                self.left[card >> 4] += value or self.mean[card >> 4]
        self.chances: list[list[float]] = _chances(position)
        self.worth: list[float] = self.worth_of(self.left)
        self._lost = exp(-_turns_left(position) / _PATIENCE)

    def worth_of(self, left: Sequence[float]) -> list[float]:
        """By field, what treasures its mine has, as one expects; they are those left of each kind."""
        return [sum(chance * each for chance, each in zip(chances, left, strict=True)) for chances in self.chances]

    def hauls(self, times: Sequence[int], worth: Sequence[float] | None = None) -> list[float]:
        """By seat, what it may expect to take, by how long it takes to each mine."""
        mines = len(self.worth)
        seats = len(times) // mines
        hauls = [0.0] * seats
        for mine, value in enumerate(self.worth if worth is None else worth):
            if value > 0:
                pulls = [_PULL[min(time, NEVER)] for time in times[mine::mines]]
                part = value / (sum(pulls) + self._lost)
                for seat, pull in enumerate(pulls):
                    hauls[seat] += part * pull
        return hauls


def _turns_left(position: Position) -> float:
    """How many turns a seat still has, if everyone plays a card a turn."""
    held: int = sum(position.hand_size(seat) for seat in range(position.seats))
    deck: int = position.deck_left()
    return (deck + held) / position.rules.seats


def _mean_unknown(position: Position, kind: int) -> float:
    """What a treasure of a kind is worth whose value the viewer does not know."""
    values = [card & 15 for card in position.rules.tables.treasures if card >> 4 == kind]
    for card in position.treasures:
        if card >> 4 == kind and card & 15:
            values.remove(card & 15)
    return sum(values) / len(values) if values else 0.0


def _chances(position: Position) -> list[list[float]]:
    """By field, the chance of each mine to lie there."""
    mines = list(position.mines)
    kinds = range(position.rules.tables.mine_count)
    unseen = [kind for kind in kinds if kind not in mines]
    return [
        [1 / len(unseen) if mine == HIDDEN and kind in unseen else float(mine == kind) for kind in kinds]
        for mine in mines
    ]
