"""Puzzles as they are asked, without their answers; and the answer to an attempt."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from motherlode import DataError
from motherlode.core.visibility import SPECTATOR
from motherlode.puzzles import Puzzle, PuzzleKind
from motherlode.puzzles.collection import collection
from motherlode.server.domain.refusals import Refused
from motherlode.server.projections.entries import move_details
from motherlode.server.projections.messages import MoveDetails
from motherlode.server.projections.replays import Replay, replay_steps

__all__ = ["AskedPuzzle", "PuzzleAttempt", "SolvedPuzzle", "asked_puzzle", "find_puzzle", "solved_puzzle"]


class AskedPuzzle(Struct, frozen=True, omit_defaults=True):
    """A puzzle. ``replay`` is the round so far, as the solver's seat saw it; the last step asks.

    A puzzle of kind ``who`` asks for a seat, one of kind ``move`` for one of the ``legal`` moves, with their
    ``details`` in the same order. ``grade`` is its difficulty from 1 to 3.
    """

    id: str
    kind: PuzzleKind
    grade: int
    replay: Replay
    legal: list[str] = []
    details: list[MoveDetails] = []


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """A seat's number, or a move."""

    answer: Annotated[str, Meta(max_length=80)]


class SolvedPuzzle(Struct, frozen=True, omit_defaults=True):
    """Whether an attempt was right, and the evidence.

    ``suspicion``: by seat, the public probability of being a saboteur at the end. ``clues``: steps, with that of the
    answer before and after each. ``chances``:
    moves with the chance that the seat's side wins the round, the best first. ``solved_by``: bots that find the answer.
    """

    right: bool
    answers: list[str]
    margin: float
    suspicion: list[float] = []
    clues: list[tuple[int, float, float]] = []
    chances: list[tuple[str, float]] = []
    solved_by: list[str] = []


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of an id; Refused if there is none."""
    try:
        return collection().get(name)
    except DataError:
        raise Refused("no-such-game") from None


@lru_cache(64)
def asked_puzzle(name: str) -> AskedPuzzle:
    """A puzzle without its answer; Refused if there is none."""
    puzzle = find_puzzle(name)
    game = puzzle.game()
    moves = [move for _, move in game.history]
    is_move = puzzle.kind == "move"
    legal = list(game.legal) if is_move else []
    replay = Replay(
        ruleset=puzzle.ruleset,
        seats=puzzle.seats,
        names=[""] * puzzle.seats,
        bots=[""] * puzzle.seats,
        options=dict(game.options),
        perspective="spectator" if puzzle.seat == SPECTATOR else str(puzzle.seat),
        steps=replay_steps(puzzle.begin(), moves, puzzle.seat),
    )
    details = [move_details(game, move) for move in legal]
    return AskedPuzzle(puzzle.id, puzzle.kind, puzzle.grade, replay, [str(move) for move in legal], details)


def solved_puzzle(name: str, attempt: str) -> SolvedPuzzle:
    """The answer to an attempt; Refused if the attempt does not fit this puzzle."""
    puzzle = find_puzzle(name)
    choices = asked_puzzle(name).legal or [str(seat) for seat in range(puzzle.seats)]
    if attempt not in choices:
        raise Refused("not-a-move")
    right = attempt in puzzle.answers
    margin, evidence = puzzle.margin, (puzzle.suspicion, puzzle.clues, puzzle.chances)
    return SolvedPuzzle(right, puzzle.answers, margin, *evidence, puzzle.solved_by)
