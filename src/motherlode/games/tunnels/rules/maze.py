"""The maze: which card lies where, which of its arms the start reaches, and where a next card could connect.

Reach is updated by each card laid, and recomputed only after one is taken away. An arm is *reached* if it is connected
to the start (B-23). Two numbers a slot, of the cells in the maze's area (:class:`motherlode.core.grid.Area`):

``board``  EMPTY, FRONTIER (empty, beside a reached arm), GOAL (a goal face down), or LYING + face.
``side``   of a card that lies: its reached arms. Of an empty cell: the edges a card there must have open, plus 16 times
           those it must have closed.

The area is that in which nearly all mazes stay. One that comes to its rim gets the whole grid, which no maze can leave.
Cells are the grid's, whatever the area is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from motherlode.core.grid import Area, Grid
from motherlode.core.move import pack_place
from motherlode.games.tunnels.cards.tables import Tables

__all__ = ["EMPTY", "FRONTIER", "GOAL", "LYING", "Maze"]

EMPTY: Final = 0
FRONTIER: Final = 1
GOAL: Final = 2
LYING: Final = 3

_BACK: Final = vec[i64]([4, 8, 1, 2])
"""By direction, the edge of the neighbour that looks back."""


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


class Maze(MazeCells):
    """The cards in the maze, with reach. It checks no rules: callers lay only what is legal."""

    __slots__ = ("changes", "fits", "fresh", "touched")

    fits: vec[i32]  # parallel to `frontier`, valid while `fresh`: which sets of open edges fit there, as bits
    fresh: bool
    changes: i64  # how often a card that lay was taken, turned up or newly reached
    touched: i64  # face-down goals beside a reached arm, as bits

    def copy(self) -> Maze:
        """An independent copy."""
        other = Maze()
        self.copy_window(other)
        other.tables = self.tables
        other.area = self.area
        other.board = self.board[:]
        other.side = self.side[:]
        other.frontier = self.frontier[: self.frontier_size]
        other.frontier_size = self.frontier_size
        other.fits = self.fits[: self.frontier_size]
        other.fresh = self.fresh
        other.placed = self.placed[: self.laid]
        other.laid = self.laid
        other.changes = self.changes
        other.touched = self.touched
        return other

    # ---- changes ---------------------------------------------------------------------------------------------------

    def lay(self, cell: i64, face: i64) -> None:
        """Lay a tunnel card."""
        if self.laid < len(self.placed):
            self.placed[self.laid] = i16(cell)
        else:
            self.placed = append(self.placed, i16(cell))
        self.laid += 1
        self.include(cell)
        self.put(cell, face)

    def put(self, cell: i64, face: i64) -> None:
        """Put a face on a cell, update its neighbours, and propagate reach."""
        self.fresh = False
        slot = self.area.slots[cell]
        if self.area.is_rim[slot]:
            self.take_whole_grid()
            slot = self.area.slots[cell]
        tables = self.tables
        near = self.area.near
        board = self.board
        side = self.side
        if board[slot] == FRONTIER:
            self._leave_frontier(cell)
        elif board[slot] == GOAL:
            self.changes += 1
        edges = tables.open[face]
        reached_edges: i64 = 0
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = near[slot * 4 + d]
            back = _BACK[d]
            mark: int = board[n]
            beside: int = side[n]
            if mark < GOAL:
                required: int = beside | (back if edges & bit else back << 4)
                side[n] = required
            elif mark > GOAL and beside & back:
                reached_edges |= bit
            bit <<= 1
            d += 1
        reached: i64 = tables.joined[face * 16 + ((reached_edges & edges) | tables.source[face])]
        lying: int = face + LYING
        now_reached: int = reached
        board[slot] = lying
        side[slot] = now_reached
        if reached:
            self._propagate(slot, reached)

    def take(self, cell: i64) -> i64:
        """Take the card on a cell away (B-34), and recompute reach. Returns the face that lay there."""
        self.fresh = False
        tables = self.tables
        near = self.area.near
        board = self.board
        side = self.side
        slot = self.area.slots[cell]
        mark: int = board[slot]
        face: i64 = mark - LYING
        self.changes += 1
        asked: i64 = 0
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = near[slot * 4 + d]
            back = _BACK[d]
            other: int = board[n]
            if other < GOAL:
                beside: int = side[n]
                freed: int = beside & ~(back | back << 4)
                side[n] = freed
            elif other > GOAL:
                asked |= bit if tables.open[other - LYING] & back else bit << 4
            bit <<= 1
            d += 1
        board[slot] = EMPTY
        asks: int = asked
        side[slot] = asks
        i: i64 = 0
        while self.placed[i] != cell:
            i += 1
        self.laid -= 1
        self.placed[i] = self.placed[self.laid]
        self._recompute_reach()
        return face

    def frontier_fits(self) -> vec[i32]:
        """Which sets of open edges fit on each cell of the frontier (B-21); computed once for all cards in hand."""
        if not self.fresh:
            self._fit_frontier()
        return self.fits

    def _fit_frontier(self) -> None:
        fits = self.fits
        frontier = self.frontier
        side = self.side
        slots = self.area.slots
        fitting = self.tables.fits
        i: i64 = self.frontier_size - 1
        while i >= 0:
            asked: int = side[slots[i64(frontier[i])]]
            fits[i] = i32(fitting[asked])
            i -= 1
        self.fresh = True

    # ---- reach -----------------------------------------------------------------------------------------------------

    def _propagate(self, slot: i64, arms: i64) -> None:
        """Propagate reach from newly reached arms of the card on this slot (B-23), and note goals touched (B-40)."""
        tables = self.tables
        near = self.area.near
        board = self.board
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            if arms & bit:
                n = near[slot * 4 + d]
                mark: int = board[n]
                if mark == EMPTY:
                    board[n] = FRONTIER
                    cell = self.area.cells[n]
                    if self.frontier_size < len(self.frontier):
                        self.frontier[self.frontier_size] = i16(cell)
                    else:
                        self.frontier = append(self.frontier, i16(cell))
                        self.fits = append(self.fits, 0)
                    self.frontier_size += 1
                elif mark >= LYING:
                    back = _BACK[d]
                    face: i64 = mark - LYING
                    reached: int = self.side[n]
                    if tables.open[face] & back and not reached & back:
                        self.changes += 1
                        more = tables.joined[face * 16 + back] & ~reached
                        now_reached: int = reached | more
                        self.side[n] = now_reached
                        self._propagate(n, more)
                elif mark == GOAL:
                    self._touch(self.area.cells[n])
            bit <<= 1
            d += 1

    def _touch(self, cell: i64) -> None:
        one: i64 = 1
        goal: i64 = 0
        while self.tables.goal_cells[goal] != cell:
            goal += 1
        self.touched |= one << goal

    def _leave_frontier(self, cell: i64) -> None:
        frontier = self.frontier
        i: i64 = 0
        while frontier[i] != cell:
            i += 1
        self.frontier_size -= 1
        frontier[i] = frontier[self.frontier_size]

    def _recompute_reach(self) -> None:
        """Recompute reach from its sources: the start, and ladders."""
        tables = self.tables
        board = self.board
        slots = self.area.slots
        i: i64 = 0
        while i < self.frontier_size:
            board[slots[i64(self.frontier[i])]] = EMPTY
            i += 1
        self.frontier_size = 0
        self._clear_reach(tables.start_cell)
        i = 0
        while i < tables.goal_count:
            if board[slots[tables.goal_cells[i]]] > GOAL:
                self._clear_reach(tables.goal_cells[i])
            i += 1
        i = 0
        while i < self.laid:
            self._clear_reach(i64(self.placed[i]))
            i += 1
        self._propagate_from_source(tables.start_cell)
        i = 0
        while i < self.laid:
            self._propagate_from_source(i64(self.placed[i]))
            i += 1

    def _clear_reach(self, cell: i64) -> None:
        self.side[self.area.slots[cell]] = 0

    def _propagate_from_source(self, cell: i64) -> None:
        """If the card on this cell is a source that is not yet reached, propagate from it."""
        slot = self.area.slots[cell]
        reached: int = self.side[slot]
        own = self.tables.source[self.face_at(cell)]
        if own & ~reached:
            now_reached: int = reached | own
            self.side[slot] = now_reached
            self._propagate(slot, own)
