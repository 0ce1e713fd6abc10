"""PettingZoo environments: every seat is an agent, ``player_0`` and on.

>>> from motherlode.envs.pettingzoo import env
>>> game = env(ruleset="base", seats=5)
>>> game.reset(seed=42)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     over = terminated or truncated
...     game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))

An observation is a dict of ``observation`` (bytes; ``fields`` names its parts) and ``action_mask``. Rewards are
described in :data:`motherlode.core.encoding.rewards.REWARDS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from motherlode.core.encoding.rewards import Scorer
from motherlode.core.errors import DataError
from motherlode.core.visibility import REFEREE
from motherlode.envs.common.arguments import check_seed, is_whole, reward_kind, seed_text
from motherlode.envs.common.rendering import RENDER_MODES, Rendered, check_render_mode, render
from motherlode.envs.common.spaces import LegalDiscrete, MaskedEnv, Observation, fields, observation_space
from motherlode.envs.common.table import Options, Table

__all__ = ["CheckedAEC", "MotherlodeAEC", "env", "parallel_env", "raw_env"]


def env(ruleset: str = "base", seats: int = 5, **arguments: Any) -> CheckedAEC:
    """The AEC environment with PettingZoo's checks: that actions are in the space, and calls in order."""
    return CheckedAEC(raw_env(ruleset, seats, **arguments))


def raw_env(ruleset: str = "base", seats: int = 5, **arguments: Any) -> MotherlodeAEC:
    """The AEC environment; its arguments are those of :class:`MotherlodeAEC`."""
    return MotherlodeAEC(ruleset, seats, **arguments)


def parallel_env(ruleset: str = "base", seats: int = 5, **arguments: Any) -> ParallelEnv[str, Any, Any]:
    """The parallel environment: in each step only the agent whose turn it is acts; ``max_cycles`` counts steps."""
    cycles = arguments.pop("max_cycles", None)
    turns = MotherlodeAEC(ruleset, seats, **arguments, max_moves=cycles)
    return turn_based_aec_to_parallel(wrappers.OrderEnforcingWrapper(turns))


class MotherlodeAEC(MaskedEnv, AECEnv[str, Any, Any]):
    """A game of any ruleset, as an AEC environment.

    ``reward`` is one of REWARDS. ``options`` are the ruleset's, for example ``{"rounds": 1}``. After ``max_cycles``
    moves a seat (or ``max_moves`` in all) the game is truncated. ``render_mode`` is ``ansi``, ``rgb_array`` or
    ``human``: the whole table, or with ``render_seat`` what that seat sees.
    """

    def __init__(
        self,
        ruleset: str = "base",
        seats: int = 5,
        *,
        reward: str = "gold",
        options: Options | None = None,
        max_cycles: int | None = None,
        max_moves: int | None = None,
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.table = Table(ruleset, seats, seed="", options=options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"motherlode_{ruleset.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        if render_seat is not None and render_seat not in range(seats):
            raise DataError(f"render_seat is a seat from 0 to {seats - 1} or None, not {render_seat!r}")
        for name, limit in (("max_cycles", max_cycles), ("max_moves", max_moves)):
            if limit is not None and (not is_whole(limit) or limit < 1):
                raise DataError(f"{name} is a whole number from 1 or None, not {limit!r}")
        self._viewer = REFEREE if render_seat is None else render_seat
        self._limit = max_moves if max_cycles is None else max_cycles * seats
        self._scorer = Scorer(self.table.encoder, reward_kind(reward))
        self._scored = False
        self._episodes = np.random.default_rng()
        self._actions = int(self.table.encoder.actions)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(self.table.encoder)
        self._action_spaces = {agent: LegalDiscrete(self._actions, self, seat) for agent, seat in self._seat_of.items()}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations: the same for all."""
        return self._observation_space

    def action_space(self, agent: str) -> LegalDiscrete:
        """The space of an agent's actions."""
        return self._action_spaces[agent]

    def __getattr__(self, name: str) -> Any:
        """Say what is missing where a game is asked for before there is one, as PettingZoo's wrapper does."""
        if name in ("agent_selection", "_encoded"):
            raise AttributeError("there is no game yet: call reset() first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same game, and after it the same next ones."""
        check_seed(seed)
        if seed is not None:
            self._episodes = np.random.default_rng(seed)
        table = self.table
        self.table = Table(table.ruleset, table.seats, seed=seed_text(self._episodes), options=table.options)
        self._encoded = self.table.encoded
        self._scorer.begin()
        self._scored = False
        self._moves = 0
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._encoded.actor]
        vars(self).pop("_skip_agent_selection", None)

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and which of its actions are legal."""
        seat = self._seat_of.get(agent)
        if seat is None:
            raise DataError(f"agent is one of {', '.join(self.possible_agents)}, not {agent!r}")
        return self._observe_seat(self._encoded, seat)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """The selected agent's observation, its reward since it last acted, whether it is done, and its info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def fields(self, observation: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
        """The named arrays of an observation, or of a batch of them."""
        return fields(self.table.encoder, observation)

    def step(self, action: int | None) -> None:
        """Play the selected agent's action; None for an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise DataError(f"action: {agent} is to act, and None is not an action")
        if not is_whole(action):
            raise TypeError(f"action is a whole number, not {action!r}")
        encoded = self._encoded
        is_rewarded = encoded.play_scored(int(action), self._scorer)
        self._moves += 1
        self._cumulative_rewards[agent] = 0
        if is_rewarded:
            self.rewards = dict(zip(self.possible_agents, map(int, self._scorer.rewards), strict=True))
            self._scored = True
            self._accumulate_rewards()
        elif self._scored:
            self.rewards = dict.fromkeys(self.possible_agents, 0)
            self._scored = False
        actor = encoded.actor
        if actor < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        elif self._limit is not None and self._moves >= self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Rendered:
        """The table as text or pixels; in mode ``human`` it is printed."""
        return render(self.table.view(self._viewer), self.render_mode)

    def close(self) -> None:
        """Nothing is open: rendering prints or returns text."""

    def __deepcopy__(self, memo: dict[int, Any]) -> MotherlodeAEC:
        """An independent copy; positions and scorers copy themselves."""
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        own = {name: value for name, value in vars(self).items() if name not in ("_encoded", "_mask", "_buffer")}
        memo[id(self._scorer)] = self._scorer.copy()
        vars(other).update({name: deepcopy(value, memo) for name, value in own.items()})
        if "_encoded" in vars(self):
            other._encoded = other.table.encoded
        return other


class CheckedAEC(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """An environment with the checks of PettingZoo's AssertOutOfBoundsWrapper and OrderEnforcingWrapper.

    Those two find every attribute of the environment by failed look-ups in both of them, which takes most of a turn's
    time. Here what a turn needs is asked of the environment itself.
    """

    env: MotherlodeAEC

    @property
    def agents(self) -> list[str]:
        """The agents still in the game."""
        self._check_reset("agents")
        return self.env.agents

    @agents.setter
    def agents(self, agents: list[str]) -> None:
        self.env.agents = agents

    @property
    def agent_selection(self) -> str:
        """The agent to act."""
        self._check_reset("agent_selection")
        return self.env.agent_selection

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self.env.agent_selection = agent

    def _check_reset(self, name: str) -> None:
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """The selected agent's observation, its reward since it last acted, whether it is done, and its info."""
        self._check_reset("agent_selection")
        return self.env.last(observe)

    def step(self, action: int | None) -> None:
        """Play the selected agent's action; None for an agent that is done."""
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)  # an error, or a warning
            return
        agent = env.agent_selection
        is_done = env.terminations[agent] or env.truncations[agent]
        is_in_space = is_done if action is None else env.action_space(agent).contains(action)
        assert is_in_space, "action is not in action space"
        self._has_updated = True
        env.step(action)

    def __str__(self) -> str:
        return str(self.env)
