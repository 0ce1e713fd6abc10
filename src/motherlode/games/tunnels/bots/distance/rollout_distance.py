"""Distances for rollouts, which need them thousands of times a move; in tenths of a card.

The fields are those of :mod:`.field`. What a move changes is estimated where :mod:`.reach` searches again:

1. After a card is laid, the distance from other frontier cells is that of the second-best cell, plus ``DETOUR_COST``
   where its shortest path led through the card.
2. A card that joins tunnels which were cut off gets the distance of its own cell less the card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.field import NO_CELL, DistanceFields
from motherlode.games.tunnels.bots.distance.window import FAR
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import FRONTIER, GOAL, LYING

__all__ = ["DETOUR_COST", "RolloutDistances"]

DETOUR_COST: Final = 8
"""Assumed cost of a detour where the second-best path led through the cell that is closed; chosen."""


class RolloutDistances(DistanceFields):
    """Distance fields of one maze at a time; ``shortest`` is the distance by goal."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        goals: int = tables.goal_count
        self.shortest: vec[i64] = vec[i64]([FAR] * goals)
        self._best: vec[i64] = vec[i64]([0] * goals)  # by goal, the nearest frontier cell
        self._second: vec[i64] = vec[i64]([0] * goals)  # by goal, the distance from the other frontier cells

    def compute(self, maze: Maze) -> None:
        """Compute the distances of a maze."""
        goal: i64 = 0
        while goal < self.tables.goal_count:
            if maze.mark_at(self.tables.goal_cells[goal]) == GOAL:
                self.compute_field(maze, goal, NO_CELL)
                self._rank(maze, goal)
            else:
                self.shortest[goal] = 0
            goal += 1

    def detour(self, goal: i64) -> float:
        """Return how much farther a goal is from the second-best frontier cell than from the best."""
        return float(self._second[goal] - self.shortest[goal]) if self.shortest[goal] else 0.0

    def _rank(self, maze: Maze, goal: i64) -> None:
        """Find the best frontier cell of a goal, and the distance from the others."""
        base = goal * self._size
        best: i64 = NO_CELL
        least: i64 = FAR
        i: i64 = 0
        while i < maze.frontier_size:
            cell = i64(maze.frontier[i])
            far = self._fields[base + cell]
            if far < least:
                least = far
                best = cell
            i += 1
        second: i64 = FAR
        i = 0
        while i < maze.frontier_size:
            cell = i64(maze.frontier[i])
            if cell != best:
                second = min(second, self._distance_avoiding(maze, base, cell, best))
            i += 1
        self.shortest[goal] = least
        self._best[goal] = best
        self._second[goal] = second

    def _distance_avoiding(self, maze: Maze, base: i64, cell: i64, closed: i64) -> i64:
        """Return the distance from a cell if another is closed; a path through that pays the detour cost."""
        far = self._fields[base + cell]
        if closed >= 0:
            costs = self._costs[maze.side_at(cell)]
            d: i64 = 0
            while d < 4:
                beside = self.tables.grid.near[cell * 4 + d] == closed
                if beside and far >= self._fields[base + closed] + costs:
                    return far + DETOUR_COST
                d += 1
        return far

    def after(self, maze: Maze, cell: i64, exits: i64, goal: i64) -> i64:
        """Return the distance to a goal once a card on a cell leads on by the edges ``exits``."""
        if self.shortest[goal] == 0:
            return 0
        least = self._second[goal] if self._best[goal] == cell else self.shortest[goal]
        near = self.tables.grid.near
        d: i64 = 0
        while d < 4:
            if exits >> d & 1:
                n = near[cell * 4 + d]
                if n == self.tables.goal_cells[goal]:
                    return 0
                mark = maze.mark_at(n)
                if mark <= FRONTIER:
                    least = min(least, self.onward(maze, goal, n, cell))
                elif mark >= LYING:
                    least = min(least, max(0, self.distance(goal, cell) - self._costs[maze.side_at(cell)]))
            d += 1
        return least
