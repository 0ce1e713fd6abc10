"""Expected points of every seat from the treasures that are left.

Treasures go to the first seat at a mine: each seat's share of a mine decays with its travel time, and some treasure
stays unclaimed, more the fewer turns are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from motherlode.core.cards import HIDDEN
from motherlode.games.lost_mines.bots.distance import NEVER, TURN
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = ["ExpectedTreasure"]

_ARRIVAL_SCALE: Final = 2.0
"""Turns over which a seat's share of a mine falls to 1/e; chosen."""

_ARRIVAL_WEIGHT: Final = [exp(-time / TURN / _ARRIVAL_SCALE) for time in range(NEVER + 1)]


class ExpectedTreasure:
    """The treasures left, as one viewer knows them: ``mine_values`` by field, ``left`` by kind of mine."""

    __slots__ = ("_unclaimed_weight", "left", "mean", "mine_probabilities", "mine_values")

    def __init__(self, position: Position) -> None:
        kinds = range(position.rules.tables.mine_count)
        self.mean: list[float] = [_mean_unknown(position, kind) for kind in kinds]
        self.left: list[float] = [0.0 for _ in kinds]
        for treasure, card in enumerate(position.treasures):
            if position.holders[treasure] == NOBODY:
                value: int = card & 15
                self.left[card >> 4] += value or self.mean[card >> 4]
        self.mine_probabilities: list[list[float]] = _mine_probabilities(position)
        self.mine_values: list[float] = self.mine_values_for(self.left)
        self._unclaimed_weight = exp(-_turns_left(position) / _ARRIVAL_SCALE)

    def mine_values_for(self, left: Sequence[float]) -> list[float]:
        """Return the expected value of the mine on each field, by the treasure left of each kind."""
        return [
            sum(chance * each for chance, each in zip(mine_probabilities, left, strict=True))
            for mine_probabilities in self.mine_probabilities
        ]

    def expected_points(self, times: Sequence[int], mine_values: Sequence[float] | None = None) -> list[float]:
        """Return the expected points by seat, from its travel times to each mine."""
        mines = len(self.mine_values)
        seats = len(times) // mines
        expected_points = [0.0] * seats
        for mine, value in enumerate(self.mine_values if mine_values is None else mine_values):
            if value > 0:
                weights = [_ARRIVAL_WEIGHT[min(time, NEVER)] for time in times[mine::mines]]
                part = value / (sum(weights) + self._unclaimed_weight)
                for seat, weight in enumerate(weights):
                    expected_points[seat] += part * weight
        return expected_points


def _turns_left(position: Position) -> float:
    """Return the turns a seat still has, at a card a turn."""
    held: int = sum(position.hand_size(seat) for seat in range(position.seats))
    deck: int = position.deck_left()
    return (deck + held) / position.rules.seats


def _mean_unknown(position: Position, kind: int) -> float:
    """Return the mean value of the treasures of a kind that the viewer has not seen."""
    values = [card & 15 for card in position.rules.tables.treasures if card >> 4 == kind]
    for card in position.treasures:
        if card >> 4 == kind and card & 15:
            values.remove(card & 15)
    return sum(values) / len(values) if values else 0.0


def _mine_probabilities(position: Position) -> list[list[float]]:
    """Return by field the probability of each mine."""
    mines = list(position.mines)
    kinds = range(position.rules.tables.mine_count)
    unseen = [kind for kind in kinds if kind not in mines]
    return [
        [1 / len(unseen) if mine == HIDDEN and kind in unseen else float(mine == kind) for kind in kinds]
        for mine in mines
    ]
