"""Distances from the reachable tunnels to each goal, in tenths of a card, now and after a move.

The *shortest* distance is a Dijkstra distance; tunnels cut off by a rockfall cost nothing to pass. The *soft* distance
is a soft minimum over the frontier: it decreases with more near-shortest routes. Rollouts use a faster approximation,
``rollout_distance.py``, which says where the two differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Final, NamedTuple

from motherlode.games.tunnels.bots.distance.dig_costs import DigGraph
from motherlode.games.tunnels.bots.distance.window import FAR
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import FRONTIER, GOAL, LYING, Maze

__all__ = ["Distances", "GoalDistances", "MazeDistances", "distances_of"]

Distances = tuple[int, ...]
"""By goal, in tenths of a card; 0 where it is reached."""


class GoalDistances(NamedTuple):
    """Shortest and soft distances by goal, in tenths of a card."""

    shortest: Distances
    soft: tuple[float, ...]


_FIELD_MARGIN: Final = 30
"""How far beyond the frontier a distance field is computed: as far as one card can lead."""

_SOFT_SCALE: Final = 8.0
"""Scale of the soft minimum, in tenths of a card; chosen."""

_CACHE_SIZE: Final = 512
_cache: Final[dict[tuple[Tables, frozenset[int]], MazeDistances]] = {}


def distances_of(maze: Maze) -> MazeDistances:
    """Return the distances on a maze, which must not change afterwards.

    The last mazes are cached: all bots at a table look at the same ones.
    """
    lying = [*maze.placed[: maze.laid], *maze.tables.goal_cells]
    key = (maze.tables, frozenset(cell << 8 | maze.board[cell] for cell in lying))
    maze_distances = _cache.get(key)
    if maze_distances is None:
        maze_distances = _cache[key] = MazeDistances(maze)
        if len(_cache) > _CACHE_SIZE:
            del _cache[next(iter(_cache))]
    return maze_distances


class MazeDistances(DigGraph):
    """Distances on one maze, and after each move on it."""

    __slots__ = ("_after", "_fields", "_goal_distances", "_maze", "_sources", "_without", "shortest")

    def __init__(self, maze: Maze) -> None:
        super().__init__(maze)
        index = self._window.index
        self._maze = maze
        self._sources: list[int] = [index[cell] for cell in maze.frontier[: maze.frontier_size] if cell in index]
        self._fields: list[list[int]] | None = None
        self._without: dict[int, Distances] = {}
        self._after: dict[tuple[int, int], GoalDistances] = {}
        self._goal_distances: GoalDistances | None = None
        self.shortest: Distances = self._from_frontier(-1)

    @property
    def goal_distances(self) -> GoalDistances:
        """The distances now."""
        if self._goal_distances is None:
            goals = range(len(self.shortest))
            self._goal_distances = GoalDistances(
                self.shortest, tuple(self._soft_distance(goal, -1, (), 0) for goal in goals)
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
        window = self._window
        at = window.index.get(cell, -1)
        if at < 0 or self._board[at] != FRONTIER:
            return self._after_lay_on_copy(cell, face)
        entries = self._entry_edges(at)
        connected: int = window.tables.joined[
            face * 16 + (entries & window.tables.open[face] | window.tables.source[face])
        ]
        exits: list[int] = []
        onto: list[int] = []
        for d in range(4):
            if (connected & ~entries) >> d & 1:
                n = window.near[4 * at + d]
                if n < 0:
                    continue
                mark = self._board[n]
                if mark >= LYING:
                    return self._after_lay_on_copy(cell, face)
                if mark == GOAL:
                    onto.append(n)
                else:
                    exits.append(n)
        return self._after_opening(at, exits, onto)

    def after_blocking(self, cell: int) -> GoalDistances:
        """Return the distances if nothing leads through a cell."""
        return self._after_opening(self._window.index.get(cell, -1), [], [])

    def after_fall(self, cell: int) -> GoalDistances:
        """Return the distances after a rockfall on a cell."""
        maze = self._maze.copy()
        maze.take(cell)
        return distances_of(maze).goal_distances

    def exit_count(self, cell: int, face: int) -> int:
        """Return how many cells a card would lead on to."""
        at = self._window.index.get(cell, -1)
        exit_edges = self.exit_edges(cell, face)
        near = [self._window.near[4 * at + d] for d in range(4) if exit_edges >> d & 1]
        return sum(1 for n in near if n >= 0 and self._board[n] <= GOAL)

    def exit_edges(self, cell: int, face: int) -> int:
        """Return the edges by which a card would lead on, as bits; none outside the window."""
        at = self._window.index.get(cell, -1)
        if at < 0:
            return 0
        tables = self._window.tables
        entries = self._entry_edges(at)
        connected: int = tables.joined[face * 16 + (entries & tables.open[face])]
        return connected & ~entries

    def can_improve(self, cell: int) -> bool:
        """Tell whether some card on a frontier cell could bring a goal nearer."""
        at = self._window.index.get(cell, -1)
        if at < 0:
            return False
        cost = self._window.cost[self._side[at]]
        return any(far > 0 and self._field(goal)[at] - cost < far for goal, far in enumerate(self.shortest))

    # ---- computation -------------------------------------------------------------------------------------------------

    def _after_opening(self, at: int, exits: list[int], onto: list[int]) -> GoalDistances:
        """Return the distances once a card on ``at`` leads on to the cells ``exits`` and the goals ``onto``."""
        far: list[int] = []
        soft: list[float] = []
        for goal, node in enumerate(self._window.goals):
            if node in onto or self._board[node] != GOAL:
                far.append(0)
                soft.append(0.0)
                continue
            ways = [self._distance_onward(n, at, self._field(goal)) for n in exits]
            best = min(ways, default=FAR)
            if best > self.shortest[goal]:
                best = min(best, self._distances_avoiding(at)[goal])
            far.append(best)
            soft.append(self._soft_distance(goal, at, ways, best))
        return GoalDistances(tuple(far), tuple(soft))

    def _soft_distance(self, goal: int, at: int, ways: Iterable[int], least: int) -> float:
        """Return the soft minimum of some distances and those from the frontier except ``at``, none below ``least``."""
        if self._board[self._window.goals[goal]] != GOAL:
            return 0.0
        field = self._field(goal)
        total = exp(-FAR / _SOFT_SCALE) + sum(exp(-way / _SOFT_SCALE) for way in ways)
        for n in self._sources:
            if n != at:
                total += exp(-max(field[n], least) / _SOFT_SCALE)
        return -_SOFT_SCALE * log(total)

    def _distances_avoiding(self, at: int) -> Distances:
        if at not in self._without:
            self._without[at] = self._from_frontier(at)
        return self._without[at]

    def _distance_onward(self, n: int, at: int, field: list[int]) -> int:
        """Return the distance from ``n`` that does not lead back through ``at``."""
        cost = self._window.cost[self._side[n]]
        if field[n] < field[at] + cost:
            return field[n]
        near = [self._window.near[4 * n + d] for d in range(4)]
        return min((cost + field[m] for m in near if m >= 0 and m != at), default=FAR)

    def _after_lay_on_copy(self, cell: int, face: int) -> GoalDistances:
        maze = self._maze.copy()
        maze.lay(cell, face)
        far, soft = distances_of(maze).goal_distances
        hidden = [not maze.touched >> goal & 1 for goal in range(len(far))]
        return GoalDistances(
            tuple(each if left else 0 for each, left in zip(far, hidden, strict=True)),
            tuple(each if left else 0.0 for each, left in zip(soft, hidden, strict=True)),
        )

    def _field(self, goal: int) -> list[int]:
        """Return by cell its distance to a goal, the card on the cell included."""
        if self._fields is None:
            self._fields = [
                self._dijkstra([(0, node)], self._sources, _FIELD_MARGIN, -1) if self._board[node] == GOAL else []
                for node in self._window.goals
            ]
        return self._fields[goal]

    def _from_frontier(self, blocked: int) -> Distances:
        """Return the shortest distances of all goals, with one cell blocked."""
        cost, side = self._window.cost, self._side
        ends = [node for node in self._window.goals if self._board[node] == GOAL]
        far = self._dijkstra([(cost[side[n]], n) for n in self._sources if n != blocked], ends, 0, blocked)
        return tuple(far[node] if self._board[node] == GOAL else 0 for node in self._window.goals)
