"""PettingZoo's agent-environment cycle for a game: turns, observations and the results of actions.

It is the compiled base of the environments in :mod:`motherlode.envs.pettingzoo`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final, cast

import numpy as np
from mypy_extensions import i64, mypyc_attr

from motherlode.core.encoding.game import EncodedGame
from motherlode.core.encoding.rewards import Scorer
from motherlode.core.errors import DataError
from motherlode.envs.common.arguments import is_whole
from motherlode.envs.common.masked_env import MaskedEnv, Observation, observe_seat

__all__ = ["AgentCycle", "AgentIterator", "CheckedCycle", "CheckedIterator", "LastTurn"]

LastTurn = tuple[Observation | None, Any, bool, bool, dict[str, Any]]
"""An agent's observation, its reward since it last acted, whether it is terminated or truncated, and its info."""

_INT64: Final = np.int64


@mypyc_attr(allow_interpreted_subclasses=True)
class AgentCycle(MaskedEnv):
    """The turns of a game. Its attributes are those of PettingZoo's AECEnv, which sets them too."""

    possible_agents: list[str]
    agents: list[str]
    rewards: dict[str, Any]
    _cumulative_rewards: dict[str, Any]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    render_mode: str | None
    _selected: str | None
    _seat_of: dict[str, int]
    _spaces: dict[str, Any]
    _scorer: Scorer
    _limit: i64  # after how many moves the game is truncated; 0 for never
    _moves: i64
    _scored: bool  # whether `rewards` has any that is not 0

    def set_up(self, agents: list[str], encoded: EncodedGame, scorer: Scorer, limit: int, spaces: list[Any]) -> None:
        """Set what is the same in all games."""
        self.possible_agents = agents
        self.agents = []
        self._selected = None
        self._seat_of = {agent: seat for seat, agent in enumerate(agents)}
        self._spaces = dict(zip(agents, spaces, strict=True))
        self._scorer = scorer
        self._limit = limit
        self.begin_game(encoded)

    def begin_cycle(self, encoded: EncodedGame) -> None:
        """Begin a game."""
        self.begin_game(encoded)
        self._scorer.begin()
        self._scored = False
        self._moves = 0
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0)
        self._cumulative_rewards = dict.fromkeys(agents, 0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._selected = agents[encoded.actor]

    def copy_cycle(self, other: AgentCycle, encoded: EncodedGame, memo: dict[int, Any]) -> None:
        """Copy the cycle to another, whose game is a copy of this one's."""
        limit: int = self._limit
        copied = [deepcopy(space, memo) for space in self._spaces.values()]
        other.set_up(self.possible_agents[:], encoded, self._scorer.copy(), limit, copied)
        other.render_mode = self.render_mode
        if self._selected is None:
            return
        other.agents = self.agents[:]
        other.rewards = self.rewards.copy()
        other._cumulative_rewards = self._cumulative_rewards.copy()
        other.terminations = self.terminations.copy()
        other.truncations = self.truncations.copy()
        other.infos = deepcopy(self.infos)
        other._selected = self._selected
        other._moves = self._moves
        other._scored = self._scored

    @property
    def agent_selection(self) -> str:
        """The agent to act."""
        return _selection(self)

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._selected = agent

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self._spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and which of its actions are legal."""
        return _observe(self, agent)

    def last(self, observe: bool = True) -> LastTurn:
        """The selected agent's observation, its reward since it last acted, whether it is done, and its info."""
        return _last(self, observe)

    def step(self, action: Any) -> None:
        """Play the selected agent's action; None for an agent that is done."""
        _step(self, _selection(self), action)


def _selection(cycle: AgentCycle) -> str:
    agent = cycle._selected
    if agent is None:
        raise AttributeError("there is no game yet: call reset() first")
    return agent


def _observe(cycle: AgentCycle, agent: str) -> Observation:
    seat = cycle._seat_of.get(agent)
    if seat is None:
        raise DataError(f"agent is one of {', '.join(cycle.possible_agents)}, not {agent!r}")
    return observe_seat(cycle, seat)


def _last(cycle: AgentCycle, observe: bool) -> LastTurn:
    agent = _selection(cycle)
    return (
        _observe(cycle, agent) if observe else None,
        cycle._cumulative_rewards[agent],
        cycle.terminations[agent],
        cycle.truncations[agent],
        cycle.infos[agent],
    )


def _step(cycle: AgentCycle, agent: str, action: Any) -> None:
    if cycle.terminations[agent] or cycle.truncations[agent]:
        _aec(cycle)._was_dead_step(action)
        return
    if action is None:
        raise DataError(f"action: {agent} is to act, and None is not an action")
    if type(action) is not _INT64 and not is_whole(action):
        raise TypeError(f"action is a whole number, not {action!r}")
    encoded = cycle.encoded
    scorer = cycle._scorer
    is_rewarded = encoded.play_scored(int(action), scorer)
    cycle._moves += 1
    cycle._cumulative_rewards[agent] = 0
    if is_rewarded:
        cycle.rewards = dict(zip(cycle.possible_agents, [int(won) for won in scorer.rewards], strict=True))
        cycle._scored = True
        _aec(cycle)._accumulate_rewards()
    elif cycle._scored:
        cycle.rewards = dict.fromkeys(cycle.possible_agents, 0)
        cycle._scored = False
    actor = encoded.actor
    if actor < 0:
        cycle.terminations = dict.fromkeys(cycle.agents, True)
        _aec(cycle)._deads_step_first()
    elif cycle._limit and cycle._moves >= cycle._limit:
        cycle.truncations = dict.fromkeys(cycle.agents, True)
        _aec(cycle)._deads_step_first()
    else:
        cycle._selected = cycle.possible_agents[actor]
    if cycle.render_mode == "human":
        _aec(cycle).render()


def _aec(cycle: AgentCycle) -> Any:
    """The cycle as the environment that it is a part of, with the methods that it has of PettingZoo."""
    return cast(Any, cycle)


class AgentIterator:
    """The agents to act, until none is left, at most so many times."""

    def __init__(self, cycle: AgentCycle, most: int) -> None:
        self._cycle: AgentCycle = cycle
        self._left: int = most

    def __iter__(self) -> AgentIterator:
        return self

    def __next__(self) -> str:
        cycle = self._cycle
        if not cycle.agents or self._left <= 0:
            raise StopIteration
        self._left -= 1
        return _selection(cycle)


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckedCycle:
    """A cycle with the checks of PettingZoo's OrderEnforcingWrapper and AssertOutOfBoundsWrapper."""

    env: AgentCycle
    _has_reset: bool
    _has_updated: bool

    @property
    def agents(self) -> list[str]:
        """The agents still in the game."""
        _check_reset(self, "agents")
        return self.env.agents

    @agents.setter
    def agents(self, agents: list[str]) -> None:
        self.env.agents = agents

    @property
    def agent_selection(self) -> str:
        """The agent to act."""
        _check_reset(self, "agent_selection")
        return _selection(self.env)

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self.env._selected = agent

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.env._spaces[agent]

    def last(self, observe: bool = True) -> LastTurn:
        """The selected agent's observation, its reward since it last acted, whether it is done, and its info."""
        _check_reset(self, "agent_selection")
        return _last(self.env, observe)

    def step(self, action: Any) -> None:
        """Play the selected agent's action; None for an agent that is done."""
        cycle = self.env
        if not self._has_reset or not cycle.agents:
            cast(Any, self).step_out_of_order(action)
            return
        agent = _selection(cycle)
        is_done = cycle.terminations[agent] or cycle.truncations[agent]
        is_in_space = is_done if action is None else cycle._spaces[agent].contains(action)
        assert is_in_space, "action is not in action space"
        self._has_updated = True
        _step(cycle, agent, action)


def _check_reset(checked: CheckedCycle, name: str) -> None:
    if not checked._has_reset:
        raise AttributeError(f"{name} cannot be accessed before reset")


class CheckedIterator:
    """The agents to act, with the check that each of them acted before the next is asked for."""

    def __init__(self, checked: CheckedCycle, most: int) -> None:
        self._checked: CheckedCycle = checked
        self._agents: AgentIterator = AgentIterator(checked.env, most)

    def __iter__(self) -> CheckedIterator:
        return self

    def __next__(self) -> str:
        checked = self._checked
        agent = self._agents.__next__()
        assert checked._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
        checked._has_updated = False
        return agent
