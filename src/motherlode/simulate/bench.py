"""Engine benchmark: uniform random play with all legal moves listed and no events; and copies.

Rulesets take turns over several rounds of measuring, so that a busy moment of the machine does not fall on one of
them alone. The best round counts: noise only ever slows down. The median stands beside it to show how much.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from statistics import median
from typing import Any

from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.games.registry import GameEngine, engine_of, ruleset_names

__all__ = ["REPEATS", "Bench", "bench_all", "nearest"]

REPEATS = 7
_SHARE_OF_COPIES = 0.2
_MIDDLE = 40  # turns into a game: a maze of some size, hands full
_POSITIONS = 16


def nearest(allowed: range, players: int) -> int:
    """The number of players among those allowed that is nearest to one."""
    return min(max(players, allowed[0]), allowed[-1])


@dataclass(slots=True)
class Bench:
    """One ruleset's measurements."""

    ruleset: str
    players: int
    turns_per_second: list[float] = field(default_factory=list)
    copy_us: list[float] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        """The best, and the median of all."""
        return {
            "players": self.players,
            "turns_per_second": max(self.turns_per_second),
            "turns_per_second_median": median(self.turns_per_second),
            "copy_us": min(self.copy_us),
            "copy_us_median": median(self.copy_us),
        }


def bench_all(seconds: float, players: int = 5) -> list[Bench]:
    """Measure every ruleset, each for a number of seconds."""
    benches = [Bench(name, nearest(engine_of(name).seats[name], players)) for name in ruleset_names()]
    seeds = (f"bench/{number}" for number in count())
    for _ in range(REPEATS):
        for bench in benches:
            _measure(bench, seconds / REPEATS, seeds)
    return benches


def _measure(bench: Bench, seconds: float, seeds: Iterator[str]) -> None:
    engine = engine_of(bench.ruleset)
    bench.turns_per_second.append(_turns_per_second(engine, bench, seconds * (1 - _SHARE_OF_COPIES), seeds))
    positions = [_middle_game(engine, bench, seed) for seed, _ in zip(seeds, range(_POSITIONS), strict=False)]
    bench.copy_us.append(_copy_us(engine, positions, seconds * _SHARE_OF_COPIES))


def _turns_per_second(engine: GameEngine[Any], bench: Bench, seconds: float, seeds: Iterator[str]) -> float:
    """Whole games, dealing included."""
    turns = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not turns:
        seed = next(seeds)
        position = engine.begin(bench.ruleset, bench.players, {}, seed, None)
        turns += engine.play_randomly(position, Stream(key_of(seed), "bench"), sys.maxsize)
    return turns / spent


def _middle_game(engine: GameEngine[Any], bench: Bench, seed: str) -> Any:
    position = engine.begin(bench.ruleset, bench.players, {}, seed, None)
    engine.play_randomly(position, Stream(key_of(seed), "bench"), _MIDDLE)
    return position


def _copy_us(engine: GameEngine[Any], positions: list[Any], seconds: float) -> float:
    """Microseconds per copy, called from Python."""
    copies = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not copies:
        for position in positions:
            engine.copy(position)
        copies += len(positions)
    return spent / copies * 1e6
