"""Distances by cell to the goals, in tenths of a card; shared by all bots and their rollouts.

A field gives for each cell around start and goals the least cost of the cards from there to one goal, the card on the
cell included. Face-down goals are not passed through; tunnels cut off by a rockfall cost nothing to pass.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.window import FAR, window_of
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import FRONTIER, LYING

__all__ = ["NO_CELL", "DistanceFields"]

NO_CELL: Final = -1

_OPPOSITE_EDGE: Final = vec[i64]([4, 8, 1, 2])
"""By direction, the bit of the neighbour's edge that faces back."""

_QUEUE_SIZE: Final = 4096


class DistanceFields:
    """One field for each goal, of the maze for which it was computed last. The arrays are reused."""

    def __init__(self, tables: Tables) -> None:
        window = window_of(tables)
        size: int = tables.grid.cells
        self.tables: Tables = tables
        self._cells: vec[i64] = vec[i64](window.cells)
        self._costs: vec[i64] = vec[i64](window.cost)
        self._size: i64 = size
        self._inside: vec[i64] = vec[i64]([0] * size)
        for cell in window.cells:
            self._inside[cell] = 1
        self._fields: vec[i64] = vec[i64]([FAR] * (size * tables.goal_count))
        self._queue: vec[i64] = vec[i64]([0] * _QUEUE_SIZE)
        self._queued: vec[i64] = vec[i64]([0] * size)
        self._passed: vec[i64] = vec[i64]([0] * size)  # by cell, the edges by which cut-off tunnels were left,
        self._passed_in: vec[i64] = vec[i64]([0] * size)  # in this search for ways through them
        self._search: i64 = 0

    def distance(self, goal: i64, cell: i64) -> i64:
        """Return the distance of a cell to a goal; ``FAR`` if there is no way or it is outside the window."""
        return self._fields[goal * self._size + cell]

    def nearest(self, maze: Maze, goal: i64, closed: i64) -> i64:
        """Return the distance of a goal from the frontier without the cell ``closed``."""
        base = goal * self._size
        least: i64 = FAR
        i: i64 = 0
        while i < maze.frontier_size:
            cell = i64(maze.frontier[i])
            if cell != closed:
                least = min(least, self._fields[base + cell])
            i += 1
        return least

    def onward(self, maze: Maze, goal: i64, n: i64, cell: i64) -> i64:
        """Return the distance from ``n`` to a goal that does not lead back through its neighbour ``cell``."""
        if not self._inside[n]:
            return FAR
        base = goal * self._size
        cost = self._costs[maze.side_at(n)]
        if self._fields[base + n] < self._fields[base + cell] + cost:
            return self._fields[base + n]
        least: i64 = FAR
        d: i64 = 0
        while d < 4:
            m = self.tables.grid.near[n * 4 + d]
            if m != cell and self._inside[m]:
                least = min(least, cost + self._fields[base + m])
            d += 1
        return least

    def can_improve(self, maze: Maze, goal: i64, cell: i64, shortest: i64) -> bool:
        """Return whether some card on a frontier cell could bring a goal nearer than ``shortest``."""
        return self._fields[goal * self._size + cell] - self._costs[maze.side_at(cell)] < shortest

    def entry_edges(self, maze: Maze, cell: i64) -> i64:
        """Return the edges of an empty cell that face a reachable tunnel."""
        near = maze.area.near
        slot = maze.area.slots[cell]
        entries: i64 = 0
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = near[slot * 4 + d]
            mark: int = maze.board[n]
            reached: int = maze.side[n]
            if mark >= LYING and reached & _OPPOSITE_EDGE[d]:
                entries |= bit
            bit <<= 1
            d += 1
        return entries

    # ---- computation -------------------------------------------------------------------------------------------------

    def compute_field(self, maze: Maze, goal: i64, closed: i64) -> None:
        """Compute the field of a goal by label correcting, with nothing leading through the cell ``closed``."""
        fields = self._fields
        queue = self._queue
        queued = self._queued
        board = maze.board
        slots = maze.area.slots
        near = self.tables.grid.near
        base = goal * self._size
        for cell in self._cells:
            fields[base + cell] = FAR
        start = self.tables.goal_cells[goal]
        fields[base + start] = 0
        queue[0] = start
        head: i64 = 0
        tail: i64 = 1
        while head != tail:
            cell = queue[head]
            head = (head + 1) & (_QUEUE_SIZE - 1)
            queued[cell] = 0
            here = fields[base + cell]
            d: i64 = 0
            while d < 4:
                n = near[cell * 4 + d]
                if self._inside[n] and n != closed:
                    slot = slots[n]
                    mark: int = board[slot]
                    side: int = maze.side[slot]
                    if mark <= FRONTIER:
                        tail = self._reach(base, n, here + self._costs[side], tail)
                    elif mark >= LYING and not side & _OPPOSITE_EDGE[d]:
                        self._search += 1
                        tail = self._pass_cut_off(maze, base, n, _OPPOSITE_EDGE[d], here, closed, tail)
                d += 1

    def _reach(self, base: i64, cell: i64, distance: i64, tail: i64) -> i64:
        """Note a distance if it is the least so far; return the queue's new tail."""
        if distance < self._fields[base + cell]:
            self._fields[base + cell] = distance
            if not self._queued[cell]:
                self._queued[cell] = 1
                self._queue[tail] = cell
                return (tail + 1) & (_QUEUE_SIZE - 1)
        return tail

    def _pass_cut_off(self, maze: Maze, base: i64, cell: i64, arm: i64, here: i64, closed: i64, tail: i64) -> i64:
        """Pass through tunnels that are cut off, at no cost; return the queue's new tail."""
        if self._passed_in[cell] != self._search:
            self._passed_in[cell] = self._search
            self._passed[cell] = 0
        slots = maze.area.slots
        mark: int = maze.board[slots[cell]]
        exit_edges = self.tables.joined[(mark - LYING) * 16 + arm] & ~self._passed[cell]
        self._passed[cell] |= exit_edges
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = self.tables.grid.near[cell * 4 + d]
            if exit_edges & bit and self._inside[n] and n != closed:
                other: int = maze.board[slots[n]]
                side: int = maze.side[slots[n]]
                if other <= FRONTIER:
                    tail = self._reach(base, n, here + self._costs[side], tail)
                elif other >= LYING and not side & _OPPOSITE_EDGE[d]:
                    tail = self._pass_cut_off(maze, base, n, _OPPOSITE_EDGE[d], here, closed, tail)
            bit <<= 1
            d += 1
        return tail
