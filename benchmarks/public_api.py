"""Measurements of the public API: playing with events, views, redeals and lines of notation.

Only names are used that are the same in every version, so that an earlier checkout can be measured beside this one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from typing import TypeVar

from benchmarks.engines.timing import Measure, Measures, microseconds, rates
from motherlode import Game, View
from motherlode._build import is_compiled

__all__ = ["TABLES", "compiled"]

TABLES = {
    "base, 5 players": ("base", 5),
    "saboteur2, 5 players": ("saboteur2", 5),
    "lost-mines, 5 players": ("lost-mines", 5),
}
_GAMES = 12
_EVERY = 9
"""Moves from one position taken from a game to the next."""

T = TypeVar("T")


def compiled() -> tuple[str, Measures]:
    """The public API of the compiled engine."""
    if not is_compiled():
        raise ImportError("the compiled core is not built")
    return "", {case: _table(ruleset, seats) for case, (ruleset, seats) in TABLES.items()}


def _table(ruleset: str, seats: int) -> Mapping[str, Measure]:
    chance = random.Random(1)
    seeds = [f"api/{number}" for number in range(_GAMES)]
    recorded = [(seed, [move for _, move in _played(ruleset, seats, seed, chance)]) for seed in seeds]
    games = [game for seed, moves in recorded for game in _positions(ruleset, seats, seed, moves)]
    views = [game.view(game.actor) for game in games]
    lines = [str(game) for game in games]
    again = cycle(recorded)
    return {
        "turns": rates(lambda: {"turns": len(_played(ruleset, seats, str(chance.random()), chance))}),
        "play": rates(lambda: {"moves": _replay(ruleset, seats, *next(again))}),
        "view": microseconds("view", lambda: _each(lambda game: game.view(game.actor), games)),
        "redeal": microseconds("redeal", lambda: _each(lambda view: view.redeal("api"), views)),
        "print": microseconds("print", lambda: _each(str, games)),
        "parse": microseconds("parse", lambda: _each(View.parse, lines)),
    }


def _played(ruleset: str, seats: int, seed: str, chance: random.Random) -> Sequence[tuple[int, object]]:
    """A whole game: the legal moves as values, one of them at random, played with its events."""
    game = Game(ruleset, seats, seed=seed)
    while not game.over:
        game.play(chance.choice(list(game.legal)))
    return game.history


def _replay(ruleset: str, seats: int, seed: str, moves: Sequence[object]) -> int:
    """Replay a game from its moves."""
    game = Game(ruleset, seats, seed=seed)
    for move in moves:
        game.play(move)
    return len(moves)


def _positions(ruleset: str, seats: int, seed: str, moves: Sequence[object]) -> Iterator[Game]:
    """Yield positions from all over a game."""
    game = Game(ruleset, seats, seed=seed)
    for number, move in enumerate(moves):
        if number % _EVERY == 0:
            yield game.copy()
        game.play(move)


def _each(work: Callable[[T], object], items: Sequence[T]) -> int:
    for item in items:
        work(item)
    return len(items)
