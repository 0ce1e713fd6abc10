"""The timeline of an analysis: its notes on a game, step by step, before they are summed up."""

from __future__ import annotations

from dataclasses import dataclass, field

from motherlode.analysis.protocol import Assessment, RoundEnd
from motherlode.core.move import Move

__all__ = ["MoveNote", "RoundNote", "Timeline"]


@dataclass(frozen=True, slots=True)
class MoveNote:
    """A move of a turn: its rank among the alternatives, and public forecast and suspicion around it."""

    step: int
    seat: int
    move: Move
    assessment: Assessment
    forecast_before: tuple[float, ...]
    forecast_after: tuple[float, ...]
    suspicion_before: float
    suspicion_after: float


@dataclass(frozen=True, slots=True)
class RoundNote:
    """A round, from the step after its deal to the one that ended it."""

    first: int
    last: int
    end: RoundEnd


@dataclass(slots=True)
class Timeline:
    """By step, the public forecast and suspicion; all moves that were assessed, and all rounds."""

    seats: int
    forecast: list[tuple[float, ...]] = field(default_factory=list)
    suspicion: list[tuple[float, ...]] = field(default_factory=list)
    moves: list[MoveNote] = field(default_factory=list)
    rounds: list[RoundNote] = field(default_factory=list)

    def round_of(self, step: int) -> RoundNote:
        """The round that a step belongs to."""
        return next(each for each in self.rounds if step <= each.last)
