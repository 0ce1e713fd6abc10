"""Checks of parsed positions, shared by all games. A position that fails one could not be played to its end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN
from motherlode.core.redealing import counts_of

__all__ = ["check_pile", "parse_number", "require"]


def require(holds: bool, otherwise: str) -> None:
    """Raise ValueError, saying what is wrong, unless something holds."""
    if not holds:
        raise ValueError(otherwise)


def parse_number(text: str, least: int, most: int) -> int:
    """A number between these bounds, in decimal digits."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise ValueError(f"{text!r} is not a number from {least} to {most}")
    return int(text)


def check_pile(found: vec[i64], whole: vec[i64], can_hide: bool, what: str) -> None:
    """Check that some cards are all the cards of a pile, no more and no fewer; in a view, some may be hidden."""
    left = counts_of(whole)
    hidden: i64 = 0
    for card in found:
        if can_hide and card == HIDDEN:
            hidden += 1
        elif 0 <= card < HIDDEN and left[card] > 0:
            left[card] -= 1
        else:
            raise ValueError(f"the {what} are not those of the game")
    require(len(found) == len(whole), f"the {what} are not as many as the game has")
