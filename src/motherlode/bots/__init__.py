"""Bots, each a named level at the table. A bot is given a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motherlode.bots.protocol import Bot
from motherlode.bots.random_bot import RandomBot
from motherlode.core.errors import DataError

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}


def make_bot(name: str) -> Bot:
    """The bot of a name; DataError if there is none."""
    if name not in BOTS:
        raise DataError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
