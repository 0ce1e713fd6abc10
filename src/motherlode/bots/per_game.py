"""A bot that plays each game by that game's own bots."""

from __future__ import annotations

from motherlode.bots.protocol import Choice, ReasoningBot, speak
from motherlode.bots.spec import BotSpec
from motherlode.core.chance.random_stream import Stream
from motherlode.core.errors import DataError
from motherlode.core.move import Move
from motherlode.core.talk import Claim
from motherlode.game import LegalMoves, View
from motherlode.games.registry import package_module

__all__ = ["PerGameBot"]


class PerGameBot:
    """A bot that delegates to the bot of its kind in the package of the game that is played."""

    def __init__(self, spec: BotSpec) -> None:
        self._spec = spec
        self._bots: dict[str, ReasoningBot] = {}

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        return self._bot(view).decide(view, legal, chance)

    def speak(self, view: View, chance: Stream) -> Claim | None:
        return speak(self._bot(view), view, chance)

    def _bot(self, view: View) -> ReasoningBot:
        bot = self._bots.get(view.ruleset)
        if bot is None:
            bot = self._bots[view.ruleset] = self._make(view)
        return bot

    def _make(self, view: View) -> ReasoningBot:
        catalog = package_module(view.package, "bots.catalog")
        if catalog is None:
            raise DataError(f"{view.ruleset} has no bot but random")
        bot: ReasoningBot = catalog.make_bot(self._spec, view)
        return bot
