"""The look of text on a terminal: colours by meaning, box characters or ASCII, and the width to fill."""

from __future__ import annotations

import os
import shutil
import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Final, TextIO

__all__ = ["Background", "Colour", "Style", "display_width", "pad", "printable", "style_for"]


class Colour(Enum):
    """Text colours by what they mean; the value is an ANSI colour code."""

    NONE = ""
    ROCK = "38;5;240"
    REACHED = "1;38;5;215"
    CUT_OFF = "38;5;246"
    FRAME = "38;5;247"
    MARK = "1;97"
    LABEL = "38;5;244"
    SPOT = "1;38;5;214"
    TREASURE = "1;38;5;226"
    STONE = "38;5;250"
    BLUE = "1;38;5;75"
    GREEN = "1;38;5;78"
    CRYSTAL = "1;38;5;159"
    HARM = "38;5;210"
    HELP = "38;5;115"
    KNOW = "38;5;183"
    STRONG = "1"


class Background(Enum):
    """Background colours. Neighbouring cards differ, so that their borders show."""

    NONE = ""
    CARD = "48;5;235"
    OTHER_CARD = "48;5;237"
    BACK = "48;5;236"


_ASCII_PUNCTUATION: Final = str.maketrans({"’": "'", "“": '"', "”": '"', "„": '"', "–": "-", "…": "..."})


@dataclass(frozen=True, slots=True)
class Style:
    """A drawing style: in ASCII or with box characters, with colours or without, and how wide."""

    ascii: bool = False
    colour: bool = False
    width: int = 100

    def paint(self, text: str, colour: Colour) -> str:
        """The text in a colour, if this style has colours."""
        return f"\x1b[{colour.value}m{text}\x1b[0m" if self.colour and colour.value and text else text

    def punctuate(self, text: str) -> str:
        """The text with ASCII punctuation instead of the printed kind, where only ASCII is wanted."""
        return text.translate(_ASCII_PUNCTUATION) if self.ascii else text


_BOX_SAMPLE: Final = "╬░◆•…"


def style_for(stream: TextIO, ascii_only: bool) -> Style:
    """The style for a stream: colours where the terminal supports them, box characters if encodable."""
    try:
        _BOX_SAMPLE.encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        ascii_only = True
    terminal = stream.isatty()
    colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Style(ascii_only, colour, shutil.get_terminal_size((100, 24)).columns if terminal else 100)


def printable(text: str) -> str:
    """Untrusted text on one line, with control and formatting characters replaced."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in " ".join(text.split()))


def display_width(text: str) -> int:
    """The width of a text in columns: combining and formatting characters none, East Asian wide ones two."""
    return sum(
        0 if unicodedata.category(letter) in ("Mn", "Cf") else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def pad(text: str, width: int) -> str:
    """The text with blanks after it up to a width."""
    return text + " " * max(0, width - display_width(text))
