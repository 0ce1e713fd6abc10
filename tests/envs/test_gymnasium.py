"""Gymnasium: its own checker, the vector environment, autoreset, and rewards."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from motherlode.core.errors import DataError
from motherlode.envs.gymnasium import MotherlodeEnv, env_id
from motherlode.envs.pettingzoo import raw_env
from motherlode.envs.vector import MotherlodeVectorEnv
from support.tables import FEW_TABLES, Table

TABLES = [table for table in FEW_TABLES if not table.options]
tables = pytest.mark.parametrize("table", TABLES, ids=str)


def _make(table: Table, **arguments: Any) -> MotherlodeEnv:
    made = gymnasium.make(env_id(table.ruleset), seats=table.seats, **arguments).unwrapped
    assert isinstance(made, MotherlodeEnv)
    return made


def _sample(mask: NDArray[Any], chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action of each row; 0 where there is none."""
    return np.array([chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])


@tables
def test_gymnasiums_checker_finds_nothing(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(_make(table, opponents="random"))


def test_gymnasiums_checker_finds_nothing_with_bots(capsys: pytest.CaptureFixture[str]) -> None:
    check_env(_make(Table("base", 5), opponents="belief", seat=3))


@pytest.mark.parametrize("opponents", ["random", "greedy", ("belief", "trust")])
def test_a_game_against_bots_is_played_to_its_end(opponents: Any) -> None:
    game = _make(Table("base", 3), opponents=opponents, options={"rounds": 1}, seat=1)
    observation, _ = game.reset(seed=5)
    chance = np.random.default_rng(5)
    terminated = False
    total = 0.0
    while not terminated:
        assert (game.action_masks() == observation["action_mask"]).all()
        action = int(_sample(observation["action_mask"][None], chance)[0])
        observation, reward, terminated, truncated, _ = game.step(action)
        total += reward
        assert not truncated
    assert total == game.table.encoded.points()[1]
    with pytest.raises(DataError, match="action: the game is over"):
        game.step(0)


def test_opponents_talk_to_each_other_if_asked_to() -> None:
    said = {}
    for talk in (False, True):
        game = gymnasium.make("motherlode/Base-v0", seats=4, opponents="belief", options={"rounds": 1}, talk=talk)
        observation, _ = game.reset(seed=11)
        game.action_space.seed(11)
        over = False
        while not over:
            action = game.action_space.sample(observation["action_mask"])
            observation, _, over, _, _ = game.step(action)
        table = game.unwrapped.table.game  # type: ignore[attr-defined]
        said[talk] = table.talk
        assert 0 not in {spoken.seat for spoken in table.talk}, "the learner said nothing"
    assert not said[False]
    assert said[True]


def test_an_illegal_action_ends_the_game_or_raises_an_error() -> None:
    lenient = _make(Table("base", 3), opponents="random")
    observation, _ = lenient.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = lenient.step(illegal)
    assert (reward, terminated) == (-1, True)
    assert f"action {illegal}" in info["error"]
    strict = _make(Table("base", 3), opponents="random", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(DataError, match=f"action {illegal} is not legal"):
        strict.step(illegal)
    with pytest.raises(DataError, match="does not exist"):
        strict.step(10**9)
    with pytest.raises(TypeError, match="action is a whole number"):
        strict.step("map")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"seat": 5}, "seat"),
        ({"seats": 2}, "seats"),
        ({"opponents": "deep-blue"}, "opponents"),
        ({"opponents": ("random",)}, "opponents"),
        ({"illegal": "ignore"}, "illegal"),
        ({"reward": "fame"}, "reward"),
    ],
)
def test_a_wrong_argument_is_refused_by_name(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        MotherlodeEnv(**arguments)


# ---- many games at once --------------------------------------------------------------------------------------------


@tables
def test_the_vector_environment_plays_the_same_games_as_single_ones(table: Table) -> None:
    """Observations, masks and rewards of a row equal those of PettingZoo with the row's seed."""
    count = 3
    games = MotherlodeVectorEnv(count, ruleset=table.ruleset, seats=table.seats, options={"rounds": 1}, copy=False)
    singles = [raw_env(table.ruleset, table.seats, options={"rounds": 1}) for _ in range(count)]
    seen, info = games.reset(seed=11)
    for row, single in enumerate(singles):
        single.reset(seed=11 + row)
    chance = np.random.default_rng(11)
    is_over = np.zeros(count, bool)
    for _ in range(60):
        for row, single in enumerate(singles):
            if not is_over[row]:
                assert single.agent_selection == f"player_{info['actor'][row]}"
                expected = single.observe(single.agent_selection)
                assert (seen["observation"][row] == expected["observation"]).all()
                assert (seen["action_mask"][row] == expected["action_mask"]).all()
        actions = _sample(seen["action_mask"], chance)
        seen, _, terminated, _, info = games.step(actions)
        for row, single in enumerate(singles):
            if not is_over[row]:
                single.step(int(actions[row]))
                assert info["rewards"][row].tolist() == list(single.rewards.values())
        is_over |= terminated


@tables
def test_a_learner_among_random_players_gets_its_own_reward(table: Table) -> None:
    games = MotherlodeVectorEnv(
        4, ruleset=table.ruleset, seats=table.seats, seat=1, opponents="random", options={"rounds": 1}
    )
    seen, info = games.reset(seed=2)
    chance = np.random.default_rng(2)
    assert info == {}
    finished = 0
    for _ in range(40):
        seen, reward, terminated, _, _ = games.step(_sample(seen["action_mask"], chance))
        finished += int(terminated.sum())
        assert games.observation_space.contains(seen)
        assert (seen["action_mask"].any(axis=1) != terminated).all()
        assert reward.shape == (4,)
    assert finished or table.ruleset == "lost-mines"


def _finish(games: VectorEnv[Any, Any, Any], mode: AutoresetMode) -> None:
    seen, _ = games.reset(seed=9)
    chance = np.random.default_rng(9)
    for _ in range(400):
        seen, _, terminated, _, info = games.step(_sample(seen["action_mask"], chance))
        if terminated.any():
            row = int(np.flatnonzero(terminated)[0])
            break
    if mode == AutoresetMode.SAME_STEP:
        assert not info["final_obs"][row]["action_mask"].any()
        assert seen["action_mask"][row].any()
        return
    assert not seen["action_mask"][row].any()
    if mode == AutoresetMode.DISABLED:
        with pytest.raises(DataError, match="reset_mask"):
            games.step(_sample(seen["action_mask"], chance))
        others = seen["observation"][~terminated]
        seen, _ = games.reset(options={"reset_mask": terminated})
        assert (seen["observation"][~terminated] == others).all()
    else:
        seen, reward, terminated, _, _ = games.step(_sample(seen["action_mask"], chance))
        assert reward[row] == 0
        assert not terminated[row]
    assert seen["action_mask"][row].any()


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_finished_games_begin_anew_as_the_autoreset_mode_says(mode: AutoresetMode, opponents: str) -> None:
    _finish(MotherlodeVectorEnv(3, seats=3, opponents=opponents, options={"rounds": 1}, autoreset_mode=mode), mode)


def test_the_same_seed_gives_the_same_games_also_after_they_ended() -> None:
    def play(seed: int) -> list[Any]:
        games = MotherlodeVectorEnv(3, seats=3, options={"rounds": 1})
        seen, _ = games.reset(seed=seed)
        chance = np.random.default_rng(0)
        steps = [seen]
        for _ in range(150):
            seen, *_ = games.step(_sample(seen["action_mask"], chance))
            steps.append(seen)
        return steps

    first, second, other = play(4), play(4), play(5)
    assert data_equivalence(first, second)
    assert not data_equivalence(first, other)


def test_bots_can_be_opponents_in_a_vector_environment() -> None:
    games = gymnasium.make_vec("motherlode/Base-v0", num_envs=2, seats=3, opponents="greedy", options={"rounds": 1})
    seen, _ = games.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(30):
        seen, *_ = games.step(_sample(seen["action_mask"], chance))
    games.close()


def test_arrays_that_are_written_again_are_read_only() -> None:
    games = MotherlodeVectorEnv(2, seats=3, copy=False)
    seen, _ = games.reset(seed=1)
    for array in seen.values():
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1


def test_wrong_actions_are_refused_by_name_and_change_nothing() -> None:
    games = MotherlodeVectorEnv(2, seats=3)
    for seed in (-1, [1], [1, -2]):
        with pytest.raises(DataError, match="seed"):
            games.reset(seed=seed)
    with pytest.raises(DataError, match=r"actions: call reset"):
        games.step(np.zeros(2, int))
    seen, _ = games.reset(seed=1)
    legal = _sample(seen["action_mask"], np.random.default_rng(1))
    illegal = legal.copy()
    illegal[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    with pytest.raises(DataError, match=rf"actions\[1\]: action {illegal[1]} is not legal"):
        games.step(illegal)
    with pytest.raises(DataError, match=rf"actions\[1\]: action {2**63} does not exist"):
        games.step(np.array([legal[0], 2**63], np.uint64))
    with pytest.raises(DataError, match=rf"actions\[0\]: action {-(2**63)} does not exist"):
        games.step(np.array([-(2**63), legal[1]]))
    with pytest.raises(DataError, match="whole numbers, not float64"):
        games.step(legal.astype(float))
    with pytest.raises(DataError, match="shape"):
        games.step(legal[:1])
    fresh = MotherlodeVectorEnv(2, seats=3)
    fresh.reset(seed=1)
    assert data_equivalence(games.step(legal), fresh.step(legal))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"num_envs": 0}, "num_envs"),
        ({"opponents": "belief"}, "opponents"),
        ({"seat": 9}, "seat"),
        ({"seats": 1}, "seats"),
    ],
)
def test_a_wrong_argument_of_the_vector_environment_is_refused_by_name(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        MotherlodeVectorEnv(**arguments)
