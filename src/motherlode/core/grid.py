"""A grid of cells that wraps round at its edges, and the part of it that a board keeps.

A cell is a number; rows grow downwards. A game whose board has no border takes a grid wider than its cards can reach,
and keeps the window in which they lie; a game with a border leaves a column and a row empty.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

__all__ = ["Area", "Grid"]


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


class Area:
    """The rectangle of a larger grid that a board stores, its cells numbered as *slots* from 1.

    Slot 0 stands for all other cells. Nothing is ever written there, so they read as empty.
    """

    __slots__ = ("cells", "is_rim", "near", "size", "slots")

    def __init__(self, grid: Grid, west: int, north: int, width: int, height: int) -> None:
        cells: list[int] = [-1]
        for row in range(north, north + height):
            cells += [grid.cell(column, row) for column in range(west, west + width)]
        slots: list[int] = [0] * int(grid.cells)
        for slot, cell in enumerate(cells[1:], 1):
            slots[cell] = slot
        near = [0] * 4 + [slots[grid.near[4 * cell + d]] for cell in cells[1:] for d in range(4)]
        is_rim = [0 in near[4 * slot : 4 * slot + 4] for slot in range(len(cells))]
        self.size: i64 = len(cells)
        self.slots: vec[i64] = vec[i64](slots)
        """The slot of each cell."""
        self.cells: vec[i64] = vec[i64](cells)
        """The cell of each slot."""
        self.near: vec[i64] = vec[i64](near)
        """The slots of neighbours: as ``Grid.near``, by slot."""
        self.is_rim: vec[u8] = vec[u8](is_rim)
        """By slot, whether a neighbour is outside."""
