"""A bot that plays any legal move, each as likely."""

from __future__ import annotations

from motherlode.core.move import Move
from motherlode.core.random_stream import Stream
from motherlode.game import LegalMoves, View

__all__ = ["RandomBot"]


class RandomBot:
    """Uniformly random."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return legal[chance.below(len(legal))]
