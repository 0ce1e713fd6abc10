"""Bots, each a named level at the table. A bot is given a view and nothing else."""

from __future__ import annotations

from motherlode.bots.protocol import Bot, Choice, Reason, decide
from motherlode.bots.registry import BOTS, LEVELS, make_bot

__all__ = ["BOTS", "LEVELS", "Bot", "Choice", "Reason", "decide", "make_bot"]
