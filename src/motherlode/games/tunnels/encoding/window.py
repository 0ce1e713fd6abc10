"""The window of an encoding: a torus of cells on which a maze of any place and usual size is drawn.

The maze of a round has no fixed borders. The window has ``WIDTH`` columns and ``HEIGHT`` rows and wraps round, so that
a maze is shown whole wherever it lies, as long as it and the cells beside it span no more. Of a larger maze, the cells
too far east or south of its north-western corner are outside: they are not drawn, and moves there have no number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from motherlode.core.grid import Grid
from motherlode.games.tunnels.rules.maze import Maze

__all__ = ["CELLS", "HEIGHT", "NORTH", "WEST", "WIDTH", "BoardWindow"]

WIDTH: Final = 24
HEIGHT: Final = 18
CELLS: Final = WIDTH * HEIGHT
WEST: Final = -13
"""The column that is drawn westmost, and the row northmost; what lies beyond comes in again on the other side."""
NORTH: Final = -9

_KEPT: Final = 128
"""For how many corners the places are kept: 5.4 kB each, in encoders of which up to 64 are cached."""

_OUTSIDE: Final = -10000
"""Sentinel for off-window cells: it stays negative when the other coordinate is added."""


class BoardWindow:
    """The mapping between the cells of a grid and the window."""

    def __init__(self, grid: Grid) -> None:
        width: int = grid.width
        self._grid: Grid = grid
        self._width: i64 = width
        self._cells: i64 = grid.cells
        self.places: vec[i16] = vec[i16]()
        """By north-western corner of a maze, of those looked at lately, and by cell of the grid."""
        self.start: i64 = 0
        """The offset in ``places`` of the cells of the maze looked at."""
        self._starts: vec[i64] = vec[i64]([-1] * ((width + 1) * (width + 1)))
        self._corners: vec[i64] = vec[i64]([-1] * _KEPT)  # by slot of `places`, the corner that is kept there
        self._next: i64 = 0  # the slot that is used, or used again, next
        # by how far the maze reaches west of column 0 (or north of row 0), and by column (row) of the grid
        self._columns: vec[i64] = vec[i64](
            [_shown(column, -west, width, WIDTH, WEST, 1) for west in range(width + 1) for column in range(width)]
        )
        self._rows: vec[i64] = vec[i64](
            [_shown(row, -north, width, HEIGHT, NORTH, WIDTH) for north in range(width + 1) for row in range(width)]
        )

    def look(self, maze: Maze) -> i64:
        """Turn to a maze, whose cells are asked for next; return the number of its corner."""
        corner = -maze.north * (self._width + 1) - maze.west
        start = self._starts[corner]
        if start < 0:
            start = self._keep(corner)
            self._write_places(start, -maze.west * self._width, -maze.north * self._width)
        self.start = start
        return corner

    def _keep(self, corner: i64) -> i64:
        """Take a slot for a corner, once all are used that of the one that came first; return where it begins."""
        start = self._next * self._cells
        former = self._corners[self._next]
        if former >= 0:
            self._starts[former] = -1
        self._corners[self._next] = corner
        self._starts[corner] = start
        self._next = (self._next + 1) % _KEPT
        return start

    def _write_places(self, start: i64, columns: i64, rows: i64) -> None:
        places = self.places
        while len(places) < start + self._cells:
            places = append(places, 0)
        at = start
        row: i64 = 0
        while row < self._width:
            column: i64 = 0
            while column < self._width:
                places[at] = i16(self._columns[columns + column] + self._rows[rows + row])
                at += 1
                column += 1
            row += 1
        self.places = places

    def place(self, cell: i64) -> i64:
        """The place of a cell of the maze in the window, row by row; negative if it is outside."""
        return i64(self.places[self.start + cell])

    def cell(self, maze: Maze, place: i64) -> i64:
        """The cell that is shown at a place."""
        column = maze.west + (place % WIDTH + WEST - maze.west) % WIDTH
        row = maze.north + (place // WIDTH + NORTH - maze.north) % HEIGHT
        return self._grid.cell(column, row)


def _shown(line: int, first: int, lines: int, shown: int, origin: int, step: int) -> int:
    """The place in the window of a column of the grid, times ``step``; or of a row.

    ``first`` is the first column or row of the maze.
    """
    away = (line - first) % lines
    return (first + away - origin) % shown * step if away < shown else _OUTSIDE
