"""Distances from the reachable tunnels to each goal, in tenths of a card, now and after a move.

The *shortest* distance is that of the nearest frontier cell in the goal's field (``field.py``). The *soft* distance is
a soft minimum over the frontier: it decreases with more near-shortest routes. Rollouts estimate faster what a move
changes (``rollout_distance.py``).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import exp, log
from typing import Final, NamedTuple

from motherlode.games.tunnels.bots.distance.field import NO_CELL, DistanceFields
from motherlode.games.tunnels.bots.distance.window import FAR, Window, window_of
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import FRONTIER, GOAL, LYING

__all__ = ["Distances", "GoalDistances", "MazeDistances", "distances_of"]

Distances = tuple[int, ...]
"""By goal, in tenths of a card; 0 where it is reached."""


class GoalDistances(NamedTuple):
    """Shortest and soft distances by goal, in tenths of a card."""

    shortest: Distances
    soft: tuple[float, ...]


_SOFT_SCALE: Final = 8.0
"""Scale of the soft minimum, in tenths of a card; chosen."""

_CACHE_SIZE: Final = 512
_cache: Final[dict[tuple[Tables, frozenset[int]], MazeDistances]] = {}


def distances_of(maze: Maze) -> MazeDistances:
    """Return the distances on a maze, which must not change afterwards.

    The last mazes are cached: all bots at a table look at the same ones.
    """
    lying = [*maze.laid_cells(), *maze.tables.goal_cells]
    key = (maze.tables, frozenset(cell << 8 | maze.mark_at(cell) for cell in lying))
    maze_distances = _cache.get(key)
    if maze_distances is None:
        maze_distances = _cache[key] = MazeDistances(maze)
        if len(_cache) > _CACHE_SIZE:
            del _cache[next(iter(_cache))]
    return maze_distances


_POOL_SIZE: Final = 4
"""The number of mazes whose fields are cached: the one at the table, and those after rockfalls looked at by turns."""


class _FieldPool:
    """The fields of the last mazes. They are large and quick to compute, so others are computed again."""

    def __init__(self, tables: Tables) -> None:
        self.spare = DistanceFields(tables)
        self._used: list[tuple[Maze | None, DistanceFields]] = [
            (None, DistanceFields(tables)) for _ in range(_POOL_SIZE)
        ]

    def fields_of(self, maze: Maze) -> DistanceFields:
        """Return the fields of a maze."""
        for number, (other, fields) in enumerate(self._used):
            if other is maze:
                if number:
                    self._used.insert(0, self._used.pop(number))
                return fields
        _, fields = self._used.pop()
        for goal in range(maze.tables.goal_count):
            fields.compute_field(maze, goal, NO_CELL)
        self._used.insert(0, (maze, fields))
        return fields


@cache
def _pool_of(tables: Tables) -> _FieldPool:
    return _FieldPool(tables)


class MazeDistances:
    """Distances on one maze, and after each move on it."""

    __slots__ = ("_after", "_goal_distances", "_maze", "_sources", "_tables", "_window", "_without", "shortest")

    def __init__(self, maze: Maze) -> None:
        self._maze = maze
        self._tables = maze.tables
        self._window: Window = window_of(maze.tables)
        self._sources: list[int] = [cell for cell in maze.frontier_cells() if cell in self._window.inside]
        self._without: dict[int, Distances] = {}
        self._after: dict[tuple[int, int], GoalDistances] = {}
        self._goal_distances: GoalDistances | None = None
        fields = self._fields
        self.shortest: Distances = tuple(
            fields.nearest(maze, goal, NO_CELL) if self._is_hidden(goal) else 0
            for goal in range(self._tables.goal_count)
        )

    @property
    def _fields(self) -> DistanceFields:
        return _pool_of(self._tables).fields_of(self._maze)

    def _is_hidden(self, goal: int) -> bool:
        return self._maze.mark_at(self._tables.goal_cells[goal]) == GOAL

    @property
    def goal_distances(self) -> GoalDistances:
        """The distances now."""
        if self._goal_distances is None:
            goals = range(len(self.shortest))
            self._goal_distances = GoalDistances(
                self.shortest, tuple(self._soft_distance(goal, NO_CELL, (), 0) for goal in goals)
            )
        return self._goal_distances

    # ---- moves -----------------------------------------------------------------------------------------------------

    def after_lay(self, cell: int, face: int) -> GoalDistances:
        """Return the distances after a card is laid on a frontier cell."""
        after = self._after.get((cell, face))
        if after is None:
            after = self._after[cell, face] = self._compute_after_lay(cell, face)
        return after

    def _compute_after_lay(self, cell: int, face: int) -> GoalDistances:
        maze, tables = self._maze, self._tables
        if cell not in self._window.inside or maze.mark_at(cell) != FRONTIER:
            return self._after_lay_on_copy(cell, face)
        entries: int = self._fields.entry_edges(maze, cell)
        connected: int = tables.joined[face * 16 + (entries & tables.open[face] | tables.source[face])]
        exits: list[int] = []
        onto: list[int] = []
        for n in self._neighbours(cell, connected & ~entries):
            mark: int = maze.mark_at(n)
            if mark >= LYING:
                return self._after_lay_on_copy(cell, face)
            if mark == GOAL:
                onto.append(n)
            else:
                exits.append(n)
        return self._after_opening(cell, exits, onto)

    def _neighbours(self, cell: int, edges: int) -> list[int]:
        """Return the neighbours inside the window that lie beyond these edges of a cell."""
        near = [self._tables.grid.near[4 * cell + d] for d in range(4) if edges >> d & 1]
        return [n for n in near if n in self._window.inside]

    def after_blocking(self, cell: int) -> GoalDistances:
        """Return the distances if nothing leads through a cell."""
        return self._after_opening(cell, [], [])

    def after_fall(self, cell: int) -> GoalDistances:
        """Return the distances after a rockfall on a cell."""
        maze = self._maze.copy()
        maze.take(cell)
        return distances_of(maze).goal_distances

    def exit_count(self, cell: int, face: int) -> int:
        """Return how many cells a card would lead on to."""
        return sum(1 for n in self._neighbours(cell, self.exit_edges(cell, face)) if self._maze.mark_at(n) <= GOAL)

    def exit_edges(self, cell: int, face: int) -> int:
        """Return the edges by which a card would lead on, as bits; none outside the window."""
        if cell not in self._window.inside:
            return 0
        entries: int = self._fields.entry_edges(self._maze, cell)
        connected: int = self._tables.joined[face * 16 + (entries & self._tables.open[face])]
        return connected & ~entries

    def can_improve(self, cell: int) -> bool:
        """Return whether some card on a frontier cell could bring a goal nearer."""
        if cell not in self._window.inside:
            return False
        fields, maze = self._fields, self._maze
        return any(far > 0 and fields.can_improve(maze, goal, cell, far) for goal, far in enumerate(self.shortest))

    # ---- computation -------------------------------------------------------------------------------------------------

    def _after_opening(self, cell: int, exits: list[int], onto: list[int]) -> GoalDistances:
        """Return the distances once a card on a cell leads on to the cells ``exits`` and the goals ``onto``."""
        fields, maze = self._fields, self._maze
        far: list[int] = []
        soft: list[float] = []
        for goal, goal_cell in enumerate(self._tables.goal_cells):
            if goal_cell in onto or not self._is_hidden(goal):
                far.append(0)
                soft.append(0.0)
                continue
            ways: list[int] = [fields.onward(maze, goal, n, cell) for n in exits]
            best = min(ways, default=FAR)
            if best > self.shortest[goal]:
                best = min(best, self._distances_avoiding(cell)[goal])
            far.append(best)
            soft.append(self._soft_distance(goal, cell, ways, best))
        return GoalDistances(tuple(far), tuple(soft))

    def _soft_distance(self, goal: int, cell: int, ways: Iterable[int], least: int) -> float:
        """Return the soft minimum of these distances and those of the frontier less one cell.

        No distance counts as less than ``least``.
        """
        if not self._is_hidden(goal):
            return 0.0
        fields = self._fields
        total = exp(-FAR / _SOFT_SCALE) + sum(exp(-way / _SOFT_SCALE) for way in ways)
        for source in self._sources:
            if source != cell:
                far: int = fields.distance(goal, source)
                total += exp(-max(far, least) / _SOFT_SCALE)
        return -_SOFT_SCALE * log(total)

    def _distances_avoiding(self, cell: int) -> Distances:
        """Return the shortest distances of all goals if nothing leads through a cell."""
        without = self._without.get(cell)
        if without is None:
            fields, maze = _pool_of(self._tables).spare, self._maze
            far: list[int] = []
            for goal in range(self._tables.goal_count):
                if self._is_hidden(goal):
                    fields.compute_field(maze, goal, cell)
                    far.append(fields.nearest(maze, goal, cell))
                else:
                    far.append(0)
            without = self._without[cell] = tuple(far)
        return without

    def _after_lay_on_copy(self, cell: int, face: int) -> GoalDistances:
        maze = self._maze.copy()
        maze.lay(cell, face)
        far, soft = distances_of(maze).goal_distances
        hidden = [not maze.touched >> goal & 1 for goal in range(len(far))]
        return GoalDistances(
            tuple(each if left else 0 for each, left in zip(far, hidden, strict=True)),
            tuple(each if left else 0.0 for each, left in zip(soft, hidden, strict=True)),
        )
