"""The state of the lesson after a learner's moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, Struct

from motherlode import Game, GameOver, IllegalMove, Move, ParseError
from motherlode.server.domain.refusals import Refused
from motherlode.server.lesson.script import load_script
from motherlode.server.projections.entries import move_details, result_of
from motherlode.server.projections.messages import ErrorResponse, MoveDetails, Result
from motherlode.server.projections.replays import Step, replay_steps

__all__ = ["Lesson", "LessonMoves", "lesson_after"]

_LEARNER: Final = 0
_THE_END: Final = "the-end"


class LessonMoves(Struct, forbid_unknown_fields=True):
    """The learner's moves so far."""

    moves: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=40)]


class Lesson(Struct, frozen=True, omit_defaults=True):
    """The state of the lesson. ``steps`` is the game so far, as the learner saw it.

    The first ``made`` of the sent moves were made; ``refused`` is why the next one was not. Of the ``legal`` moves,
    those in ``go_on`` continue the lesson; ``details`` are theirs, in the same order.
    """

    ruleset: str
    seats: int
    names: list[str]
    chapters: list[str]
    chapter: str
    made: int
    steps: list[Step]
    view: Any
    legal: list[str] = []
    go_on: list[str] = []
    details: list[MoveDetails] = []
    refused: ErrorResponse | None = None
    result: Result | None = None


class _Progress(NamedTuple):
    """The game when it is the learner's turn again, and the number of the current chapter."""

    game: Game
    chapter: int


def lesson_after(moves: Sequence[str]) -> Lesson:
    """Return the lesson after the learner's moves, up to the first that is refused."""
    made: tuple[str, ...] = ()
    refused: ErrorResponse | None = None
    for move in moves:
        try:
            _progress((*made, move))
        except Refused as why:
            refused = ErrorResponse(why.why, why.rule)
            break
        made = (*made, move)
    return _lesson(made, refused)


def _lesson(made: tuple[str, ...], refused: ErrorResponse | None) -> Lesson:
    script = load_script()
    game, number = _progress(made)
    chapter = None if game.over else script.chapters[number]
    legal = [str(move) for move in game.legal]
    go_on = list(chapter.go_on) if chapter and chapter.go_on else legal
    return Lesson(
        ruleset=script.ruleset,
        seats=len(script.names),
        names=list(script.names),
        chapters=[*(one.key for one in script.chapters), _THE_END],
        chapter=chapter.key if chapter else _THE_END,
        made=len(made),
        steps=_steps(made),
        view=game.view(_LEARNER).table,
        legal=legal,
        go_on=go_on,
        details=[move_details(game, Move.parse(move)) for move in go_on],
        refused=refused,
        result=result_of(game),
    )


@lru_cache(64)
def _progress(moves: tuple[str, ...]) -> _Progress:
    """Return the progress after these moves; Refused if the last one does not continue the lesson."""
    if not moves:
        return _Progress(load_script().begin(), 0)
    before, number = _progress(moves[:-1])
    game = before.copy()
    try:
        game.play(Move.parse(moves[-1]))
    except ParseError:
        raise Refused("not-a-move") from None
    except IllegalMove as illegal:
        raise Refused("illegal-move", illegal.rule) from None
    except GameOver:
        raise Refused("game-over") from None
    chapter = load_script().chapters[number]
    if chapter.go_on and str(game.history[-1][1]) not in chapter.go_on:
        raise Refused("off-lesson")
    for answer in chapter.then:
        game.play(answer)
    while game.actor > _LEARNER:
        game.play(game.legal[-1])  # scripted seats take the most valuable gold
    return _Progress(game, number + 1)


@lru_cache(64)
def _steps(made: tuple[str, ...]) -> list[Step]:
    moves = [move for _, move in _progress(made).game.history]
    return replay_steps(load_script().begin(), moves, _LEARNER)
