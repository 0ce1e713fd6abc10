"""Sanitize names and chat: no control characters, invisible characters or abuse of combining marks."""

from __future__ import annotations

import unicodedata
from typing import Final

from motherlode.server.domain.refusals import Refused

__all__ = ["MAX_NAME_CHARACTERS", "MAX_TALK_CHARACTERS", "clean_name", "clean_text"]

MAX_NAME_CHARACTERS: Final = 32
MAX_TALK_CHARACTERS: Final = 300
_MAX_NAME_BYTES: Final = 128
_MAX_MARKS: Final = 4
"""Combining marks allowed per character: a Hebrew letter has up to four (dot, dagesh, vowel, meteg)."""

_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159\U00013441\U00013442")
"""Characters without a visible glyph: Hangul and Egyptian fillers, empty Braille cell, placeholders."""
_INVISIBLE_MARKS: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_VIRAMA: Final = 9
"""Combining class of viramas, after which Indic scripts use joiners to select letter forms."""


def clean_name(text: str) -> str:
    """Sanitize a name; Refused if nothing of it is visible or it is too long."""
    name = _clean(text)
    if not _is_visible(name) or len(name) > MAX_NAME_CHARACTERS or len(name.encode()) > _MAX_NAME_BYTES:
        raise Refused("bad-name")
    return name


def clean_text(text: str) -> str:
    """Sanitize a chat line; Refused if nothing of it is visible."""
    line = _clean(text)[:MAX_TALK_CHARACTERS].rstrip(f" {_ZWNJ}{_ZWJ}")
    if not _is_visible(line):
        raise Refused("empty-text")
    return line


def _is_visible(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def _clean(text: str) -> str:
    """Normalize to NFC and single spaces; drop invisible and bidi characters and excess marks."""
    text = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(text):
        kind = unicodedata.category(letter)
        if letter.isspace():
            letter = " "
        elif kind[0] == "M":
            marks += 1
            if marks > _MAX_MARKS or not kept or kept[-1] == " " or _is_invisible_mark(letter, kept[-1]):
                continue
        elif letter in _BLANK or (kind[0] == "C" and not _is_valid_joiner(letter, kept, text[at + 1 : at + 2])):
            continue
        if kind[0] != "M":
            marks = 0
        kept.append(letter)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def _is_invisible_mark(mark: str, before: str) -> bool:
    """Whether a mark is invisible: always, or as a variation selector after a character without variants."""
    kind = unicodedata.category(before)
    if "\ufe00" <= mark <= "\ufe0f":
        return kind[0] not in "NPS"
    if "\U000e0100" <= mark <= "\U000e01ef":
        return kind != "Lo"
    return mark in _INVISIBLE_MARKS


def _is_valid_joiner(letter: str, before: list[str], after: str) -> bool:
    """Whether a zero-width joiner has a legitimate use here: in emoji, Indic or Arabic script."""
    if letter not in (_ZWNJ, _ZWJ) or not before or not after or after in _BLANK:
        return False
    if letter == _ZWJ and _is_emoji(before) and unicodedata.category(after) == "So":
        return True
    if unicodedata.combining(before[-1]) == _VIRAMA:
        return unicodedata.category(after) == "Lo"
    return letter == _ZWNJ and unicodedata.bidirectional(before[-1]) == unicodedata.bidirectional(after) == "AL"


def _is_emoji(before: list[str]) -> bool:
    """Whether a text ends in an emoji, with or without a skin tone or variation selector."""
    at = len(before) - 1
    while at > 0 and unicodedata.category(before[at]) in ("Mn", "Sk"):
        at -= 1
    return unicodedata.category(before[at]) == "So"
