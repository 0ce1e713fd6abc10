"""The bot protocol: a bot chooses one of a view's legal moves, may give a reason, and may talk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Cell, Move
from motherlode.core.talk import Claim
from motherlode.game import LegalMoves, View

__all__ = ["Belief", "Bot", "Choice", "Reason", "ReasoningBot", "TalkingBot", "decide", "speak"]

Reason = Mapping[str, float | str | tuple[float, ...]]
"""Why a move was chosen: utilities and beliefs by name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and the reason for it."""

    move: Move
    reason: Reason = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Belief:
    """By seat, the probability of a saboteur; by goal, of the treasure (empty where there are several)."""

    saboteurs: tuple[float, ...]
    treasure: Mapping[Cell, float]


class Bot(Protocol):
    """Chooses moves. All randomness comes from ``chance``: the same view and stream give the same choice."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        """Return one of the legal moves."""


@runtime_checkable
class ReasoningBot(Protocol):
    """A bot that gives reasons."""

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        """Return one of the legal moves."""

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        """Return the move that ``choose`` would, with its reason."""


@runtime_checkable
class TalkingBot(Protocol):
    """A bot that talks. It is asked once after each of its moves, so the time of a claim reveals nothing."""

    def speak(self, view: View, chance: Stream) -> Claim | None:
        """Return what it says now, or None. The same view, talk and stream give the same claim."""


def decide(bot: Bot, view: View, legal: LegalMoves, chance: Stream) -> Choice:
    """Return a bot's choice, with its reason if it gives one."""
    if isinstance(bot, ReasoningBot):
        return bot.decide(view, legal, chance)
    return Choice(bot.choose(view, legal, chance))


def speak(bot: Bot, view: View, chance: Stream) -> Claim | None:
    """Return what a bot says after its move; None if it does not talk."""
    return bot.speak(view, chance) if isinstance(bot, TalkingBot) else None
