"""The base of the tunnel games' analysers: ends of rounds, facts, and effects of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.analysis.protocol import RoundEnd, Truth
from motherlode.analysis.report import Why
from motherlode.core.visibility import Event
from motherlode.game import Game
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, Candidate, Situation
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

__all__ = ["SABOTEUR", "TunnelsAnalyser", "why_of"]

SABOTEUR: Final = "saboteur"
_TREASURE: Final = "treasure"
_LEAST_CHANGE: Final = 0.05
"""Cards by which the distance must change for a sentence to say so; chosen."""


class TunnelsAnalyser:
    """The parts of an analyser that do not depend on how moves are valued."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def round_end(self, events: Sequence[Event]) -> RoundEnd | None:
        for event in events:
            if isinstance(event, e.RoundEnded):
                roles = event.roles[: self._seats]  # after them come the dwarf cards left over
                saboteurs = frozenset(seat for seat, role in enumerate(roles) if role == SABOTEUR)
                return RoundEnd(event.number, roles, saboteurs, (float(event.reached),), event.reached)
        return None

    def truth(self, game: Game) -> Truth:
        table = game.truth_as(TunnelsSnapshot)
        saboteurs = frozenset(seat for seat, role in enumerate(table.roles) if role == SABOTEUR)
        return Truth(saboteurs, next((goal.cell for goal in table.goals if goal.name == _TREASURE), None))


def why_of(situation: Situation, option: Candidate, suspicion: Sequence[float]) -> Why:
    """The effect of a move, as its player could see it."""
    if option.effect in (LAY, FALL):
        change = situation.added_distance(option)
        key = "nearer" if change < -_LEAST_CHANGE else "farther" if change > _LEAST_CHANGE else "even"
        return Why(f"{option.effect}-{key}", cards=round(change, 2))
    if option.effect in (BREAK, FIX):
        if option.aim == situation.seat:
            return Why(f"{option.effect}-own", target=option.aim)
        return Why(option.effect, target=option.aim, chance=round(suspicion[option.aim], 3))
    return Why(option.effect)
