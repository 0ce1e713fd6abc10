"""Bots, each a named level at the table. A bot is given a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motherlode.bots.by_family import BotByFamily
from motherlode.bots.forest.belief import ForestBelief
from motherlode.bots.forest.greedy import ForestGreedy
from motherlode.bots.forest.trust import ForestTrust
from motherlode.bots.protocol import Bot, Choice, Reason, decide
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.teams.bot import TeamBot
from motherlode.bots.tunnels.belief import BeliefBot
from motherlode.bots.tunnels.greedy import GreedyBot
from motherlode.bots.tunnels.search import Effort, SearchBot
from motherlode.bots.tunnels.trust import TrustBot
from motherlode.core.errors import DataError

__all__ = ["BOTS", "Bot", "Choice", "Reason", "decide", "make_bot"]

BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": lambda: BotByFamily(GreedyBot, GreedyBot, ForestGreedy),
    "trust": lambda: BotByFamily(TrustBot, TrustBot, ForestTrust),
    "belief": lambda: BotByFamily(BeliefBot, TeamBot, ForestBelief),
    "search": lambda: BotByFamily(SearchBot, TeamBot, ForestBelief),
}

_BY_NUMBER = "search:rollouts="


def make_bot(name: str) -> Bot:
    """The bot of a name; DataError if there is none. ``search:rollouts=200`` thinks by number, not by the clock."""
    count = name.removeprefix(_BY_NUMBER)
    if count != name and count.isascii() and count.isdecimal() and int(count):
        effort = Effort(rollouts=int(count))
        return BotByFamily(lambda: SearchBot(effort), TeamBot, ForestBelief)
    if name not in BOTS:
        raise DataError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
