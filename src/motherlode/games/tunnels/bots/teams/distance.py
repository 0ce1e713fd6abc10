"""Distances to each goal for anyone, for blue miners and for green ones, whom doors stop (S-23)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from motherlode.games.tunnels.bots.distance.maze_distances import GoalDistances, MazeDistances, distances_of
from motherlode.games.tunnels.cards.tables import DOORS, Tables
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import FRONTIER

__all__ = ["ANYONE", "BLUE", "GREEN", "DistancesByTeam", "TeamDistances", "closed_to"]

ANYONE = 0
BLUE = DOORS["blue"]
GREEN = DOORS["green"]


class DistancesByTeam(NamedTuple):
    """Distances for anyone, for blue and for green."""

    anyone: GoalDistances
    blue: GoalDistances
    green: GoalDistances


class TeamDistances:
    """Distances on a maze by team; to a team, a door of the other is a dead end."""

    def __init__(self, maze: Maze) -> None:
        self._tables = maze.tables
        self._mazes = [maze, closed_to(maze, BLUE), closed_to(maze, GREEN)]
        self._maze_distances = [distances_of(each) for each in self._mazes]

    @property
    def now(self) -> DistancesByTeam:
        """The distances now."""
        return DistancesByTeam(*(maze_distances.goal_distances for maze_distances in self._maze_distances))

    def after_lay(self, cell: int, face: int) -> DistancesByTeam:
        """Return the distances after a card is laid."""
        door = self._tables.doors[face]
        first = self._maze_distances[ANYONE].after_lay(cell, face)
        outlooks = [first]
        for colour in (BLUE, GREEN):
            maze_distances = self._maze_distances[colour]
            if maze_distances is self._maze_distances[ANYONE] and door in (0, colour):
                outlooks.append(first)
            else:
                outlooks.append(self._after_lay(maze_distances, colour, cell, face))
        return DistancesByTeam(*outlooks)

    def _after_lay(self, maze_distances: MazeDistances, colour: int, cell: int, face: int) -> GoalDistances:
        """Return a team's distances after a lay; beyond a door that stops it, a card changes nothing."""
        if self._mazes[colour].mark_at(cell) != FRONTIER and not self._tables.source[face]:
            return maze_distances.goal_distances
        if self._tables.doors[face] in (0, colour):
            return maze_distances.after_lay(cell, face)
        return maze_distances.after_blocking(cell)

    def after_fall(self, cell: int) -> DistancesByTeam:
        """Return the distances after a rockfall."""
        first = self._maze_distances[ANYONE]
        goal_distances = first.after_fall(cell)
        return DistancesByTeam(
            *(
                goal_distances if maze_distances is first else maze_distances.after_fall(cell)
                for maze_distances in self._maze_distances
            )
        )


def closed_to(maze: Maze, colour: int) -> Maze:
    """Return the maze with the doors that stop a team closed; the same object if there are none."""
    tables = maze.tables
    cells = [cell for cell in maze.laid_cells() if tables.doors[maze.face_at(cell)] not in (0, colour)]
    if not cells:
        return maze
    closed = maze.copy()
    for cell in cells:
        edges = tables.open[closed.face_at(cell)]
        closed.take(cell)
        closed.lay(cell, _dead_ends(tables)[edges])
    return closed


@cache
def _dead_ends(tables: Tables) -> dict[int, int]:
    """Return by open edges a card on which none of them are joined."""
    found: dict[int, int] = {}
    for face in range(2 * tables.tunnels):
        exit_edges = [1 << d for d in range(4) if tables.open[face] >> d & 1]
        if all(tables.joined[16 * face + arm] == arm for arm in exit_edges) and not tables.source[face]:
            found.setdefault(tables.open[face], face)
    return found
