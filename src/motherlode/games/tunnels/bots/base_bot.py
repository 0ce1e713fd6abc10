"""Base class of the tunnel bots: they differ in their turns; gold and theft are decided the same way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from motherlode.bots.protocol import Choice, Reason
from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.game import LegalMoves, View
from motherlode.games.tunnels.bots.situation import Candidate, Situation
from motherlode.games.tunnels.rules.parts import ASK_NAMES, ASK_THEFT, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TunnelBot", "best"]


class TunnelBot(ABC):
    """A bot that is defined by how it plays its turn."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        if view.asked == ASK_NAMES[ASK_TURN]:
            option, reason = self.turn(view, Situation(view), chance)
            return Choice(legal[option.index], reason)
        if view.asked == ASK_NAMES[ASK_THEFT]:
            position = view.position_as(Position)
            return Choice(max(legal, key=lambda move: position.nuggets(move.seat)), {"why": "richest"})
        return Choice(max(legal, key=lambda move: int(move.pick or 0)), {"why": "most-gold"})

    @abstractmethod
    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Candidate, Reason]:
        """Choose an option for this turn, with the reason."""


def best(options: Sequence[Candidate], scores: Sequence[float]) -> tuple[Candidate, float]:
    """Return the option of the highest score, the first of those that tie, and its score."""
    most = max(scores)
    return options[scores.index(most)], most
