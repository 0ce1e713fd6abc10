"""Search in Saboteur 2: sampled worlds fit the view, rollouts repeat, finished rounds count payments."""

from __future__ import annotations

import pytest

from bots.test_search import after, chance_of
from motherlode import Game
from motherlode.bots import decide, make_bot
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.bots.situation import Situation
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.determinization import TeamDeterminizer
from motherlode.games.tunnels.bots.teams.role_posterior import marginals_for
from motherlode.games.tunnels.bots.teams.search_bot import engines_for
from motherlode.games.tunnels.rules.position import Position


def determinizer_of(game: Game) -> TeamDeterminizer:
    view = game.view(game.actor)
    return TeamDeterminizer(view.position, TeamBeliefTracker().update(view))


@pytest.mark.parametrize("seats", [3, 5, 9])
@pytest.mark.parametrize("moves", [0, 15, 45])
def test_a_sampled_world_fits_the_view(seats: int, moves: int) -> None:
    game = after("saboteur2", seats, moves)
    view = game.view(game.actor)
    determinizer = determinizer_of(game)
    engine = engine_of("saboteur2")
    for number in range(8):
        world = determinizer.sample(chance_of("world", number))
        assert sorted(world.roles) == sorted(view.position.rules.cast)
        world.rules = view.position.rules
        assert engine.text(engine.view_of(world, view.viewer)) == str(view)


@pytest.mark.parametrize("moves", [20, 50])
def test_roles_and_the_treasure_are_sampled_by_their_posterior_probability(moves: int) -> None:
    game = after("saboteur2", 5, moves)
    view = game.view(game.actor)
    posterior = TeamBeliefTracker().update(view)
    chances, treasure = marginals_for(view.position, posterior)
    determinizer = TeamDeterminizer(view.position, posterior)
    chance = chance_of("often", moves)
    drawn = [determinizer.sample(chance) for _ in range(400)]
    for seat, by_role in enumerate(chances):
        for role, believed in enumerate(by_role):
            assert sum(world.roles[seat] == role for world in drawn) / 400 == pytest.approx(believed, abs=0.09)
    for goal, believed in enumerate(treasure):
        found = sum(world.goals[goal] == view.position.rules.tables.treasure for world in drawn) / 400
        assert found == pytest.approx(believed, abs=0.09)


def played_on(world: Position, turns: int, seed: int) -> Position:
    rollout, _ = engines_for(world)
    seats: int = world.seats
    rollout.advance(world, [0.2] * seats, [1 / 3] * 3, seed, turns)
    rollout.finish(world)
    return world


def test_a_round_played_to_its_end_counts_what_was_paid_and_repeats() -> None:
    game = after("saboteur2", 5, 12)
    for number in range(6):
        world = determinizer_of(game).sample(chance_of("end", number))
        _, world_value = engines_for(world)
        ended = played_on(world.copy(), 500, number + 1)
        assert ended.asked == 0
        no_cards = [0.0] * len(world.rules.tables.box.deck)
        paid = [world_value.value(ended, seat, no_cards) for seat in range(5)]
        assert paid == [ended.nuggets(seat) for seat in range(5)]
        again = played_on(world.copy(), 500, number + 1)
        assert [again.nuggets(seat) for seat in range(5)] == [int(each) for each in paid]


def test_the_value_of_a_world_rises_with_the_gold_to_expect_and_with_cards_in_hand() -> None:
    game = after("saboteur2", 5, 12)
    world = determinizer_of(game).sample(chance_of("value"))
    _, world_value = engines_for(world)
    no_cards = [0.0] * len(world.rules.tables.box.deck)
    good_cards = [1.0] * len(world.rules.tables.box.deck)
    for seat in range(5):
        value = world_value.value(world, seat, no_cards)
        assert 0 <= value < 6
        assert world_value.value(world, seat, good_cards) > value


@pytest.mark.parametrize("rollouts", [1, 60])
def test_a_bot_of_n_rollouts_plays_n_and_at_most_finishes_the_world_it_is_in(rollouts: int) -> None:
    game = after("saboteur2", 4, 6)
    view = game.view(game.actor)
    choice = decide(make_bot(f"search:rollouts={rollouts}"), view, view.legal, chance_of(rollouts))
    assert choice.move in view.legal
    assert 1 <= choice.reason["worlds"] <= rollouts
    assert len(Situation(view).options()) > 1
