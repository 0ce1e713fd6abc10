"""The map (B-35)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.rules.move_codes import AIM, AIM_AT_GOAL, aim_of, kind_of
from motherlode.games.tunnels.rules.parts import Play
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Map"]


class Map(Play):
    """Its player looks at one goal that lies face down."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_GOAL
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        goal: i64 = 0
        while goal < position.rules.tables.goal_count:
            if position.goal_is_hidden(goal):
                out[n] = goal << AIM | kind * 2
                n += 1
            goal += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        goal: i64 = 0
        while goal < position.rules.tables.goal_count:
            if position.goal_is_hidden(goal):
                return True
            goal += 1
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if position.goal_is_hidden(aim_of(code)) else "B-35"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        goal = aim_of(code)
        position.peek(seat, kind_of(code), goal, position.goals[goal])
