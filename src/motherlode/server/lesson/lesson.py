"""How far a pupil has come, from the moves they made: what they saw, what they may do, what goes on with the lesson."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, Struct

from motherlode import Game, GameOver, IllegalMove, Move, ParseError
from motherlode.server.domain.refusals import Refused
from motherlode.server.lesson.script import load_script
from motherlode.server.projections.entries import result_of
from motherlode.server.projections.messages import ErrorResponse, Result
from motherlode.server.projections.replays import Step, replay_steps

__all__ = ["Lesson", "LessonMoves", "lesson_after"]

_PUPIL: Final = 0
_THE_END: Final = "the-end"


class LessonMoves(Struct, forbid_unknown_fields=True):
    """The pupil's moves so far."""

    moves: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=40)]


class Lesson(Struct, frozen=True, omit_defaults=True):
    """How the lesson stands. ``steps`` is all that happened, as the pupil saw it; ``made`` of the moves sent were made,
    and the next was ``refused``, if one was. Of the ``legal`` moves those in ``go_on`` go on with the lesson."""

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
    refused: ErrorResponse | None = None
    result: Result | None = None


class _Standing(NamedTuple):
    """The game after some of the pupil's moves, when it is their turn again; and the chapter they are in."""

    game: Game
    chapter: int


def lesson_after(moves: Sequence[str]) -> Lesson:
    """The lesson after the pupil's moves, up to the first that is refused."""
    made: tuple[str, ...] = ()
    refused: ErrorResponse | None = None
    for move in moves:
        try:
            _game_state((*made, move))
        except Refused as why:
            refused = ErrorResponse(why.why, why.rule)
            break
        made = (*made, move)
    return _told(made, refused)


def _told(made: tuple[str, ...], refused: ErrorResponse | None) -> Lesson:
    script = load_script()
    game, number = _game_state(made)
    chapter = None if game.over else script.chapters[number]
    legal = [str(move) for move in game.legal]
    return Lesson(
        ruleset=script.ruleset,
        seats=len(script.names),
        names=list(script.names),
        chapters=[*(one.key for one in script.chapters), _THE_END],
        chapter=chapter.key if chapter else _THE_END,
        made=len(made),
        steps=_steps(made),
        view=game.view(_PUPIL).table,
        legal=legal,
        go_on=list(chapter.go_on) if chapter and chapter.go_on else legal,
        refused=refused,
        result=result_of(game),
    )


@lru_cache(64)
def _game_state(moves: tuple[str, ...]) -> _Standing:
    """After these moves; Refused if the last of them does not go on with the lesson."""
    if not moves:
        return _Standing(load_script().begin(), 0)
    before, number = _game_state(moves[:-1])
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
    while game.actor > _PUPIL:
        game.play(game.legal[-1])  # of the gold that goes round, all take the best
    return _Standing(game, number + 1)


@lru_cache(64)
def _steps(made: tuple[str, ...]) -> list[Step]:
    moves = [move for _, move in _game_state(made).game.history]
    return replay_steps(load_script().begin(), moves, _PUPIL)
