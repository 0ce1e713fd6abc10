"""A bot that plays each family of games in a way of its own."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.bots.protocol import Choice, ReasoningBot
from motherlode.core.chance import Stream
from motherlode.core.moves import Move
from motherlode.game import LegalMoves, View
from motherlode.lost_mines import position as forest

__all__ = ["BotByFamily"]


class BotByFamily:
    """Made of a bot for the tunnel games and one for The Lost Mines; each is made when it is first asked."""

    def __init__(self, tunnels: Callable[[], ReasoningBot], in_forest: Callable[[], ReasoningBot]) -> None:
        self._tunnels = tunnels
        self._in_forest = in_forest
        self._bots: dict[bool, ReasoningBot] = {}

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        is_forest = isinstance(view.position, forest.Position)
        if is_forest not in self._bots:
            self._bots[is_forest] = self._in_forest() if is_forest else self._tunnels()
        return self._bots[is_forest].decide(view, legal, chance)
