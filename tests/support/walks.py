"""Ways to play a game through: at random, or digging, which finds treasure in about every other round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from motherlode import Event, Game, Move, ParseError, Stream
from motherlode.core.chance.random_stream import key_of
from motherlode.core.faces import Face

__all__ = ["Chooser", "at_random", "chance", "digging", "one_of", "walk"]

Chooser = Callable[[Sequence[Move], Stream], Move]


def chance(*words: object) -> Stream:
    """A stream of chance of these words' own."""
    return Stream(key_of(" ".join(map(str, words))), "test")


def one_of(moves: Sequence[Move], stream: Stream) -> Move:
    """Any of them, each as likely."""
    return moves[stream.below(len(moves))]


def at_random(legal: Sequence[Move], stream: Stream) -> Move:
    """Any legal move."""
    return one_of(legal, stream)


def digging(legal: Sequence[Move], stream: Stream) -> Move:
    """Mostly: lay corridors, or walk, as far east as can be, else repair; sometimes any legal move."""
    if stream.below(10) == 0:
        return one_of(legal, stream)
    onward = [move for move in legal if move.head == "walk" or (len(move.cells) == 1 and _is_corridor(move.head))]
    if onward:
        farthest = max(move.cells[-1][0] for move in onward)
        onward = [move for move in onward if move.cells[-1][0] == farthest]
        return one_of([move for move in onward if "E" in move.head] or onward, stream)
    return one_of([move for move in legal if move.head.startswith("fix")] or legal, stream)


def _is_corridor(head: str) -> bool:
    try:
        return len(Face.parse(head).groups) == 1
    except ParseError:
        return False


def walk(game: Game, stream: Stream, choose: Chooser = digging) -> Iterator[tuple[Move, tuple[Event, ...]]]:
    """Play to the end, telling of each move what happened."""
    while not game.over:
        move = choose(list(game.legal), stream)
        yield move, game.play(move)
