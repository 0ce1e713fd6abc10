"""The maze: cards, which of their arms the start reaches, and where a next card could connect.

Reach is updated by each card laid, and recomputed only after one is taken away. An arm is *reached* if it is connected
to the start (B-23).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from motherlode.games.tunnels.rules.maze_cells import EMPTY, FRONTIER, GOAL, LYING, MazeCells

__all__ = ["Maze"]

_BACK: Final = vec[i64]([4, 8, 1, 2])
"""By direction, the edge of the neighbour that looks back."""


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
        """The sets of open edges that fit on each frontier cell (B-21); computed once for all cards in hand."""
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
        """Propagate reach from newly reached arms of a slot's card (B-23); note goals touched (B-40)."""
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
