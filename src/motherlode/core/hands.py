"""Hands of cards in one flat vector: a row of ``stride`` numbers a seat, how many cards first, then the cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN
from motherlode.core.vectors import in_order

__all__ = ["add_card", "count_card", "drop_card", "set_hand", "slot_of", "sorted_hand"]


def slot_of(hands: vec[i64], stride: i64, seat: i64, kind: i64) -> i64:
    """Where a card of this kind is in a seat's row; -1 if the seat holds none."""
    row = seat * stride
    i = row + hands[row]
    while i > row:
        if hands[i] == kind:
            return i
        i -= 1
    return -1


def count_card(hands: vec[i64], stride: i64, seat: i64, kind: i64) -> i64:
    """How many cards of this kind a seat holds."""
    row = seat * stride
    found: i64 = 0
    i = row + hands[row]
    while i > row:
        if hands[i] == kind:
            found += 1
        i -= 1
    return found


def sorted_hand(hands: vec[i64], stride: i64, seat: i64) -> vec[i64]:
    """The cards a seat holds, sorted."""
    row = seat * stride
    return in_order(hands[row + 1 : row + 1 + hands[row]])


def add_card(hands: vec[i64], stride: i64, seat: i64, kind: i64) -> None:
    """Add a card to a hand."""
    row = seat * stride
    held = hands[row] + 1
    hands[row + held] = kind
    hands[row] = held


def drop_card(hands: vec[i64], stride: i64, seat: i64, kind: i64) -> None:
    """Remove a card from a hand; in a view, an unknown card if the card is not among the known ones."""
    i = slot_of(hands, stride, seat, kind)
    if i < 0:
        i = slot_of(hands, stride, seat, HIDDEN)
    if i < 0:
        raise ValueError("the card is not in this hand")
    row = seat * stride
    hands[i] = hands[row + hands[row]]
    hands[row] -= 1


def set_hand(hands: vec[i64], stride: i64, seat: i64, cards: vec[i64]) -> None:
    """Replace a seat's hand."""
    row = seat * stride
    held: i64 = len(cards)
    hands[row] = held
    i: i64 = 0
    while i < held:
        hands[row + 1 + i] = cards[i]
        i += 1
