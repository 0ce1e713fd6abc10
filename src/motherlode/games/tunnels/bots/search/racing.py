"""Moves that are tried in the same worlds, each against the first; those that fall far behind drop out.

What differs between two moves in one world is less a matter of luck than how well each of them does.
"""

from __future__ import annotations

from math import sqrt

__all__ = ["Race"]

_TOGETHER = 12
"""After so many worlds each time, those that are behind drop out."""

_SURE = 2.0
"""How many standard errors are taken for certain."""


class Race:
    """By move, how often it won, and how much more often than the first in the same worlds."""

    def __init__(self, moves: int) -> None:
        self.running = list(range(moves))
        self.worlds = [0] * moves
        self._won = [0.0] * moves
        self._more = [0.0] * moves
        self._squares = [0.0] * moves

    def note(self, won: list[float]) -> None:
        """A world was tried: what came of each of the moves that are running."""
        for move, each in zip(self.running, won, strict=True):
            more = each - won[0]
            self.worlds[move] += 1
            self._won[move] += each
            self._more[move] += more
            self._squares[move] += more * more
        if self.worlds[0] % _TOGETHER == 0:
            self._drop()

    def won(self, move: int) -> float:
        """The share that a move won."""
        return self._won[move] / self.worlds[move]

    def more(self, move: int) -> float:
        """How much more it won than the first."""
        return self._more[move] / self.worlds[move]

    def error(self, move: int) -> float:
        """The standard error of that; 1 as long as nothing can be said."""
        worlds = self.worlds[move]
        if move == 0 or worlds < 2:
            return float(move > 0)
        spread = max(0.0, self._squares[move] - self._more[move] ** 2 / worlds) / (worlds - 1)
        return sqrt(spread / worlds)

    def _drop(self) -> None:
        """Let those go that are surely behind another. All are measured by the first, so it stays; and so does the best
        of the others, for how long a race takes must say nothing about the moves."""
        sure = max(self.more(move) - _SURE * self.error(move) for move in self.running)
        best = max(self.running[1:], key=self.more, default=0)
        self.running = [
            move for move in self.running if move in (0, best) or self.more(move) + _SURE * self.error(move) > sure
        ]
