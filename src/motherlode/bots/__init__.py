"""Bots, each a named level at the table. A bot is given a view and nothing else."""

from __future__ import annotations

from motherlode.bots.naming import BOTS, LEVELS, make_bot
from motherlode.bots.protocol import Bot, Choice, Reason, decide

__all__ = ["BOTS", "LEVELS", "Bot", "Choice", "Reason", "decide", "make_bot"]
