"""Laying a ladder (S-22)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.rules.maze import GOAL
from motherlode.games.tunnels.rules.move_codes import AIM, aim_of, face_of
from motherlode.games.tunnels.rules.plays.tunnel import Lay, hindrance
from motherlode.games.tunnels.rules.position import Position

__all__ = ["LayLadder"]


class LayLadder(Lay):
    """Joined on to any tunnel card in the maze, reached or not, the start included; never on to a goal."""

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        if position.front[seat] & position.rules.tables.hinders:
            return n
        maze = position.maze
        n = self._offer_beside(position, kind, position.rules.tables.start_cell, out, n)
        i: i64 = 0
        while i < maze.laid:
            n = self._offer_beside(position, kind, maze.placed[i], out, n)
            i += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return self.offers_any(position, seat, kind)

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        maze = position.maze
        cell = aim_of(code)
        rule = hindrance(position, seat)
        if rule:
            return rule
        if maze.board[cell] >= GOAL or not self._has_neighbour(position, cell):
            return "B-20"
        if not self._fits(position, cell, face_of(code)):
            return "B-21"
        if self._faces_goal(position, cell, face_of(code)) or self._joined_to(position, cell) < 0:
            return "S-22"
        return ""

    def _offer_beside(self, position: Position, kind: i64, card: i64, out: vec[i64], n: i64) -> i64:
        """Ladders on the empty cells that an open edge of a card looks on; each cell belongs to its first such card."""
        tables = position.rules.tables
        d: i64 = 0
        while d < 4:
            cell = tables.grid.near[card * 4 + d]
            if position.maze.board[cell] < GOAL and self._joined_to(position, cell) == card:
                turned: i64 = 0
                while turned <= tables.turns[kind]:
                    face = kind * 2 + turned
                    if self._fits(position, cell, face) and not self._faces_goal(position, cell, face):
                        out[n] = cell << AIM | face
                        n += 1
                    turned += 1
            d += 1
        return n

    def _fits(self, position: Position, cell: i64, face: i64) -> bool:
        """B-21."""
        tables = position.rules.tables
        one: i64 = 1
        asked: int = position.maze.side[cell]
        return tables.fits[asked] & one << tables.open[face] != 0

    def _joined_to(self, position: Position, cell: i64) -> i64:
        """The first neighbour, from north clockwise, that is no goal and has an open edge to this cell; -1 if none."""
        tables = position.rules.tables
        one: i64 = 1
        d: i64 = 0
        while d < 4:
            n = tables.grid.near[cell * 4 + d]
            face = position.maze.face_at(n)
            if 0 <= face < 2 * tables.goal_kind and tables.open[face] & one << ((d + 2) & 3):
                return n
            d += 1
        return -1

    def _faces_goal(self, position: Position, cell: i64, face: i64) -> bool:
        """Whether an open edge of the ladder looks on a goal, face up or down."""
        tables = position.rules.tables
        one: i64 = 1
        d: i64 = 0
        while d < 4:
            if tables.open[face] & one << d and tables.grid.near[cell * 4 + d] in tables.goal_cells:
                return True
            d += 1
        return False
