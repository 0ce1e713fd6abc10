"""Bots, each a named level at the table. A bot is given a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motherlode.bots.by_family import BotByFamily
from motherlode.bots.forest.belief import ForestBelief
from motherlode.bots.forest.greedy import ForestGreedy
from motherlode.bots.forest.trust import ForestTrust
from motherlode.bots.protocol import Bot, Choice, Reason, decide
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.tunnels.belief import BeliefBot
from motherlode.bots.tunnels.greedy import GreedyBot
from motherlode.bots.tunnels.trust import TrustBot
from motherlode.core.errors import DataError

__all__ = ["BOTS", "Bot", "Choice", "Reason", "decide", "make_bot"]

BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": lambda: BotByFamily(GreedyBot, ForestGreedy),
    "trust": lambda: BotByFamily(TrustBot, ForestTrust),
    "belief": lambda: BotByFamily(BeliefBot, ForestBelief),
}


def make_bot(name: str) -> Bot:
    """The bot of a name; DataError if there is none."""
    if name not in BOTS:
        raise DataError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
