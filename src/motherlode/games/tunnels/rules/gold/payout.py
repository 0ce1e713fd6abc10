"""Gold at the end of a round (B-50 to B-56, C-51, C-53), and who begins the next (B-61, C-61)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.cards import wide_numbers
from motherlode.games.tunnels.rules.gold import changes as gold_changes
from motherlode.games.tunnels.rules.gold.shares import share_out
from motherlode.games.tunnels.rules.parts import ASK_GOLD, Payout, Succession
from motherlode.games.tunnels.rules.position import Position

__all__ = ["AfterLastCard", "AfterLastTunnel", "GoldByMiner", "GoldByPlayer"]


class GoldByMiner(Payout):
    """`base`: as many cards as miners, one each (B-51)."""

    def winners(self, position: Position) -> vec[i64]:
        """The miners if the treasure was reached (B-50), else the saboteurs (B-54)."""
        found = vec[i64]()
        seat: i64 = 0
        while seat < position.seats:
            if (position.roles[seat] == position.rules.saboteur) != position.reached:
                found = append(found, seat)
            seat += 1
        return found

    def settle(self, position: Position) -> None:
        if position.reached:
            self._queue_miners(position)
        else:
            _pay_saboteurs(position)

    def cards_drawn(self, position: Position, miners: i64) -> i64:
        """The number of gold cards that go round among the miners."""
        return miners

    def may_choose(self, position: Position, seat: i64) -> bool:
        """Whether a seat is in the round of choosing: miners are."""
        return position.roles[seat] != position.rules.saboteur

    def _queue_miners(self, position: Position) -> None:
        """From the one who reached the treasure counter-clockwise, saboteurs skipped (B-51, B-52)."""
        miners: i64 = 0
        choosers = vec[i64]()
        step: i64 = 0
        while step < position.seats:
            seat = (position.last_layer - step) % position.seats
            if position.roles[seat] != position.rules.saboteur:
                miners += 1
            if self.may_choose(position, seat):
                choosers = append(choosers, seat)
            step += 1
        among: i64 = len(choosers)
        if among == 0:
            return
        cards: i64 = min(self.cards_drawn(position, miners), len(position.gold))
        gold_changes.draw_gold(position, cards)
        pending = vec[i64]()
        card: i64 = cards - 1
        while card >= 0:
            pending = append(pending, choosers[card % among] + 16 * ASK_GOLD)
            card -= 1
        position.queue(pending)


class GoldByPlayer(GoldByMiner):
    """`base-classic`: as many cards as players, at most nine, round and round the miners (C-51)."""

    def __init__(self, whole_tools_only: bool) -> None:
        self._whole_tools_only: bool = whole_tools_only

    def cards_drawn(self, position: Position, miners: i64) -> i64:
        return min(position.seats, 9)

    def may_choose(self, position: Position, seat: i64) -> bool:
        """C-53: by choice of the table, a miner with a broken tool is left out."""
        if self._whole_tools_only and position.front[seat]:
            return False
        return position.roles[seat] != position.rules.saboteur


def _pay_saboteurs(position: Position) -> None:
    """B-54; with no saboteur in the round nobody gets anything (B-55)."""
    paid = vec[i64]()
    step: i64 = 0
    while step < position.seats:
        seat = (position.first + step) % position.seats
        if position.roles[seat] == position.rules.saboteur:
            paid = append(paid, seat)
        step += 1
    if len(paid) == 0:
        return
    each: i64 = position.rules.tables.box.pay[len(paid)]
    shares = share_out(list(wide_numbers(position.gold)), len(paid), each)
    i: i64 = 0
    while i < len(paid):
        for nuggets in shares[i]:
            gold_changes.pay_gold(position, paid[i], nuggets)
        i += 1


class AfterLastTunnel(Succession):
    """`base`: the player to the left of the one who laid the last tunnel card begins (B-61, B-62)."""

    def begins(self, position: Position) -> i64:
        return _left_of(position, position.last_layer)


class AfterLastCard(Succession):
    """`base-classic`: the player to the left of the one who last played a card begins (C-61, B-62)."""

    def begins(self, position: Position) -> i64:
        return _left_of(position, position.last_player)


def _left_of(position: Position, seat: i64) -> i64:
    if seat < 0:
        seat = position.first
    return (seat + 1) % position.seats
