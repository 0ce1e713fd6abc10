"""The acts of Saboteur 2: pass with up to three cards, shed a card in front, rob (S-12, S-13, S-60)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import count_card
from motherlode.core.move import ACT, AIM, PICK, SECOND, THIRD, aim_of, kind_of, pick_of, second_of, third_of
from motherlode.games.tunnels.rules import saboteur2_changes as changes
from motherlode.games.tunnels.rules.gold import changes as gold_changes
from motherlode.games.tunnels.rules.parts import (
    PASS,
    ROB,
    SHED,
    Act,
)
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.turn_flow import end_turn, next_decision

__all__ = ["PassUpToThree", "Rob", "Shed"]


class PassUpToThree(Act):
    """Discard one, two or three cards face down, and draw as many (S-13)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        hand = position.sorted_hand(seat)
        held: i64 = len(hand)
        i: i64 = 0
        while i < held:
            if i == 0 or hand[i] != hand[i - 1]:
                one = PASS << ACT | hand[i] * 2
                out[n] = one
                n += 1
                j = i + 1
                while j < held:
                    if j == i + 1 or hand[j] != hand[j - 1]:
                        two = one | (hand[j] + 1) << SECOND
                        out[n] = two
                        n += 1
                        k = j + 1
                        while k < held:
                            if k == j + 1 or hand[k] != hand[k - 1]:
                                out[n] = two | (hand[k] + 1) << THIRD
                                n += 1
                            k += 1
                    j += 1
            i += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if _holds_all(position, seat, code) else "S-13"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        end_turn(position, seat, _discard_all(position, seat, code))


class Shed(Act):
    """Discard two cards face down and remove one card that lies in front of oneself (S-12, S-16)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        front = position.front[seat]
        if front == 0:
            return n
        hand = position.sorted_hand(seat)
        held: i64 = len(hand)
        sign: i64 = 0
        while front >> sign:
            if front >> sign & 1:
                i: i64 = 0
                while i < held:
                    if i == 0 or hand[i] != hand[i - 1]:
                        j = i + 1
                        while j < held:
                            if j == i + 1 or hand[j] != hand[j - 1]:
                                out[n] = SHED << ACT | hand[i] * 2 | (hand[j] + 1) << SECOND | sign << PICK
                                n += 1
                            j += 1
                    i += 1
            sign += 1
        return n

    def keeps_going(self, position: Position, seat: i64) -> bool:
        return position.front[seat] != 0 and position.hand_size(seat) >= 2

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        if second_of(code) < 0 or third_of(code) >= 0 or not _holds_all(position, seat, code):
            return "S-12"
        return "" if position.front[seat] >> pick_of(code) & 1 else "S-16"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        _discard_all(position, seat, code)
        changes.shed(position, seat, pick_of(code))
        end_turn(position, seat, 1)


class Rob(Act):
    """A theft card's owner takes a nugget from another player, if that player has any (S-60)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        target: i64 = 0
        while target < position.seats:
            if target != seat:
                out[n] = ROB << ACT | target << AIM
                n += 1
            target += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "S-30" if aim_of(code) == seat else ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        target = aim_of(code)
        gold_changes.rob(position, seat, target, position.nuggets(target) > 0)
        next_decision(position)


def _holds_all(position: Position, seat: i64, code: i64) -> bool:
    """Whether a seat holds all the cards that a code names, each as often as it names it."""
    first = kind_of(code)
    second = second_of(code)
    third = third_of(code)
    if second < 0 and third >= 0:
        return False
    return (
        _holds_enough(position, seat, first, first, second, third)
        and (second < 0 or _holds_enough(position, seat, second, first, second, third))
        and (third < 0 or _holds_enough(position, seat, third, first, second, third))
    )


def _holds_enough(position: Position, seat: i64, kind: i64, first: i64, second: i64, third: i64) -> bool:
    wanted: i64 = (1 if kind == first else 0) + (1 if kind == second else 0) + (1 if kind == third else 0)
    return count_card(position.hands, position.stride, seat, kind) >= wanted


def _discard_all(position: Position, seat: i64, code: i64) -> i64:
    """Discard all the cards that a code names; how many."""
    position.discard_unseen(seat, kind_of(code))
    cards: i64 = 1
    if second_of(code) >= 0:
        position.discard_unseen(seat, second_of(code))
        cards += 1
    if third_of(code) >= 0:
        position.discard_unseen(seat, third_of(code))
        cards += 1
    return cards
