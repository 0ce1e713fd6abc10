"""Analysis of the tunnel games, as :mod:`motherlode.analysis.protocol` finds it."""

from __future__ import annotations

from motherlode.analysis.protocol import GameAnalyser
from motherlode.game import Game
from motherlode.games.tunnels.analysis.miners import MinersAnalyser
from motherlode.games.tunnels.analysis.teams import TeamsAnalyser
from motherlode.games.tunnels.bots.situation import has_teams
from motherlode.games.tunnels.rules.position import Position

__all__ = ["make_analyser"]


def make_analyser(game: Game, effort: float) -> GameAnalyser:
    """An analyser for a tunnel game: by rollouts, or by expected gold where miners are in teams."""
    rules = game.spectator.position_as(Position).rules
    return TeamsAnalyser(game.seats) if has_teams(rules) else MinersAnalyser(game.seats, effort)
