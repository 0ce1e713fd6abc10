"""Counts move sequences from a position (perft): by the list, and slowly by trying each move."""

from __future__ import annotations

from dataclasses import dataclass

from motherlode import Game
from support.candidates import all_candidates
from support.tables import FEW_TABLES, Table
from support.walks import at_random, chance, walk

__all__ = ["POSITIONS", "Perft", "count", "count_slowly"]


@dataclass(frozen=True, slots=True)
class Perft:
    """A position to count from: a table, a seed, and how many random moves were made."""

    table: Table
    moves: int

    def game(self) -> Game:
        """The game so far; it may have ended sooner."""
        game = self.table.game("perft")
        for _ in zip(range(self.moves), walk(game, chance("perft", self.table), at_random), strict=False):
            pass
        return game

    def __str__(self) -> str:
        return f"{self.table}-after-{self.moves}"


POSITIONS = [Perft(table.short(), moves) for table in FEW_TABLES for moves in (0, 25, 55)]


def count(game: Game, depth: int) -> int:
    """How many sequences of ``depth`` legal moves there are; fewer moves where the game ends."""
    if depth == 1 or game.over:
        return len(game.legal)
    total = 0
    for move in game.legal:
        other = game.copy()
        other.play(move)
        total += count(other, depth - 1)
    return total


def count_slowly(game: Game, depth: int) -> int:
    """Count without listing legal moves: every candidate move is tried."""
    if game.over:
        return 0
    legal = game.legal
    found = [move for move in all_candidates(game) if move in legal]
    if depth == 1:
        return len(found)
    total = 0
    for move in found:
        other = game.copy()
        other.play(move)
        total += count_slowly(other, depth - 1)
    return total
