"""Bots that talk and listen: claims depend on what they may know, belief on who made the claim."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motherlode import Claim, Game, Utterance, View, ruleset_names
from motherlode.bots import make_bot, speak
from motherlode.bots.presets import DEFAULT_PRESET, TALK_PRESETS
from motherlode.bots.registry import LEVELS, PERSONALITIES, company, talks
from motherlode.core.cards import HIDDEN
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.bots.inference.action_history import ObservedClaim
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.claim_likelihood import (
    DEFAULT_CLAIM_MODEL,
    accusation_likelihood,
    goal_claim_likelihood,
    is_accusation,
)
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.situation import treasure_distribution
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import rules_for
from support.tables import Table
from support.walks import chance

GOALS = ((8, -2), (8, 0), (8, 2))
ALL_HIDDEN = 0b111


def said_of(goal: int, is_treasure: bool, peeked: int, seat: int = 1) -> ObservedClaim:
    """A claim about a goal by someone who has peeked at some."""
    claim = Claim("treasure-at" if is_treasure else "stone-at", cell=GOALS[goal])
    return ObservedClaim(seat, claim, 0, goal, peeked, ALL_HIDDEN)


def posterior_after(*claims: ObservedClaim, seats: int = 5) -> Posterior:
    """What everyone believes after some claims about goals."""
    posterior = Posterior(rules_for("base", seats))
    for claim in claims:
        posterior.update(claim.seat, *goal_claim_likelihood(claim, 3))
    return posterior


def talking_game(ruleset: str, seats: int, seed: str, name: str = "belief") -> Iterator[tuple[Game, int, View]]:
    """Let bots play and talk, yielding the mover's view after each move, before it speaks."""
    game = Table(ruleset, seats).short().game(seed)
    bots = [make_bot(name) for _ in range(seats)]
    while not game.over:
        seat = game.actor
        view = game.view(seat)
        game.play(bots[seat].choose(view, view.legal, chance("move", len(game.history))))
        after = game.view(seat)
        yield game, seat, after
        claim = speak(bots[seat], after, chance("talk", len(game.history)))
        if claim is not None:
            game.say(seat, claim)


# ---- listening -----------------------------------------------------------------------------------------------------


def test_a_claim_of_someone_who_looked_is_believed_as_far_as_they_are_trusted() -> None:
    told = posterior_after(said_of(0, True, peeked=0b001))
    assert told.treasure(Knowledge())[0] > 0.5
    assert told.treasure(Knowledge(honest=1 << 1))[0] > 0.9 > told.treasure(Knowledge(saboteurs=1 << 1))[0]


def test_a_claim_that_the_listener_knows_to_be_false_raises_suspicion() -> None:
    told = posterior_after(said_of(0, True, peeked=0b001))
    assert told.suspicion(Knowledge(goals=(0.0, 0.5, 0.5)))[1] > 0.75
    assert told.suspicion(Knowledge(goals=(1.0, 0.0, 0.0)))[1] < 0.3


def test_of_two_who_contradict_each_other_one_lies() -> None:
    told = posterior_after(said_of(0, True, 0b001, seat=1), said_of(0, False, 0b001, seat=2))
    apart = told.suspicion(Knowledge())
    assert apart[1] > apart[2] > apart[3]  # that there is stone was likelier beforehand
    assert apart[1] + apart[2] > 0.9
    assert told.suspicion(Knowledge(honest=1 << 1))[2] > 0.7


def test_a_claim_about_a_goal_nobody_saw_says_little_of_the_goal() -> None:
    assert max(posterior_after(said_of(0, True, peeked=0)).treasure(Knowledge())) < 0.34


def test_the_likelihood_ratio_of_a_claim_about_a_goal_is_bounded() -> None:
    for goal in range(3):
        for peeked in range(8):
            for is_treasure in (True, False):
                honest, lying = goal_claim_likelihood(said_of(goal, is_treasure, peeked), 3)
                for one, other in zip(honest, lying, strict=True):
                    ratio = DEFAULT_CLAIM_MODEL.max_ratio
                    assert 1 / ratio - 1e-9 <= other / one <= ratio + 1e-9


def test_an_accusation_counts_once_and_hits_the_accused_more_if_a_miner_makes_it() -> None:
    accusation = ObservedClaim(1, Claim("suspect", seat=2), 0)
    assert is_accusation(accusation, [])
    assert not is_accusation(accusation, [accusation])
    assert not is_accusation(ObservedClaim(1, Claim("suspect", seat=1), 0), [])
    posterior = Posterior(rules_for("base", 5))
    before = posterior.suspicion(Knowledge(honest=1 << 1))[2]
    posterior.update_pair(1, 2, accusation_likelihood(accusation, posterior))
    assert posterior.suspicion(Knowledge(honest=1 << 1))[2] > before
    assert posterior.suspicion(Knowledge(saboteurs=1 << 1))[2] <= before + 1e-9


def test_the_deaf_hear_nothing_and_without_talk_listening_changes_nothing() -> None:
    game = Game("base", 5, seed="deaf")
    for _ in range(12):
        game.play(game.legal[len(game.history) % 3])
    silent = BeliefTracker().update(game.spectator).suspicion(Knowledge())
    deaf = BeliefTracker(preset=DEFAULT_PRESET.combined_with(TALK_PRESETS["deaf"]))
    game.say(1, "suspect 2")
    game.say(3, "treasure-at 8,0")
    assert deaf.update(game.spectator).suspicion(Knowledge()) == silent
    assert BeliefTracker().update(game.spectator).suspicion(Knowledge()) != silent


def test_claims_of_an_earlier_round_are_forgotten() -> None:
    game = Game("base", 3, seed="earlier", rounds=2)
    game.say(1, "suspect 2")
    while game.round == 1:
        game.play(game.legal[0])
    assert BeliefTracker().update(game.spectator).suspicion(Knowledge()) == Posterior(rules_for("base", 3)).suspicion(
        Knowledge()
    )


# ---- talking -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_hidden_information_does_not_change_what_is_said(ruleset: str) -> None:
    seats = engine_of(ruleset).seats[ruleset][2]
    for number, (_, seat, view) in enumerate(talking_game(ruleset, seats, "hidden talk")):
        if number % 3 == 1:
            truth = view.redeal(f"other {number}")
            other = View(engine_of(ruleset), truth.view(seat).position, seat, view.events, view.talk)
            assert str(other) == str(view)
            here, there = (speak(make_bot("belief"), each, chance(number)) for each in (view, other))
            assert here == there, f"after {number} moves seat {seat} says {here} or {there}"


@pytest.mark.parametrize("name", ["belief", "belief:accuser", "neural", "search:rollouts=12"])
@pytest.mark.parametrize("ruleset", ["base", "saboteur2"])
def test_hidden_information_does_not_change_what_is_chosen_after_talk(ruleset: str, name: str) -> None:
    """The same view and the same talk give the same choice, whatever else is true."""
    compared = 0
    for number, (game, _, _) in enumerate(talking_game(ruleset, 5, "hidden choice")):
        if game.over or number % 5 != 2 or not game.talk:
            continue
        view = game.view(game.actor)
        truth = view.redeal(f"other {number}")
        other = View(engine_of(ruleset), truth.view(game.actor).position, game.actor, view.events, view.talk)
        assert str(other) == str(view)
        here, there = (make_bot(name).choose(each, each.legal, chance(number)) for each in (view, other))
        assert here == there, f"after {number} moves seat {game.actor} plays {here} or {there}"
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("ruleset", ["base", "saboteur2"])
def test_a_bot_that_followed_the_game_speaks_like_a_new_one(ruleset: str) -> None:
    bots = [make_bot("belief") for _ in range(5)]
    for game, seat, view in talking_game(ruleset, 5, "followed talk"):
        stream = ("talk", len(game.history))
        assert speak(bots[seat], view, chance(*stream)) == speak(make_bot("belief"), view, chance(*stream))
    assert game.talk


@pytest.mark.parametrize("ruleset", ["base", "saboteur2"])
def test_bots_say_little_and_miners_only_what_is_true(ruleset: str) -> None:
    for seed in range(3 if ruleset == "base" else 1):
        for game, _, _ in talking_game(ruleset, 5, f"truth {seed}", "belief:liar"):
            position = game.view(-2).position_as(Position)
        by_seat: dict[int, list[Utterance]] = {}
        for said in game.talk:
            by_seat.setdefault(said.seat, []).append(said)
            if said.claim.cell is not None:
                kind = position.goals[GOALS.index(said.claim.cell)]
                assert kind != HIDDEN
                is_true = (kind == position.rules.tables.treasure) == (said.claim.key == "treasure-at")
                is_saboteur = position.roles[said.seat] == position.rules.saboteur
                assert is_true or is_saboteur
        for spoken in by_seat.values():
            assert len(spoken) <= 8
            assert len({said.moves for said in spoken}) == len(spoken)  # one claim a turn at most


def after_a_peek(is_saboteur: bool) -> View:
    """The view of a seat that has looked at a goal in its first turn."""
    for seed in range(100):
        game = Game("base", 5, seed=f"peek {seed}")
        seat = game.actor
        position = game.view(-2).position_as(Position)
        peeks = [move for move in game.legal if move.head == "map"]
        if peeks and (position.roles[seat] == position.rules.saboteur) == is_saboteur:
            game.play(peeks[0])
            return game.view(seat)
    raise AssertionError("nobody has a map")


@pytest.mark.parametrize(
    ("is_saboteur", "name", "is_true"),
    [
        (False, "belief", True),
        (False, "belief:liar", True),
        (True, "belief:honest", True),
        (True, "belief:liar", False),
    ],
)
def test_only_saboteurs_lie_about_what_they_saw(is_saboteur: bool, name: str, is_true: bool) -> None:
    view = after_a_peek(is_saboteur)
    claim = speak(make_bot(name), view, chance("lie"))
    assert claim is not None
    assert claim.cell is not None
    position = view.position_as(Position)
    is_treasure = position.goals[GOALS.index(claim.cell)] == position.rules.tables.treasure
    assert (is_treasure == (claim.key == "treasure-at")) == is_true


def test_a_saboteur_says_nothing_of_a_goal_at_which_another_has_looked() -> None:
    view = after_a_peek(is_saboteur=True)
    assert speak(make_bot("belief"), view, chance("lie")) is not None
    position = view.position_as(Position)
    position.peeked[(view.viewer + 1) % 5] = position.peeked[view.viewer]
    assert speak(make_bot("belief"), view, chance("lie")) is None


def test_the_mute_are_silent_and_the_honest_never_lie() -> None:
    for game, _, _ in talking_game("base", 5, "mute", "belief:mute"):
        assert game.talk == ()
    for seed in range(2):
        for game, _, _ in talking_game("base", 5, f"honest {seed}", "belief:honest"):
            position = game.view(-2).position_as(Position)
        for said in game.talk:
            if said.claim.cell is not None:
                is_treasure = position.goals[GOALS.index(said.claim.cell)] == position.rules.tables.treasure
                assert is_treasure == (said.claim.key == "treasure-at")


@pytest.mark.parametrize("name", LEVELS)
def test_talks_tells_which_bots_ever_speak(name: str) -> None:
    assert talks(name) == (name.partition(":")[0] in ("belief", "search", "neural"))
    if not talks(name):
        game = Game("base", 5, seed="who talks")
        game.say(0, "mend-my lamp")
        assert speak(make_bot(name), game.view(1), chance(name)) is None


def test_what_a_listener_is_told_moves_its_treasure_and_not_what_it_saw() -> None:
    position = Game("base", 5, seed="told").view(0).position_as(Position)
    goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
    assert goals == (1 / 3, 1 / 3, 1 / 3)
    told = posterior_after(said_of(2, True, 0b100), said_of(2, True, 0b100, seat=3))
    assert told.treasure(Knowledge(goals=goals))[2] > 0.8
    assert told.treasure(Knowledge(goals=(0.5, 0.5, 0.0)))[2] == 0


def test_a_table_of_the_default_level_has_varied_company_and_others_one_kind() -> None:
    assert set(company("belief", 4)) == set(PERSONALITIES) <= set(LEVELS)
    assert "belief:deep-cover" in PERSONALITIES
    assert company("belief:easy", 3) == ["belief:easy"] * 3
    assert company("belief", 0) == []
