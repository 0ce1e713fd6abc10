"""What the next card could do: how much nearer the treasure it would bring those who dig.

Where hardly any card leads on, miners can only discard, however many they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.games.tunnels.bots.distance.reach import Distances, Reach, reach_of
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.rules.maze import Maze

__all__ = ["Prospects"]


class Prospects:
    """By tunnel card of the box, by how much each of its uses on a maze brings the goals nearer."""

    def __init__(self, maze: Maze) -> None:
        self._copies: list[int] = [card.copies for card in maze.tables.box.deck if card.face is not None]
        self._gains: list[set[Distances]] = [set() for _ in self._copies]
        reach = reach_of(maze)
        fed: int = maze.fed
        for i in range(fed):
            if reach.promises(maze.frontier[i]):
                self._look(maze, reach, maze.frontier[i])

    def _look(self, maze: Maze, reach: Reach, cell: int) -> None:
        """Find out what all cards would do on a cell; those that lead on alike do the same."""
        tables = maze.tables
        asked: int = maze.side[cell]
        fits: int = tables.fits[asked]
        gains: dict[int, Distances] = {}
        for kind in range(len(self._copies)):
            for face in (2 * kind, 2 * kind + 1):
                edges: int = tables.open[face]
                if not fits >> edges & 1:
                    continue
                arms = reach.arms(cell, face)
                if arms and arms not in gains:
                    after = reach.after_lay(cell, face).far
                    gains[arms] = tuple([far - left for far, left in zip(reach.distances, after, strict=True)])
                if arms and max(gains[arms]) > 0:
                    self._gains[kind].add(gains[arms])

    def headway(self, knows: Sequence[float]) -> float:
        """How much a tunnel card drawn at random brings someone who holds each goal for the treasure by such a chance:
        in cards, each counted for one at most."""
        total = 0.0
        for copies, gains in zip(self._copies, self._gains, strict=True):
            most = 0.0
            for gain in gains:
                most = max(most, sum([chance * each for chance, each in zip(knows, gain, strict=True)]))
            total += copies * min(most / CARD, 1.0)
        return total / sum(self._copies)
