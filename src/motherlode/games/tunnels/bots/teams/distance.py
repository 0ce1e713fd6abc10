"""How far it is to each goal for whom no door stops, for blue miners and for green ones (S-23)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from motherlode.games.tunnels.bots.distance.reach import Outlook, Reach, reach_of
from motherlode.games.tunnels.cards.tables import DOORS, Tables
from motherlode.games.tunnels.rules.maze import FRONTIER, Maze

__all__ = ["ANYONE", "BLUE", "GREEN", "Fars", "Ways"]

ANYONE = 0
BLUE = DOORS["blue"]
GREEN = DOORS["green"]


class Fars(NamedTuple):
    """How things stand for anyone, for blue and for green."""

    anyone: Outlook
    blue: Outlook
    green: Outlook


class Ways:
    """A maze, as each looks at it. To a team, a door of the other's colour is a dead end."""

    def __init__(self, maze: Maze) -> None:
        self._tables = maze.tables
        self._mazes = [maze, _barred(maze, BLUE), _barred(maze, GREEN)]
        self._reaches = [reach_of(each) for each in self._mazes]

    @property
    def now(self) -> Fars:
        """How things stand."""
        return Fars(*(reach.outlook for reach in self._reaches))

    def after_lay(self, cell: int, face: int) -> Fars:
        """How things stand once a card lies on a cell."""
        door = self._tables.doors[face]
        first = self._reaches[ANYONE].after_lay(cell, face)
        outlooks = [first]
        for colour in (BLUE, GREEN):
            reach = self._reaches[colour]
            if reach is self._reaches[ANYONE] and door in (0, colour):
                outlooks.append(first)
            else:
                outlooks.append(self._after_lay(reach, colour, cell, face))
        return Fars(*outlooks)

    def _after_lay(self, reach: Reach, colour: int, cell: int, face: int) -> Outlook:
        """The same for a team; beyond a door that stops it a card changes nothing."""
        if self._mazes[colour].board[cell] != FRONTIER and not self._tables.source[face]:
            return reach.outlook
        if self._tables.doors[face] in (0, colour):
            return reach.after_lay(cell, face)
        return reach.after_closing(cell)

    def after_fall(self, cell: int) -> Fars:
        """How things stand once the card on a cell is taken away."""
        first = self._reaches[ANYONE]
        outlook = first.after_fall(cell)
        return Fars(*(outlook if reach is first else reach.after_fall(cell) for reach in self._reaches))


def _barred(maze: Maze, colour: int) -> Maze:
    """The maze as a team walks it; the same one, if no door stops it."""
    tables = maze.tables
    cells = [cell for cell in maze.placed[: maze.laid] if tables.doors[maze.face_at(cell)] not in (0, colour)]
    if not cells:
        return maze
    barred = maze.copy()
    for cell in cells:
        edges = tables.open[barred.face_at(cell)]
        barred.take(cell)
        barred.lay(cell, _dead_ends(tables)[edges])
    return barred


@cache
def _dead_ends(tables: Tables) -> dict[int, int]:
    """By open edges, a card on which none of them are joined."""
    found: dict[int, int] = {}
    for face in range(2 * tables.tunnels):
        arms = [1 << d for d in range(4) if tables.open[face] >> d & 1]
        if all(tables.joined[16 * face + arm] == arm for arm in arms) and not tables.source[face]:
            found.setdefault(tables.open[face], face)
    return found
