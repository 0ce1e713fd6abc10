"""Knowledge of hidden cards beyond the own hand: dwarf cards seen, and hands swapped.

*Insight* is a mask by seat over the places of dwarf cards (the seats, then the face-down pile from its top): which of
the cards that lie there now it has seen. It moves with the cards, so that it is never stale.

*Handed cards* are cards that a knower knows to be in a holder's hand, or among those the holder has discarded unseen
since. Swapping hands makes such an entry (S-33); it shrinks as the cards are played, and follows the hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.visibility import REFEREE

__all__ = ["NOBODY", "HandedCards", "after_discard", "after_play", "after_swap", "hats_swapped"]

HandedCards = tuple[int, int, tuple[int, ...], tuple[int, ...]]
"""Knower, holder (NOBODY once only discards are left), the cards, and places in the discard pile they may be in."""

NOBODY: Final = -1


def hats_swapped(insight: vec[i64], target: i64, seats: i64, places: i64) -> vec[i64]:
    """Insight after a seat's dwarf card went under the pile and it took and saw the top one (S-32)."""
    one: i64 = 1
    moved = insight[:]
    seat: i64 = 0
    while seat < seats:
        mask = insight[seat]
        own = mask >> target & 1
        top = mask >> seats & 1
        pile = mask >> (seats + 1) << seats
        sitting = mask & ((one << seats) - 1) & ~(one << target)
        new = sitting | top << target | pile | own << (places - 1)
        if seat == target:
            new |= one << target
        moved[seat] = new
        seat += 1
    return moved


def after_play(handed: list[HandedCards], seat: int, kind: int) -> list[HandedCards]:
    """Handed cards after a card was played openly from a hand."""
    left: list[HandedCards] = []
    for knower, holder, cards, discards in handed:
        if holder == seat and kind in cards:
            cards = _less(cards, (kind,))
        if cards:
            left.append((knower, holder, cards, discards))
    return left


def after_discard(handed: list[HandedCards], seat: int, index: int) -> list[HandedCards]:
    """Handed cards after an unseen discard to a place in the pile: it may be any card of that hand."""
    return [
        (knower, holder, cards, (*discards, index) if holder == seat else discards)
        for knower, holder, cards, discards in handed
    ]


def after_swap(
    handed: list[HandedCards], viewer: int, seat: int, gave: tuple[int, ...], target: int, got: tuple[int, ...]
) -> list[HandedCards]:
    """Handed cards after two seats swapped hands, in the truth or in the view of a viewer."""
    left: list[HandedCards] = []
    for knower, holder, cards, discards in handed:
        moved = target if holder == seat else seat if holder == target else holder
        if moved == knower:
            moved = NOBODY
            cards = _less(cards, got if knower == seat else gave)
        if cards:
            left.append((knower, moved, cards, discards))
    if gave and viewer in (seat, REFEREE):
        left.append((seat, target, gave, ()))
    if got and viewer in (target, REFEREE):
        left.append((target, seat, got, ()))
    return left


def _less(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The cards without those taken, as far as they are among them."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return tuple(left)
