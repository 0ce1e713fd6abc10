"""Expected one-card progress: how much nearer the treasure a random tunnel card can bring the miners.

Where it is near 0, miners can only discard. Rollouts use a faster version, ``search/rollout_progress.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.games.tunnels.bots.distance.maze_distances import Distances, MazeDistances, distances_of
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.rules.maze import Maze

__all__ = ["ExpectedProgress"]


class ExpectedProgress:
    """Gains of every placement of every tunnel card on a maze, by goal."""

    def __init__(self, maze: Maze, is_cached: bool = True) -> None:
        """``is_cached``: whether others will look at this maze too, so that its distances are cached."""
        self._copies: list[int] = [card.copies for card in maze.tables.box.deck if card.face is not None]
        self._gains: list[set[Distances]] = [set() for _ in self._copies]
        maze_distances = distances_of(maze) if is_cached else MazeDistances(maze)
        for cell in maze.frontier_cells():
            if maze_distances.can_improve(cell):
                self._add_cell(maze, maze_distances, cell)

    def _add_cell(self, maze: Maze, maze_distances: MazeDistances, cell: int) -> None:
        """Add the gains of all cards on a cell; cards with the same exits gain the same."""
        tables = maze.tables
        asked: int = maze.side_at(cell)
        fits: int = tables.fits[asked]
        gains: dict[int, Distances] = {}
        for kind in range(len(self._copies)):
            for face in (2 * kind, 2 * kind + 1):
                edges: int = tables.open[face]
                if not fits >> edges & 1:
                    continue
                exit_edges = maze_distances.exit_edges(cell, face)
                if exit_edges and exit_edges not in gains:
                    after = maze_distances.after_lay(cell, face).shortest
                    gains[exit_edges] = tuple(
                        [far - left for far, left in zip(maze_distances.shortest, after, strict=True)]
                    )
                if exit_edges and max(gains[exit_edges]) > 0:
                    self._gains[kind].add(gains[exit_edges])

    def toward(self, belief: Sequence[float]) -> float:
        """Return the mean gain of a random tunnel card, in cards, at most one each, to someone of this belief."""
        total = 0.0
        for copies, gains in zip(self._copies, self._gains, strict=True):
            most = 0.0
            for gain in gains:
                most = max(most, sum([chance * each for chance, each in zip(belief, gain, strict=True)]))
            total += copies * min(most / CARD, 1.0)
        return total / sum(self._copies)
