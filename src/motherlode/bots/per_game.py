"""A bot that plays each family of games in a way of its own."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.bots.protocol import Choice, ReasoningBot
from motherlode.core.move import Move
from motherlode.core.random_stream import Stream
from motherlode.game import LegalMoves, View
from motherlode.games.lost_mines.rules import position as lost_mines
from motherlode.games.tunnels.bots.situation import has_teams
from motherlode.games.tunnels.rules import position as tunnels

__all__ = ["PerGameBot"]

Maker = Callable[[], ReasoningBot]


class PerGameBot:
    """Made of a bot for the tunnel games, one for those with teams and one for The Lost Mines; each is made when it is
    first asked."""

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
        return self._teams if has_teams(view.position_as(tunnels.Position).rules) else self._tunnels
