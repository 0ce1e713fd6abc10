"""The ways to answer a decision: use a card, pass, take a gold card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import BIT
from motherlode.games.tunnels.rules.move_codes import ACT, PASS, PICK, SECOND, TAKE, kind_of, pick_of
from motherlode.games.tunnels.rules.parts import Act
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.turn_flow import end_turn, next_decision

__all__ = ["PassOne", "TakeGold", "UseCard"]


class UseCard(Act):
    """Play a tunnel card or an action card (B-10)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        plays = position.rules.plays
        hands = position.hands
        bits = BIT
        seen: i64 = 0
        row = seat * position.stride
        i = row + hands[row]
        while i > row:
            kind = hands[i]
            bit = bits[kind]
            if not seen & bit:
                seen |= bit
                n = plays[kind].offer(position, seat, kind, out, n)
            i -= 1
        return n

    def keeps_going(self, position: Position, seat: i64) -> bool:
        row = seat * position.stride
        i = row + position.hands[row]
        while i > row:
            kind = position.hands[i]
            if position.rules.plays[kind].possible(position, seat, kind):
                return True
            i -= 1
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        kind = kind_of(code)
        if not position.holds(seat, kind):
            return position.rules.must[position.asked]
        return position.rules.plays[kind].refusal(position, seat, code)

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        play = position.rules.plays[kind_of(code)]
        play.apply(position, seat, code)
        end_turn(position, play.drawer(seat, code), 1)


class PassOne(Act):
    """Discard one card face down (B-10, B-13)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        hands = position.hands
        bits = BIT
        seen: i64 = 0
        row = seat * position.stride
        i = row + hands[row]
        while i > row:
            kind = hands[i]
            bit = bits[kind]
            if not seen & bit:
                seen |= bit
                out[n] = PASS << ACT | kind * 2
                n += 1
            i -= 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        if code >> SECOND == 0 and position.holds(seat, kind_of(code)):
            return ""
        return position.rules.must[position.asked]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.discard_unseen(seat, kind_of(code))
        end_turn(position, seat, 1)


class TakeGold(Act):
    """Keep one of the gold cards that go round (B-51, C-51)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        last: i64 = -1
        for nuggets in position.pool:
            if nuggets != last:
                out[n] = TAKE << ACT | nuggets << PICK
                n += 1
                last = nuggets
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if pick_of(code) in position.pool else position.rules.must[position.asked]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.take_gold(seat, pick_of(code))
        next_decision(position)
