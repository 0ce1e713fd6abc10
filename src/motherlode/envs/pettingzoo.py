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
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.wrappers.order_enforcing import AECOrderEnforcingIterable

from motherlode.core.encoding.rewards import Scorer
from motherlode.core.errors import DataError
from motherlode.core.visibility import REFEREE
from motherlode.envs.common.agent_cycle import AgentCycle, AgentIterator, CheckedCycle, CheckedIterator
from motherlode.envs.common.arguments import check_seed, is_whole, reward_kind, seed_text
from motherlode.envs.common.rendering import RENDER_MODES, Rendered, check_render_mode, render
from motherlode.envs.common.spaces import LegalDiscrete, fields, observation_space
from motherlode.envs.common.table import Options, Table

__all__ = ["Agents", "CheckedAEC", "CheckedAgents", "MotherlodeAEC", "env", "parallel_env", "raw_env"]


def env(ruleset: str = "base", seats: int = 5, **arguments: Any) -> CheckedAEC:
    """The AEC environment with PettingZoo's checks: that actions are in the space, and calls in order."""
    return CheckedAEC(raw_env(ruleset, seats, **arguments))


def raw_env(ruleset: str = "base", seats: int = 5, **arguments: Any) -> MotherlodeAEC:
    """The AEC environment; its arguments are those of :class:`MotherlodeAEC`."""
    return MotherlodeAEC(ruleset, seats, **arguments)


def parallel_env(ruleset: str = "base", seats: int = 5, **arguments: Any) -> ParallelEnv[str, Any, Any]:
    """The parallel environment: in each step only the agent to move acts; ``max_cycles`` counts steps."""
    cycles = arguments.pop("max_cycles", None)
    turns = MotherlodeAEC(ruleset, seats, **arguments, max_moves=cycles)
    return turn_based_aec_to_parallel(wrappers.OrderEnforcingWrapper(turns))


class MotherlodeAEC(AgentCycle, AECEnv[str, Any, Any]):
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
        encoder = self.table.encoder
        self._observation_space = observation_space(encoder)
        self._episodes = np.random.default_rng()
        self.set_up(
            [f"player_{seat}" for seat in range(seats)],
            self.table.encoded,
            Scorer(encoder, reward_kind(reward)),
            (max_moves or 0) if max_cycles is None else max_cycles * seats,
            [LegalDiscrete(int(encoder.actions), self, seat) for seat in range(seats)],
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations: the same for all."""
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same game, and after it the same next ones."""
        check_seed(seed)
        if seed is not None:
            self._episodes = np.random.default_rng(seed)
        table = self.table
        self.table = Table(table.ruleset, table.seats, seed=seed_text(self._episodes), options=table.options)
        self.begin_cycle(self.table.encoded)
        vars(self).pop("_skip_agent_selection", None)

    def agent_iter(self, max_iter: int = 2**63) -> Agents:
        """The agents to act, one after the other, until the game is over."""
        return Agents(self, max_iter)

    def fields(self, observation: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
        """The named arrays of an observation, or of a batch of them."""
        return fields(self.table.encoder, observation)

    def render(self) -> Rendered:
        """The table as text or pixels; in mode ``human`` it is printed."""
        return render(self.table.view(self._viewer), self.render_mode)

    def close(self) -> None:
        """Nothing is open: rendering prints or returns text."""

    def __deepcopy__(self, memo: dict[int, Any]) -> MotherlodeAEC:
        """An independent copy; positions and scorers copy themselves."""
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        other.table = deepcopy(self.table, memo)
        self.copy_cycle(other, other.table.encoded, memo)
        vars(other).update({name: deepcopy(vars(self)[name], memo) for name in vars(self).keys() - vars(other).keys()})
        return other


class Agents(AECIterable[str, Any, Any]):
    """What ``agent_iter()`` returns."""

    def __init__(self, env: MotherlodeAEC, max_iter: int) -> None:
        self.env = env
        self.max_iter = max_iter

    def __iter__(self) -> Any:
        return AgentIterator(self.env, self.max_iter)


class CheckedAEC(CheckedCycle, wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """An environment with the checks of PettingZoo's AssertOutOfBoundsWrapper and OrderEnforcingWrapper.

    Those two find every attribute of the environment by failed look-ups in both of them, which takes most of a turn's
    time. Here what a turn needs is asked of the environment itself.
    """

    env: MotherlodeAEC

    def agent_iter(self, max_iter: int = 2**63) -> CheckedAgents:
        """The agents to act, one after the other, until the game is over."""
        super().agent_iter(max_iter)  # an error before reset()
        return CheckedAgents(self, max_iter)

    def step_out_of_order(self, action: int | None) -> None:
        """What PettingZoo does where there is no game, or nobody is left in it: an error, or a warning."""
        wrappers.OrderEnforcingWrapper.step(self, action)

    def __str__(self) -> str:
        return str(self.env)


class CheckedAgents(AECOrderEnforcingIterable[str, Any, Any]):
    """What ``agent_iter()`` returns."""

    def __init__(self, env: CheckedAEC, max_iter: int) -> None:
        self.env = env
        self.max_iter = max_iter

    def __iter__(self) -> Any:
        return CheckedIterator(self.env, self.max_iter)
