"""A square grid without a border: a torus too wide for the cards ever to meet round its back.

A cell is a number. Its column and row follow once the window is known in which all cards lie, given by its western
column and northern row; rows grow downwards.

Why it is wide enough: cards are only laid beside others, so all places that ever held one of ``cards`` cards, the
start and the reached fixtures hang together and span at most ``cards`` + 1 + (fixtures) columns. Fixtures not yet
reached lie within ``reserve`` of the start, whence at most ``cards + reserve + 1`` columns in all, and one more on
either side for the neighbours of cards. The same holds for rows. A width of ``cards + reserve + 4`` is enough.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["Grid"]


class Grid:
    """Cell numbers and their neighbours. ``near[4 * cell + d]``: d is 0 north, 1 east, 2 south, 3 west."""

    __slots__ = ("cells", "columns", "near", "rows", "width")

    def __init__(self, cards: int, reserve: int) -> None:
        width = cards + reserve + 4
        self.width: i64 = width
        self.cells: i64 = width * width
        near: list[int] = []
        for row in range(width):
            for column in range(width):
                near.append((row - 1) % width * width + column)
                near.append(row * width + (column + 1) % width)
                near.append((row + 1) % width * width + column)
                near.append(row * width + (column - 1) % width)
        self.near: vec[i64] = vec[i64](near)
        self.columns: vec[i64] = vec[i64]([cell % width for cell in range(width * width)])
        self.rows: vec[i64] = vec[i64]([cell // width for cell in range(width * width)])

    def cell(self, column: i64, row: i64) -> i64:
        """The number of the cell at a column and row."""
        return row % self.width * self.width + column % self.width

    def column(self, cell: i64, west: i64) -> i64:
        """The column of a cell, in the window that begins at column ``west``."""
        return west + (self.columns[cell] - west) % self.width

    def row(self, cell: i64, north: i64) -> i64:
        """The row of a cell, in the window that begins at row ``north``."""
        return north + (self.rows[cell] - north) % self.width
