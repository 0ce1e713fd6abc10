"""The bots and belief trackers of The Lost Mines, as the bot registry finds them."""

from __future__ import annotations

from motherlode.bots.protocol import Belief, ReasoningBot
from motherlode.bots.spec import BotSpec
from motherlode.core.errors import DataError
from motherlode.game import View
from motherlode.games.lost_mines.bots.belief_bot import LostMinesBeliefBot, LostMinesBeliefTracker
from motherlode.games.lost_mines.bots.greedy_bot import LostMinesGreedyBot
from motherlode.games.lost_mines.bots.role_posterior import known_roles
from motherlode.games.lost_mines.bots.search_bot import LostMinesSearchBot
from motherlode.games.lost_mines.bots.treasure_shares import SABOTEUR
from motherlode.games.lost_mines.bots.trust_bot import LostMinesTrustBot
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["BeliefReader", "make_bot"]


def make_bot(spec: BotSpec, view: View) -> ReasoningBot:
    """A bot for the game of a view. ``neural`` plays as ``search``: this game has no network."""
    if spec.kind == "greedy":
        return LostMinesGreedyBot()
    if spec.kind == "trust":
        return LostMinesTrustBot()
    if spec.kind in ("search", "neural"):
        return LostMinesSearchBot()
    if spec.kind != "belief":
        raise DataError(f"The Lost Mines has no bot {spec.kind!r}")
    return LostMinesBeliefBot(spec.preset)


class BeliefReader:
    """What a ``belief`` bot believes of a game, move by move."""

    def __init__(self) -> None:
        self._tracker = LostMinesBeliefTracker()

    def read(self, view: View) -> Belief:
        """The belief of the viewer, who must be the same each time. There is no single treasure to look for."""
        posterior = self._tracker.update(view)
        marginals = posterior.marginals(known_roles(view.position_as(Position)))
        return Belief(tuple(each[SABOTEUR] for each in marginals), {})
