"""Checks of parsed positions, shared by all games.

A position that fails one could not be played to its end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN
from motherlode.core.chance.redealing import counts_of

__all__ = ["check_pile", "parse_number", "require"]

_SMALL: Final = {str(number): number for number in range(100)}
"""Small numbers, which most are, by their digits."""


def require(holds: bool, otherwise: str) -> None:
    """Raise ValueError, saying what is wrong, unless something holds."""
    if not holds:
        raise ValueError(otherwise)


def parse_number(text: str, least: int, most: int) -> int:
    """A number between these bounds, in decimal digits."""
    number = _SMALL.get(text, -1)
    if number < 0 and text.isascii() and text.isdecimal() and len(text) < 10:
        number = int(text)
    if number < 0 or not least <= number <= most:
        raise ValueError(f"{text!r} is not a number from {least} to {most}")
    return number


def check_pile(found: vec[i64], whole: vec[i64], can_hide: bool, what: str) -> None:
    """Check that some cards are exactly those of a pile; in a view, some may be hidden."""
    left = counts_of(whole)
    for card in found:
        if can_hide and card == HIDDEN:
            continue
        if not 0 <= card < HIDDEN or left[card] <= 0:
            raise ValueError(f"the {what} are not those of the game")
        left[card] -= 1
    if len(found) != len(whole):
        raise ValueError(f"the {what} are not as many as the game has")
