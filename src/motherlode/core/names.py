"""The engine's numbers to names and back. ``?`` is whatever a viewer does not know."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN
from motherlode.core.visibility import UNKNOWN

__all__ = ["name_of", "names_of", "number_of", "numbers_of", "worth_name", "worth_numbers"]


def name_of(names: list[str], index: int) -> str:
    """The name of a number; ``?`` if it is hidden."""
    return UNKNOWN if index == HIDDEN else names[index]


def names_of(names: list[str], indices: Iterable[int]) -> tuple[str, ...]:
    """The names of some numbers."""
    return tuple(name_of(names, index) for index in indices)


def number_of(names: list[str], name: str) -> int:
    """The number of a name; ValueError if there is no such name."""
    return HIDDEN if name == UNKNOWN else names.index(name)


def numbers_of(names: list[str], given: Iterable[str]) -> vec[i64]:
    """The numbers of some names."""
    return vec[i64]([number_of(names, name) for name in given])


def worth_name(value: int) -> str:
    """A worth as text; ``?`` if it is hidden."""
    return UNKNOWN if value == HIDDEN else str(value)


def worth_numbers(given: Iterable[str]) -> vec[i64]:
    """The worths of some texts."""
    return vec[i64]([HIDDEN if name == UNKNOWN else int(name) for name in given])
