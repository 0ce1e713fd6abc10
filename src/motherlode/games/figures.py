"""Figures of players in a finished game, round by round: for their history and statistics.

A game's module ``figures`` provides ``round_figures(events, seats)``, which returns the figures of each seat; a game
without it has a history all the same. Figures are made of a game that is over, so that all roles are public.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["RoundFigures"]


@dataclass(frozen=True, slots=True)
class RoundFigures:
    """The figures of a seat in a round: its role at the end, whether the round paid, and counts by name.

    ``gold`` is what the round changed in the seat's score. Games stored by earlier versions do not have it.
    """

    role: str
    has_won: bool
    counts: Mapping[str, int] = field(default_factory=dict)
