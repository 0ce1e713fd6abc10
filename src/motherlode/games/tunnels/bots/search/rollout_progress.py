"""How much the next card can bring those who dig, as fast as can be: what a round played out in thought is valued by.

The same as ``Prospects.headway`` (:mod:`motherlode.games.tunnels.bots.progress`) for whoever knows where the treasure
lies, but by the distances of a survey.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.rollout_distance import Survey
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.rules.maze import Maze

__all__ = ["Headway"]

_UNASKED: Final = -1000


class Headway:
    """Of a maze that a survey has looked at."""

    def __init__(self, survey: Survey) -> None:
        copies = [card.copies for card in survey.tables.box.deck if card.face is not None]
        self._survey: Survey = survey
        self._copies: vec[i64] = vec[i64](copies)
        self._all: float = float(sum(copies))
        self._most: vec[i64] = vec[i64]([0] * len(copies))  # by tunnel card, the most it brings
        self._gains: vec[i64] = vec[i64]([0] * 16)  # on one cell, by the arms that lead on

    def towards(self, maze: Maze, goal: i64) -> float:
        """How much nearer to a goal a tunnel card drawn at random brings them, in cards; each is one at most."""
        if self._survey.far[goal] == 0:
            return 0.0
        kind: i64 = 0
        while kind < self._survey.tables.tunnels:
            self._most[kind] = 0
            kind += 1
        i: i64 = 0
        while i < maze.fed:
            if self._survey.promises(maze, maze.frontier[i], goal):
                self._look(maze, maze.frontier[i], goal)
            i += 1
        total = 0.0
        kind = 0
        while kind < self._survey.tables.tunnels:
            brings: float = float(self._copies[kind] * min(self._most[kind], CARD))
            total += brings
            kind += 1
        return total / self._all / float(CARD)

    def _look(self, maze: Maze, cell: i64, goal: i64) -> None:
        """Find out what all cards would bring on a cell; those that lead on alike bring the same."""
        survey = self._survey
        tables = survey.tables
        arms: i64 = 0
        while arms < 16:
            self._gains[arms] = _UNASKED
            arms += 1
        asked: int = maze.side[cell]
        fits = tables.fits[asked]
        fed = survey.fed_edges(maze, cell)
        face: i64 = 0
        while face < 2 * tables.tunnels:
            edges = tables.open[face]
            if fits >> edges & 1:
                lit = tables.joined[face * 16 + (fed & edges)] & ~fed
                if lit and self._gains[lit] == _UNASKED:
                    self._gains[lit] = survey.far[goal] - survey.after(maze, cell, lit, goal)
                if lit and self._gains[lit] > self._most[face >> 1]:
                    self._most[face >> 1] = self._gains[lit]
            face += 1
