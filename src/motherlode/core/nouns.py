"""Numbers to nouns and back. ``?`` is whatever a viewer does not know."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN
from motherlode.core.visibility import UNKNOWN

__all__ = ["noun", "nouns", "number", "numbers", "values", "worth"]


def noun(names: list[str], index: int) -> str:
    """The noun of a number."""
    return UNKNOWN if index == HIDDEN else names[index]


def nouns(names: list[str], indices: Iterable[int]) -> tuple[str, ...]:
    """The nouns of some numbers."""
    return tuple(noun(names, index) for index in indices)


def number(names: list[str], word: str) -> int:
    """The number of a noun; ValueError if there is no such noun."""
    return HIDDEN if word == UNKNOWN else names.index(word)


def numbers(names: list[str], words: Iterable[str]) -> vec[i64]:
    """The numbers of some nouns."""
    return vec[i64]([number(names, word) for word in words])


def worth(value: int) -> str:
    """What something is worth."""
    return UNKNOWN if value == HIDDEN else str(value)


def values(words: Iterable[str]) -> vec[i64]:
    """What some things are worth."""
    return vec[i64]([HIDDEN if word == UNKNOWN else int(word) for word in words])
