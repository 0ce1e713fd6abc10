"""Thinking ahead: in worlds that fit the view, by number or by the clock."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motherlode import DataError, Game, Stream, View
from motherlode.bots import decide, make_bot
from motherlode.bots.spec import SearchBudget
from motherlode.core.playable import play_randomly
from motherlode.core.random_stream import key_of
from motherlode.games.registry import family_of
from motherlode.games.tunnels.bots.distance.reach import distances_of
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.distance.window import window_of
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.progress import ExpectedProgress
from motherlode.games.tunnels.bots.search import search_bot as search
from motherlode.games.tunnels.bots.search.determinization import Determinizer
from motherlode.games.tunnels.bots.search.rollout import Rollout
from motherlode.games.tunnels.bots.search.rollout_progress import RolloutProgress
from motherlode.games.tunnels.bots.search.search_bot import SearchBot, rollout_for
from motherlode.games.tunnels.bots.situation import Situation
from motherlode.games.tunnels.rules.move_codes import ASK_TURN
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
def test_a_world_fits_the_view_and_no_hypothesis_that_the_viewer_knows_to_be_wrong(ruleset: str, moves: int) -> None:
    game = after(ruleset, 5, moves)
    view = game.view(game.actor)
    determinizer = Determinizer(view.position, *thought_of(view))
    family = family_of(ruleset)
    for number in range(8):
        world = determinizer.sample(chance_of("world", number))
        world.rules = view.position.rules
        assert family.text(family.view_of(world, view.viewer)) == str(view)


def test_worlds_are_drawn_as_often_as_they_are_believed() -> None:
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


def positions_with_distances(name: str, rounds: int) -> Iterator[tuple[Position, RolloutDistances]]:
    """Positions of rounds that go on, some random moves in, and what the quick survey makes of each."""
    for number in range(rounds):
        position: Position = Game("base", 4, seed=f"{name} {number}", rounds=1).view(-2).position
        play_randomly(position, chance_of(name, number), 5 + number)
        if position.asked == ASK_TURN and not position.shown:
            window = window_of(position.rules.tables)
            distances = RolloutDistances(position.rules.tables, list(window.cells), list(window.cost))
            distances.compute(position.maze)
            yield position, distances


def test_the_quick_survey_finds_the_distances_of_the_careful_one() -> None:
    """Where nothing is cut off, which the quick one follows only so far."""
    compared = 0
    for position, distances in positions_with_distances("survey", 40):
        if all(position.maze.side[cell] for cell in position.maze.placed[: position.maze.laid]):
            compared += 1
            assert list(distances.shortest) == list(distances_of(position.maze.copy()).shortest)
    assert compared > 5


def test_the_quick_headway_is_nearly_the_careful_one() -> None:
    """They differ where the quick survey looks at less; what stalls for one stalls for the other."""
    found: list[tuple[float, float]] = []
    for position, distances in positions_with_distances("headway", 40):
        toward, progress = RolloutProgress(distances), ExpectedProgress(position.maze.copy())
        for goal in range(3):
            if position.goal_is_hidden(goal):
                careful = progress.toward([float(goal == other) for other in range(3)])
                found.append((toward.toward(position.maze, goal), careful))
    assert len(found) > 60
    assert sum(abs(quick - careful) for quick, careful in found) / len(found) < 0.03
    assert max(quick for quick, _ in found) > 0.5
    assert min(quick for quick, _ in found) < 0.2


@pytest.mark.parametrize("ruleset", RULESETS)
def test_rounds_played_out_come_to_a_chance_and_repeat_themselves(ruleset: str) -> None:
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


def test_with_a_number_of_rollouts_the_clock_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view = after("base", 4, 8).view(after("base", 4, 8).actor)
    calm = SearchBot(SearchBudget(rollouts=30)).choose(view, view.legal, chance_of("calm"))
    times = iter([0.0])
    monkeypatch.setattr(search, "perf_counter", lambda: next(times))
    assert SearchBot(SearchBudget(rollouts=30)).choose(view, view.legal, chance_of("calm")) == calm


@pytest.mark.parametrize("seat", range(4))
def test_by_the_clock_every_seat_thinks_as_long_whatever_it_holds_or_is(
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
