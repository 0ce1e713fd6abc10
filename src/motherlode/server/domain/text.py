"""What people write, made fit to be shown to others: names and talk without control characters or tricks of Unicode."""

from __future__ import annotations

import unicodedata
from typing import Final

from motherlode.server.domain.refusals import Refused

__all__ = ["MAX_NAME_CHARACTERS", "MAX_TALK_CHARACTERS", "clean_name", "clean_text"]

MAX_NAME_CHARACTERS: Final = 32
MAX_TALK_CHARACTERS: Final = 300
_MAX_NAME_BYTES: Final = 128
_MAX_MARKS: Final = 4
"""Combining marks on one character: a Hebrew letter has up to four (dot, dagesh, vowel, meteg). More are a tower."""

_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159\U00013441\U00013442")
"""Letters and symbols that nothing shows: fillers of Hangul and Egyptian, the empty Braille cell, placeholders."""
_INVISIBLE_MARKS: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_VIRAMA: Final = 9
"""The combining class of signs after which scripts of India say by a joiner how letters are drawn."""


def clean_name(text: str) -> str:
    """A name that can be seen, within its bounds; else Refused."""
    name = _clean(text)
    if not _can_be_seen(name) or len(name) > MAX_NAME_CHARACTERS or len(name.encode()) > _MAX_NAME_BYTES:
        raise Refused("bad-name")
    return name


def clean_text(text: str) -> str:
    """A line of talk; Refused if nothing of it can be seen."""
    line = _clean(text)[:MAX_TALK_CHARACTERS].rstrip(f" {_ZWNJ}{_ZWJ}")
    if not _can_be_seen(line):
        raise Refused("empty-text")
    return line


def _can_be_seen(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def _clean(text: str) -> str:
    """One line in normal form C, with single spaces, without anything invisible, directions or towers of marks."""
    text = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(text):
        kind = unicodedata.category(letter)
        if letter.isspace():
            letter = " "
        elif kind[0] == "M":
            marks += 1
            if marks > _MAX_MARKS or not kept or kept[-1] == " " or _is_idle_mark(letter, kept[-1]):
                continue
        elif letter in _BLANK or (kind[0] == "C" and not _is_joiner(letter, kept, text[at + 1 : at + 2])):
            continue
        if kind[0] != "M":
            marks = 0
        kept.append(letter)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def _is_idle_mark(mark: str, before: str) -> bool:
    """Whether a mark shows nothing: one that never does, or a variation selector where there is nothing to vary."""
    kind = unicodedata.category(before)
    if "\ufe00" <= mark <= "\ufe0f":
        return kind[0] not in "NPS"
    if "\U000e0100" <= mark <= "\U000e01ef":
        return kind != "Lo"
    return mark in _INVISIBLE_MARKS


def _is_joiner(letter: str, before: list[str], after: str) -> bool:
    """Whether an invisible letter joins two others as it is meant to: emoji, letters of India, or of Persian."""
    if letter not in (_ZWNJ, _ZWJ) or not before or not after or after in _BLANK:
        return False
    if letter == _ZWJ and _is_emoji(before) and unicodedata.category(after) == "So":
        return True
    if unicodedata.combining(before[-1]) == _VIRAMA:
        return unicodedata.category(after) == "Lo"
    return letter == _ZWNJ and unicodedata.bidirectional(before[-1]) == unicodedata.bidirectional(after) == "AL"


def _is_emoji(before: list[str]) -> bool:
    """Whether a text ends in a symbol, with or without a colour of skin or a sign that it is an emoji."""
    at = len(before) - 1
    while at > 0 and unicodedata.category(before[at]) in ("Mn", "Sk"):
        at -= 1
    return unicodedata.category(before[at]) == "So"
