"""Action cards of Saboteur 2 that are about people: theft, hats, hands, inspection (S-30, S-32 to S-34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.rules import saboteur2_changes as changes
from motherlode.games.tunnels.rules.move_codes import AIM, AIM_AT_NOTHING, AIM_AT_SEAT, aim_of, kind_of
from motherlode.games.tunnels.rules.parts import Play
from motherlode.games.tunnels.rules.plays.tools import only_sign
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Inspect", "SwapHands", "SwapHats", "Theft"]


class Theft(Play):
    """Laid in front of oneself, at most one at a time (S-30, S-15)."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_NOTHING
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        if self.possible(position, seat, kind):
            out[n] = kind * 2
            n += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return not position.front[seat] & position.rules.tables.signs[kind]

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if self.possible(position, seat, kind_of(code)) else "S-15"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        position.put_in_front(seat, kind, seat, only_sign(position.rules.tables.signs[kind]))


class _AtSomeone(Play):
    """A card aimed at a player; whether at oneself too is up to the card."""

    def __init__(self, rule: str, oneself: bool) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = False
        self._rule: str = rule
        self._oneself: bool = oneself

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        if not self.possible(position, seat, kind):
            return n
        target: i64 = 0
        while target < position.seats:
            if self._oneself or target != seat:
                out[n] = target << AIM | kind * 2
                n += 1
            target += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return True

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        if not self.possible(position, seat, kind_of(code)) or (aim_of(code) == seat and not self._oneself):
            return self._rule
        return ""


class Inspect(_AtSomeone):
    """Look at another player's dwarf card (S-34)."""

    def __init__(self) -> None:
        super().__init__("S-34", False)

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        target = aim_of(code)
        changes.inspect(position, seat, kind_of(code), target, position.roles[target])


class SwapHats(_AtSomeone):
    """Any player, oneself included, gets a new dwarf card from the pile (S-32)."""

    def __init__(self) -> None:
        super().__init__("S-32", True)

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return len(position.roles) > position.seats

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        changes.swap_hats(position, seat, kind_of(code), aim_of(code), position.roles[position.seats])


class SwapHands(_AtSomeone):
    """Exchange whole hands with another player, who then draws the card of this turn (S-33)."""

    def __init__(self) -> None:
        super().__init__("S-33", False)

    def drawer(self, seat: i64, code: i64) -> i64:
        return aim_of(code)

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        target = aim_of(code)
        gave = _without_one(position.sorted_hand(seat), kind)
        changes.swap_hands(position, seat, kind, target, gave, position.sorted_hand(target))


def _without_one(hand: vec[i64], kind: i64) -> vec[i64]:
    """A hand without the card that is being played from it."""
    i: i64 = 0
    while hand[i] != kind:
        i += 1
    last: i64 = len(hand) - 1
    while i < last:
        hand[i] = hand[i + 1]
        i += 1
    return hand[:last]
