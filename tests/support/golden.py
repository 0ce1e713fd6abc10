"""Writes the golden files anew: ``PYTHONPATH=tests python -m support.golden``, from the root of the repository.

Do so only when a change of what they tell is meant, and read the difference before it is committed.
"""

from __future__ import annotations

from pathlib import Path

from support.perft import POSITIONS, Perft, count
from support.story import story
from support.tables import FEW_TABLES, Table

__all__ = ["FOLDER", "PERFT", "STORIES", "counts", "read_counts", "story_of"]

FOLDER = Path(__file__).parent.parent / "golden"
PERFT = FOLDER / "perft.txt"
STORIES: dict[str, Table] = {f"{table}.txt": table for table in FEW_TABLES}
"""The table of each file; the first of a ruleset is played over all its rounds, the others over one."""

_HEADER = "# Written by `PYTHONPATH=tests python -m support.golden`, which also says when to do so.\n"
_ENOUGH = 2500


def story_of(name: str) -> str:
    """What a file should say."""
    table = STORIES[name]
    first = table.seats == table.family.seats[table.ruleset][0]
    return _HEADER + story(table if first else table.short(), "golden")


def counts(position: Perft) -> list[int]:
    """The numbers of sequences of one move, of two, … until there are many."""
    game = position.game()
    found: list[int] = []
    while len(found) < 4 and (not found or found[-1] < _ENOUGH):
        found.append(count(game, len(found) + 1))
    return found


def read_counts() -> dict[str, list[int]]:
    """The numbers kept, by position."""
    rows = [line.split() for line in PERFT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {name: [int(number) for number in numbers] for name, *numbers in rows}


def _write_all() -> None:
    for name in STORIES:
        (FOLDER / name).write_text(story_of(name), encoding="utf-8", newline="\n")
    rows = [f"{position} {' '.join(map(str, counts(position)))}\n" for position in POSITIONS]
    PERFT.write_text(_HEADER + "".join(rows), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    _write_all()
