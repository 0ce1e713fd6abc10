"""Setting up: B-01 to B-09."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode import SPECTATOR, DataError, Game
from motherlode.core.visibility import redact
from motherlode.games.tunnels.events import RoundBegan
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from support.by_hand import tunnel_game

from .tables import MINER, SABOTEUR, STOCK, legal, table, the

BOTH = pytest.mark.parametrize("ruleset", ["base", "base-classic"])

CAST = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
PLAYERS = pytest.mark.parametrize("players", sorted(CAST))


def first_round(game: Game) -> RoundBegan:
    return the(game.events, RoundBegan)[0]


@BOTH
def test_b01_three_to_ten_players(ruleset: str) -> None:
    for players in range(3, 11):
        assert Game(ruleset, players, seed="b01").seats == players
    for players in (-1, 0, 1, 2, 11, 12):
        with pytest.raises(DataError, match="3 to 10 players"):
            Game(ruleset, players, seed="b01")


@BOTH
@PLAYERS
def test_b02_dwarf_cards_by_number_of_players(ruleset: str, players: int) -> None:
    saboteurs, miners = CAST[players]
    spares = set()
    for number in range(60):
        roles = first_round(Game(ruleset, players, seed=f"b02 {number}")).roles
        assert Counter(roles) == {SABOTEUR: saboteurs, MINER: miners}
        assert len(roles) == players + 1
        spares.add(roles[-1])
    assert spares == {MINER, SABOTEUR}, "either kind can be the card left over"


@PLAYERS
def test_b02_b03_the_card_left_over_is_known_to_nobody_and_a_role_to_its_owner(players: int) -> None:
    game = Game("base", players, seed="b03")
    truth: TunnelsSnapshot = game.truth
    for viewer in range(SPECTATOR, players):
        seen: TunnelsSnapshot = game.view(viewer).table
        assert seen.spare_roles == ("?",)
        assert seen.roles == tuple(role if seat == viewer else "?" for seat, role in enumerate(truth.roles))
        told = redact(first_round(game), viewer)
        assert told.roles == (*seen.roles, "?")


@BOTH
def test_b05_start_in_the_open_goals_face_down_eight_columns_away(ruleset: str) -> None:
    shown: TunnelsSnapshot = Game(ruleset, 4, seed="b05").truth
    assert [(tile.cell, tile.face, tile.name) for tile in shown.maze] == [((0, 0), "NESW", "start")]
    assert [goal.cell for goal in shown.goals] == [(8, -2), (8, 0), (8, 2)]
    assert not any(goal.face_up for goal in shown.goals)


def test_b05_the_goals_are_shuffled_and_nobody_knows_them() -> None:
    orders = set()
    for number in range(60):
        game = Game("base", 3, seed=f"b05 {number}")
        orders.add(first_round(game).goals)
        for viewer in range(SPECTATOR, 3):
            assert [goal.name for goal in game.view(viewer).table.goals] == ["?"] * 3
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("stone-1", "stone-2", "treasure")}


def test_b05_seven_cards_reach_from_the_start_to_the_middle_goal() -> None:
    game = table(hands={0: ["EW"]}, maze="EW@1,0;EW@2,0;NESW@3,0;NESW@4,0;NESW@5,0;NESW@6,0")
    assert not any(goal.face_up for goal in game.truth.goals)
    game.play("EW@7,0")
    assert [goal.face_up for goal in game.truth.goals] == [False, True, False]


def test_b05_one_card_fits_between_two_goals() -> None:
    game = table(
        hands={0: ["NES"]},
        maze="NESW@1,0;NES@1,-1;EW@2,-1;EW@3,-1;EW@4,-1;NEW@5,-1;NEW@6,-1;NEW@7,-1",
        goals="stone-1/stone-2/treasure",
    )
    game.play("NSW@8,-1")
    assert [goal.face_up for goal in game.truth.goals] == [True, True, False]


def test_b05_rows_grow_downwards() -> None:
    game = table(hands={0: ["S"]})
    assert legal(game, "S@") == {"S@0,-1"}, "an arm to the south meets the start from the row above"
    assert legal(game, "N@") == {"N@0,1"}


STRAIGHT = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
ACROSS = {"N": ("NES", 5), "S": ("NES", 5), "E": ("NEW", 5), "W": ("NEW", 5)}


@pytest.mark.parametrize(("edge", "column", "row"), [("N", 0, -1), ("S", 0, 1), ("W", -1, 0), ("E", 1, 0)])
def test_b06_the_maze_grows_past_its_rectangle_on_every_side(edge: str, column: int, row: int) -> None:
    straight, (junction, copies) = STRAIGHT[edge], ACROSS[edge]
    cards = [junction] * copies + ["NESW"] * 5 + [straight] * (STOCK[straight] - 1)
    sideways = 3 if edge == "E" else 0
    path = ";".join(f"{card}@{(i + 1) * column},{(i + 1) * row + sideways}" for i, card in enumerate(cards))
    if edge == "E":
        path += ";NS@0,1;NS@0,2;NE@0,3"
    goals = "treasure/stone-1/stone-2^" if edge == "E" else "treasure/stone-1/stone-2"
    game = table(hands={0: [straight]}, maze=path, goals=goals)
    end = len(cards) + 1
    cell = (end * column, end * row + sideways)
    game.play(f"{straight}@{cell[0]},{cell[1]}")
    assert cell in [tile.cell for tile in game.truth.maze]
    assert Game.from_position(str(game)).truth.maze == game.truth.maze


@pytest.mark.parametrize(("column", "row"), [(0, -1), (0, 1), (-1, 0)])
def test_b06_forty_cards_in_one_line_still_do_not_meet_round_the_back(column: int, row: int) -> None:
    """More than any game can lay in a straight line; the grid has to be wide enough for the longest."""
    face = "EW" if column else "NS"
    line = str(table(hands={0: [face]}))
    path = ";".join(f"{face}@{i * column},{i * row}" for i in range(1, 40))
    game = tunnel_game(line.replace("maze=-", f"maze={path}"))
    assert f"{face}@{40 * column},{40 * row}" in legal(game)
    game.play(f"{face}@{40 * column},{40 * row}")
    assert not any(goal.face_up for goal in game.truth.goals)
    assert all(tile.reached == tile.face for tile in game.truth.maze)


@BOTH
@PLAYERS
def test_b07_deck_and_hands(ruleset: str, players: int) -> None:
    game = Game(ruleset, players, seed="b07")
    began = first_round(game)
    assert [len(hand) for hand in began.hands] == [HANDS[players]] * players
    assert len(began.deck) == 67 - players * HANDS[players]
    assert Counter([*began.deck, *(card for hand in began.hands for card in hand)]) == STOCK
    shown: TunnelsSnapshot = game.truth
    assert shown.hands == tuple(tuple(sorted(hand, key=list(STOCK).index)) for hand in began.hands)


def test_b07_a_hand_is_its_owners_to_see_and_the_deck_nobodys() -> None:
    game = Game("base", 4, seed="b07")
    truth: TunnelsSnapshot = game.truth
    for viewer in range(SPECTATOR, 4):
        seen: TunnelsSnapshot = game.view(viewer).table
        assert seen.hands == tuple(hand if seat == viewer else ("?",) * 6 for seat, hand in enumerate(truth.hands))
        assert set(redact(first_round(game), viewer).deck) == {"?"}
        assert seen.deck == 67 - 24


def test_b07_every_deal_is_shuffled() -> None:
    decks = {first_round(Game("base", 3, seed=f"b07 {number}")).deck for number in range(20)}
    assert len(decks) == 20


def test_b08_gold_is_shuffled_face_down() -> None:
    orders = set()
    for number in range(20):
        game = Game("base", 3, seed=f"b08 {number}")
        began = first_round(game)
        assert Counter(began.gold) == {"1": 16, "2": 8, "3": 4}
        orders.add(began.gold)
        for viewer in range(SPECTATOR, 3):
            assert set(redact(began, viewer).gold) == {"?"}
            assert "gold=?*28" in str(game.view(viewer))
    assert len(orders) == 20


def test_b09_the_host_names_the_first_seat() -> None:
    for first in range(5):
        game = Game("base", 5, seed="b09", first=first)
        assert (game.actor, game.truth.first) == (first, first)
    for nobody in (-1, 5):
        with pytest.raises(DataError, match="first is a number from 0 to 4"):
            Game("base", 5, seed="b09", first=nobody)


def test_b09_otherwise_the_seed_draws_the_first_seat() -> None:
    drawn = [Game("base", 5, seed=f"b09 {number}").actor for number in range(100)]
    assert set(drawn) == set(range(5))
    assert drawn == [Game("base", 5, seed=f"b09 {number}").actor for number in range(100)]


@PLAYERS
def test_b09_turns_go_clockwise(players: int) -> None:
    game = Game("base", players, seed="b09", first=players - 1)
    order = []
    for _ in range(2 * players):
        order.append(game.actor)
        game.play(f"pass({game.truth.hands[game.actor][0]})")
    assert order == [(players - 1 + turn) % players for turn in range(2 * players)]
