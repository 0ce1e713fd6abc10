"""How far it is to each goal, as fast as can be: what a round played out in thought looks at.

The same distances as :mod:`.reach`, in tenths of a card, but for a few corners: what a card would do is worked out from
the fields that lie, without looking at what else it changes.
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
"""What it costs, beyond the way itself, when the next best way led through the cell that was closed."""

_OPPOSITE_EDGE: Final = vec[i64]([4, 8, 1, 2])
_QUEUE_SIZE: Final = 4096
_MAX_CUT_OFF_CARDS: Final = 6
"""How many cards that are cut off are walked through at most."""


class RolloutDistances:
    """The fields of one maze at a time, over the cells of a window. ``far`` is the distance by goal."""

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
        self._best: vec[i64] = vec[i64]([0] * goals)  # by goal, the frontier cell by which it is nearest
        self._second: vec[i64] = vec[i64]([0] * goals)  # and how far it is by the others

    def compute(self, maze: Maze) -> None:
        """Work out the fields of a maze."""
        goal: i64 = 0
        while goal < self.tables.goal_count:
            if maze.board[self.tables.goal_cells[goal]] == GOAL:
                self._relax(maze, goal)
                self._rank(maze, goal)
            else:
                self.shortest[goal] = 0
            goal += 1

    def detour(self, goal: i64) -> float:
        """How much farther a goal is by any other cell than the best."""
        return float(self._second[goal] - self.shortest[goal]) if self.shortest[goal] else 0.0

    def can_improve(self, maze: Maze, cell: i64, goal: i64) -> bool:
        """Whether some card on a cell beside the light could bring a goal nearer."""
        side: int = maze.side[cell]
        return self._fields[goal * self._size + cell] - self._costs[side] < self.shortest[goal]

    def _rank(self, maze: Maze, goal: i64) -> None:
        """The nearest cell of the frontier, and how far it is by the others."""
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
        """How far it is from a cell, if another is closed: more, if the way led through it."""
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

    def fed_edges(self, maze: Maze, cell: i64) -> i64:
        """The edges of an empty cell that look on a lit arm."""
        near = self.tables.grid.near
        fed: i64 = 0
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = near[cell * 4 + d]
            mark: int = maze.board[n]
            lit: int = maze.side[n]
            if mark >= LYING and lit & _OPPOSITE_EDGE[d]:
                fed |= bit
            bit <<= 1
            d += 1
        return fed

    def after(self, maze: Maze, cell: i64, lit: i64, goal: i64) -> i64:
        """How far a goal is once a card on a cell leads on in some directions."""
        if self.shortest[goal] == 0:
            return 0
        base = goal * self._size
        least = self._second[goal] if self._best[goal] == cell else self.shortest[goal]
        near = self.tables.grid.near
        d: i64 = 0
        while d < 4:
            if lit >> d & 1:
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
        """The way from a cell on, not back through where one came from."""
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
        """By cell, the way from it to a goal, the cell's own card included."""
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
        """Walk through cards that are cut off, for nothing; the queue's new end."""
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
