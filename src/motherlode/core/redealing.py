"""Filling in at random what a viewer does not know; shared by the redeals of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import FACE_DOWN, HIDDEN
from motherlode.core.random_stream import Stream

__all__ = ["deal_unseen", "deck_from", "drawn_seed", "fill_hidden", "shuffled"]


def deal_unseen(hands: vec[i64], stride: i64, discards: vec[i64], left: list[int]) -> None:
    """Replace unknown cards in hands and discards by cards of a shuffled pile that the viewer has not seen."""
    row: i64 = 0
    while row < len(hands):
        slot = row + 1
        while slot <= row + hands[row]:
            if hands[slot] == HIDDEN:
                hands[slot] = left.pop()
            slot += 1
        row += stride
    index: i64 = 0
    while index < len(discards):
        card = discards[index]
        if card % FACE_DOWN == HIDDEN:
            discards[index] = card - HIDDEN + left.pop()
        index += 1


def deck_from(left: list[int], set_aside: int, any_card: int, drawn: int) -> vec[i64]:
    """A deck of the cards left: some of them set aside, and any card in the place of each that was dealt since."""
    aside = [left.pop() for _ in range(set_aside)]
    deck = aside + [any_card] * (drawn - set_aside) + left
    return vec[i64](deck)


def shuffled(cards: Counter[int], chance: Stream) -> list[int]:
    """A pile of these cards in random order."""
    pile = vec[i64](sorted(cards.elements()))
    chance.shuffle(pile)
    return list(pile)


def fill_hidden(known: vec[i64], all_of_them: Iterable[int], chance: Stream) -> vec[i64]:
    """The items, with hidden ones replaced by a random order of those that are left of all."""
    left = Counter(all_of_them)
    left.subtract(item for item in known if item != HIDDEN)
    drawn = iter(shuffled(left, chance))
    return vec[i64]([next(drawn) if item == HIDDEN else item for item in known])


def drawn_seed(chance: Stream) -> str:
    """A seed drawn from chance, for the deals to come."""
    return "redeal " + ".".join(str(chance.below(65536)) for _ in range(16))
