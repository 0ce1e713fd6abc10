"""The window of an encoding: a torus of cells on which a maze of any place and usual size is drawn.

The maze of a round has no fixed borders. The window has ``WIDTH`` columns and ``HEIGHT`` rows and wraps round, so that
a maze is shown whole wherever it lies, as long as it and the cells beside it span no more. Of a larger maze, the cells
too far east or south of its north-western corner are outside: they are not drawn, and moves there have no number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.grid import Grid
from motherlode.games.tunnels.rules.maze import Maze

__all__ = ["CELLS", "HEIGHT", "NORTH", "OUTSIDE", "WEST", "WIDTH", "Window"]

WIDTH: Final = 24
HEIGHT: Final = 18
CELLS: Final = WIDTH * HEIGHT
WEST: Final = -13
"""The column that is drawn westmost, and the row northmost; what lies beyond comes in again on the other side."""
NORTH: Final = -9

OUTSIDE: Final = -1000000


class Window:
    """Where the cells of a grid are in the window, and back."""

    def __init__(self, grid: Grid) -> None:
        width: int = grid.width
        self._grid: Grid = grid
        self._width: i64 = width
        # by how far the maze reaches west of column 0 (or north of row 0), and by column (row) of the grid
        self._column_row: i64 = 0
        self._row_row: i64 = 0
        self._grid_columns: vec[i64] = grid.columns
        self._grid_rows: vec[i64] = grid.rows
        self._columns: vec[i64] = vec[i64](
            [_shown(column, -west, width, WIDTH, WEST, 1) for west in range(width + 1) for column in range(width)]
        )
        self._rows: vec[i64] = vec[i64](
            [_shown(row, -north, width, HEIGHT, NORTH, WIDTH) for north in range(width + 1) for row in range(width)]
        )

    def look(self, maze: Maze) -> None:
        """Turn to a maze: places of its cells are asked for next."""
        self._column_row = -maze.west * self._width
        self._row_row = -maze.north * self._width

    def place(self, cell: i64) -> i64:
        """The place of a cell of the maze in the window, row by row; negative if it is outside."""
        column = self._columns[self._column_row + self._grid_columns[cell]]
        return column + self._rows[self._row_row + self._grid_rows[cell]]

    def cell(self, maze: Maze, place: i64) -> i64:
        """The cell that is shown at a place."""
        column = maze.west + (place % WIDTH + WEST - maze.west) % WIDTH
        row = maze.north + (place // WIDTH + NORTH - maze.north) % HEIGHT
        return self._grid.cell(column, row)


def _shown(line: int, first: int, lines: int, shown: int, origin: int, step: int) -> int:
    """Where a column of the grid is shown if the maze begins at column ``first``, times ``step``; or a row."""
    away = (line - first) % lines
    return (first + away - origin) % shown * step if away < shown else OUTSIDE
