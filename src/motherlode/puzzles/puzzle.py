"""A puzzle: a game up to a moment, a question, its answers and the evidence for them.

It contains no words. The game is its seed and its moves: the same seed deals the same cards everywhere.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from motherlode.core.errors import DataError
from motherlode.core.visibility import SPECTATOR
from motherlode.game import Game

__all__ = ["Puzzle", "PuzzleKind"]

PuzzleKind = Literal["who", "move"]
"""``who``: which seat is a saboteur, by what everyone saw. ``move``: which move is best, by what one seat knows."""


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A puzzle. ``seat`` is who solves it: a seat, or -1 for a spectator.

    ``answers`` are seats or moves that are right. ``suspicion`` (of ``who``) has, by seat, the public probability of
    being a saboteur at the end, and ``clues`` are steps with that of the answer before and after each. ``chances`` (of
    ``move``) are moves with the chance that the side of the seat wins the round, the best first. ``margin`` is the lead
    of the answer over the next best, and ``error`` its standard error, 0 if it is exact. ``grade`` is 1 to 3, and
    ``solved_by`` names the bots that find the answer.
    """

    id: str
    kind: PuzzleKind
    ruleset: str
    seats: int
    seed: str
    moves: str
    answers: list[str]
    margin: float
    grade: int
    seat: int = SPECTATOR
    error: float = 0.0
    suspicion: list[float] = []
    clues: list[tuple[int, float, float]] = []
    chances: list[tuple[str, float]] = []
    solved_by: list[str] = []

    @property
    def move_list(self) -> list[str]:
        """The moves, one by one."""
        return self.moves.split()

    def begin(self) -> Game:
        """The game just dealt, of one round."""
        return Game(self.ruleset, self.seats, seed=self.seed, rounds=1)

    def game(self) -> Game:
        """The game at the moment of the puzzle; DataError if it is over."""
        game = self.begin()
        for move in self.move_list:
            game.play(move)
        if game.over:
            raise DataError(f"puzzle {self.id}: the game is over")
        return game
