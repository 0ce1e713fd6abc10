"""Bots, each a named level at the table. A bot is given a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motherlode.bots.belief import BeliefBot
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.protocol import Bot, Choice, Reason, decide
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.trust import TrustBot
from motherlode.core.errors import DataError

__all__ = ["BOTS", "Bot", "Choice", "Reason", "decide", "make_bot"]

BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "trust": TrustBot,
    "belief": BeliefBot,
}


def make_bot(name: str) -> Bot:
    """The bot of a name; DataError if there is none."""
    if name not in BOTS:
        raise DataError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
