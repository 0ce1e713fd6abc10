"""A bot made of one bot per game."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.bots.protocol import Choice, ReasoningBot
from motherlode.core.move import Move
from motherlode.core.random_stream import Stream
from motherlode.game import LegalMoves, View
from motherlode.games.lost_mines.rules import position as lost_mines
from motherlode.games.tunnels.bots.situation import has_teams

__all__ = ["PerGameBot"]

Maker = Callable[[], ReasoningBot]


class PerGameBot:
    """Delegates to a bot for tunnel games without teams, with teams, or The Lost Mines; each made on first use."""

    def __init__(self, tunnels: Maker, teams: Maker, lost_mines_bot: Maker) -> None:
        self._tunnels = tunnels
        self._teams = teams
        self._lost_mines = lost_mines_bot
        self._bots: dict[Maker, ReasoningBot] = {}

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        make = self._maker(view)
        if make not in self._bots:
            self._bots[make] = make()
        return self._bots[make].decide(view, legal, chance)

    def _maker(self, view: View) -> Maker:
        if isinstance(view.position, lost_mines.Position):
            return self._lost_mines
        return self._teams if has_teams(view.position.rules) else self._tunnels
