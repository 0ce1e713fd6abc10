"""Puzzles cut from bots' games: «Who is the saboteur?» and «Find the move»."""

from motherlode.puzzles.puzzle import Puzzle, PuzzleKind

__all__ = ["Puzzle", "PuzzleKind"]
