"""The ``random`` bot."""

from __future__ import annotations

from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.game import LegalMoves, View

__all__ = ["RandomBot"]


class RandomBot:
    """Plays a uniformly random legal move."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return legal[chance.below(len(legal))]
