"""Bounds on records that strangers bring, checked before anything parses them.

The longest games there are have 12 rounds and 12 seats (saboteur2: 1,200 moves, 34 kB, tags of 980 characters), or 16
rounds with the extra ones and 9 seats (lost-mines: 1,470 moves, 40 kB). The bounds leave room for long names and
comments.
"""

from __future__ import annotations

import re
from typing import Final

from motherlode.server.domain.refusals import Refused

__all__ = ["MOST_CHARACTERS", "MOST_MOVES", "check_record_size"]

MOST_CHARACTERS: Final = 64_000
MOST_MOVES: Final = 2_000
_MOST_TAGS: Final = 64
_LONGEST_TAG: Final = 2_000
_LONGEST_WORD: Final = 2_000
_MOST_REPEATED: Final = 10_000
"""Cards that the tags may name by repetition, as in ``NS*4``; no game deals more than 4,800 in all."""
_REPEATED: Final = re.compile(r"\*([0-9]+)")


def check_record_size(text: str) -> None:
    """Refused if a text is larger in any way than the record of a real game. Takes time in proportion to its length."""
    if len(text) > MOST_CHARACTERS or len(text.encode("utf-8", "replace")) > 2 * MOST_CHARACTERS:
        raise Refused("bad-record")
    tags = [line for line in text.splitlines() if line.startswith("[")]
    if len(tags) > _MOST_TAGS or max(map(len, tags), default=0) > _LONGEST_TAG:
        raise Refused("bad-record")
    words = text.split()
    if len(words) > 8 * MOST_MOVES or max(map(len, words), default=0) > _LONGEST_WORD:
        raise Refused("bad-record")
    if sum(word.endswith(".") and word[:-1].isdecimal() for word in words) > MOST_MOVES:
        raise Refused("bad-record")
    repeated = [number for tag in tags for number in _REPEATED.findall(tag)]
    if max(map(len, repeated), default=0) > 3 or sum(map(int, repeated)) > _MOST_REPEATED:
        raise Refused("bad-record")
