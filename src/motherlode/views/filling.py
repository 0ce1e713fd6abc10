"""Filling in what is hidden, at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance import Stream
from motherlode.core.hidden import HIDDEN

__all__ = ["drawn_seed", "fill_hidden", "shuffled"]


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
