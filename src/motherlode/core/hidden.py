"""Hidden information in the engine: the numbers that stand for the unknown, hiding, and names with ``?``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.visibility import UNKNOWN

__all__ = [
    "FACE_DOWN",
    "HIDDEN",
    "WORTHS",
    "hide_discard",
    "hide_hands",
    "name_of",
    "names_of",
    "number_in",
    "number_of",
    "numbering",
    "numbers_of",
    "unknown",
    "worth_name",
    "worth_numbers",
]

HIDDEN: Final = 255
"""A card, a role, a goal that is not known."""

FACE_DOWN: Final = 256
"""In a discard pile, ``kind + FACE_DOWN * (seat + 1)``: a card that this seat discarded unseen."""

# ---- hiding -------------------------------------------------------------------------------------------------------


def unknown(count: i64) -> vec[i64]:
    """A vector of so many unknown items."""
    return vec[i64]([HIDDEN] * count)


def hide_hands(hands: vec[i64], stride: i64, viewer: i64) -> vec[i64]:
    """The hands as a viewer sees them: the cards of their own, of the others only how many."""
    hidden = unknown(len(hands))
    row: i64 = 0
    while row < len(hands):
        hidden[row] = hands[row]
        if row == viewer * stride:
            slot = row + 1
            while slot < row + stride:
                hidden[slot] = hands[slot]
                slot += 1
        row += stride
    return hidden


def hide_discard(card: i64, viewer: i64) -> i64:
    """A card of the discard pile as a viewer sees it: face-down discards are known to who made them (B-13)."""
    face_down_by = card // FACE_DOWN - 1
    if face_down_by < 0 or face_down_by == viewer:
        return card
    return HIDDEN + (card - card % FACE_DOWN)


WORTHS: Final = [str(worth) for worth in range(HIDDEN)]
"""The names of worths."""

# ---- names --------------------------------------------------------------------------------------------------------


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


def numbering(names: list[str]) -> dict[str, int]:
    """The numbers of all names, with HIDDEN for ``?``; of a name that comes twice, the first."""
    return {UNKNOWN: HIDDEN} | {name: number for number, name in reversed(list(enumerate(names)))}


def number_in(numbers: dict[str, int], name: str) -> int:
    """The number of a name by a numbering; ValueError if there is no such name."""
    number = numbers.get(name)
    if number is None:
        raise ValueError(f"there is no {name!r}")
    return number


def worth_name(value: int) -> str:
    """A worth as text; ``?`` if it is hidden."""
    return UNKNOWN if value == HIDDEN else str(value)


def worth_numbers(given: Iterable[str]) -> vec[i64]:
    """The worths of some texts."""
    return vec[i64]([HIDDEN if name == UNKNOWN else int(name) for name in given])
