"""An encoder of moves that name a card by its slot in the actor's sorted hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.encoding.encoder import Encoder
from motherlode.core.encoding.layout import Layout
from motherlode.core.playable import CardPosition

__all__ = ["HandEncoder"]


class HandEncoder(Encoder):
    """The encoding of hands that all our games share. Of equal cards, the first slot counts."""

    def __init__(self, layout: Layout, seats: int, slots: int, kinds: int) -> None:
        super().__init__(layout, seats)
        self.slots: i64 = slots
        self.hand: vec[i64] = vec[i64]([0] * slots)  # the cards that were noted last, sorted
        self.held: i64 = 0
        self.slot: vec[i64] = vec[i64]([0] * kinds)  # by kind in hand, its first slot

    def sort_hand(self, position: CardPosition, seat: i64) -> None:
        """Note the cards in a seat's hand."""
        hands = position.hands
        hand = self.hand
        slots = self.slot
        row = seat * position.stride
        held = i64(hands[row])
        i: i64 = 0
        while i < held:
            card = i64(hands[row + 1 + i])
            j = i
            while j > 0 and hand[j - 1] > card:
                hand[j] = hand[j - 1]
                j -= 1
            hand[j] = card
            i += 1
        while i > 0:
            i -= 1
            slots[hand[i]] = i
        self.held = held
