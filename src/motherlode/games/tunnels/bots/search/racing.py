"""Moves that are tried in the same worlds, each against the first; those that fall far behind drop out.

What differs between two moves in one world is less a matter of luck than how well each of them does.
"""

from __future__ import annotations

from math import sqrt

__all__ = ["Race"]

_ELIMINATE_EVERY = 12
"""After so many worlds each time, those that are behind drop out."""

_ELIMINATION_Z = 2.0
"""How many standard errors are taken for certain."""


class Race:
    """By move, how often it won, and how much more often than the first in the same worlds."""

    def __init__(self, moves: int) -> None:
        self.active = list(range(moves))
        self.samples = [0] * moves
        self._sum = [0.0] * moves
        self._difference_sum = [0.0] * moves
        self._difference_squares = [0.0] * moves

    def record(self, values: list[float]) -> None:
        """A world was tried: what came of each of the moves that are running."""
        for move, each in zip(self.active, values, strict=True):
            difference = each - values[0]
            self.samples[move] += 1
            self._sum[move] += each
            self._difference_sum[move] += difference
            self._difference_squares[move] += difference * difference
        if self.samples[0] % _ELIMINATE_EVERY == 0:
            self._eliminate()

    def mean(self, move: int) -> float:
        """The share that a move won."""
        return self._sum[move] / self.samples[move]

    def lead(self, move: int) -> float:
        """How much more it won than the first."""
        return self._difference_sum[move] / self.samples[move]

    def standard_error(self, move: int) -> float:
        """The standard error of that; 1 as long as nothing can be said."""
        samples = self.samples[move]
        if move == 0 or samples < 2:
            return float(move > 0)
        variance = max(0.0, self._difference_squares[move] - self._difference_sum[move] ** 2 / samples) / (samples - 1)
        return sqrt(variance / samples)

    def _eliminate(self) -> None:
        """Let those go that are surely behind another. All are measured by the first, so it stays; and so does the best
        of the others, for how long a race takes must say nothing about the moves."""
        best_lower_bound = max(self.lead(move) - _ELIMINATION_Z * self.standard_error(move) for move in self.active)
        best = max(self.active[1:], key=self.lead, default=0)
        self.active = [
            move
            for move in self.active
            if move in (0, best) or self.lead(move) + _ELIMINATION_Z * self.standard_error(move) > best_lower_bound
        ]
