"""Details of legal moves, encoded once per ruleset and move: the same moves come turn after turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from motherlode import Move
from motherlode.games.registry import engine_of
from motherlode.server.projections.messages import MoveDetails

__all__ = ["encoded_details", "move_details"]

_KEPT: Final = 4096
"""How many moves are kept, with their keys about 700 bytes each."""

_encode = msgspec.json.Encoder().encode


def move_details(ruleset: str, move: Move) -> MoveDetails:
    """Return what a legal move uses and where it is aimed."""
    details = engine_of(ruleset).details(ruleset, move)
    return MoveDetails(details.action, details.cards, details.cell, details.way, details.path, details.seat)


@lru_cache(_KEPT)
def encoded_details(ruleset: str, move: Move) -> Any:
    """Return the details of a legal move as encoded JSON."""
    return msgspec.Raw(_encode(move_details(ruleset, move)))
