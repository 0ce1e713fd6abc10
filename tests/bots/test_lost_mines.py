"""The Lost Mines: who shares whose pool, travel times to the mines, and values of walks."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from motherlode import Game, Stream
from motherlode.bots import decide, make_bot
from motherlode.core.chance.random_stream import key_of
from motherlode.core.move import act_of, aim_of, kind_of
from motherlode.core.playable import legal_codes, play_randomly
from motherlode.games.lost_mines.bots.belief_bot import LostMinesBeliefBot, LostMinesBeliefTracker
from motherlode.games.lost_mines.bots.distance import NEVER, TravelTimes
from motherlode.games.lost_mines.bots.role_posterior import ClanPosterior
from motherlode.games.lost_mines.bots.search_bot import LostMinesSearchBot
from motherlode.games.lost_mines.bots.situation import BoardForecast
from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, SELFISH, seat_weights
from motherlode.games.lost_mines.cards.box import ROLES
from motherlode.games.lost_mines.rules.board import MINE
from motherlode.games.lost_mines.rules.parts import (
    ASK_PLAY,
    ASK_WALK,
    CARD,
    WALK,
)
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.lost_mines.rules.walking import cells_of
from motherlode.games.registry import engine_of

ENGINE = engine_of("lost-mines")


def truth_of(game: Game) -> Position:
    """The position of a game, everything shown."""
    position: Position = game.view(-2).position
    return position


def in_the_middle(seed: str, moves: int = 60) -> Position:
    """A position after some random moves, with a card to be played."""
    position = truth_of(Game("lost-mines", 5, seed=seed))
    chance = Stream(key_of(seed), "moves")
    play_randomly(position, chance, moves)
    while position.asked != ASK_PLAY:
        play_randomly(position, chance, 1)
    return position


@pytest.mark.parametrize(("clans", "cards"), [((0, 0, 1), 3), ((0, 1, 0, 1, 0), 4), ((1, 1, 1, 0), 3)])
def test_l02_the_prior_equals_the_enumeration_of_a_clans_deals(clans: tuple[int, ...], cards: int) -> None:
    names = [LOYAL] * (cards - 2) + [SELFISH, SABOTEUR]
    posterior = ClanPosterior(clans, cards).marginals({})
    for clan in (0, 1):
        seats = [seat for seat, each in enumerate(clans) if each == clan]
        deals = list(permutations(names, len(seats)))
        for place, seat in enumerate(seats):
            from_deal = Counter(deal[place] for deal in deals)
            assert posterior[seat] == pytest.approx(
                [from_deal[role] / len(deals) for role in (LOYAL, SELFISH, SABOTEUR)]
            )


def test_l53_saboteurs_share_the_other_clans_pool_and_the_selfish_share_none() -> None:
    posterior = ClanPosterior((0, 0, 1, 1), 3)
    known = {0: LOYAL, 1: SABOTEUR, 2: LOYAL, 3: SELFISH}
    assert posterior.ally_probabilities(0, LOYAL, known) == [1, 0, 0, 0]
    assert posterior.ally_probabilities(1, SABOTEUR, known) == [0, 1, 1, 0]
    assert posterior.ally_probabilities(2, LOYAL, known) == [0, 1, 1, 0]
    assert posterior.ally_probabilities(3, SELFISH, known) == [0, 0, 0, 1]


def test_an_allys_point_is_worth_as_much_as_ones_own_and_an_opponents_is_a_loss() -> None:
    mine, friend, foe = seat_weights(0, [1.0, 1.0, 0.0], envy=0.5)
    assert mine == friend == 0.5
    assert foe < 0


def test_an_action_updates_only_the_posterior_of_its_clan() -> None:
    posterior = ClanPosterior((0, 0, 1, 1), 3)
    before = posterior.marginals({})
    posterior.update(0, (1.0, 1.0, 3.0))
    after = posterior.marginals({})
    assert after[0][SABOTEUR] > before[0][SABOTEUR]
    assert after[1][SABOTEUR] < before[1][SABOTEUR]
    assert after[2:] == before[2:]


def test_evaluating_plays_leaves_the_travel_times_unchanged() -> None:
    position = in_the_middle("thinking")
    travel_times = TravelTimes(position)
    before = list(travel_times.times(list(position.dwarfs)))
    assert min(before) < NEVER
    forecast = BoardForecast(position)
    for code in legal_codes(position):
        if act_of(code) == CARD:
            forecast.after(code)
    assert list(forecast.travel_times.times(list(position.dwarfs))) == before


def test_l24_a_tool_on_an_obstacle_and_l33_a_troll_on_the_way_change_the_time_to_the_mines() -> None:
    position = truth_of(Game("lost-mines", 3, seed="way"))
    travel_times = TravelTimes(position)
    tables = position.rules.tables
    start = position.dwarfs[0]
    east = tables.grid.near[4 * start + 1]
    lake = tables.faces["EW+lake"]
    here = [start]
    bare = sum(travel_times.times_if_laid(here, east, lake, False))
    assert sum(travel_times.times_if_laid(here, east, lake, True)) < bare
    assert sum(travel_times.times_if_laid(here, east, tables.faces["EW"], False)) < sum(travel_times.times(here))
    ways = [tables.way(start, d) for d in range(4)]
    for way in ways:
        assert sum(travel_times.times_if_delayed(here, way, False)) >= sum(travel_times.times(here))


def test_the_posterior_depends_on_the_events_alone() -> None:
    """A tracker that starts late has the same posterior as one that saw every move."""
    game = Game("lost-mines", 5, seed="late", rounds=1)
    bots = [make_bot("belief") for _ in range(5)]
    early = LostMinesBeliefTracker()
    while not game.over:
        view = game.view(game.actor)
        game.play(bots[game.actor].choose(view, view.legal, Stream(key_of("late"), "bot", len(game.history))))
        if len(game.history) % 10 == 0 and not game.over:
            spectator = game.spectator
            assert early.update(spectator).marginals({}) == LostMinesBeliefTracker().update(spectator).marginals({})


def test_l43_a_bot_walks_into_a_mine_it_knows_and_takes_the_best_treasure_it_knows() -> None:
    """Whenever a treasure is chosen, none of the same mine known to be worth more is left."""
    asked = 0
    for seed in range(6):
        game = Game("lost-mines", 6, seed=f"treasures {seed}", rounds=1)
        bots = [make_bot("greedy") for _ in range(6)]
        while not game.over:
            view = game.view(game.actor)
            choice = decide(bots[game.actor], view, view.legal, Stream(key_of("any"), "bot"))
            if game.asked == "treasure":
                asked += 1
                chosen = view.table.treasures[int(choice.move.pick.rpartition("-")[2])]
                same = [each for each in view.table.treasures if each.holder is None and each.kind == chosen.kind]
                shown = [int(each.value) for each in same if each.value != "?"]
                assert chosen.value == "?" or int(chosen.value) == max(shown)
            game.play(choice.move)
    assert asked


@pytest.mark.parametrize("role", ROLES)
def test_a_reason_holds_expected_points_and_beliefs(role: str) -> None:
    for seed in range(40):
        game = Game("lost-mines", 5, seed=f"{role} {seed}")
        if game.truth.roles[game.actor] == role:
            break
    view = game.view(game.actor)
    reason = decide(make_bot("belief"), view, view.legal, Stream(key_of("why"), "bot")).reason
    assert {"why", "worth", "hauls", "friends"} <= reason.keys()
    ally_probabilities = reason["friends"]
    assert isinstance(ally_probabilities, tuple)
    assert ally_probabilities[view.viewer] == 1
    assert (sum(ally_probabilities) == 1) == (role == "selfish")


def test_search_plans_a_card_with_the_walk_after_it() -> None:
    """A way that lets the dwarf into a mine in the same turn is worth more than to ``belief``."""
    found = 0
    for seed in range(12):
        game = Game("lost-mines", 5, seed=f"plan {seed}", rounds=1)
        bots = [make_bot("greedy") for _ in range(5)]
        while not game.over:
            view = game.view(game.actor)
            chance = Stream(key_of("plan"), "bot", len(game.history))
            if game.asked == "play" and (entry := _way_into_a_mine(game)) is not None:
                before, after = (
                    dict(zip(map(str, view.legal), bot.move_values(view, view.legal)[1], strict=True))
                    for bot in (LostMinesBeliefBot(), LostMinesSearchBot())
                )
                rank = [sorted(values, key=lambda move: -values[move]).index(entry) for values in (before, after)]
                assert rank[1] <= rank[0]
                found += rank[1] < rank[0]
            game.play(bots[game.actor].choose(view, view.legal, chance))
    assert found > 3


def _way_into_a_mine(game: Game) -> str | None:
    """A card by which alone the actor's dwarf can enter a mine that is face down, in this turn."""

    def entered(position: Position) -> set[int]:
        copy = position.copy()
        copy.ask(copy.actor, ASK_WALK)
        ends = {cells_of(copy, copy.actor, aim_of(code))[-1] for code in legal_codes(copy) if act_of(code) == WALK}
        return {end for end in ends if copy.board.cards[end] == MINE}

    truth = truth_of(game)
    if entered(truth):
        return None
    for move in game.legal:
        after = truth.copy()
        code = next(code for code in legal_codes(truth) if str(ENGINE.move_of(truth, code)) == str(move))
        if act_of(code) == CARD and truth.rules.tables.box.deck[kind_of(code)].play == "path":
            after.play(code)
            if after.asked == ASK_WALK and entered(after):
                return str(move)
    return None
