"""Fast approximation of the shortest distances, for rollouts; in tenths of a card.

It is a second implementation beside :mod:`.reach`, over flat arrays that are reused, because rollouts compute distances
thousands of times a move. It differs from :mod:`.reach` in four ways, which ``tests/bots/test_distance.py`` holds:

1. There is no soft distance.
2. At most seven tunnels in a row that are cut off by a rockfall are passed through.
3. After a card is laid, the distance from other frontier cells is that of the second-best cell, plus ``DETOUR_COST``
   where its shortest path led through the card; it is not searched again.
4. A card that joins tunnels which were cut off gets the distance of its own cell less the card.

On mazes without cut-off tunnels the distances as they lie are the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import FRONTIER, GOAL, LYING, Maze

__all__ = ["DETOUR_COST", "UNREACHED", "RolloutDistances"]

UNREACHED: Final = 200
DETOUR_COST: Final = 8
"""Assumed cost of a detour where the second-best path led through the cell that is closed; chosen."""

_OPPOSITE_EDGE: Final = vec[i64]([4, 8, 1, 2])
_QUEUE_SIZE: Final = 4096
_MAX_CUT_OFF_CARDS: Final = 6
"""Tunnels cut off by a rockfall that are passed through after the first, at most; chosen."""


class RolloutDistances:
    """Distance fields of one maze at a time; ``shortest`` is the distance by goal."""

    def __init__(self, tables: Tables, cells: list[int], costs: list[int]) -> None:
        size: int = tables.grid.cells
        goals: int = tables.goal_count
        self.tables: Tables = tables
        self._cells: vec[i64] = vec[i64](cells)
        self._costs: vec[i64] = vec[i64](costs)
        self._size: i64 = size
        self._inside: vec[i64] = vec[i64]([0] * size)
        for cell in cells:
            self._inside[cell] = 1
        self._fields: vec[i64] = vec[i64]([UNREACHED] * (size * goals))
        self._queue: vec[i64] = vec[i64]([0] * _QUEUE_SIZE)
        self._queued: vec[i64] = vec[i64]([0] * size)
        self.shortest: vec[i64] = vec[i64]([UNREACHED] * goals)
        self._best: vec[i64] = vec[i64]([0] * goals)  # by goal, the nearest frontier cell
        self._second: vec[i64] = vec[i64]([0] * goals)  # by goal, the distance from the other frontier cells

    def compute(self, maze: Maze) -> None:
        """Compute the distances of a maze."""
        goal: i64 = 0
        while goal < self.tables.goal_count:
            if maze.board[self.tables.goal_cells[goal]] == GOAL:
                self._relax(maze, goal)
                self._rank(maze, goal)
            else:
                self.shortest[goal] = 0
            goal += 1

    def detour(self, goal: i64) -> float:
        """Return how much farther a goal is from the second-best frontier cell than from the best."""
        return float(self._second[goal] - self.shortest[goal]) if self.shortest[goal] else 0.0

    def can_improve(self, maze: Maze, cell: i64, goal: i64) -> bool:
        """Tell whether some card on a frontier cell could bring a goal nearer."""
        side: int = maze.side[cell]
        return self._fields[goal * self._size + cell] - self._costs[side] < self.shortest[goal]

    def _rank(self, maze: Maze, goal: i64) -> None:
        """Find the best frontier cell of a goal, and the distance from the others."""
        base = goal * self._size
        best: i64 = -1
        least: i64 = UNREACHED
        i: i64 = 0
        while i < maze.frontier_size:
            far = self._fields[base + maze.frontier[i]]
            if far < least:
                least = far
                best = maze.frontier[i]
            i += 1
        second: i64 = UNREACHED
        i = 0
        while i < maze.frontier_size:
            cell = maze.frontier[i]
            if cell != best:
                second = min(second, self._distance_avoiding(maze, base, cell, best))
            i += 1
        self.shortest[goal] = least
        self._best[goal] = best
        self._second[goal] = second

    def _distance_avoiding(self, maze: Maze, base: i64, cell: i64, closed: i64) -> i64:
        """Return the distance from a cell if another is closed, with the detour cost if the path led through it."""
        far = self._fields[base + cell]
        if closed >= 0:
            side: int = maze.side[cell]
            d: i64 = 0
            while d < 4:
                beside = self.tables.grid.near[cell * 4 + d] == closed
                if beside and far >= self._fields[base + closed] + self._costs[side]:
                    return far + DETOUR_COST
                d += 1
        return far

    # ---- moves -----------------------------------------------------------------------------------------------------

    def entry_edges(self, maze: Maze, cell: i64) -> i64:
        """Return the edges of an empty cell that face a reachable tunnel."""
        near = self.tables.grid.near
        entries: i64 = 0
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = near[cell * 4 + d]
            mark: int = maze.board[n]
            reached: int = maze.side[n]
            if mark >= LYING and reached & _OPPOSITE_EDGE[d]:
                entries |= bit
            bit <<= 1
            d += 1
        return entries

    def after(self, maze: Maze, cell: i64, exits: i64, goal: i64) -> i64:
        """Return the distance to a goal once a card on a cell leads on by the edges ``exits``."""
        if self.shortest[goal] == 0:
            return 0
        base = goal * self._size
        least = self._second[goal] if self._best[goal] == cell else self.shortest[goal]
        near = self.tables.grid.near
        d: i64 = 0
        while d < 4:
            if exits >> d & 1:
                n = near[cell * 4 + d]
                if n == self.tables.goal_cells[goal]:
                    return 0
                mark: int = maze.board[n]
                if mark <= FRONTIER:
                    least = min(least, self._distance_onward(maze, base, n, cell))
                elif mark >= LYING:
                    side: int = maze.side[cell]
                    least = min(least, max(0, self._fields[base + cell] - self._costs[side]))
            d += 1
        return least

    def _distance_onward(self, maze: Maze, base: i64, n: i64, cell: i64) -> i64:
        """Return the distance from ``n`` that does not lead back through ``cell``."""
        if not self._inside[n]:
            return UNREACHED
        side: int = maze.side[n]
        cost = self._costs[side]
        if self._fields[base + n] < self._fields[base + cell] + cost:
            return self._fields[base + n]
        least: i64 = UNREACHED
        d: i64 = 0
        while d < 4:
            m = self.tables.grid.near[n * 4 + d]
            if m != cell and self._inside[m]:
                least = min(least, cost + self._fields[base + m])
            d += 1
        return least

    # ---- fields ----------------------------------------------------------------------------------------------------

    def _relax(self, maze: Maze, goal: i64) -> None:
        """Compute by cell its distance to a goal, the card on the cell included, by label correcting."""
        fields = self._fields
        queue = self._queue
        queued = self._queued
        board = maze.board
        near = self.tables.grid.near
        base = goal * self._size
        for cell in self._cells:
            fields[base + cell] = UNREACHED
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
                if self._inside[n]:
                    mark: int = board[n]
                    side: int = maze.side[n]
                    if mark <= FRONTIER:
                        reached = here + self._costs[side]
                        if reached < fields[base + n]:
                            fields[base + n] = reached
                            if not queued[n]:
                                queued[n] = 1
                                queue[tail] = n
                                tail = (tail + 1) & (_QUEUE_SIZE - 1)
                    elif mark >= LYING and not side & _OPPOSITE_EDGE[d]:
                        tail = self._pass_cut_off(maze, base, n, _OPPOSITE_EDGE[d], here, tail, _MAX_CUT_OFF_CARDS)
                d += 1

    def _pass_cut_off(self, maze: Maze, base: i64, cell: i64, arm: i64, here: i64, tail: i64, most: i64) -> i64:
        """Pass through tunnels that are cut off, at no cost; return the queue's new tail."""
        mark: int = maze.board[cell]
        exit_edges = self.tables.joined[(mark - LYING) * 16 + arm]
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = self.tables.grid.near[cell * 4 + d]
            if exit_edges & bit and bit != arm and self._inside[n]:
                other: int = maze.board[n]
                side: int = maze.side[n]
                if other <= FRONTIER:
                    reached = here + self._costs[side]
                    if reached < self._fields[base + n]:
                        self._fields[base + n] = reached
                        if not self._queued[n]:
                            self._queued[n] = 1
                            self._queue[tail] = n
                            tail = (tail + 1) & (_QUEUE_SIZE - 1)
                elif other >= LYING and not side & _OPPOSITE_EDGE[d] and most > 0:
                    tail = self._pass_cut_off(maze, base, n, _OPPOSITE_EDGE[d], here, tail, most - 1)
            bit <<= 1
            d += 1
        return tail
