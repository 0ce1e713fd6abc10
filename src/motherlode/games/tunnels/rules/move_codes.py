"""Moves as numbers, for the inside of the engine; text and values are made of them at its door.

A code holds the card and how it lies (``2 * kind + turned``), where it is aimed (a cell, a seat or a goal), what was
picked, which act it is, and up to two further cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "ACT",
    "ACT_NAMES",
    "AIM",
    "AIM_AT_CELL",
    "AIM_AT_GOAL",
    "AIM_AT_NOTHING",
    "AIM_AT_SEAT",
    "ANSWERS",
    "ASK_GOLD",
    "ASK_NAMES",
    "ASK_NOTHING",
    "ASK_THEFT",
    "ASK_TURN",
    "CARD",
    "PASS",
    "PICK",
    "ROB",
    "SECOND",
    "SHED",
    "TAKE",
    "THIRD",
    "act_of",
    "aim_of",
    "face_of",
    "kind_of",
    "pick_of",
    "second_of",
    "third_of",
]

# where the parts of a code begin, in bits
AIM: Final = 8
PICK: Final = 22
ACT: Final = 27
SECOND: Final = 31
THIRD: Final = 39

# acts: the ways to answer a decision
CARD: Final = 0
PASS: Final = 1
SHED: Final = 2
TAKE: Final = 3
ROB: Final = 4

# decisions: what a seat is asked
ASK_NOTHING: Final = 0
ASK_TURN: Final = 1
ASK_GOLD: Final = 2
ASK_THEFT: Final = 3

ACT_NAMES: Final = ("card", "pass", "shed", "take", "rob")
ASK_NAMES: Final = ("none", "turn", "gold", "theft")

ANSWERS: Final = vec[i64]([CARD, CARD, TAKE, ROB, ROB + 1])
"""The acts that answer decision d are those from ``ANSWERS[d]`` up to ``ANSWERS[d + 1]``."""

# what a card is aimed at
AIM_AT_NOTHING: Final = 0
AIM_AT_CELL: Final = 1
AIM_AT_SEAT: Final = 2
AIM_AT_GOAL: Final = 3


def face_of(code: i64) -> i64:
    """The card and how it lies."""
    return code & 255


def kind_of(code: i64) -> i64:
    """The card."""
    return (code & 255) >> 1


def aim_of(code: i64) -> i64:
    """The cell, seat or goal."""
    return (code >> AIM) & 16383


def pick_of(code: i64) -> i64:
    """What was picked: a sign in front of a player, or a gold card."""
    return (code >> PICK) & 31


def act_of(code: i64) -> i64:
    """The act."""
    return code >> ACT & 15


def second_of(code: i64) -> i64:
    """The second card; -1 if there is none."""
    return ((code >> SECOND) & 255) - 1


def third_of(code: i64) -> i64:
    """The third card; -1 if there is none."""
    return ((code >> THIRD) & 255) - 1
