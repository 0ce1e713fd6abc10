"""The beliefs of a ``belief`` bot on a seat after each move of a recorded game.

It is given what that seat saw and what was said, move by move, and nothing else; so the timeline may be shown to
whoever sat there.
"""

from __future__ import annotations

from typing import Any

from motherlode.bots.protocol import Belief
from motherlode.core.errors import DataError
from motherlode.games.registry import game_module
from motherlode.record_format import Record
from motherlode.records import replay, say_again

__all__ = ["Belief", "beliefs_of"]


def beliefs_of(record: Record, seat: int) -> list[Belief]:
    """The beliefs of a seat before the first move and after each; SPECTATOR for what everyone saw."""
    game = replay(record, 0)
    catalog: Any = game_module(game.ruleset, "bots.catalog")
    if catalog is None:
        raise DataError(f"{game.ruleset} has no bot that believes anything")
    reader = catalog.BeliefReader()
    beliefs: list[Belief] = [reader.read(game.view(seat))]
    for move in record.moves:
        game.play(move)
        say_again(game, record)
        beliefs.append(reader.read(game.view(seat)))
    return beliefs
