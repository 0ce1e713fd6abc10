"""Other engines of card games with hidden information, driven at random as in their own examples.

Only moves of players are counted, not the chance nodes of a deal; dealing takes part in the time, here as with us.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.engines.timing import Measure, Measures, microseconds, rates

__all__ = ["open_spiel", "pettingzoo", "rlcard"]

_MIDDLE = 20


def open_spiel() -> tuple[str, Measures]:
    """OpenSpiel's games in C++."""
    pyspiel: Any = import_module("pyspiel")
    return version("open_spiel"), {
        name: _open_spiel_game(pyspiel.load_game(name)) for name in ("hanabi", "hearts", "gin_rummy")
    }


def _open_spiel_game(game: Any) -> Mapping[str, Measure]:
    middle = game.new_initial_state()
    _play_open_spiel(middle, _MIDDLE)
    return {
        "from Python": rates(lambda: {"turns": _play_open_spiel(game.new_initial_state())}),
        "copy": microseconds("copy", lambda: _repeat(middle.clone)),
    }


def _play_open_spiel(state: Any, most: int | None = None) -> int:
    turns = 0
    while not state.is_terminal() and turns != most:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            turns += 1
    return turns


def pettingzoo() -> tuple[str, Measures]:
    """PettingZoo's Hanabi."""
    module: Any = import_module("pettingzoo.classic.hanabi_v5")
    env = module.env()
    return version("pettingzoo"), {"hanabi_v5": {"from Python": rates(lambda: {"turns": _play_pettingzoo(env)})}}


def _play_pettingzoo(env: Any) -> int:
    env.reset(seed=random.getrandbits(31))
    turns = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            turns += 1
    return turns


def rlcard() -> tuple[str, Measures]:
    """RLCard's Uno."""
    module: Any = import_module("rlcard")
    env = module.make("uno")
    return version("rlcard"), {"uno": {"from Python": rates(lambda: {"turns": _play_rlcard(env)})}}


def _play_rlcard(env: Any) -> int:
    state, _ = env.reset()
    turns = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        turns += 1
    return turns


def _repeat(work: Callable[[], object], times: int = 100) -> int:
    for _ in range(times):
        work()
    return times
