"""Search: sampled worlds fit the view, rollouts repeat, and the budget is kept."""

from __future__ import annotations

import pytest

from motherlode import DataError, Game, Stream, View
from motherlode.bots import decide, make_bot
from motherlode.core.chance.random_stream import key_of
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.search import search_bot as search
from motherlode.games.tunnels.bots.search.determinization import Determinizer
from motherlode.games.tunnels.bots.search.rollout import Rollout
from motherlode.games.tunnels.bots.search.search_bot import SearchBot, SearchBudget, rollout_for
from motherlode.games.tunnels.bots.situation import Situation
from motherlode.games.tunnels.rules.position import Position

RULESETS = ("base", "base-classic", "saboteur2")


def chance_of(*words: object) -> Stream:
    """A stream of these words' own."""
    return Stream(key_of(" ".join(map(str, words))), "bot")


def after(ruleset: str, seats: int, moves: int) -> Game:
    """A game some random moves in."""
    game = Game(ruleset, seats, seed=f"search {ruleset}")
    chance = chance_of(ruleset, seats)
    while len(game.history) < moves or game.asked != "turn":
        game.play(game.legal[chance.below(len(game.legal))])
    return game


def thought_of(view: View) -> tuple[Posterior, Knowledge]:
    situation = Situation(view)
    return BeliefTracker().update(view), Knowledge.of(situation.position, situation.treasure)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("moves", [0, 12, 30])
def test_a_sampled_world_fits_the_view(ruleset: str, moves: int) -> None:
    game = after(ruleset, 5, moves)
    view = game.view(game.actor)
    determinizer = Determinizer(view.position, *thought_of(view))
    engine = engine_of(ruleset)
    for number in range(8):
        world = determinizer.sample(chance_of("world", number))
        world.rules = view.position.rules
        assert engine.text(engine.view_of(world, view.viewer)) == str(view)


def test_worlds_are_sampled_by_their_posterior_probability() -> None:
    game = after("base", 5, 20)
    view = game.view(game.actor)
    posterior, knows = thought_of(view)
    determinizer = Determinizer(view.position, posterior, knows)
    chance = chance_of("often")
    drawn = [determinizer.sample(chance) for _ in range(400)]
    saboteur = view.position.rules.saboteur
    for seat, believed in enumerate(posterior.suspicion(knows)):
        assert sum(world.roles[seat] == saboteur for world in drawn) / 400 == pytest.approx(believed, abs=0.09)
    for goal, believed in enumerate(posterior.treasure(knows)):
        found = sum(world.goals[goal] == view.position.rules.tables.treasure for world in drawn) / 400
        assert found == pytest.approx(believed, abs=0.09)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_rollouts_return_a_probability_and_are_deterministic(ruleset: str) -> None:
    game = after(ruleset, 4, 10)
    view = game.view(game.actor)
    determinizer = Determinizer(view.position, *thought_of(view))
    suspicion, treasure = [0.3] * 4, [1 / 3] * 3
    for turns in (0, 5, 500):
        world = determinizer.sample(chance_of(turns))
        rollout = rollout_for(world)
        first = rollout.play(world.copy(), suspicion, treasure, 7, turns)
        assert 0 <= first <= 1
        assert rollout.play(world.copy(), suspicion, treasure, 7, turns) == first
        if turns == 500:
            assert first in (0, 1)


def test_a_fixed_number_of_rollouts_does_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    view = after("base", 4, 8).view(after("base", 4, 8).actor)
    calm = SearchBot(SearchBudget(rollouts=30)).choose(view, view.legal, chance_of("calm"))
    times = iter([0.0])
    monkeypatch.setattr(search, "perf_counter", lambda: next(times))
    assert SearchBot(SearchBudget(rollouts=30)).choose(view, view.legal, chance_of("calm")) == calm


@pytest.mark.parametrize("seat", range(4))
def test_by_the_clock_every_seat_searches_as_long_whatever_its_hand_and_role(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    game = Game("base", 4, seed="clock", first=seat)
    view = game.view(seat)
    ticks = iter(range(10_000))
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) * 0.01)
    choice = decide(SearchBot(SearchBudget(seconds=0.1)), view, view.legal, chance_of("clock"))
    assert choice.reason["worlds"] == 10


class CountingRollout:
    """A rollout engine that counts the rollouts played."""

    def __init__(self, rollout: Rollout) -> None:
        self._rollout = rollout
        self.count = 0

    def play(self, world: Position, suspicion: list[float], treasure: list[float], seed: int, turns: int) -> float:
        self.count += 1
        return self._rollout.play(world, suspicion, treasure, seed, turns)


@pytest.mark.parametrize("rollouts", [1, 9, 60, 200])
def test_a_bot_of_n_rollouts_plays_n_and_at_most_finishes_the_world_it_is_in(
    monkeypatch: pytest.MonkeyPatch, rollouts: int
) -> None:
    game = after("base", 3, 4)
    view = game.view(game.actor)
    counting = CountingRollout(rollout_for(view.position))
    monkeypatch.setattr(search, "rollout_for", lambda position: counting)
    choice = decide(make_bot(f"search:rollouts={rollouts}"), view, view.legal, chance_of(rollouts))
    assert choice.move in view.legal
    assert rollouts <= counting.count < rollouts + SearchBudget().candidates
    assert 1 <= choice.reason["worlds"] <= counting.count


@pytest.mark.parametrize("name", ["search:rollouts=0", "search:rollouts=-1", "search:rollouts=", "belief:rollouts=5"])
def test_a_name_with_an_invalid_number_of_rollouts_is_refused(name: str) -> None:
    with pytest.raises(DataError):
        make_bot(name)
