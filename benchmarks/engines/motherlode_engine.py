"""Measurements of our own engine, for every ruleset at small, middling and large tables."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from benchmarks.engines.timing import Measure, Measures, microseconds, rates
from motherlode import Game, __version__, ruleset_names
from motherlode._build import is_compiled
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.playable import legal_codes
from motherlode.games.registry import GameEngine, engine_of
from motherlode.simulate.bench import nearest

__all__ = ["PLAYERS", "case_name", "cases", "compiled", "pure"]

PLAYERS = (3, 5, 10)
_POSITIONS = 24


def case_name(ruleset: str, players: int) -> str:
    """The name of a table; ``players`` as asked for, which may be more than the ruleset allows."""
    return f"{ruleset}, {nearest(engine_of(ruleset).seats[ruleset], players)} players"


def cases() -> list[str]:
    """Every table."""
    return [case_name(ruleset, players) for ruleset in ruleset_names() for players in PLAYERS]


def compiled() -> tuple[str, Measures]:
    """The compiled engine."""
    if not is_compiled():
        raise ImportError("the compiled core is not built")
    return __version__, _measures()


def pure() -> tuple[str, Measures]:
    """The same source in pure Python."""
    if is_compiled():
        raise ImportError("MOTHERLODE_PURE is not set")
    return __version__, _measures()


def _measures() -> Measures:
    return {
        case_name(ruleset, players): _table(ruleset, nearest(engine_of(ruleset).seats[ruleset], players))
        for ruleset in ruleset_names()
        for players in PLAYERS
    }


def _table(ruleset: str, players: int) -> Mapping[str, Measure]:
    seeds = (f"benchmark/{number}" for number in count())
    engine = engine_of(ruleset)
    positions = list(_positions(ruleset, players))
    views = [engine.view_of(position, engine.actor(position)) for position in positions]
    lines = [engine.text(position) for position in positions]
    chance = Stream(key_of("benchmark"), "redeal")
    return {
        "engine": rates(lambda: _engine(ruleset, players, next(seeds))),
        "from Python": rates(lambda: _from_python(ruleset, players, next(seeds))),
        "Game": rates(lambda: _game(ruleset, players, next(seeds))),
        "copy": microseconds("copy", lambda: _each(engine.copy, positions)),
        "view": microseconds("view", lambda: _views(engine, positions)),
        "redeal": microseconds("redeal", lambda: _each(lambda view: engine.redeal(view, chance), views)),
        "print": microseconds("print", lambda: _each(engine.text, positions)),
        "parse": microseconds("parse", lambda: _each(engine.parse, lines)),
    }


def _positions(ruleset: str, players: int) -> Iterator[Any]:
    """From all over the first round."""
    for number in range(_POSITIONS):
        seed = f"positions/{number}"
        position = engine_of(ruleset).begin(ruleset, players, {}, seed, None)
        engine_of(ruleset).play_randomly(position, Stream(key_of(seed), "benchmark"), 2 * number)
        yield position


def _engine(ruleset: str, players: int, seed: str) -> Mapping[str, int]:
    """A whole game inside the engine: uniform random play, all legal moves each turn, no events."""
    position = engine_of(ruleset).begin(ruleset, players, {}, seed, None)
    turns = engine_of(ruleset).play_randomly(position, Stream(key_of(seed), "benchmark"), sys.maxsize)
    return {"turns": turns, "rounds": position.round}


def _from_python(ruleset: str, players: int, seed: str) -> Mapping[str, int]:
    """Measure play driven from Python turn by turn, as peers are driven: list moves, choose, call."""
    position = engine_of(ruleset).begin(ruleset, players, {}, seed, None)
    turns = 0
    while position.asked:
        position.play(random.choice(legal_codes(position)))
        turns += 1
    return {"turns": turns}


def _game(ruleset: str, players: int, seed: str) -> Mapping[str, int]:
    """Random play through ``Game``: moves as values, with every event."""
    game = Game(ruleset, players, seed=seed)
    turns = 0
    while not game.over:
        game.play(random.choice(list(game.legal)))
        turns += 1
    return {"turns": turns}


def _each(work: Callable[[Any], object], items: list[Any]) -> int:
    for item in items:
        work(item)
    return len(items)


def _views(engine: GameEngine[Any], positions: list[Any]) -> int:
    for position in positions:
        engine.view_of(position, engine.actor(position))
    return len(positions)
