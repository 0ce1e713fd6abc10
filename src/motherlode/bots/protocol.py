"""What a bot is: something that chooses among the legal moves of a view."""

from __future__ import annotations

from typing import Protocol

from motherlode.core.chance import Stream
from motherlode.core.moves import Move
from motherlode.game import LegalMoves, View

__all__ = ["Bot"]


class Bot(Protocol):
    """Chooses. All its chance comes from ``chance``, so that the same view gets the same choice."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        """One of the legal moves."""
