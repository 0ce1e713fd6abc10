"""Checks and completes the payments to winning saboteurs (B-54), given the other choices of gold."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN
from motherlode.core.chance.redealing import counts_of
from motherlode.games.tunnels.rules.gold.ledger import is_paid, round_of, seat_of, with_worth, worth_of
from motherlode.games.tunnels.rules.gold.shares import share_out_counted
from motherlode.games.tunnels.rules.position import Position

__all__ = ["is_paid_as_ruled", "pay_round", "places_by_round"]


def is_paid_as_ruled(position: Position) -> bool:
    """Whether the saboteurs of a position in which all gold is known were paid by B-54."""
    took, left = list(position.took), counts_of(position.rules.tables.gold)
    for places in places_by_round(took):
        if not pay_round(position, took, places, left):
            return False
        for place in places:
            left[worth_of(took[place])] -= 1
    return True


def places_by_round(took: list[int]) -> list[list[int]]:
    """The places in a list of gold handed out, round by round."""
    rounds: list[list[int]] = []
    for place, entry in enumerate(took):
        if not place or round_of(entry) != round_of(took[place - 1]):
            rounds.append([])
        rounds[-1].append(place)
    return rounds


def pay_round(view: Position, took: list[int], places: list[int], left: vec[i64]) -> bool:
    """Fill in what the saboteurs of a round were paid (B-54), in a list of gold handed out.

    They are paid out of the cards left. Returns whether that agrees with what the list says already: who was paid, in
    how many cards, and what is known. When gold runs short the last saboteurs may have got nothing, so every number of
    them is tried.
    """
    paid = [place for place in places if is_paid(took[place])]
    if not paid:
        return True
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
