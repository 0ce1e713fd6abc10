"""Lists of words, with ``*`` for repetition: ``map,NS*2``. An empty list is ``-``."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

__all__ = ["NONE", "parse_runs", "print_runs"]

NONE = "-"

_MOST_WORDS = 2000
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
        if star and not 1 < int(count) < 1000:
            raise ValueError(f"{run!r} does not repeat sensibly")
        if len(words) > _MOST_WORDS:
            raise ValueError("the list is too long")
        words += [word] * int(count or 1)
    return words
