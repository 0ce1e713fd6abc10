"""OpenSpiel: its simulation test for every ruleset, information states, resampling, search, CFR."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import motherlode.envs.openspiel  # noqa: F401 - registers the game
from support.tables import FEW_TABLES, Table
from support.walks import chance

TABLES = [table for table in FEW_TABLES if not table.options]
tables = pytest.mark.parametrize("table", TABLES, ids=str)
TINY = "python_motherlode(deck=tiny,players=2,reward=team)"


def _game(table: Table, reward: str = "gold") -> Any:
    name = f"ruleset={table.ruleset},players={table.seats},rounds=1,reward={reward}"
    return pyspiel.load_game(f"python_motherlode({name})")


def _moments(game: Any, label: str, moves: int) -> Any:
    """States of a random game, now and then."""
    stream = chance(label)
    state = game.new_initial_state()
    number = 0
    while not state.is_terminal() and number < moves:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[stream.below(len(outcomes))][0])
            continue
        if number % 9 == 0:
            yield state
        legal = state.legal_actions()
        state.apply_action(legal[stream.below(len(legal))])
        number += 1


@tables
def test_openspiels_simulation_finds_nothing(table: Table) -> None:
    for reward in ("gold", "team") if table.seats < 6 else ("win",):
        is_saved = reward != "gold" or table.seats == 2  # takes three seconds a game
        pyspiel.random_sim_test(_game(table, reward), num_sims=1, serialize=is_saved, verbose=False)


@pytest.mark.parametrize("name", [TINY, "python_motherlode(ruleset=base,players=3,rounds=1)"])
def test_a_state_is_restored_from_what_is_saved_of_it(name: str) -> None:
    game = pyspiel.load_game(name)
    if "tiny" in name:
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    for state in _moments(game, "saved", 30):
        restored = pickle.loads(pickle.dumps(state))
        assert str(restored) == str(state)
        assert restored.information_state_string(0) == state.information_state_string(0)


@tables
def test_a_resampled_state_looks_the_same_to_its_player(table: Table) -> None:
    numbers = np.random.RandomState(3)
    differ = 0
    for number, state in enumerate(_moments(_game(table), "resampled", 40)):
        player = state.current_player() if number % 2 else number % table.seats
        other = state.resample_from_infostate(player, numbers.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        if state.current_player() == player:
            assert other.legal_actions() == state.legal_actions()
        differ += str(other) != str(state)
    assert differ, "every resampled state was the true one"


@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_a_clone_is_independent_and_actions_have_words(ruleset: str) -> None:
    for state in _moments(_game(Table(ruleset, 3)), "clones", 30):
        before = str(state)
        for action in state.legal_actions()[:3]:
            child = state.child(action)
            assert str(state) == before
            assert str(child) != before
            assert state.action_to_string(action) != f"action {action}"


def test_the_bundled_ismcts_plays_a_legal_move() -> None:
    numbers = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    game = _game(Table("base", 3), "team")
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=numbers)
    for state in _moments(game, "ismcts", 20):
        assert bot.step(state) in state.legal_actions()


def test_the_bundled_mcts_plays_a_legal_move() -> None:
    """It sees the whole state: useful as a bound, not as an honest player."""
    numbers = np.random.RandomState(5)
    game = _game(Table("base", 3), "team")
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers)
    for state in _moments(game, "mcts", 10):
        assert bot.step(state) in state.legal_actions()


def test_the_tiny_deck_has_every_deal_and_cfr_approaches_an_equilibrium() -> None:
    game = pyspiel.load_game(TINY)
    root = game.new_initial_state()
    assert len(root.chance_outcomes()) == 72  # 3 casts, 2 places of the treasure, 12 orders of the deck
    uniform = exploitability.nash_conv(game, policy.TabularPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < uniform / 3


@pytest.mark.parametrize(
    ("parameters", "named"),
    [
        ("ruleset=chess", "ruleset"),
        ("players=11", "seats"),
        ("reward=fame", "reward"),
        ("deck=marked", "deck"),
        ("deck=tiny", "players"),
        ("deck=tiny,players=2,ruleset=lost-mines", "deck"),
    ],
)
def test_a_wrong_parameter_is_refused_by_name(parameters: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        pyspiel.load_game(f"python_motherlode({parameters})")


def test_a_deal_that_cannot_be_is_refused() -> None:
    state = pyspiel.load_game("python_motherlode(ruleset=base,players=3)").new_initial_state()
    with pytest.raises(ValueError, match="action 256"):
        state.apply_action(256)
