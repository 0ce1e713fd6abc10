"""Numbers to nouns and back, for one ruleset. ``?`` is whatever a viewer does not know."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.secrets import UNKNOWN
from motherlode.tunnels.rules import Rules
from motherlode.tunnels.tables import HIDDEN

__all__ = ["Words", "noun", "nouns", "nuggets", "number", "numbers", "values"]


class Words:
    """The nouns of a ruleset, each list in the order of its numbers."""

    def __init__(self, rules: Rules) -> None:
        tables = rules.tables
        self.kinds = tables.kind_names
        self.roles = tables.role_names
        self.signs = tables.sign_names
        self.goals = [goal.name for goal in tables.box.goals]
        self.faces = tables.face_names


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


def nuggets(worth: int) -> str:
    """What is on a gold card."""
    return UNKNOWN if worth == HIDDEN else str(worth)


def values(words: Iterable[str]) -> vec[i64]:
    """What is on some gold cards."""
    return vec[i64]([HIDDEN if word == UNKNOWN else int(word) for word in words])
