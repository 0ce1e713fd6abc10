"""Bots that play at the table. A bot is given a view and nothing else."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.bots.protocol import Bot, Choice, Reason, decide, speak
    from motherlode.bots.registry import BOTS, LEVELS, make_bot

__all__ = ["BOTS", "LEVELS", "Bot", "Choice", "Reason", "decide", "make_bot", "speak"]

_REGISTRY = ("BOTS", "LEVELS", "make_bot")


def __getattr__(name: str) -> Any:
    """Import lazily: the registry imports the games' bots, which import this package's protocol."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{'registry' if name in _REGISTRY else 'protocol'}"), name)
