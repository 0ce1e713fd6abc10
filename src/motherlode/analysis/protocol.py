"""Interface of a game's ``analysis`` module: ``make_analyser(game, effort)``, a :class:`GameAnalyser`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from motherlode.analysis.report import Unit, Why
from motherlode.bots.protocol import Belief
from motherlode.core.chance.random_stream import Stream
from motherlode.core.errors import DataError
from motherlode.core.move import Cell, Move
from motherlode.core.visibility import Event
from motherlode.game import Game, LegalMoves, View
from motherlode.games.registry import game_module

__all__ = ["Assessment", "GameAnalyser", "RoundEnd", "Truth", "analyser_of"]


@dataclass(frozen=True, slots=True)
class Assessment:
    """A move against the others its player had, by what that player knew; see ``report.KeyMove``."""

    why: Why
    gain: float
    error: float = 0.0
    better: Move | None = None


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round's end: roles by seat, the saboteurs, and the forecast's final values if it settles them."""

    number: int
    roles: tuple[str, ...]
    saboteurs: frozenset[int]
    forecast: tuple[float, ...] | None = None
    reached: bool | None = None


@dataclass(frozen=True, slots=True)
class Truth:
    """What claims are checked against: the saboteurs' seats, and the treasure's cell if there is one."""

    saboteurs: frozenset[int]
    treasure: Cell | None = None


class GameAnalyser(Protocol):
    """Follows one game, move by move."""

    unit: Unit
    gain_unit: Unit

    def update(self, view: View) -> Belief:
        """Take in a spectator's view; return the public belief. Called before ``forecast`` and ``assess``."""

    def forecast(self, view: View, chance: Stream) -> tuple[float, ...]:
        """The public forecast of a spectator's view that was taken in last."""

    def assess(self, view: View, legal: LegalMoves, move: Move, chance: Stream) -> Assessment | None:
        """Compare a move to the others of the view of its player; None where there is nothing to compare."""

    def round_end(self, events: Sequence[Event]) -> RoundEnd | None:
        """The end of a round in these events; None if there is none."""

    def truth(self, game: Game) -> Truth:
        """The facts of a game in its current round."""


def analyser_of(game: Game, effort: float) -> GameAnalyser:
    """Return a new analyser for a game; DataError if its package has none.

    ``effort`` scales the number of samples.
    """
    module = game_module(game.ruleset, "analysis")
    if module is None:
        raise DataError(f"{game.ruleset} cannot be analysed: its package has no module named analysis")
    return cast(GameAnalyser, module.make_analyser(game, effort))
