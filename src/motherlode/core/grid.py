"""A grid of cells that wraps round at its edges.

A cell is a number; rows grow downwards. A game whose board has no border takes a grid wider than its cards can reach,
and keeps the window in which they lie; a game with a border leaves a column and a row empty.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["Grid"]


class Grid:
    """Cell numbers and their neighbours. ``near[4 * cell + d]``: d is 0 north, 1 east, 2 south, 3 west."""

    __slots__ = ("cells", "columns", "height", "near", "rows", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.cells: i64 = width * height
        near: list[int] = []
        for row in range(height):
            for column in range(width):
                near.append((row - 1) % height * width + column)
                near.append(row * width + (column + 1) % width)
                near.append((row + 1) % height * width + column)
                near.append(row * width + (column - 1) % width)
        self.near: vec[i64] = vec[i64](near)
        self.columns: vec[i64] = vec[i64]([cell % width for cell in range(width * height)])
        self.rows: vec[i64] = vec[i64]([cell // width for cell in range(width * height)])

    def cell(self, column: i64, row: i64) -> i64:
        """The number of the cell at a column and row."""
        return row % self.height * self.width + column % self.width
