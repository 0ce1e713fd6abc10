"""The board's canvas: cards on numbered columns and rows, highlighted cells, and the last move."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from motherlode.core.move import Cell
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.card_art import HEIGHT, NARROW, WIDE, mark_corners
from motherlode.terminal.glyphs import glyphs_of
from motherlode.terminal.style import Colour, Style

__all__ = ["BoardCanvas"]

_MARGIN: Final = 5
"""Columns of characters for the row numbers."""

_HEADER: Final = 1
"""Lines for the column numbers."""


class BoardCanvas:
    """A canvas for every cell between the outermost ones; cards are narrower where width is short."""

    def __init__(self, style: Style, cells: Collection[Cell]) -> None:
        self._style = style
        self._west = min(column for column, _ in cells)
        self._north = min(row for _, row in cells)
        self._columns = max(column for column, _ in cells) - self._west + 1
        self._rows = max(row for _, row in cells) - self._north + 1
        self.card_width = WIDE if _MARGIN + self._columns * WIDE <= style.width else NARROW
        self.canvas = Canvas(_MARGIN + self._columns * self.card_width, _HEADER + self._rows * HEIGHT)
        self._draw_numbers()

    def _draw_numbers(self) -> None:
        for column in range(self._columns):
            number = str(column + self._west)
            across = _MARGIN + column * self.card_width + (self.card_width - len(number)) // 2
            self.canvas.put(across, 0, number, Colour.LABEL)
        for row in range(self._rows):
            self.canvas.put(0, _HEADER + row * HEIGHT + 1, f"{row + self._north:>3}", Colour.LABEL)

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The column and row of characters where a cell begins."""
        return _MARGIN + (cell[0] - self._west) * self.card_width, _HEADER + (cell[1] - self._north) * HEIGHT

    def draw_card(self, cell: Cell, art: Canvas) -> None:
        """Draw a card on a cell."""
        self.canvas.paste(*self.corner(cell), art)

    def highlight(self, cell: Cell) -> None:
        """Draw a dot in the middle of a cell."""
        column, row = self.corner(cell)
        self.canvas.put(column + self.card_width // 2, row + 1, glyphs_of(self._style).spot, Colour.SPOT)

    def mark_last_move(self, cell: Cell) -> None:
        """Draw four corners around a cell."""
        mark_corners(self._style, self.canvas, *self.corner(cell), self.card_width)
