"""Racing: moves are compared in the same worlds, and those that are clearly behind are eliminated.

Differences between moves are paired by world: in one world two moves share the luck of the cards, so the variance of
their difference is smaller than that of each value.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

__all__ = ["Race"]

_ELIMINATE_EVERY: Final = 12
"""Worlds between eliminations; chosen."""

_ELIMINATION_Z: Final = 2.0
"""Standard errors by which a move must be behind to be eliminated; chosen."""


class Race:
    """Means and paired differences by move; all differences are to move 0."""

    def __init__(self, moves: int) -> None:
        self.active = list(range(moves))
        self.samples = [0] * moves
        self._sum = [0.0] * moves
        self._difference_sum = [0.0] * moves
        self._difference_squares = [0.0] * moves

    def record(self, values: list[float]) -> None:
        """Record the value of each active move in one more world."""
        for move, each in zip(self.active, values, strict=True):
            difference = each - values[0]
            self.samples[move] += 1
            self._sum[move] += each
            self._difference_sum[move] += difference
            self._difference_squares[move] += difference * difference
        if self.samples[0] % _ELIMINATE_EVERY == 0:
            self._eliminate()

    def mean(self, move: int) -> float:
        """Return the mean value of a move."""
        return self._sum[move] / self.samples[move]

    def lead(self, move: int) -> float:
        """Return the mean difference to move 0."""
        return self._difference_sum[move] / self.samples[move]

    def standard_error(self, move: int) -> float:
        """Return the standard error of the lead; 1 while there are too few samples."""
        samples = self.samples[move]
        if move == 0 or samples < 2:
            return float(move > 0)
        variance = max(0.0, self._difference_squares[move] - self._difference_sum[move] ** 2 / samples) / (samples - 1)
        return sqrt(variance / samples)

    def _eliminate(self) -> None:
        """Drop the moves whose upper bound is below the best lower bound.

        Move 0 stays, for all are compared to it. The best of the others stays too: a race of one move would end early,
        and the time a bot takes would then depend on its hand.
        """
        best_lower_bound = max(self.lead(move) - _ELIMINATION_Z * self.standard_error(move) for move in self.active)
        best = max(self.active[1:], key=self.lead, default=0)
        self.active = [
            move
            for move in self.active
            if move in (0, best) or self.lead(move) + _ELIMINATION_Z * self.standard_error(move) > best_lower_bound
        ]
