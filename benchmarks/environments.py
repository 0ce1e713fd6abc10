"""Benchmarks of the research environments, played at random as users would; and of similar packages."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from benchmarks.engines.timing import Measures, rates
from motherlode._build import is_compiled

__all__ = ["ours", "peers"]

_GAMES = 1024
_STEPS = 16


def ours() -> tuple[str, Measures]:
    """Base with 5 players through the vector environment, PettingZoo and OpenSpiel."""
    if not is_compiled():
        raise ImportError("the compiled core is not built")
    vector: Any = import_module("motherlode.envs.vector")
    zoo: Any = import_module("motherlode.envs.pettingzoo")
    import_module("motherlode.envs.openspiel")
    pyspiel: Any = import_module("pyspiel")
    games = vector.MotherlodeVectorEnv(_GAMES, ruleset="base", seats=5, copy=False)
    games.reset(seed=1)
    raw = zoo.raw_env("base", 5)
    checked = zoo.env("base", 5)
    game = pyspiel.load_game("python_motherlode(ruleset=base,players=5)")
    return "", {
        "environments": {
            "vector": rates(lambda: _step_vector(games)),
            "pettingzoo raw": rates(lambda: _play_pettingzoo(raw)),
            "pettingzoo": rates(lambda: _play_pettingzoo(checked)),
            "openspiel": rates(lambda: _play_open_spiel(game)),
        }
    }


def peers() -> tuple[str, Measures]:
    """PettingZoo's Hanabi, and OpenSpiel's in C++ driven from Python."""
    hanabi: Any = import_module("pettingzoo.classic.hanabi_v5")
    pyspiel: Any = import_module("pyspiel")
    raw = hanabi.raw_env()
    checked = hanabi.env()
    game = pyspiel.load_game("hanabi")
    return "", {
        "environments": {
            "pettingzoo raw": rates(lambda: _play_pettingzoo(raw)),
            "pettingzoo": rates(lambda: _play_pettingzoo(checked)),
            "openspiel": rates(lambda: _play_open_spiel(game)),
        }
    }


def _step_vector(games: Any) -> Mapping[str, int]:
    """Steps of all games, each with an action chosen by the compiled batch itself."""
    for _ in range(_STEPS):
        games.step(games.random_actions())
    return {"decisions": _STEPS * _GAMES}


def _play_pettingzoo(env: Any) -> Mapping[str, int]:
    """A game with observation and mask at each turn, and a legal action drawn as PettingZoo documents."""
    env.reset(seed=random.getrandbits(31))
    turns = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            turns += 1
    return {"decisions": turns}


def _play_open_spiel(game: Any) -> Mapping[str, int]:
    state = game.new_initial_state()
    turns = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            turns += 1
    return {"decisions": turns}
