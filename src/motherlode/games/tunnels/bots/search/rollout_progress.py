"""Expected one-card progress toward a goal; the fast version used by rollout evaluation.

The same quantity as :meth:`motherlode.games.tunnels.bots.progress.ExpectedProgress.toward` for someone who knows the
treasure's place, but from rollout distances. A test bounds how far the two differ.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.rules.maze import Maze

__all__ = ["RolloutProgress"]

_NOT_COMPUTED: Final = -1000


class RolloutProgress:
    """Expected progress on the maze whose rollout distances were computed last."""

    def __init__(self, distances: RolloutDistances) -> None:
        copies = [card.copies for card in distances.tables.box.deck if card.face is not None]
        self._distances: RolloutDistances = distances
        self._copies: vec[i64] = vec[i64](copies)
        self._all: float = float(sum(copies))
        self._most: vec[i64] = vec[i64]([0] * len(copies))  # by tunnel card, its best gain
        self._gains: vec[i64] = vec[i64]([0] * 16)  # on one cell, by the edges that lead on

    def toward(self, maze: Maze, goal: i64) -> float:
        """Return the mean gain of a random tunnel card toward a goal, in cards, at most one each."""
        if self._distances.shortest[goal] == 0:
            return 0.0
        kind: i64 = 0
        while kind < self._distances.tables.tunnels:
            self._most[kind] = 0
            kind += 1
        i: i64 = 0
        while i < maze.frontier_size:
            cell = i64(maze.frontier[i])
            if self._distances.can_improve(maze, goal, cell, self._distances.shortest[goal]):
                self._add_cell(maze, cell, goal)
            i += 1
        total = 0.0
        kind = 0
        while kind < self._distances.tables.tunnels:
            brings: float = float(self._copies[kind] * min(self._most[kind], CARD))
            total += brings
            kind += 1
        return total / self._all / float(CARD)

    def _add_cell(self, maze: Maze, cell: i64, goal: i64) -> None:
        """Update each card's best gain by laying it on a cell; cards with the same exits gain the same."""
        distances = self._distances
        tables = distances.tables
        exit_edges: i64 = 0
        while exit_edges < 16:
            self._gains[exit_edges] = _NOT_COMPUTED
            exit_edges += 1
        asked = maze.side_at(cell)
        fits = tables.fits[asked]
        entries = distances.entry_edges(maze, cell)
        face: i64 = 0
        while face < 2 * tables.tunnels:
            edges = tables.open[face]
            if fits >> edges & 1:
                exits = tables.joined[face * 16 + (entries & edges)] & ~entries
                if exits and self._gains[exits] == _NOT_COMPUTED:
                    self._gains[exits] = distances.shortest[goal] - distances.after(maze, cell, exits, goal)
                if exits and self._gains[exits] > self._most[face >> 1]:
                    self._most[face >> 1] = self._gains[exits]
            face += 1
