"""A canvas of characters with colours, and how it becomes text: plain, or with a terminal's colour codes."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from enum import Enum
from typing import Final, TextIO

__all__ = ["Canvas", "Ground", "Ink", "Look", "look_of", "printable"]


class Ink(Enum):
    """What a character is drawn with, by what it means; the value is a terminal's colour code."""

    NONE = ""
    ROCK = "38;5;240"
    LIT = "1;38;5;215"
    UNLIT = "38;5;246"
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


class Ground(Enum):
    """What lies under a character. Cards side by side differ, so that their borders show."""

    NONE = ""
    CARD = "48;5;235"
    OTHER_CARD = "48;5;237"
    BACK = "48;5;236"


@dataclass(frozen=True, slots=True)
class Look:
    """How to draw: with ASCII alone or box characters, with colours or without, and in how many columns."""

    ascii: bool = False
    colour: bool = False
    width: int = 100

    def ink(self, text: str, ink: Ink) -> str:
        """A piece of text in a colour, where there are colours."""
        return f"\x1b[{ink.value}m{text}\x1b[0m" if self.colour and ink.value and text else text


_NEEDED: Final = "╬░◆•…"


def look_of(stream: TextIO, ascii_only: bool) -> Look:
    """The look that suits a stream: colours on a terminal that wants them, box characters where they can be written."""
    try:
        _NEEDED.encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        ascii_only = True
    terminal = stream.isatty()
    colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Look(ascii_only, colour, shutil.get_terminal_size((100, 24)).columns if terminal else 100)


def printable(text: str) -> str:
    """Text from outside on one line, with nothing in it that could steer a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in " ".join(text.split()))


class Canvas:
    """A rectangle of characters, blank at first."""

    __slots__ = ("_cells", "height", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        blank = (" ", Ink.NONE, Ground.NONE)
        self._cells: list[list[tuple[str, Ink, Ground]]] = [[blank] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, ink: Ink = Ink.NONE, ground: Ground = Ground.NONE) -> None:
        """Write text from a place to the right; what does not fit is left out."""
        for at, letter in enumerate(text, start=column):
            if 0 <= at < self.width and 0 <= row < self.height:
                self._cells[row][at] = (letter, ink, ground)

    def ink_over(self, column: int, row: int, letter: str, ink: Ink) -> None:
        """Write one character and keep what lies under it."""
        self.put(column, row, letter, ink, self._cells[row][column][2])

    def paste(self, column: int, row: int, other: Canvas) -> None:
        """Copy another canvas on to this one."""
        for down, cells in enumerate(other._cells):
            for across, (letter, ink, ground) in enumerate(cells):
                self.put(column + across, row + down, letter, ink, ground)

    def text(self, look: Look) -> str:
        """Its lines, without blanks at their ends."""
        return "\n".join(_coloured(row) if look.colour else _plain(row) for row in self._cells)


def _plain(row: list[tuple[str, Ink, Ground]]) -> str:
    return "".join(letter for letter, _, _ in row).rstrip()


def _coloured(row: list[tuple[str, Ink, Ground]]) -> str:
    """One line with a code wherever the colour changes."""
    out: list[str] = []
    current = ""
    for letter, ink, ground in row:
        code = ";".join(filter(None, [ink.value if letter != " " else "", ground.value]))
        if code != current:
            out.append(f"\x1b[0;{code}m" if code else "\x1b[0m")
            current = code
        out.append(letter)
    line = "".join(out)
    return line + "\x1b[0m" if current else line.rstrip()
