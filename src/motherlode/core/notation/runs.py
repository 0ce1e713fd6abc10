"""Lists of words, with ``*`` for repetition: ``map,NS*2``. An empty list is ``-``."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

__all__ = ["MOST_WORDS", "NONE", "parse_copies", "parse_runs", "print_runs"]

NONE: Final = "-"

MOST_WORDS: Final = 2000
"""More than any game has cards."""


def print_runs(words: Iterable[str]) -> str:
    """The text of a list."""
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return ",".join(word if count == 1 else f"{word}*{count}" for word, count in runs) or NONE


def parse_runs(text: str) -> list[str]:
    """The list of a text; ValueError if it repeats absurdly."""
    words: list[str] = []
    for run in text.split(",") if text != NONE else []:
        word, star, count = run.partition("*")
        if len(words) > MOST_WORDS:
            raise ValueError("the list is too long")
        words += [word] * (parse_copies(run, count) if star else 1)
    return words


def parse_copies(run: str, count: str) -> int:
    """The length of a run; ValueError if it is absurd."""
    copies = int(count)
    if not 1 < copies < 1000:
        raise ValueError(f"{run!r} does not repeat sensibly")
    return copies
