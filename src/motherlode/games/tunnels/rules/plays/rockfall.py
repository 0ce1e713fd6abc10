"""The rockfall (B-34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.rules.maze import LYING
from motherlode.games.tunnels.rules.move_codes import AIM, AIM_AT_CELL, aim_of, kind_of
from motherlode.games.tunnels.rules.parts import Play
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Rockfall"]


class Rockfall(Play):
    """Takes any one tunnel card out of the maze, never the start or a goal."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_CELL
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        maze = position.maze
        placed = maze.placed
        i: i64 = 0
        while i < maze.laid:
            out[n] = placed[i] << AIM | kind * 2
            n += 1
            i += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return position.maze.laid > 0

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        mark: int = position.maze.board[aim_of(code)]
        if mark < LYING or mark - LYING >= 2 * position.rules.tables.tunnels:
            return "B-34"
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.collapse(seat, kind_of(code), aim_of(code))
