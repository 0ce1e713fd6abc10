"""How much the next card can bring those who dig, as fast as can be: what a round played out in thought is valued by.

The same as ``Prospects.headway`` (:mod:`motherlode.games.tunnels.bots.progress`) for whoever knows where the treasure
lies, but by the distances of a survey.
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
    """Of a maze that a survey has looked at."""

    def __init__(self, distances: RolloutDistances) -> None:
        copies = [card.copies for card in distances.tables.box.deck if card.face is not None]
        self._distances: RolloutDistances = distances
        self._copies: vec[i64] = vec[i64](copies)
        self._all: float = float(sum(copies))
        self._most: vec[i64] = vec[i64]([0] * len(copies))  # by tunnel card, the most it brings
        self._gains: vec[i64] = vec[i64]([0] * 16)  # on one cell, by the arms that lead on

    def toward(self, maze: Maze, goal: i64) -> float:
        """How much nearer to a goal a tunnel card drawn at random brings them, in cards; each is one at most."""
        if self._distances.shortest[goal] == 0:
            return 0.0
        kind: i64 = 0
        while kind < self._distances.tables.tunnels:
            self._most[kind] = 0
            kind += 1
        i: i64 = 0
        while i < maze.fed:
            if self._distances.can_improve(maze, maze.frontier[i], goal):
                self._add_cell(maze, maze.frontier[i], goal)
            i += 1
        total = 0.0
        kind = 0
        while kind < self._distances.tables.tunnels:
            brings: float = float(self._copies[kind] * min(self._most[kind], CARD))
            total += brings
            kind += 1
        return total / self._all / float(CARD)

    def _add_cell(self, maze: Maze, cell: i64, goal: i64) -> None:
        """Find out what all cards would bring on a cell; those that lead on alike bring the same."""
        distances = self._distances
        tables = distances.tables
        exit_edges: i64 = 0
        while exit_edges < 16:
            self._gains[exit_edges] = _NOT_COMPUTED
            exit_edges += 1
        asked: int = maze.side[cell]
        fits = tables.fits[asked]
        fed = distances.fed_edges(maze, cell)
        face: i64 = 0
        while face < 2 * tables.tunnels:
            edges = tables.open[face]
            if fits >> edges & 1:
                lit = tables.joined[face * 16 + (fed & edges)] & ~fed
                if lit and self._gains[lit] == _NOT_COMPUTED:
                    self._gains[lit] = distances.shortest[goal] - distances.after(maze, cell, lit, goal)
                if lit and self._gains[lit] > self._most[face >> 1]:
                    self._most[face >> 1] = self._gains[lit]
            face += 1
