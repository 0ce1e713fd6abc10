"""Moves of The Lost Mines as numbers: the card, where it is aimed, what was picked, the act, a second card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "ACT", "AIM", "ANSWERS", "ASK_NAMES", "ASK_PLAY", "ASK_TREASURE", "ASK_VOTE", "ASK_WALK", "CALL", "CARD", "DISCARD",
    "PICK", "SECOND", "STAY", "TAKE", "VOTE", "WALK", "act_of", "aim_of", "face_of", "kind_of", "pick_of", "second_of",
    "step_of", "steps_in", "with_step",
]  # fmt: skip

# where the parts of a code begin, in bits
AIM: Final = 8
PICK: Final = 22
ACT: Final = 27
SECOND: Final = 31

# acts: the ways to answer a decision
CARD: Final = 0
DISCARD: Final = 1
CALL: Final = 2
WALK: Final = 3
STAY: Final = 4
TAKE: Final = 5
VOTE: Final = 6

# decisions: what a seat is asked
ASK_PLAY: Final = 1
ASK_WALK: Final = 2
ASK_TREASURE: Final = 3
ASK_VOTE: Final = 4
ASK_NAMES: Final = ("none", "play", "walk", "treasure", "vote")

ANSWERS: Final = vec[i64]([CARD, CARD, WALK, TAKE, VOTE, VOTE + 1])
"""The acts that answer decision d are those from ``ANSWERS[d]`` up to ``ANSWERS[d + 1]``."""


def face_of(code: i64) -> i64:
    """The card and how it lies."""
    return code & 255


def kind_of(code: i64) -> i64:
    """The card."""
    return (code & 255) >> 1


def aim_of(code: i64) -> i64:
    """The cell, way, seat or treasure; of a walk, its steps."""
    return (code >> AIM) & 16383


def pick_of(code: i64) -> i64:
    """Which look, or how the vote goes."""
    return (code >> PICK) & 31


def act_of(code: i64) -> i64:
    """The act."""
    return code >> ACT & 15


def second_of(code: i64) -> i64:
    """The second card; -1 if there is none."""
    return (code >> SECOND) - 1


# A walk's steps: how many, then the direction of each in two bits, the first one lowest.


def steps_in(walk: i64) -> i64:
    """How many steps a walk has."""
    return walk >> 10


def step_of(walk: i64, number: i64) -> i64:
    """The direction of a step."""
    return walk >> (2 * number) & 3


def with_step(walk: i64, d: i64) -> i64:
    """A walk with one more step."""
    steps = walk >> 10
    return (steps + 1) << 10 | walk & 1023 | d << (2 * steps)
