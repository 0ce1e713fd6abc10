"""Cards that lie in front of a player, and cards that remove them (B-30 to B-33)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.tunnels.codes import AIM, AIM_AT_SEAT, PICK, aim_of, kind_of, pick_of
from motherlode.tunnels.position import Position
from motherlode.tunnels.rules import Play

__all__ = ["Break", "Fix"]


class Break(Play):
    """A broken tool, laid in front of another player who has none of that kind (B-30)."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        front = position.front
        sign = position.rules.tables.signs[kind]
        target: i64 = 0
        while target < position.seats:
            if target != seat and not front[target] & sign:
                out[n] = target << AIM | kind * 2
                n += 1
            target += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        sign = position.rules.tables.signs[kind]
        target: i64 = 0
        while target < position.seats:
            if target != seat and not position.front[target] & sign:
                return True
            target += 1
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        target = aim_of(code)
        if target == seat or position.front[target] & position.rules.tables.signs[kind_of(code)]:
            return "B-30"
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        position.puts_in_front(seat, kind, aim_of(code), _only_sign(position.rules.tables.signs[kind]))


class Fix(Play):
    """A repair: removes one broken tool of a kind it shows from any player (B-31 to B-33)."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = True

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        front = position.front
        signs = position.rules.tables.signs[kind]
        target: i64 = 0
        while target < position.seats:
            broken = front[target] & signs
            sign: i64 = 0
            while broken:
                if broken & 1:
                    out[n] = sign << PICK | target << AIM | kind * 2
                    n += 1
                broken >>= 1
                sign += 1
            target += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        signs = position.rules.tables.signs[kind]
        target: i64 = 0
        while target < position.seats:
            if position.front[target] & signs:
                return True
            target += 1
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        one: i64 = 1
        picked = one << pick_of(code)
        if not position.rules.tables.signs[kind_of(code)] & picked:
            return "B-31"
        if not position.front[aim_of(code)] & picked:
            return "B-33"
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.clears_front(seat, kind_of(code), aim_of(code), pick_of(code))


def _only_sign(signs: i64) -> i64:
    sign: i64 = 0
    while not signs >> sign & 1:
        sign += 1
    return sign
