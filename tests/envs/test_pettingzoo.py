"""PettingZoo's own tests, at the fewest, a middling and the greatest number of seats of every ruleset."""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import wrappers

from motherlode.core.errors import DataError
from motherlode.envs import pettingzoo as envs
from motherlode.envs.pettingzoo import MotherlodeAEC
from support.tables import FEW_TABLES, Table

TABLES = [table for table in FEW_TABLES if not table.options]
tables = pytest.mark.parametrize("table", TABLES, ids=str)

# What PettingZoo says of every environment whose observations have a mask and that it does not know by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def _short(table: Table, **arguments: Any) -> MotherlodeAEC:
    return envs.raw_env(table.ruleset, table.seats, options={"rounds": 1}, **arguments)


@tables
def test_the_api_of_agents_that_take_turns(table: Table) -> None:
    api_test(envs.env(table.ruleset, table.seats, options={"rounds": 1}), num_cycles=150)
    api_test(_short(table, reward="team"), num_cycles=50)


@tables
def test_the_api_of_parallel_agents(table: Table) -> None:
    parallel_api_test(envs.parallel_env(table.ruleset, table.seats, options={"rounds": 1}), num_cycles=100)


@tables
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    seed_test(partial(envs.env, table.ruleset, table.seats), num_cycles=20)
    parallel_seed_test(partial(envs.parallel_env, table.ruleset, table.seats), num_cycles=20)


@tables
def test_every_render_mode(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(envs.env, table.ruleset, table.seats), {"ansi": lambda text: "player_" in text})
    assert capsys.readouterr().out, "mode human prints"


@tables
def test_a_game_is_truncated_after_as_many_cycles(table: Table) -> None:
    if table.ruleset == "lost-mines":
        pytest.skip("the test counts one move an agent and cycle; a turn of The Lost Mines has up to three")

    def seeded(make: Callable[..., Any], **arguments: Any) -> Any:
        """A seeded environment: in few other games a seat is asked twice within four cycles."""
        env = make(table.ruleset, table.seats, **arguments)
        env.reset(seed=1)
        for seat, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seat)
        return env

    max_cycles_test(SimpleNamespace(env=partial(seeded, envs.env), parallel_env=partial(seeded, envs.parallel_env)))


@tables
def test_the_benchmark_plays_without_errors(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark plays for five seconds; here its clock runs fifty times as fast."""
    clock = SimpleNamespace(time=lambda: time.time() * 50)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(envs.env(table.ruleset, table.seats))


@tables
@pytest.mark.parametrize("reward", ["gold", "team", "win"])
def test_rewards_add_up_to_the_result(table: Table, reward: str) -> None:
    game = _short(table, reward=reward)
    game.reset(seed=7)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, won, terminated, _, _ = game.last()
        total[agent] += won
        game.step(None if terminated else game.action_space(agent).sample(observation["action_mask"]))
    points = game.table.encoded.points()
    outcome = game.table.engine.outcome(game.table.position)
    assert outcome is not None
    assert tuple(points) == outcome.points
    expected = {
        "gold": points,
        "team": [1 if won > 0 else -1 for won in points],
        "win": [1 if seat in outcome.winners else -1 for seat in range(table.seats)],
    }
    assert list(total.values()) == expected[reward]


def test_an_observation_falls_into_named_fields() -> None:
    game = envs.raw_env("base", 5)
    game.reset(seed=1)
    parts = game.fields(game.observe(game.agent_selection)["observation"])
    assert parts["board"].shape == (2, 18, 24)
    assert np.count_nonzero(parts["hand"]) == 6
    assert parts["hands"].tolist() == [6] * 5
    assert np.count_nonzero(parts["roles"]) == 1


def test_a_seat_that_is_not_to_act_has_no_legal_action() -> None:
    game = envs.raw_env("base", 5)
    game.reset(seed=1)
    for agent in game.agents:
        assert game.observe(agent)["action_mask"].any() == (agent == game.agent_selection)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"ruleset": "chess"}, "ruleset"),
        ({"seats": 11}, "seats"),
        ({"reward": "fame"}, "reward"),
        ({"render_mode": "hologram"}, "render_mode"),
        ({"render_seat": 5}, "render_seat"),
        ({"options": {"tempo": 1}}, "options"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"max_cycles": "3"}, "max_cycles"),
    ],
)
def test_a_wrong_argument_is_refused_by_name(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        envs.env(**arguments)


def test_a_wrong_action_is_refused_by_name() -> None:
    game = envs.raw_env("base", 5)
    with pytest.raises(AttributeError, match="reset"):
        game.step(0)
    with pytest.raises(DataError, match="seed"):
        game.reset(seed=-1)
    game.reset(seed=1)
    with pytest.raises(DataError, match="agent is one of"):
        game.observe("player_5")
    illegal = int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(DataError, match=f"action {illegal} is not legal"):
        game.step(illegal)
    for beyond in (2**63, 2**64, np.uint64(2**63), -(2**70)):
        with pytest.raises(DataError, match=f"action {beyond} does not exist"):
            game.step(beyond)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="action is a whole number"):
        game.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(DataError, match="action"):
        game.step(None)


def _checked_by_pettingzoo() -> AECEnv[str, Any, Any]:
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(envs.raw_env("base", 5)))


def _answer(ask: Callable[[Any], object], env: Any) -> object:
    """What an environment returns, or the error or warning that it gives."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            return ask(env)
        except (AssertionError, AttributeError, UserWarning, ValueError) as error:
            return type(error), str(error)


def _iterate_without_a_step(env: Any) -> None:
    for _ in env.agent_iter():
        pass


def test_env_makes_the_checks_of_pettingzoos_wrappers() -> None:
    asked_early: list[Callable[[Any], object]] = [
        lambda env: env.agents,
        lambda env: env.agent_selection,
        lambda env: env.rewards,
        lambda env: env.num_agents,
        lambda env: env.last(),
        lambda env: env.observe("player_0"),
        lambda env: env.step(0),
        lambda env: env.agent_iter(),
        lambda env: env.render(),
        lambda env: env._moves,
    ]
    ours, theirs = envs.env("base", 5), _checked_by_pettingzoo()
    for ask in asked_early:
        answer = _answer(ask, ours)
        assert isinstance(answer, tuple)
        assert answer == _answer(ask, theirs)
    for env in (ours, theirs):
        env.reset(seed=1)
    for wrong in (5301, -1, 2**60, 1.5, "1", np.int64(-1), np.array([1]), None):
        answer = _answer(lambda env: env.step(wrong), ours)  # noqa: B023 - called at once
        assert answer == (AssertionError, "action is not in action space"), wrong
        assert answer == _answer(lambda env: env.step(wrong), theirs), wrong  # noqa: B023
    assert _answer(_iterate_without_a_step, ours) == _answer(_iterate_without_a_step, theirs)
    for env in (ours, theirs):
        env.reset(seed=2)
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if terminated else legal[len(legal) // 2])
        assert not env.agents
    assert ours.unwrapped._moves == theirs.unwrapped._moves
    assert _answer(lambda env: env.step(0), ours) == _answer(lambda env: env.step(0), theirs)
    assert str(ours) == str(theirs)


def test_a_copy_samples_the_legal_actions_of_its_own_game() -> None:
    game = envs.raw_env("base", 5)
    game.reset(seed=1)
    other = deepcopy(game)
    for _ in range(8):
        other.step(other.action_space(other.agent_selection).sample())
    assert other.agent_selection != game.agent_selection
    for each in (game, other):
        mask = each.observe(each.agent_selection)["action_mask"]
        for _ in range(20):
            assert mask[each.action_space(each.agent_selection).sample()]


def test_an_action_is_checked_against_the_mask_of_its_own_game() -> None:
    """Games of one table share an encoder, whose last mask may be that of another game."""
    first, second = envs.raw_env("base", 5), envs.raw_env("base", 5)
    first.reset(seed=1)
    second.reset(seed=2)
    chance = np.random.default_rng(3)
    for _ in range(120):
        games = [first, second] if chance.random() < 0.5 else [second, first]
        masks = [game.observe(game.agent_selection)["action_mask"] for game in games]
        for game, own, other in zip(games, masks, reversed(masks), strict=True):
            wrong = np.flatnonzero((own == 0) & (other == 1))
            if len(wrong):
                with pytest.raises(DataError, match="is not legal"):
                    game.step(int(wrong[0]))
        for game, own in zip(games, masks, strict=True):
            if not any(game.terminations.values()):
                game.step(int(chance.choice(np.flatnonzero(own))))


def test_a_mask_is_sampled_alike_as_it_was_handed_out_copied_or_changed() -> None:
    game = envs.raw_env("base", 5)
    game.reset(seed=4)
    for number in range(60):
        agent = game.agent_selection
        mask = game.observe(agent)["action_mask"]
        space = game.action_space(agent)
        drawn = []
        for given in (mask, mask.copy()):
            space.seed(number)
            drawn.append([int(space.sample(given)) for _ in range(5)])
        assert drawn[0] == drawn[1]
        legal = np.flatnonzero(mask)
        mask[legal[1:]] = 0
        assert space.sample(mask) == legal[0]
        game.step(drawn[0][0])
