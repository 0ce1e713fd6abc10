"""How far it is to each goal, in tenths of a card, on a maze as it lies and after a move.

Cards cut off by a rockfall count as dug already: whoever closes the gap walks through them for nothing. A *strain* is a
distance that counts other ways as well: it is the less, the more ways there are that are about as short.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Final, NamedTuple

from motherlode.games.tunnels.bots.distance.dig_costs import Terrain
from motherlode.games.tunnels.bots.distance.window import FAR
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import FRONTIER, GOAL, LYING, Maze

__all__ = ["Distances", "Outlook", "Reach", "reach_of"]

Distances = tuple[int, ...]
"""By goal; 0 where it is reached."""


class Outlook(NamedTuple):
    """How things stand: distances, and strains."""

    far: Distances
    strain: tuple[float, ...]


_BEYOND: Final = 30
"""How far beyond the light a field is worked out: as far as a card laid there can lead."""

_SOFT: Final = 8.0
"""How much longer another way may be and still count for much."""

_KEPT: Final = 512
_reaches: Final[dict[tuple[Tables, frozenset[int]], Reach]] = {}


def reach_of(maze: Maze) -> Reach:
    """The distances on a maze, which must not change any more. The mazes looked at last are remembered: everyone at a
    table looks at the same."""
    lying = [*maze.placed[: maze.laid], *maze.tables.goal_cells]
    key = (maze.tables, frozenset(cell << 8 | maze.board[cell] for cell in lying))
    reach = _reaches.get(key)
    if reach is None:
        reach = _reaches[key] = Reach(maze)
        if len(_reaches) > _KEPT:
            del _reaches[next(iter(_reaches))]
    return reach


class Reach(Terrain):
    """Distances on one maze."""

    __slots__ = ("_after", "_fields", "_maze", "_outlook", "_sources", "_without", "distances")

    def __init__(self, maze: Maze) -> None:
        super().__init__(maze)
        index = self._ground.index
        self._maze = maze
        self._sources: list[int] = [index[cell] for cell in maze.frontier[: maze.fed] if cell in index]
        self._fields: list[list[int]] | None = None
        self._without: dict[int, Distances] = {}
        self._after: dict[tuple[int, int], Outlook] = {}
        self._outlook: Outlook | None = None
        self.distances: Distances = self._from_the_light(-1)

    @property
    def outlook(self) -> Outlook:
        """How things stand."""
        if self._outlook is None:
            goals = range(len(self.distances))
            self._outlook = Outlook(self.distances, tuple(self._strain(goal, -1, (), 0) for goal in goals))
        return self._outlook

    # ---- moves -----------------------------------------------------------------------------------------------------

    def after_lay(self, cell: int, face: int) -> Outlook:
        """How things stand once a card lies on a cell beside the light."""
        after = self._after.get((cell, face))
        if after is None:
            after = self._after[cell, face] = self._work_out_lay(cell, face)
        return after

    def _work_out_lay(self, cell: int, face: int) -> Outlook:
        ground = self._ground
        at = ground.index.get(cell, -1)
        if at < 0 or self._board[at] != FRONTIER:
            return self._after_lay_exactly(cell, face)
        fed = self._fed(at)
        lit: int = ground.tables.joined[face * 16 + (fed & ground.tables.open[face] | ground.tables.source[face])]
        exits: list[int] = []
        onto: list[int] = []
        for d in range(4):
            if (lit & ~fed) >> d & 1:
                n = ground.near[4 * at + d]
                if n < 0:
                    continue
                mark = self._board[n]
                if mark >= LYING:
                    return self._after_lay_exactly(cell, face)
                if mark == GOAL:
                    onto.append(n)
                else:
                    exits.append(n)
        return self._led_on(at, exits, onto)

    def after_closing(self, cell: int) -> Outlook:
        """How things stand once nothing leads through a cell any more."""
        return self._led_on(self._ground.index.get(cell, -1), [], [])

    def after_fall(self, cell: int) -> Outlook:
        """How things stand once the card on a cell is taken away."""
        maze = self._maze.copy()
        maze.take(cell)
        return reach_of(maze).outlook

    def exits(self, cell: int, face: int) -> int:
        """How many ways on a card would open."""
        at = self._ground.index.get(cell, -1)
        arms = self.arms(cell, face)
        near = [self._ground.near[4 * at + d] for d in range(4) if arms >> d & 1]
        return sum(1 for n in near if n >= 0 and self._board[n] <= GOAL)

    def arms(self, cell: int, face: int) -> int:
        """The arms of a card by which it would lead on, as bits; none beyond the window."""
        at = self._ground.index.get(cell, -1)
        if at < 0:
            return 0
        tables = self._ground.tables
        fed = self._fed(at)
        lit: int = tables.joined[face * 16 + (fed & tables.open[face])]
        return lit & ~fed

    def promises(self, cell: int) -> bool:
        """Whether some card on a cell beside the light could bring a goal nearer."""
        at = self._ground.index.get(cell, -1)
        if at < 0:
            return False
        cost = self._ground.cost[self._side[at]]
        return any(far > 0 and self._field(goal)[at] - cost < far for goal, far in enumerate(self.distances))

    # ---- how -------------------------------------------------------------------------------------------------------

    def _led_on(self, at: int, exits: list[int], onto: list[int]) -> Outlook:
        """How things stand once a card on ``at`` leads on to some cells and some goals."""
        far: list[int] = []
        strain: list[float] = []
        for goal, node in enumerate(self._ground.goals):
            if node in onto or self._board[node] != GOAL:
                far.append(0)
                strain.append(0.0)
                continue
            ways = [self._way_on(n, at, self._field(goal)) for n in exits]
            best = min(ways, default=FAR)
            if best > self.distances[goal]:
                best = min(best, self._closed(at)[goal])
            far.append(best)
            strain.append(self._strain(goal, at, ways, best))
        return Outlook(tuple(far), tuple(strain))

    def _strain(self, goal: int, at: int, ways: Iterable[int], least: int) -> float:
        """The distance to a goal by some ways and by those from the light, except through ``at``, none below the
        least."""
        if self._board[self._ground.goals[goal]] != GOAL:
            return 0.0
        field = self._field(goal)
        total = exp(-FAR / _SOFT) + sum(exp(-way / _SOFT) for way in ways)
        for n in self._sources:
            if n != at:
                total += exp(-max(field[n], least) / _SOFT)
        return -_SOFT * log(total)

    def _closed(self, at: int) -> Distances:
        if at not in self._without:
            self._without[at] = self._from_the_light(at)
        return self._without[at]

    def _way_on(self, n: int, at: int, field: list[int]) -> int:
        """The way from a cell on, not back through where one came from."""
        cost = self._ground.cost[self._side[n]]
        if field[n] < field[at] + cost:
            return field[n]
        near = [self._ground.near[4 * n + d] for d in range(4)]
        return min((cost + field[m] for m in near if m >= 0 and m != at), default=FAR)

    def _after_lay_exactly(self, cell: int, face: int) -> Outlook:
        maze = self._maze.copy()
        maze.lay(cell, face)
        far, strain = reach_of(maze).outlook
        dark = [not maze.touched >> goal & 1 for goal in range(len(far))]
        return Outlook(
            tuple(each if left else 0 for each, left in zip(far, dark, strict=True)),
            tuple(each if left else 0.0 for each, left in zip(strain, dark, strict=True)),
        )

    def _field(self, goal: int) -> list[int]:
        """By cell, the way from it to a goal, the cell's own card included."""
        if self._fields is None:
            self._fields = [
                self._spread([(0, node)], self._sources, _BEYOND, -1) if self._board[node] == GOAL else []
                for node in self._ground.goals
            ]
        return self._fields[goal]

    def _from_the_light(self, blocked: int) -> Distances:
        """The distances of all goals, with one cell out of bounds."""
        cost, side = self._ground.cost, self._side
        ends = [node for node in self._ground.goals if self._board[node] == GOAL]
        far = self._spread([(cost[side[n]], n) for n in self._sources if n != blocked], ends, 0, blocked)
        return tuple(far[node] if self._board[node] == GOAL else 0 for node in self._ground.goals)
