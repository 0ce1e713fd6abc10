"""Limits on uploaded records, checked before they are parsed.

The longest possible games have 12 rounds and 12 seats (saboteur2: 1,200 moves, 34 kB, tags of 980 characters), or 16
rounds including extra ones and 9 seats (lost-mines: 1,470 moves, 40 kB). The claims that a game keeps take up to
30 kB more. The limits leave room for long names and comments.
"""

from __future__ import annotations

import re
from typing import Final

from motherlode.server.domain.refusals import Refused

__all__ = ["MAX_RECORD_CHARACTERS", "MAX_RECORD_MOVES", "check_record_size"]

MAX_RECORD_CHARACTERS: Final = 96_000
MAX_RECORD_MOVES: Final = 2_000
_MAX_TAGS: Final = 64
_MAX_TAG_LENGTH: Final = 2_000
_MAX_WORD_LENGTH: Final = 2_000
_MAX_REPEATED: Final = 10_000
"""Cards that tags may name by repetition, as in ``NS*4``; no game deals more than 4,800."""
_REPEATED: Final = re.compile(r"\*([0-9]+)")


def check_record_size(text: str) -> None:
    """Raise Refused if a text exceeds the size of any real record. Runs in linear time."""
    if len(text) > MAX_RECORD_CHARACTERS or len(text.encode("utf-8", "replace")) > 2 * MAX_RECORD_CHARACTERS:
        raise Refused("bad-record")
    tags = [line for line in text.splitlines() if line.startswith("[")]
    if len(tags) > _MAX_TAGS or max(map(len, tags), default=0) > _MAX_TAG_LENGTH:
        raise Refused("bad-record")
    words = text.split()
    if len(words) > 8 * MAX_RECORD_MOVES or max(map(len, words), default=0) > _MAX_WORD_LENGTH:
        raise Refused("bad-record")
    if sum(word.endswith(".") and word[:-1].isdecimal() for word in words) > MAX_RECORD_MOVES:
        raise Refused("bad-record")
    repeated = [number for tag in tags for number in _REPEATED.findall(tag)]
    if max(map(len, repeated), default=0) > 3 or sum(map(int, repeated)) > _MAX_REPEATED:
        raise Refused("bad-record")
