"""Checking and filling in what winning saboteurs were paid (B-54), given the gold cards that others chose."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN
from motherlode.core.chance.redealing import counts_of
from motherlode.games.tunnels.rules.gold.change import share_out_counted
from motherlode.games.tunnels.rules.gold.ledger import is_paid, round_of, seat_of, with_worth, worth_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["pay_as_ruled"]


def pay_as_ruled(view: Position, took: list[int]) -> bool:
    """Fill in, in a list of gold handed out, what each round's saboteurs were paid by B-54 out of the cards left then.

    Returns whether that agrees with what the list says already: who was paid, in how many cards, and what is known.
    """
    if not any(is_paid(entry) for entry in took):
        return True
    left = counts_of(view.rules.tables.gold)
    places: list[int] = []  # of one round
    for index, entry in enumerate(took):
        places.append(index)
        if index + 1 == len(took) or round_of(took[index + 1]) != round_of(entry):
            paid = [place for place in places if is_paid(took[place])]
            if paid and not _pay_round(view, took, paid, left):
                return False
            for place in places:
                left[worth_of(took[place])] -= 1
            places = []
    return True


def _pay_round(view: Position, took: list[int], paid: list[int], left: vec[i64]) -> bool:
    """Fill in a round's payments. When gold runs short the last saboteurs may have got nothing, so try every number."""
    seats: list[int] = []
    for index in paid:
        seat = seat_of(took[index])
        if seat not in seats:
            seats.append(seat)
    for people, each in view.rules.tables.box.pay.items():
        if people < len(seats):
            continue
        counts = [left[worth] for worth in range(each + 1)]
        shares = [share for share in share_out_counted(counts, people, each) if share]
        if len(shares) == len(seats) and _agrees(took, paid, seats, shares):
            worths = [worth for share in shares for worth in share]
            for index, worth in zip(paid, worths, strict=True):
                took[index] = with_worth(took[index], worth)
            return True
    return False


def _agrees(took: list[int], paid: list[int], seats: list[int], shares: list[tuple[int, ...]]) -> bool:
    """Whether the entries that were paid can be these shares of the seats, in order."""
    checked = 0
    for seat, share in zip(seats, shares, strict=True):
        for worth in share:
            if checked == len(paid):
                return False
            entry = took[paid[checked]]
            if seat_of(entry) != seat or worth_of(entry) not in (HIDDEN, worth):
                return False
            checked += 1
    return checked == len(paid)
