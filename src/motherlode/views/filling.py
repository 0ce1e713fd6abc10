"""Hiding what a viewer may not know, and filling in what is hidden, at random; the same for every family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance import Stream
from motherlode.core.hidden import FACE_DOWN, HIDDEN

__all__ = ["deal_unseen", "drawn_seed", "fill_hidden", "hide_discard", "hide_hands", "shuffled", "unknown"]


def unknown(count: int) -> vec[i64]:
    """So many unknown things."""
    return vec[i64]([HIDDEN] * count)


def hide_hands(hands: vec[i64], stride: int, viewer: int) -> vec[i64]:
    """A hand is its owner's alone; how many cards it has, everyone sees."""
    hidden = unknown(len(hands))
    for row in range(0, len(hands), stride):
        hidden[row] = hands[row]
        if row == viewer * stride:
            for slot in range(row + 1, row + stride):
                hidden[slot] = hands[slot]
    return hidden


def hide_discard(card: int, viewer: int) -> int:
    """What was discarded face down is known to the one who discarded it (B-13)."""
    face_down_by = card // FACE_DOWN - 1
    if face_down_by in (-1, viewer):
        return card
    return HIDDEN + (card - card % FACE_DOWN)


def deal_unseen(hands: vec[i64], stride: int, discards: vec[i64], left: list[int]) -> None:
    """Unknown cards in hands and among the discards are taken from a shuffled pile of what the viewer has not seen."""
    for row in range(0, len(hands), stride):
        for slot in range(row + 1, row + 1 + hands[row]):
            if hands[slot] == HIDDEN:
                hands[slot] = left.pop()
    for index, card in enumerate(discards):
        if card % FACE_DOWN == HIDDEN:
            discards[index] = card - HIDDEN + left.pop()


def shuffled(cards: Counter[int], chance: Stream) -> list[int]:
    """A pile of these cards in random order."""
    pile = vec[i64](sorted(cards.elements()))
    chance.shuffle(pile)
    return list(pile)


def fill_hidden(known: vec[i64], all_of_them: Iterable[int], chance: Stream) -> vec[i64]:
    """The same items with the hidden ones drawn from what is left of all."""
    left = Counter(all_of_them)
    left.subtract(item for item in known if item != HIDDEN)
    unknown = iter(shuffled(left, chance))
    return vec[i64]([next(unknown) if item == HIDDEN else item for item in known])


def drawn_seed(chance: Stream) -> str:
    """A seed drawn from chance, for the deals to come."""
    return "redeal " + ".".join(str(chance.below(65536)) for _ in range(16))
