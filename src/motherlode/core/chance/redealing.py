"""Filling in at random what a viewer does not know; shared by the redeals of all games.

Cards are counted in vectors: ``counts[card]`` is how many of a card there are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from motherlode.core.cards import FACE_DOWN, HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.core.errors import DataError

__all__ = [
    "check_counts",
    "counts_of",
    "deal_unseen",
    "deck_from",
    "drawn_seed",
    "fill_hidden",
    "is_possible",
    "pile_of",
    "shuffled",
    "subtract_discards",
]

_ZEROS: Final = vec[i64]([0] * (HIDDEN + 1))


def counts_of(cards: vec[i64]) -> vec[i64]:
    """The number of copies of each card."""
    counts = _ZEROS[:]
    for card in cards:
        counts[card] += 1
    return counts


def is_possible(counts: vec[i64]) -> bool:
    """Whether all counts are non-negative."""
    return all(count >= 0 for count in counts)


def check_counts(counts: vec[i64]) -> None:
    """Raise DataError if a count is negative."""
    if not is_possible(counts):
        raise DataError("this view shows more cards of a kind than there are")


def pile_of(counts: vec[i64]) -> vec[i64]:
    """A pile of these cards, sorted."""
    pile = vec[i64]()
    card: i64 = 0
    while card <= HIDDEN:
        copies = counts[card]
        while copies > 0:
            pile = append(pile, card)
            copies -= 1
        card += 1
    return pile


def shuffled(counts: vec[i64], chance: Stream) -> vec[i64]:
    """A pile of these cards in random order."""
    pile = pile_of(counts)
    chance.shuffle(pile)
    return pile


def deal_unseen(hands: vec[i16], stride: i64, discards: vec[i16], pile: vec[i64]) -> i64:
    """Replace unknown cards in hands and discards from a shuffled pile's end; return how many are left.

    DataError if there are too few.
    """
    left: i64 = len(pile)
    row: i64 = 0
    while row < len(hands):
        slot = row + 1
        while slot <= row + i64(hands[row]):
            if hands[slot] == HIDDEN:
                left = _one_less(left)
                hands[slot] = i16(pile[left])
            slot += 1
        row += stride
    index: i64 = 0
    while index < len(discards):
        card = discards[index]
        if card % FACE_DOWN == HIDDEN:
            left = _one_less(left)
            discards[index] = card - HIDDEN + i16(pile[left])
        index += 1
    return left


def subtract_discards(discards: vec[i16], unseen: vec[i64]) -> None:
    """Subtract the cards of a discard pile that are known."""
    for discard in discards:
        kind = i64(discard % FACE_DOWN)
        if kind != HIDDEN:
            unseen[kind] -= 1


def _one_less(left: i64) -> i64:
    if left <= 0:
        raise DataError("this view has more places for unknown cards than there are such cards")
    return left - 1


def deck_from(pile: vec[i64], left: i64, set_aside: i64, any_card: i64, drawn: i64) -> vec[i16]:
    """A deck of the cards left: some set aside, and any card in the place of each dealt since."""
    deck = vec[i16]()
    while len(deck) < set_aside:
        left = _one_less(left)
        deck = append(deck, i16(pile[left]))
    while len(deck) < drawn:
        deck = append(deck, i16(any_card))
    i: i64 = 0
    while i < left:
        deck = append(deck, i16(pile[i]))
        i += 1
    return deck


def fill_hidden(known: vec[i64], all_of_them: vec[i64], chance: Stream) -> vec[i64]:
    """The items, with hidden ones replaced by a random order of those that are left of all."""
    counts = counts_of(all_of_them)
    for item in known:
        if item != HIDDEN:
            counts[item] -= 1
    drawn = shuffled(counts, chance)
    filled = known[:]
    next_: i64 = 0
    i: i64 = 0
    while i < len(filled):
        if filled[i] == HIDDEN:
            if next_ >= len(drawn):
                raise DataError("this view has more unknown places than there are items left for them")
            filled[i] = drawn[next_]
            next_ += 1
        i += 1
    return filled


def drawn_seed(chance: Stream) -> str:
    """A seed drawn from chance, for the deals to come."""
    return "redeal " + ".".join([str(chance.below(65536)) for _ in range(16)])
