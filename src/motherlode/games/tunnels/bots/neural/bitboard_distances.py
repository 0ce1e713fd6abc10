"""Distances of one maze to the goals; ``vectorized/batch_distances.py`` is the batch version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.games.tunnels.bots.neural.action_space import CELLS, GOAL_CELLS, START_CELL
from motherlode.games.tunnels.bots.neural.layout import LAYERS, OFFSETS, SPREADS, WINDOW
from motherlode.games.tunnels.bots.neural.torus import FULL, Boards, repeated

__all__ = ["BitMaze", "BitboardDistances"]

_ONE: Final = Boards(1)
_GOALS: Final = Boards(3)
_ALL: Final = Boards(3 * len(OFFSETS))

_WINDOW: Final = sum(1 << cell for cell in WINDOW)
_GOAL_BOARDS: Final = sum(1 << CELLS * goal + cell for goal, cell in enumerate(GOAL_CELLS))


class BitMaze:
    """Cards in the maze as bit boards, with reachability."""

    def __init__(self) -> None:
        start = 1 << START_CELL
        self.arms = [start] * 4
        self.joined = start
        self.connected = start
        self.hidden = 7

    def lay(self, cell: int, edges: int, is_joined: bool) -> None:
        """Lay a card."""
        bit = 1 << cell
        for d in range(4):
            if edges >> d & 1:
                self.arms[d] |= bit
        if is_joined:
            self.joined |= bit
            self.connected |= bit
            self._flood()

    def take(self, cell: int) -> None:
        """Take a card out."""
        kept = ~(1 << cell)
        self.arms = [arm & kept for arm in self.arms]
        self.joined &= kept
        self.connected = 1 << START_CELL
        self._flood()

    def turn_up(self, goal: int, edges: int) -> None:
        """Turn a goal up."""
        self.hidden &= ~(1 << goal)
        self.lay(GOAL_CELLS[goal], edges, True)

    def _flood(self) -> None:
        north, east, south, west = self.arms
        eastward = east & _ONE.from_east(west) & self.joined & _ONE.from_east(self.joined)
        southward = south & _ONE.from_south(north) & self.joined & _ONE.from_south(self.joined)
        connected, before = self.connected, 0
        while connected != before:
            before = connected
            connected |= _ONE.from_west(connected & eastward) | _ONE.from_east(connected) & eastward
            connected |= _ONE.from_north(connected & southward) | _ONE.from_south(connected) & southward
        self.connected = connected


class BitboardDistances:
    """Distances of a maze, and how a card laid somewhere changes them."""

    def __init__(self, maze: BitMaze) -> None:
        self.hidden = maze.hidden
        north, east, south, west = maze.arms
        connected = maze.connected
        self.occupied = north | east | south | west
        face_down = sum(1 << cell for goal, cell in enumerate(GOAL_CELLS) if maze.hidden >> goal & 1)
        reached = _ONE.from_north(connected & south) | _ONE.from_south(connected & north)
        reached |= _ONE.from_east(connected & west) | _ONE.from_west(connected & east)
        self.frontier = reached & ~self.occupied & ~face_down
        beside = (_ONE.from_north(south), _ONE.from_east(west), _ONE.from_south(north), _ONE.from_west(east))
        taken = self.occupied
        cards = (_ONE.from_north(taken), _ONE.from_east(taken), _ONE.from_south(taken), _ONE.from_west(taken))
        self._may_open = [FULL & ~card | open_ for card, open_ in zip(cards, beside, strict=True)]
        self._may_close = [FULL & ~open_ for open_ in beside]
        empty = FULL & ~self.occupied & ~face_down & _WINDOW
        self._measure(_layers(maze, empty))

    def fitting(self, edges: int) -> int:
        """The cells where a card with these open edges fits."""
        cells = self.frontier
        for d in range(4):
            cells &= self._may_open[d] if edges >> d & 1 else self._may_close[d]
        return cells

    def reaching(self, edges: int, is_joined: bool) -> int:
        """18 boards, by goal and offset: cells on which a card brings or leaves a goal within that distance."""
        cells = self._spare
        if is_joined:
            for d in range(4):
                if edges >> d & 1:
                    cells |= self._looked[d]
        return cells

    def _measure(self, layers: Sequence[int]) -> None:
        entries = [layer & repeated(self.frontier, 3) for layer in layers]
        self.distance: list[int] = []
        near = spare = 0
        for goal in range(3):
            at = CELLS * goal
            counts = [(entry >> at & FULL).bit_count() for entry in entries]
            distance = next((k for k in range(1, LAYERS + 1) if counts[k]), LAYERS + 1)
            self.distance.append(distance if self.hidden >> goal & 1 else 0)
            for index, offset in enumerate(OFFSETS):
                k = distance + offset
                lane = CELLS * (goal * len(OFFSETS) + index)
                if k > LAYERS:
                    near |= FULL << lane
                    spare |= FULL << lane if offset >= 0 else 0
                elif k >= 0:
                    near |= (layers[k] >> at & FULL) << lane
                    if offset >= 0 and counts[k] == 1:
                        spare |= (FULL & ~(entries[k] >> at & FULL)) << lane
                    elif offset >= 0 and counts[k] > 1:
                        spare |= FULL << lane
        self._spare = spare
        self._looked = (_ALL.from_north(near), _ALL.from_east(near), _ALL.from_south(near), _ALL.from_west(near))


def _layers(maze: BitMaze, empty: int) -> list[int]:
    """Three boards by goal in each of 13 layers: cells at that distance from the goal, and tunnels there."""
    north, east, south, west = (repeated(arm, 3) for arm in maze.arms)
    cut_off = repeated(maze.joined & ~maze.connected, 3)
    empty = repeated(empty, 3)
    up, down, right, left = _GOALS.from_north, _GOALS.from_south, _GOALS.from_east, _GOALS.from_west
    cells, tunnels = _GOAL_BOARDS, 0
    layers = []
    for _ in range(LAYERS + 1):
        if cut_off:
            looking = south & down(cells) | north & up(cells) | east & right(cells) | west & left(cells)
            tunnels |= cut_off & looking
            for _ in range(SPREADS if tunnels else 0):
                met = south & down(tunnels & north) | north & up(tunnels & south)
                met |= east & right(tunnels & west) | west & left(tunnels & east)
                tunnels |= cut_off & met
        layers.append(cells | tunnels)
        grown = up(cells) | down(cells) | right(cells) | left(cells)
        if tunnels:
            grown |= up(tunnels & south) | down(tunnels & north) | right(tunnels & west) | left(tunnels & east)
        cells |= empty & grown
    return layers
