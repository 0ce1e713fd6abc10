"""The cells of a maze: which card lies where, and which column and row a cell is.

Two numbers a slot, of the cells in the maze's area (:class:`motherlode.core.grid.Area`):

``board``  EMPTY, FRONTIER (empty, beside a reached arm), GOAL (a goal face down), or LYING + face.
``side``   of a card that lies: its reached arms. Of an empty cell: the edges a card there must have open, plus 16 times
           those it must have closed.

The area is that in which nearly all mazes stay. One that comes to its rim gets the whole grid, which no maze can leave.
Cells are the grid's, whatever the area is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from motherlode.core.grid import Area, Grid
from motherlode.core.move import pack_place
from motherlode.games.tunnels.cards.tables import Tables

__all__ = ["EMPTY", "FRONTIER", "GOAL", "LYING", "MazeCells"]

EMPTY: Final = 0
FRONTIER: Final = 1
GOAL: Final = 2
LYING: Final = 3


class MazeWindow:
    """Columns and rows of cells of a grid that wraps round, around a board that is smaller than the grid."""

    __slots__ = ("_north_row", "_west_column", "grid", "north", "west")

    grid: Grid
    west: i64  # one column and row beyond the outermost cards
    north: i64
    _west_column: i64  # of the grid
    _north_row: i64

    def look_from(self, west: i64, north: i64) -> None:
        """Widen the window to begin at this column and row, before cards are laid in arbitrary order."""
        self.west = west
        self.north = north
        self._west_column = west % self.grid.width
        self._north_row = north % self.grid.height

    def include(self, cell: i64) -> None:
        """Widen the window if a card on this cell of it is now the outermost."""
        grid = self.grid
        if grid.columns[cell] == self._west_column:
            self.west -= 1
            self._west_column = self.west % grid.width
        if grid.rows[cell] == self._north_row:
            self.north -= 1
            self._north_row = self.north % grid.height

    def copy_window(self, other: MazeWindow) -> None:
        """Copy the window to another board on the same grid."""
        other.grid = self.grid
        other.west = self.west
        other.north = self.north
        other._west_column = self._west_column
        other._north_row = self._north_row

    def column_of(self, cell: i64) -> i64:
        """The column of a cell in the window."""
        grid = self.grid
        return self.west + (grid.columns[cell] - self.west) % grid.width

    def row_of(self, cell: i64) -> i64:
        """The row of a cell in the window."""
        grid = self.grid
        return self.north + (grid.rows[cell] - self.north) % grid.height

    def place(self, cell: i64) -> tuple[int, int]:
        """The (column, row) of a cell in the window."""
        return self.column_of(cell), self.row_of(cell)

    def packed_place(self, cell: i64) -> i64:
        """The same as one number."""
        return pack_place(self.column_of(cell), self.row_of(cell))

    def cell_at(self, column: i64, row: i64) -> i64:
        """The cell at a column and row; -1 if it is so far off that no card can be beside it."""
        grid = self.grid
        if 0 <= column - self.west < grid.width and 0 <= row - self.north < grid.height:
            return row % grid.height * grid.width + column % grid.width
        return -1


class MazeCells(MazeWindow):
    """The cells of a maze and what lies on them."""

    __slots__ = ("area", "board", "frontier", "frontier_size", "laid", "placed", "side", "tables")

    tables: Tables
    area: Area
    board: vec[u8]  # by slot of the area, as is `side`
    side: vec[u8]
    frontier: vec[i16]  # the first `frontier_size` entries: empty cells beside a reached arm
    frontier_size: i64
    placed: vec[i16]  # the first `laid` entries: cells of laid tunnel cards
    laid: i64

    def mark_at(self, cell: i64) -> i64:
        """What is on a cell: EMPTY, FRONTIER, GOAL, or LYING + face."""
        mark: int = self.board[self.area.slots[cell]]
        return mark

    def side_at(self, cell: i64) -> i64:
        """The reached arms of the card on a cell, or what an empty one asks of a card."""
        side: int = self.side[self.area.slots[cell]]
        return side

    def face_at(self, cell: i64) -> i64:
        """The face that lies on a cell; -1 if none does."""
        mark: int = self.board[self.area.slots[cell]]
        return mark - LYING if mark >= LYING else -1

    def laid_cells(self) -> list[int]:
        """The cells of laid tunnel cards."""
        return [cell for cell in self.placed[: self.laid]]  # noqa: C416 - a vector is not a list

    def frontier_cells(self) -> list[int]:
        """The cells of the frontier."""
        return [cell for cell in self.frontier[: self.frontier_size]]  # noqa: C416 - a vector is not a list

    def is_free(self, cell: i64) -> bool:
        """Whether no card lies on a cell, face up or down."""
        return self.board[self.area.slots[cell]] < GOAL

    def take_whole_grid(self) -> None:
        """Keep all cells of the grid from now on."""
        area = self.tables.whole_area
        board = vec[u8](bytes(area.size))
        side = vec[u8](bytes(area.size))
        slot: i64 = self.area.size - 1
        while slot > 0:
            wider = area.slots[self.area.cells[slot]]
            board[wider] = self.board[slot]
            side[wider] = self.side[slot]
            slot -= 1
        self.area = area
        self.board = board
        self.side = side
