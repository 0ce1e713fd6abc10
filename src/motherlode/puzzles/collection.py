"""The puzzles that ship with the package: compressed JSON without words."""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from motherlode.core.errors import DataError
from motherlode.puzzles.puzzle import Puzzle, PuzzleKind

__all__ = ["PuzzleCollection", "collection", "pack"]

_FILE: Final = "puzzles.json.xz"


class PuzzleCollection:
    """Puzzles by id, and one for each day."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        self.puzzles = list(puzzles)
        self._by_id = {puzzle.id: puzzle for puzzle in self.puzzles}
        self._by_day = sorted(self.puzzles, key=lambda puzzle: sha256(puzzle.id.encode()).digest())

    def get(self, name: str) -> Puzzle:
        """The puzzle of an id; DataError if there is none."""
        if name not in self._by_id:
            raise DataError(f"there is no puzzle {name[:40]!r}")
        return self._by_id[name]

    def of_day(self, day: date) -> Puzzle:
        """The puzzle of a day: all in turn, in an order that nobody can guess from their ids."""
        if not self._by_day:
            raise DataError("there are no puzzles")
        return self._by_day[day.toordinal() % len(self._by_day)]

    def next_after(self, name: str, kind: PuzzleKind | None = None, grade: int | None = None) -> Puzzle:
        """The next puzzle of a kind and a grade after one, all in turn; DataError if there is none."""
        fitting = [each for each in self._by_day if kind in (None, each.kind) and grade in (None, each.grade)]
        if not fitting:
            raise DataError("there is no such puzzle")
        names = [each.id for each in fitting]
        return fitting[(names.index(name) + 1) % len(fitting) if name in names else 0]


@cache
def collection() -> PuzzleCollection:
    """The puzzles of the package, read once."""
    packed = files("motherlode.puzzles").joinpath(_FILE).read_bytes()
    return PuzzleCollection(msgspec.json.decode(lzma.decompress(packed), type=list[Puzzle]))


def pack(puzzles: Sequence[Puzzle], count: int, path: Path) -> list[Puzzle]:
    """Write at most ``count`` puzzles, half of each kind if there are enough, and return them."""
    moves = [each for each in puzzles if each.kind == "move"]
    others = [each for each in puzzles if each.kind != "move"]
    fewer = min(len(moves), max(count // 2, count - len(others)))
    chosen = [*moves[:fewer], *others[: count - fewer]]
    path.write_bytes(lzma.compress(msgspec.json.encode(chosen), preset=9 | lzma.PRESET_EXTREME))
    return chosen
