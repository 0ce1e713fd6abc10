"""The public course of a game, step by step, as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from motherlode.core.errors import DataError, RecordError
from motherlode.core.picture import Picture
from motherlode.core.visibility import SPECTATOR, redact
from motherlode.games.registry import engine_of, game_module
from motherlode.record_format import Record
from motherlode.records import replay

__all__ = ["Moment", "moments_of"]


class Moment(NamedTuple):
    """The table as a spectator saw it after a step; ``mover`` made the move, -1 for a deal.

    A round ends and the next is dealt in one step: the end has a moment of its own.
    """

    picture: Picture
    round: int
    mover: int
    is_end: bool = False


def moments_of(record: Record) -> Iterator[Moment]:
    """All moments of a finished game; RecordError if it is not finished, DataError if it has no pictures."""
    game = replay(record, 0)
    module: Any = game_module(game.ruleset, "picture")
    if module is None:
        raise DataError(f"{game.ruleset} has no pictures: its package has no module named picture")
    if replay(record).result is None:
        raise RecordError("the game is not finished")
    engine = engine_of(game.ruleset)
    view = engine.nothing_known(game.view(SPECTATOR).position, SPECTATOR)
    for event in game.events:
        engine.follow(view, redact(event, SPECTATOR))
    yield Moment(cast(Picture, module.picture_of(view)), engine.round(view), -1)
    for move in record.moves:
        mover = game.actor
        for event in game.play(move):
            before = engine.copy(view)
            engine.follow(view, redact(event, SPECTATOR))
            if engine.round(view) != engine.round(before):
                yield Moment(module.picture_of(before), engine.round(before), mover, is_end=True)
                mover = -1
        yield Moment(module.picture_of(view), engine.round(view), mover, is_end=game.over)
