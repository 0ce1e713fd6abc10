"""A rectangle of coloured characters that cards are drawn on."""

from __future__ import annotations

from motherlode.terminal.direction import isolated_letters
from motherlode.terminal.style import Background, Colour, Style

__all__ = ["Canvas"]

_Cell = tuple[str, Colour, Background]


class Canvas:
    """A rectangle of characters, blank at first."""

    __slots__ = ("_cells", "height", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        blank = (" ", Colour.NONE, Background.NONE)
        self._cells: list[list[_Cell]] = [[blank] * width for _ in range(height)]

    def put(
        self, column: int, row: int, text: str, colour: Colour = Colour.NONE, background: Background = Background.NONE
    ) -> None:
        """Write text to the right of a place; what does not fit is left out.

        Right-to-left text is isolated, so that a terminal reorders it by itself and not the line around it.
        """
        for at, letter in enumerate(isolated_letters(text), start=column):
            self._set(at, row, (letter, colour, background))

    def _set(self, column: int, row: int, cell: _Cell) -> None:
        if 0 <= column < self.width and 0 <= row < self.height:
            self._cells[row][column] = cell

    def overlay(self, column: int, row: int, letter: str, colour: Colour) -> None:
        """Write one character and keep the background."""
        self.put(column, row, letter, colour, self._cells[row][column][2])

    def paste(self, column: int, row: int, other: Canvas) -> None:
        """Copy another canvas onto this one."""
        for down, cells in enumerate(other._cells):
            for across, cell in enumerate(cells):
                self._set(column + across, row + down, cell)

    def text(self, style: Style) -> str:
        """The lines without trailing blanks."""
        return "\n".join(_coloured(row) if style.colour else _plain(row) for row in self._cells)


def _plain(row: list[_Cell]) -> str:
    return "".join(letter for letter, _, _ in row).rstrip()


def _coloured(row: list[_Cell]) -> str:
    """One line with an ANSI code wherever the colour changes."""
    out: list[str] = []
    current = ""
    for letter, colour, background in row:
        code = ";".join(filter(None, [colour.value if letter != " " else "", background.value]))
        if code != current:
            out.append(f"\x1b[0;{code}m" if code else "\x1b[0m")
            current = code
        out.append(letter)
    line = "".join(out)
    return line + "\x1b[0m" if current else line.rstrip()
