"""What a bot is: something that chooses among the legal moves of a view, and may say why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from motherlode.core.move import Cell, Move
from motherlode.core.random_stream import Stream
from motherlode.game import LegalMoves, View

__all__ = ["Belief", "Bot", "Choice", "Reason", "ReasoningBot", "decide"]

Reason = Mapping[str, float | str | tuple[float, ...]]
"""Why a move was chosen, for machines: what was wanted, what was believed, in numbers by name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and why it was chosen."""

    move: Move
    reason: Reason = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Belief:
    """By seat, the chance that it is a saboteur; by goal, that it is the treasure (none where there are several)."""

    saboteurs: tuple[float, ...]
    treasure: Mapping[Cell, float]


class Bot(Protocol):
    """Chooses. All its chance comes from ``chance``, so that the same view gets the same choice."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        """One of the legal moves."""


@runtime_checkable
class ReasoningBot(Protocol):
    """A bot that says why."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        """One of the legal moves."""

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        """The same move, with its reason."""


def decide(bot: Bot, view: View, legal: LegalMoves, chance: Stream) -> Choice:
    """What a bot chooses, with its reason if it has one."""
    if isinstance(bot, ReasoningBot):
        return bot.decide(view, legal, chance)
    return Choice(bot.choose(view, legal, chance))
