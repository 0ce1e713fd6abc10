"""Clans and setting up: L-01 to L-08."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode import SPECTATOR, DataError, Game
from motherlode.core.data_files import read_toml
from motherlode.games.lost_mines.cards.box import load_box, open_box
from motherlode.games.lost_mines.events import RoundBegan

from ..tables import legal, refused, the
from .tables import STOCK, game_of, truth_of

PLAYERS = pytest.mark.parametrize("players", range(3, 10))
LOYAL = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}


def began(players: int, seed: str) -> RoundBegan:
    return the(Game("lost-mines", players, seed=seed).events, RoundBegan)[0]


def test_l01_three_to_nine_players_in_two_clans() -> None:
    for players in range(3, 10):
        assert set(began(players, "l01").clans) == {"blue", "yellow"}
    for players in (0, 1, 2, 10):
        with pytest.raises(DataError, match="3 to 9 players"):
            Game("lost-mines", players, seed="l01")


@PLAYERS
def test_l02_dwarf_cards_by_number_of_players_the_rest_set_aside(players: int) -> None:
    cast = {"loyal": LOYAL[players], "selfish": 1, "saboteur": 1}
    seated, spare = set(), set()
    for number in range(60):
        dealt = began(players, f"l02 {number}")
        cards = list(zip(dealt.clans, dealt.roles, strict=True))
        assert Counter(cards) == {(clan, role): n for clan in ("blue", "yellow") for role, n in cast.items()}
        seated |= set(cards[:players])
        spare |= set(cards[players:])
    assert len(seated) == 6, "anyone can be anything"
    assert len(spare) == 6 or players == 9
    assert len(spare) >= 1


@PLAYERS
def test_l03_the_clan_is_public_and_the_role_its_owners_secret(players: int) -> None:
    game = Game("lost-mines", players, seed="l03")
    truth = truth_of(game)
    for viewer in range(SPECTATOR, players):
        seen = game.view(viewer).table
        assert seen.clans == truth.clans
        assert seen.roles == tuple(role if seat == viewer else "?" for seat, role in enumerate(truth.roles))
        assert [role for _, role in seen.spare_roles] == ["?"] * len(truth.spare_roles)


def test_l03_roles_are_shown_when_the_round_ends() -> None:
    game = game_of(hands={0: ["NS"]}, deck=[])
    game.play("discard(NS)")
    while not game.over:
        game.play("stay")
    assert game.view(SPECTATOR).table.roles == truth_of(game).roles
    assert "?" not in truth_of(game).roles


@PLAYERS
def test_l04_everyones_dwarf_stands_on_the_start_of_their_clan(players: int) -> None:
    shown = truth_of(Game("lost-mines", players, seed="l04"))
    starts = {"blue-start": "blue", "yellow-start": "yellow"}
    for tile in shown.board:
        assert {shown.clans[seat] for seat in tile.dwarfs} <= {starts[tile.name]}
    assert sorted(seat for tile in shown.board for seat in tile.dwarfs) == list(range(players))


def test_l05_two_starts_face_up_four_mines_face_down_on_a_board_of_eleven_by_seven() -> None:
    game = Game("lost-mines", 4, seed="l05")
    shown = truth_of(game)
    assert (shown.columns, shown.rows) == (11, 7)
    assert {tile.name: tile.cell for tile in shown.board} == {"blue-start": (2, 3), "yellow-start": (2, 5)}
    assert [mine.cell for mine in shown.mines] == [(10, 1), (10, 3), (10, 5), (10, 7)]
    assert not any(mine.face_up for mine in shown.mines)
    for viewer in range(SPECTATOR, 4):
        assert [mine.name for mine in game.view(viewer).table.mines] == ["?"] * 4


def test_l05_mines_are_shuffled() -> None:
    orders = {began(3, f"l05 {number}").mines for number in range(200)}
    assert len(orders) == 24
    assert all(set(order) == {"gems", "gold", "silver", "dragon"} for order in orders)


def test_l05_no_card_is_laid_outside_the_board() -> None:
    game = game_of(hands={0: ["NESW", "trap"]}, board="NESW@1,3;NESW@2,2;NESW@2,1")
    assert "NESW@1,2" in legal(game)
    for cell in ("0,3", "2,0", "12,3", "2,8", "-1,3"):
        assert refused(game, f"NESW@{cell}") == "L-20"
    assert refused(game, "trap@0,3/1,3") == "L-32"


@PLAYERS
def test_l06_as_many_treasures_as_players_their_kind_public_their_value_secret(players: int) -> None:
    game = Game("lost-mines", players, seed="l06")
    truth = truth_of(game)
    assert len(truth.treasures) == players
    left = Counter(open_box().treasures)
    left.subtract((treasure.kind, int(treasure.value)) for treasure in truth.treasures)
    assert min(left.values()) >= 0
    for viewer in range(SPECTATOR, players):
        seen = game.view(viewer).table
        assert [one.kind for one in seen.treasures] == [one.kind for one in truth.treasures]
        assert {one.value for one in seen.treasures} == {"?"}


def test_l06_any_treasure_may_be_in_play_or_set_aside() -> None:
    values = [(dealt.kinds, dealt.treasures) for dealt in (began(3, f"l06 {number}") for number in range(200))]
    seen = {(kind, value) for kinds, worth in values for kind, value in zip(kinds, worth, strict=True)}
    assert seen == {(kind, str(value)) for kind, value in open_box().treasures}


@PLAYERS
def test_l07_ten_cards_set_aside_unseen_and_hands_by_number_of_players(players: int) -> None:
    dealt = began(players, "l07")
    size = 5 if players <= 6 else 4
    assert len(dealt.aside) == 10
    assert [len(cards) for cards in dealt.hands] == [size] * players
    assert len(dealt.deck) == 63 - 10 - size * players
    assert Counter([*dealt.aside, *dealt.deck, *(card for cards in dealt.hands for card in cards)]) == STOCK


def test_l07_forty_path_cards_and_twenty_three_action_cards() -> None:
    paths = sum(copies for card, copies in STOCK.items() if card[0] in "NESW")
    assert (paths, sum(STOCK.values()) - paths) == (40, 23)


def test_l08_the_host_may_name_who_begins_and_else_the_seed_does() -> None:
    assert {began(5, f"l08 {number}").first for number in range(60)} == set(range(5))
    assert Game("lost-mines", 5, seed="l08", first=3).actor == 3


def test_l08_turns_go_clockwise() -> None:
    game = Game("lost-mines", 4, seed="l08", first=2)
    turns: list[int] = []
    while len(turns) < 8:
        turns.append(game.actor)
        game.play(next(move for move in game.legal if move.head == "discard"))
        if game.asked == "walk":
            game.play("stay")
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


# ---- the box, which its owner may correct --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"path": []}, "0 paths"),
        ({"totals": {"paths": 40}}, "missing"),
        ({"board": {"columns": 11, "rows": 7, "mines": [[10, 1]] * 4}}, "the same field"),
        ({"board": {"columns": 9, "rows": 7, "mines": [[10, 1], [10, 3], [10, 5], [10, 7]]}}, "not on the board"),
        ({"board": {"columns": 11, "rows": 7, "mines": [[10, 1]]}}, "places 1 mines of 4"),
        ({"treasures": {"gems": [3] * 4, "gold": [2] * 4, "silver": [1, 2, 3, 16]}}, "1 to 15"),
        ({"treasures": {"gems": [3] * 4, "gold": [2] * 4, "coal": [1] * 4}}, "no mine"),
        ({"treasures": {"gems": [3] * 6, "gold": [2] * 6}}, "the dragon's"),
    ],
)
def test_l05_a_box_that_does_not_add_up_is_refused(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        load_box("lost-mines", {**read_toml("motherlode.games.lost_mines.cards", "lost-mines"), **change})
