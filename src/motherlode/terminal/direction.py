"""Right-to-left text in a terminal.

A line of the board or of a table runs from left to right, and right-to-left text in it stands in an isolate. A
sentence in Hebrew is an isolate of its own, so that it reads from the right whatever the terminal takes for the
direction of the line. Terminals without bidirectional text ignore these characters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

__all__ = ["isolated_letters", "isolated_lines", "isolated_text"]

_RLI: Final = "\u2067"
_PDI: Final = "\u2069"
_OPENERS: Final = "\u2066\u2067\u2068"


def isolated_text(text: str) -> str:
    """Text that holds right-to-left letters as a right-to-left isolate; any other as it is."""
    return f"{_RLI}{text}{_PDI}" if _is_right_to_left(text) else text


def isolated_letters(text: str) -> list[str]:
    """The letters of a text, the first and the last with the marks of its isolate if it needs one."""
    letters = list(text)
    if _is_right_to_left(text):
        letters[0] = _RLI + letters[0]
        letters[-1] += _PDI
    return letters


def isolated_lines(lines: Iterable[str]) -> list[str]:
    """The lines of a wrapped text, each a bidi isolate if needed; a split isolate is reopened."""
    isolated: list[str] = []
    opened: list[str] = []
    for line in lines:
        whole = "".join(opened) + line
        opened = []
        for letter in whole:
            if letter in _OPENERS:
                opened.append(letter)
            elif letter == _PDI and opened:
                opened.pop()
        isolated.append(isolated_text(whole + _PDI * len(opened)))
    return isolated


def _is_right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
