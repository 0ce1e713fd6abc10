"""Saboteur 2: the role posterior, distances by team, and expected gold."""

from __future__ import annotations

from itertools import permutations

import pytest

from motherlode import SPECTATOR, Game, Stream
from motherlode.bots import decide, make_bot
from motherlode.core.chance.random_stream import key_of
from motherlode.core.playable import play_randomly
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.distance import TeamDistances
from motherlode.games.tunnels.bots.teams.expected_gold import ExpectedGold, RoundState
from motherlode.games.tunnels.bots.teams.role_posterior import RolePosterior, known_cards, marginals_for
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.cards.tables import DOORS
from motherlode.games.tunnels.rules.gold.treasure_access import crystals_in_sight, reaches_treasure
from motherlode.games.tunnels.rules.parts import ASK_TURN
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import rules_for

EVEN = (1 / 3, 1 / 3, 1 / 3)


def chance_of(*words: object) -> Stream:
    """A stream of these words' own."""
    return Stream(key_of(" ".join(map(str, words))), "bot")


def truth_of(game: Game) -> Position:
    """The position of a game, everything shown."""
    position: Position = game.view(-2).position
    return position


def random_positions(seats: int, count: int, most: int = 70) -> list[Position]:
    """Positions some random moves into a round."""
    found = []
    for number in range(count):
        position = truth_of(Game("saboteur2", seats, seed=f"teams {number}", rounds=1))
        play_randomly(position, chance_of("teams", number), number * most // count)
        if position.asked == ASK_TURN and not position.shown:
            found.append(position)
    return found


# ---- roles ---------------------------------------------------------------------------------------------------------


def likely(*words: object) -> list[list[float]]:
    """Some likelihoods by goal and role."""
    chance = chance_of(*words)
    return [[0.1 + chance.random() for _ in range(6)] for _ in range(3)]


def summed_over_all_deals(
    rules_cast: list[int], told: dict[int, list[list[float]]], role_posterior: int, known: dict[int, int]
) -> list[list[float]]:
    """Marginals by dwarf card and role, by enumerating every deal."""
    sums = [[0.0] * 6 for _ in range(role_posterior)]
    for deal in permutations(range(len(rules_cast)), role_posterior):
        roles = [rules_cast[card] for card in deal]
        if any(roles[card] != role for card, role in known.items()):
            continue
        for goal in range(3):
            weight = 1.0
            for card, likelihoods in told.items():
                weight *= likelihoods[goal][roles[card]]
            for card, role in enumerate(roles):
                sums[card][role] += weight
    return [[part / sum(each) for part in each] for each in sums]


def test_s02_role_marginals_equal_the_enumeration_of_all_deals() -> None:
    rules = rules_for("saboteur2", 3)
    role_posterior = RolePosterior(rules)
    told = {seat: likely("deal", seat) for seat in range(3)}
    for seat, likelihoods in told.items():
        role_posterior.update(seat, likelihoods)
    for known in ({}, {0: 2}, {0: 0, 2: 5}):
        expected_cards = summed_over_all_deals(list(rules.cast), told, 3, known)
        chances, _ = role_posterior.marginals(known, EVEN)
        for seat in range(3):
            assert chances[seat] == pytest.approx(expected_cards[seat])


def test_s32_after_a_role_swap_marginals_equal_the_enumeration_of_all_deals() -> None:
    rules = rules_for("saboteur2", 3)
    role_posterior = RolePosterior(rules)
    told = {0: likely("old", 0), 1: likely("old", 1), 3: likely("new", 1)}
    role_posterior.update(0, told[0])
    role_posterior.update(1, told[1])
    role_posterior.redraw(1)
    role_posterior.update(1, told[3])
    expected_cards = summed_over_all_deals(list(rules.cast), told, 4, {})
    chances, _ = role_posterior.marginals({}, EVEN)
    assert [role_posterior.card_of_seat, role_posterior.retired_cards] == [[0, 3, 2], [1]]
    assert chances[1] == pytest.approx(expected_cards[3])
    assert chances[2] == pytest.approx(expected_cards[2])
    pile = role_posterior.pile_distribution(chances)
    assert sum(pile) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 5, 12])
def test_s34_a_viewer_is_certain_of_exactly_the_roles_it_has_seen(seats: int) -> None:
    for number in range(6):
        game = Game("saboteur2", seats, seed=f"seen {number}", rounds=1)
        chance = chance_of("seen", seats, number)
        for _ in range(60):
            if not game.over and game.asked == "turn":
                people = [move for move in game.legal if move.head in ("inspect", "swap-hats")]
                moves = people or list(game.legal)
                game.play(moves[chance.below(len(moves))])
        if game.over or game.asked != "turn":
            continue
        roles = list(truth_of(game).roles)
        for viewer in (SPECTATOR, *range(seats)):
            view = game.view(viewer)
            role_posterior = TeamBeliefTracker().update(view)
            lying = {card: place for place, card in enumerate(role_posterior.card_of_seat)}
            places = len(roles)
            lying |= {
                card: places - len(role_posterior.retired_cards) + at
                for at, card in enumerate(role_posterior.retired_cards)
            }
            known = known_cards(view.position, role_posterior)
            assert all(roles[lying[card]] == role for card, role in known.items())
            chances, treasure = marginals_for(view.position, role_posterior)
            assert sum(treasure) == pytest.approx(1)
            for seat in range(seats):
                assert sum(chances[seat]) == pytest.approx(1)
                assert (max(chances[seat]) > 1 - 1e-9) == (role_posterior.card_of_seat[seat] in known)


# ---- distances ------------------------------------------------------------------------------------------------------


def test_s23_doors_never_shorten_a_teams_distance_and_add_none_to_their_own() -> None:
    barred = 0
    for position in random_positions(5, 60):
        tables = position.rules.tables
        by_team = TeamDistances(position.maze).now
        doors = {tables.doors[position.maze.face_at(cell)] for cell in position.maze.placed[: position.maze.laid]}
        for colour, far in ((DOORS["blue"], by_team.blue.shortest), (DOORS["green"], by_team.green.shortest)):
            if doors <= {0, colour}:
                assert far == by_team.anyone.shortest
            assert all(one >= other for one, other in zip(far, by_team.anyone.shortest, strict=True))
            barred += far != by_team.anyone.shortest
    assert barred


def test_s23_laying_a_door_brings_no_goal_nearer_to_the_other_team() -> None:
    helped = 0
    for position in random_positions(4, 40):
        maze, tables = position.maze, position.rules.tables
        ways = TeamDistances(maze)
        for face in range(2 * tables.tunnels):
            stopped = DOORS["green"] if tables.doors[face] == DOORS["blue"] else DOORS["blue"]
            for cell in maze.frontier[: maze.frontier_size]:
                if tables.doors[face] and tables.fits[maze.side_at(cell)] >> tables.open[face] & 1:
                    before, after = ways.now, ways.after_lay(cell, face)
                    assert all(a >= b for a, b in zip(after[stopped].shortest, before[stopped].shortest, strict=True))
                    helped += sum(after[3 - stopped].shortest) < sum(before[3 - stopped].shortest)
    assert helped


# ---- gold ----------------------------------------------------------------------------------------------------------


def ended(number: int, seats: int) -> Position:
    """A round at its end, before thieves are asked, played by bots that make for the treasure."""
    game = Game("saboteur2", seats, seed=f"gold {number}", rounds=1)
    bots = [make_bot("greedy") for _ in range(seats)]
    while game.asked == "turn":
        view = game.view(game.actor)
        game.play(bots[game.actor].choose(view, view.legal, chance_of(number, len(game.history))))
    return truth_of(game)


def test_s50_to_s59_with_full_knowledge_the_gold_for_finishing_is_what_is_paid() -> None:
    paid = set()
    for number in range(40):
        position = ended(number, 3 + number % 5)
        if not position.reached:
            continue
        roles = Roles(position.rules.tables)
        seats, me = range(position.seats), position.last_layer
        trap = 1 << position.rules.tables.sign_names.index("trap")
        state = RoundState(
            me=me,
            chances=[[float(role == position.roles[seat]) for role in range(6)] for seat in seats],
            hindrances=[0] * position.seats,
            trapped=sum(1 << seat for seat in seats if position.front[seat] & trap),
            distance=(0.0, 0.0, 0.0),
            turns=0.0,
            crystals=int(crystals_in_sight(position)),
        )
        blue, green = (reaches_treasure(position, DOORS[colour]) for colour in ("blue", "green"))
        role = position.roles[me]
        expects = ExpectedGold(roles).gold_for_finishing(state, role, blue, green)
        if not state.trapped:
            paid.add(roles.names[role])
            assert int(expects) == position.nuggets(me)
    assert len(paid) >= 4


def test_s56_less_distance_means_more_gold_to_miners_and_less_to_saboteurs() -> None:
    roles = Roles(rules_for("saboteur2", 5).tables)
    progress = ExpectedGold(roles)
    chances = [[4 / 15, 4 / 15, 1 / 15, 1 / 15, 2 / 15, 3 / 15]] * 5

    def value(role: int, far: float) -> float:
        return progress.expected_gold(RoundState(0, chances, [0] * 5, 0, (far, far, far), 60.0, 0), role)

    for near, far in ((1.0, 3.0), (3.0, 6.0), (6.0, 10.0)):
        assert value(roles.boss, near) > value(roles.boss, far)
        assert value(roles.saboteur, near) < value(roles.saboteur, far)
        assert value(roles.geologist, near) < value(roles.geologist, far)


def test_s51_a_tunnel_only_the_other_team_can_walk_is_worth_little() -> None:
    roles = Roles(rules_for("saboteur2", 5).tables)
    progress = ExpectedGold(roles)
    chances = [[4 / 15, 4 / 15, 1 / 15, 1 / 15, 2 / 15, 3 / 15]] * 5
    through_blue, through_green = (3.0, 3.0, 9.0), (3.0, 9.0, 3.0)
    for role, mine, theirs in ((roles.blue, through_blue, through_green), (roles.green, through_green, through_blue)):
        own = progress.expected_gold(RoundState(0, chances, [0] * 5, 0, mine, 60.0, 0), role)
        other = progress.expected_gold(RoundState(0, chances, [0] * 5, 0, theirs, 60.0, 0), role)
        assert own > 3 * other


def test_a_reason_holds_expected_gold_and_beliefs() -> None:
    for number in range(8):
        game = Game("saboteur2", 5, seed=f"reason {number}")
        view = game.view(game.actor)
        reason = decide(make_bot("belief"), view, view.legal, chance_of("why")).reason
        assert {"why", "worth", "loss", "expects", "reached", "suspicion", "blue", "green"} <= reason.keys()
        role = game.truth.roles[view.viewer]
        assert reason.get("friends") == reason.get(role)  # miners of a team have friends, others have none
