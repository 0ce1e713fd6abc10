"""Cards that lie in front of a player, and cards that remove them (B-30 to B-33)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.rules.move_codes import AIM, AIM_AT_SEAT, PICK, aim_of, kind_of, pick_of
from motherlode.games.tunnels.rules.parts import Play
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Break", "Fix", "only_sign"]


class Break(Play):
    """Laid in front of another player who has none of that kind: a broken tool (B-30) or a trap (S-35)."""

    def __init__(self, rule: str, once_rule: str) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = False
        self._rule: str = rule
        self._once_rule: str = once_rule

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
        if target == seat:
            return self._rule
        return self._once_rule if position.front[target] & position.rules.tables.signs[kind_of(code)] else ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        position.put_in_front(seat, kind, aim_of(code), only_sign(position.rules.tables.signs[kind]))


class Fix(Play):
    """Removes one card of a kind it shows from in front of any player (B-31 to B-33, S-31, S-36)."""

    def __init__(self, rule: str, need_rule: str) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = True
        self._rule: str = rule
        self._need_rule: str = need_rule

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
            return self._rule
        if not position.front[aim_of(code)] & picked:
            return self._need_rule
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.clear_front(seat, kind_of(code), aim_of(code), pick_of(code))


def only_sign(signs: i64) -> i64:
    """The sign of a card that shows one."""
    sign: i64 = 0
    while not signs >> sign & 1:
        sign += 1
    return sign
