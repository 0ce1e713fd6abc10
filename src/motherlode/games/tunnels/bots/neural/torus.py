"""Bit boards on the torus for one maze: a board is an integer of 400 bits, a bit a cell.

Several boards can lie side by side in one integer, 400 bits each; shifts keep them apart. The vectorized game has the
same with a word a column, :mod:`motherlode.games.tunnels.vectorized.torus`.
"""

from __future__ import annotations

from typing import Final

from motherlode.games.tunnels.bots.neural.action_space import CELLS, SIDE

__all__ = ["FULL", "Boards", "lanes_of", "repeated", "set_bits"]


def repeated(board: int, count: int) -> int:
    """``count`` copies of a board side by side."""
    boards = 0
    for index in range(count):
        boards |= board << CELLS * index
    return boards


def set_bits(bits: int) -> list[int]:
    """The positions of the bits that are set, the lowest first."""
    places = []
    while bits:
        lowest = bits & -bits
        places.append(lowest.bit_length() - 1)
        bits ^= lowest
    return places


def lanes_of(boards: int, count: int) -> list[int]:
    """The boards that lie side by side."""
    return [boards >> CELLS * lane & FULL for lane in range(count)]


FULL: Final = (1 << CELLS) - 1
_ROW: Final = sum(1 << SIDE * column for column in range(SIDE))
_COLUMN: Final = (1 << SIDE) - 1


class Boards:
    """Shifts of a number of boards that lie side by side."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.full = repeated(FULL, count)
        self._north_row = repeated(_ROW, count)
        self._south_row = self._north_row << SIDE - 1
        self._west_column = repeated(_COLUMN, count)
        self._east_column = self._west_column << CELLS - SIDE
        self._below_north = self.full & ~self._north_row
        self._above_south = self.full & ~self._south_row
        self._right_of_west = self.full & ~self._west_column
        self._left_of_east = self.full & ~self._east_column

    def from_north(self, x: int) -> int:
        """By cell, the value of its northern neighbour."""
        return (x << 1) & self._below_north | (x >> SIDE - 1) & self._north_row

    def from_south(self, x: int) -> int:
        """By cell, the value of its southern neighbour."""
        return (x >> 1) & self._above_south | (x << SIDE - 1) & self._south_row

    def from_east(self, x: int) -> int:
        """By cell, the value of its eastern neighbour."""
        return (x >> SIDE) & self._left_of_east | (x << CELLS - SIDE) & self._east_column

    def from_west(self, x: int) -> int:
        """By cell, the value of its western neighbour."""
        return (x << SIDE) & self._right_of_west | (x >> CELLS - SIDE) & self._west_column
