"""Presets: names are parsed, and each preset plays as its name says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from motherlode import DataError, Game, Stream, View
from motherlode.bots import BOTS, LEVELS, decide, make_bot
from motherlode.bots.presets import PRESETS, Preset
from motherlode.bots.registry import bots_help
from motherlode.core.chance.random_stream import key_of
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.situation import BREAK, Situation
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker


def chance_of(*words: object) -> Stream:
    """A stream of these words' own."""
    return Stream(key_of(" ".join(map(str, words))), "bot")


def views_of(ruleset: str, seats: int, seed: str, digs: bool, every: int = 3) -> list[View]:
    """Views of the actors of one side in a round among greedy bots, whose play shows their roles."""
    game = Game(ruleset, seats, seed=seed, rounds=1)
    bots = [make_bot("greedy") for _ in range(seats)]
    found = []
    while game.asked == "turn":
        view = game.view(game.actor)
        is_one = view.position.roles[view.viewer] == view.position.rules.saboteur
        if is_one != digs and len(game.history) % every == 0:
            found.append(view)
        game.play(bots[game.actor].choose(view, view.legal, chance_of(seed, len(game.history))))
    return found


def choices(name: str, views: list[View]) -> Counter[str]:
    """How often a bot chooses each effect."""
    chosen = (decide(make_bot(name), view, view.legal, chance_of("choice")).reason["why"] for view in views)
    return Counter(map(str, chosen))


def damage(name: str, views: list[View]) -> float:
    """Distance a bot adds, in cards, plus the number of tools it breaks."""
    total = 0.0
    for view in views:
        situation = Situation(view)
        move = make_bot(name).choose(view, view.legal, chance_of("damage"))
        option = situation.options()[list(view.legal).index(move)]
        total += max(0.0, situation.added_distance(option)) + (option.effect == BREAK)
    return total


def test_every_level_can_be_made_and_is_listed_in_the_help() -> None:
    assert set(BOTS) < set(LEVELS)
    for name in LEVELS:
        make_bot(name)
        assert name in bots_help()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("grumpy", "there is no bot 'grumpy'; there are random, greedy"),
        ("grumpy:easy", "there is no bot 'grumpy'"),
        ("trust:easy", "trust is always the same"),
        ("belief:grumpy", "it knows novice, easy"),
        ("belief:", "it knows novice, easy"),
        ("belief:noise=-1", "'noise=-1' needs a number above 0"),
        ("belief:noise=nan", "'noise=nan' needs a number above 0"),
        ("belief:memory=1.5", "'memory=1.5' needs a whole number"),
        ("search:cautious", "search knows no 'cautious'; it knows rollouts=N and seconds=X"),
        ("search:seconds=0", "'seconds=0' needs a number above 0"),
    ],
)
def test_an_invalid_name_is_refused_with_the_valid_ones(name: str, why: str) -> None:
    with pytest.raises(DataError, match=why):
        make_bot(name)


@pytest.mark.parametrize("ruleset", ["base", "saboteur2"])
def test_an_accuser_breaks_more_tools_than_the_default_and_a_cautious_bot_fewer(ruleset: str) -> None:
    views = [view for seed in range(6) for view in views_of(ruleset, 5, f"accuse {seed}", digs=True)]
    often = {name: choices(name, views)["break"] for name in ("belief", "belief:accuser", "belief:cautious")}
    assert often["belief:accuser"] > often["belief"] > often["belief:cautious"]


@pytest.mark.parametrize("ruleset", ["base", "saboteur2"])
def test_a_saboteur_under_deep_cover_does_less_damage_while_the_miners_are_far(ruleset: str) -> None:
    views = []
    for seed in range(8):
        views += [view for view in views_of(ruleset, 5, f"cover {seed}", False, 1) if len(view.events) < 40]
    assert len(views) > 15
    assert damage("belief:deep-cover", views) < damage("belief", views)


def test_a_timid_saboteur_shortens_the_way_where_another_lengthens_it() -> None:
    views = [view for seed in range(6) for view in views_of("base", 5, f"timid {seed}", digs=False)]
    added = {0.0: 0.0, 1.0: 0.0}
    for timidity in added:
        for view in views:
            situation = Situation(view)
            option, _ = BeliefBot(preset=Preset(timidity=timidity)).turn(view, situation, chance_of("timid"))
            added[timidity] += situation.added_distance(option)
    assert added[1.0] < 0 < added[0.0]


def test_choices_are_random_at_a_temperature_and_deterministic_without() -> None:
    view = views_of("base", 4, "noise", digs=True)[2]
    plain = {str(make_bot("belief").choose(view, view.legal, chance_of(number))) for number in range(12)}
    noisy = {str(make_bot("belief:noise=1").choose(view, view.legal, chance_of(number))) for number in range(12)}
    assert len(plain) == 1
    assert len(noisy) > 3


@pytest.mark.parametrize("ruleset", ["base", "saboteur2"])
def test_forgotten_actions_do_not_count(ruleset: str) -> None:
    """A long memory gives the full posterior, a short one is closer to the prior."""
    view = views_of(ruleset, 5, "memory", digs=True, every=1)[-1]

    def believed(preset: Preset) -> list[float]:
        if ruleset == "base":
            return BeliefTracker(preset=preset).update(view).suspicion(Knowledge())
        chances, _ = TeamBeliefTracker(preset=preset).update(view).marginals({}, (1.0, 1.0, 1.0))
        return [each[view.position.rules.saboteur] for each in chances]

    def spread(told: list[float]) -> float:
        return max(told) - min(told)

    everything = believed(Preset())
    assert believed(Preset(memory=1000)) == everything
    assert spread(believed(Preset(memory=2))) < spread(everything)


def test_parameters_of_a_name_combine() -> None:
    novice, accuser = PRESETS["novice"], PRESETS["accuser"]
    both = replace(accuser, temperature=novice.temperature, memory=novice.memory, timidity=novice.timidity)
    assert novice.combined_with(accuser) == both
    view = views_of("base", 4, "words", digs=True)[1]
    for name in ("belief:novice:accuser", "belief:accuser:noise=0.1:memory=3", "search:seconds=0.01"):
        assert make_bot(name).choose(view, view.legal, chance_of(name)) in view.legal


def test_personalities_have_full_memory_and_no_temperature() -> None:
    for name in ("cautious", "accuser", "deep-cover"):
        assert (PRESETS[name].memory, PRESETS[name].temperature) == (0, 0)
    assert PRESETS["novice"].temperature > PRESETS["easy"].temperature > 0
    assert 0 < PRESETS["novice"].memory < PRESETS["easy"].memory
