"""Likelihoods of observed actions, and what they do to suspicion."""

from __future__ import annotations

from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import Game
from motherlode.bots import make_bot
from motherlode.games.tunnels.bots.distance.maze_distances import GoalDistances
from motherlode.games.tunnels.bots.inference.action_history import HistoryTracker, ObservedAction
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.inference.restraint import Restraint
from motherlode.games.tunnels.bots.situation import BREAK, FIX, LAY
from motherlode.games.tunnels.rules.rulesets import rules_for
from support.walks import chance, digging

FAR = GoalDistances((60, 60, 60), (60.0, 60.0, 60.0))
NEARER = GoalDistances((50, 50, 50), (50.0, 50.0, 50.0))
FARTHER = GoalDistances((80, 80, 80), (80.0, 80.0, 80.0))
TO_THE_FIRST = GoalDistances((50, 70, 70), (50.0, 70.0, 70.0))
HINDERS = 7


def laid(after: GoalDistances, peeked: int = 0) -> ObservedAction:
    """A card laid with this result, of three possible placements."""
    return ObservedAction(
        1, LAY, FAR, after=after, choices=(NEARER, FARTHER, TO_THE_FIRST), front=(0,) * 4, peeked=peeked, hidden=7
    )


def suspicion_after(*actions: ObservedAction) -> list[float]:
    """Public suspicion after some actions at a table of four."""
    posterior = Posterior(rules_for("base", 4))
    for action in actions:
        posterior.update(action.seat, *likelihood(action, posterior, HINDERS))
    return posterior.suspicion(Knowledge())


def test_progress_lowers_suspicion_and_damage_raises_it() -> None:
    assert suspicion_after(laid(NEARER))[1] < 0.2 < suspicion_after(laid(FARTHER))[1]


def test_one_damaging_move_is_not_proof_but_three_are() -> None:
    assert suspicion_after(laid(FARTHER))[1] < 0.8
    assert suspicion_after(*[laid(FARTHER)] * 3)[1] > 0.95


def test_the_likelihood_ratio_of_every_action_in_real_games_is_bounded() -> None:
    told = 0
    for seed in range(3):
        game = Game("base", 5, seed=f"odd {seed}", rounds=1)
        memory, stream = HistoryTracker(), chance("odd", seed)
        while not game.over and game.asked == "turn":
            history = memory.update(game.spectator)
            game.play(digging(list(game.legal), stream))
        posterior = Posterior(rules_for("base", 5))
        for action in history.actions:
            for one, other in zip(*likelihood(action, posterior, HINDERS), strict=True):
                assert 1 / DEFAULT_MODEL.max_ratio - 1e-9 <= other / one <= DEFAULT_MODEL.max_ratio + 1e-9
                told += other != one
    assert told


def test_a_lay_by_someone_who_peeked_moves_the_treasure_posterior() -> None:
    posterior = Posterior(rules_for("base", 4))
    action = laid(TO_THE_FIRST, peeked=0b001)
    posterior.update(action.seat, *likelihood(action, posterior, HINDERS))
    assert posterior.treasure(Knowledge(honest=0b10))[0] > 0.5
    assert posterior.treasure(Knowledge(saboteurs=0b10))[0] < 1 / 3


def test_a_lay_without_a_peek_leaves_the_treasure_posterior_unchanged() -> None:
    posterior = Posterior(rules_for("base", 4))
    posterior.update(1, *likelihood(laid(TO_THE_FIRST), posterior, HINDERS))
    assert posterior.treasure(Knowledge(honest=0b10)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_breaking_a_trusted_players_tool_raises_suspicion_and_fixing_it_lowers_it() -> None:
    trusted = [laid(NEARER)] * 2
    broke = ObservedAction(0, BREAK, FAR, aim=1, front=(0,) * 4, hidden=7)
    fixed = ObservedAction(0, FIX, FAR, aim=1, front=(0, 1, 0, 0), hidden=7)
    before = suspicion_after(*trusted)[0]
    assert suspicion_after(*trusted, fixed)[0] < before < suspicion_after(*trusted, broke)[0]


def test_passing_is_evidence_only_with_whole_tools() -> None:
    assert suspicion_after(ObservedAction(2, "pass", FAR, front=(0, 0, 1, 0), hidden=7)) == pytest.approx([0.2] * 4)
    assert suspicion_after(ObservedAction(2, "pass", FAR, front=(0, 0, 0, 0), hidden=7))[2] > 0.2


def test_every_seat_computes_the_same_public_posterior() -> None:
    game = Game("base", 4, seed="same story", rounds=1)
    bot = make_bot("greedy")
    for _ in range(14):
        view = game.view(game.actor)
        game.play(bot.choose(view, view.legal, chance("story")))
    stories = [BeliefTracker().update(game.view(seat)).suspicion(Knowledge()) for seat in range(-1, 4)]
    assert all(history == pytest.approx(stories[0]) for history in stories)


def restraint_after(kind_of_damage: GoalDistances, turns: int) -> float:
    """Suspicion of a seat after some turns, of someone who expects restraint."""
    posterior, restraint = Posterior(rules_for("base", 4)), Restraint(DEFAULT_MODEL)
    for _ in range(turns):
        action = laid(kind_of_damage)
        miner, saboteur = likelihood(action, posterior, HINDERS)
        if restraint.may_last(action):
            restrained = likelihood(action, posterior, HINDERS, is_restrained=True)[1]
            saboteur = restraint.mixed(action.seat, restrained, saboteur)
        posterior.update(action.seat, miner, saboteur)
    return posterior.suspicion(Knowledge())[1]


def test_who_expects_restraint_is_not_convinced_by_a_few_turns_of_digging() -> None:
    assert suspicion_after(*[laid(NEARER)] * 4)[1] < 0.01
    assert 0.08 < restraint_after(NEARER, DEFAULT_MODEL.restraint) < 0.2


def test_restraint_ends_and_damage_gives_away_those_who_expect_it_too() -> None:
    assert restraint_after(NEARER, DEFAULT_MODEL.restraint + 5) < 0.05
    assert restraint_after(FARTHER, 3) > 0.6


@given(st.lists(st.tuples(st.floats(0.01, 1.0), st.floats(0.01, 1.0)), min_size=1, max_size=8))
def test_a_seat_is_of_one_kind_for_the_whole_round(moves: list[tuple[float, float]]) -> None:
    restraint, share = Restraint(DEFAULT_MODEL), DEFAULT_MODEL.restrained_share
    together = prod(restraint.mixed(0, [restrained], [other])[0] for restrained, other in moves)
    expected = share * prod(one for one, _ in moves) + (1 - share) * prod(other for _, other in moves)
    assert together == pytest.approx(expected)


def test_a_tracker_that_expects_restraint_learns_less_from_the_first_turns_of_a_real_round() -> None:
    game = Game("base", 5, seed="restraint", rounds=1)
    stream = chance("restraint", 0)
    for _ in range(10):
        game.play(digging(list(game.legal), stream))
    plain, patient = (
        BeliefTracker(expects_restraint=each).update(game.spectator).suspicion(Knowledge()) for each in (False, True)
    )
    least = min(range(5), key=plain.__getitem__)
    assert plain[least] < patient[least]
