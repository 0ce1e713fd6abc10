"""Rounds played by ``belief`` with its utilities: how they are made, stored and loaded.

A round is its deal and its actions, each ``what << 9 | target``; for each action the eight best moves with their
utilities, less that of the best. In half of the rounds seats play with noise, so that positions vary; the utilities are
those of ``belief`` without noise all the same.
"""

from __future__ import annotations

import math
import multiprocessing
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from motherlode.core.errors import DataError
from motherlode.core.playable import legal_codes
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.situation import Situation
from motherlode.games.tunnels.game import ENGINE
from motherlode.games.tunnels.rules.parts import ASK_TURN

__all__ = ["BEST_MOVES", "NO_MOVE", "Rounds", "generate_rounds", "load_rounds", "save_rounds"]

BEST_MOVES: Final = 8
NO_MOVE: Final = -99.0
"""The utility in slots beyond the last move."""

_MAX_TURNS: Final = 112
_PLAYERS: Final = (3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 7, 7, 7, 7, 8, 9, 10)
"""Numbers of players, in the proportion in which rounds are generated."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Rounds by column; the last three have an entry an action."""

    players: NDArray[np.uint8]
    first: NDArray[np.uint8]
    saboteurs: NDArray[np.uint16]
    goals: NDArray[np.uint8]
    deck: NDArray[np.uint8]  # (rounds, 67)
    won: NDArray[np.bool_]
    length: NDArray[np.uint8]
    actions: NDArray[np.uint16]
    best: NDArray[np.uint16]  # (actions, 8)
    utilities: NDArray[np.float16]  # (actions, 8)

    def __len__(self) -> int:
        return len(self.players)


def save_rounds(path: Path, rounds: Rounds) -> None:
    """Write rounds as a compressed ``.npz``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    columns: dict[str, Any] = {name: getattr(rounds, name) for name in Rounds.__slots__}
    np.savez_compressed(path, **columns)


def load_rounds(paths: Sequence[Path]) -> Rounds:
    """Read rounds of several files; DataError if there are none or a file is something else."""
    parts = []
    for path in paths:
        try:
            with np.load(path) as stored:
                parts.append([stored[name] for name in Rounds.__slots__])
        except (OSError, KeyError, ValueError) as error:
            raise DataError(f"{path} does not hold rounds: {error}") from None
    if not parts:
        raise DataError("no file of rounds was given")
    return Rounds(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def generate_rounds(count: int, seed: str, workers: int) -> Iterator[Rounds]:
    """Play rounds in processes and yield them in batches, in order; round ``i`` is dealt from ``seed/i``."""
    batches = [range(at, min(count, at + 16)) for at in range(0, count, 16)]
    if workers == 1:
        yield from (_play_rounds(seed, batch) for batch in batches)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(_play_rounds, [seed] * len(batches), batches)


def merge_rounds(parts: Sequence[Rounds]) -> Rounds:
    """Put batches of rounds together."""
    return Rounds(*(np.concatenate([getattr(part, name) for part in parts]) for name in Rounds.__slots__))


def _play_rounds(seed: str, numbers: range) -> Rounds:
    rows = [row for number in numbers if (row := _play_round(seed, number)) is not None]
    per_round = [np.array([row[column] for row in rows]) for column in range(7)]
    per_action = [np.concatenate([row[column] for row in rows]) for column in range(7, 10)]
    return Rounds(*per_round, *per_action)


def _play_round(seed: str, number: int) -> tuple[Any, ...] | None:
    """A row of ``Rounds``; None for a round longer than can be stored."""
    chance = random.Random(f"{seed}/{number}/noise")
    players = chance.choice(_PLAYERS)
    events: list[Event] = []
    position = ENGINE.begin("base", players, {"rounds": 1}, f"{seed}/{number}", events)
    deal = (
        np.uint8(players),
        np.uint8(position.first),
        np.uint16(sum(1 << seat for seat in range(players) if position.roles[seat] == position.rules.saboteur)),
        np.uint8(sum(kind << 2 * goal for goal, kind in enumerate(position.goals))),
        np.array(list(position.deck), np.uint8),
    )
    noise, wild = _noise(players, chance)
    bot = BeliefBot()
    actions, best, utilities = [], [], []
    while position.asked == ASK_TURN and not position.shown:
        seat = position.actor
        view = View(ENGINE, ENGINE.view_of(position, seat), seat, tuple(events))
        values = bot.evaluate(view, Situation(view)).values
        codes = legal_codes(position)
        packed = [what << 9 | target for what, target in (a.decode_code(position, code) for code in codes)]
        order = sorted(range(len(values)), key=lambda index: -values[index])[:BEST_MOVES]
        best.append([packed[index] for index in order] + [0] * (BEST_MOVES - len(order)))
        below = [max(NO_MOVE, values[index] - values[order[0]]) for index in order]
        utilities.append(below + [NO_MOVE] * (BEST_MOVES - len(order)))
        chosen = order[0]
        if chance.random() < wild:
            chosen = chance.randrange(len(values))
        elif noise[seat]:
            noisy = [value - noise[seat] * math.log(-math.log(chance.uniform(1e-12, 1 - 1e-12))) for value in values]
            chosen = max(range(len(values)), key=noisy.__getitem__)
        actions.append(packed[chosen])
        ENGINE.play(position, ENGINE.move_of(position, codes[chosen]), events)
    if len(actions) > _MAX_TURNS:
        return None
    return (
        *deal,
        bool(position.reached),
        np.uint8(len(actions)),
        np.array(actions, np.uint16),
        np.array(best, np.uint16),
        np.array(utilities, np.float16),
    )


def _noise(players: int, chance: random.Random) -> tuple[list[float], float]:
    """By seat, the softmax temperature in cards; and how often anyone plays at random."""
    style = chance.random()
    if style < 0.5:
        return [0.0] * players, 0.0
    if style < 0.85:
        return [chance.choice((0.0, 0.1, 0.2, 0.5)) for _ in range(players)], 0.03
    return [chance.choice((0.0, 0.3, 0.8)) for _ in range(players)], 0.15
