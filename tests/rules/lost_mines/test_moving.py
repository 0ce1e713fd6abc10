"""Moving and turning up mines: L-40 to L-42."""

from __future__ import annotations

import pytest

from motherlode import Game
from motherlode.games.lost_mines.events import CardLost, MineTurnedUp, Walked

from ..tables import legal, refused, the
from .tables import game_of, tile_at, truth_of


def test_l40_one_to_three_cards_along_ways() -> None:
    game = game_of(board="EW@3,3;EW@4,3;NESW@5,3;NESW@6,3", ask="walk:0", due=1)
    assert legal(game) == {"stay", "walk@3,3", "walk@3,3/4,3", "walk@3,3/4,3/5,3"}
    for walk in ("3,3/4,3/5,3/6,3", "4,3", "2,2", "3,2", "12,3", "2,4"):
        assert refused(game, f"walk@{walk}") == "L-40"


def test_l40_where_no_way_joins_two_cards_none_leads() -> None:
    game = game_of(board="EW@3,3;EW@3,4", ask="walk:0", due=1)
    assert refused(game, "walk@3,3/3,4") == "L-40"


def test_l40_a_walk_never_enters_a_card_twice() -> None:
    game = game_of(board="NESW@2,4;NESW@3,3;NESW@3,4", ask="walk:0", due=1)
    assert refused(game, "walk@3,3/2,3") == "L-40"
    assert refused(game, "walk@3,3/3,4/3,3") == "L-40"


def test_l40_any_number_of_dwarfs_share_a_card() -> None:
    game = game_of(4, board="EW@3,3", dwarfs={1: "3,3", 2: "3,3", 3: "3,3"}, ask="walk:0", due=1)
    assert "walk@3,3" in legal(game)
    game.play("walk@3,3")
    tile = tile_at(game, (3, 3))
    assert tile is not None
    assert tile.dwarfs == (0, 1, 2, 3)


def test_l40_of_ways_that_come_to_the_same_one_is_listed_and_any_may_be_named() -> None:
    game = game_of(board="NESW@2,4;NESW@3,3;NESW@3,4", ask="walk:0", hands={0: ["NS"]}, due=1)
    to_there = {move for move in legal(game) if move.endswith("/3,4")}
    assert to_there == {"walk@3,3/3,4"}
    assert the(game.play("walk@2,4/3,4"), Walked) == [Walked(0, ((3, 3), (3, 4)))]


def test_l40_l32_the_way_is_chosen_where_a_trap_would_be_crossed() -> None:
    game = game_of(
        board="NESW@2,4;NESW@3,3;NESW@3,4", tokens="trap@3,3/3,4", ask="walk:0", hands={0: ["NS", "EW"]}, due=1
    )
    assert {"walk@3,3/3,4", "walk@2,4/3,4"} <= legal(game)
    assert the(game.copy().play("walk@2,4/3,4"), CardLost) == []
    assert len(the(game.copy().play("walk@3,3/3,4"), CardLost)) == 1


def test_l40_l32_one_can_walk_over_a_trap_on_purpose_to_go_round() -> None:
    """A longer way over another trap is another walk."""
    game = game_of(board="NESW@2,4;NESW@3,3;NESW@3,4", tokens="trap@2,3/2,4", ask="walk:0", hands={0: ["NS"]}, due=1)
    assert {"walk@2,4", "walk@3,3/3,4/2,4"} <= legal(game)


# ---- mines ---------------------------------------------------------------------------------------------------------


def before_mine(cell: str, face: str, mines: str) -> Game:
    """A dwarf beside the mine at 10,3, about to walk."""
    hands = {0: ["NS"], 1: ["NS"]}
    return game_of(hands=hands, board=f"{face}@{cell}", dwarfs={0: cell}, mines=mines, ask="walk:0", due=1)


@pytest.mark.parametrize(
    ("cell", "face", "mine", "lies"),
    [
        ("9,3", "EW", "gems", "SW"),
        ("9,3", "EW", "gold", "NW"),
        ("9,3", "EW", "silver", "NSW"),
        ("9,3", "EW", "dragon", "NEW"),
        ("11,3", "NW", "gems", "NE"),
        ("11,3", "NW", "gold", "ES"),
        ("11,3", "NW", "silver", "NES"),
        ("10,2", "NS", "gems", "NE"),
        ("10,2", "NS", "gold", "NW"),
        ("10,2", "NS", "silver", "NES"),
        ("10,2", "NS", "dragon", "NEW"),
        ("10,4", "NS", "gems", "SW"),
        ("10,4", "NS", "gold", "ES"),
        ("10,4", "NS", "silver", "NES"),
        ("10,4", "NS", "dragon", "ESW"),
    ],
)
def test_l41_a_mine_turned_up_from_any_side_lets_the_dwarf_in(cell: str, face: str, mine: str, lies: str) -> None:
    others = [name for name in ("gems", "gold", "silver", "dragon") if name != mine]
    game = before_mine(cell, face, "/".join([others[0], mine, *others[1:]]))
    (turned,) = the(game.play("walk@10,3"), MineTurnedUp)
    assert (turned.cell, turned.mine) == ((10, 3), mine)
    tile = tile_at(game, (10, 3))
    assert tile is not None
    assert tile.face == lies
    assert tile.dwarfs == (0,)


def test_l41_of_two_ways_to_lie_the_one_that_fits_more_neighbours() -> None:
    """Entered from the north, silver can lie as NES or as NSW."""
    mines = "gems/silver/gold/dragon"
    plain = before_mine("10,2", "NS", mines)
    plain.play("walk@10,3")
    tile = tile_at(plain, (10, 3))
    assert tile is not None
    assert tile.face == "NES"
    west = game_of(hands={1: ["NS"]}, board="NS@10,2;EW@9,3", dwarfs={0: "10,2"}, mines=mines, ask="walk:0", due=1)
    west.play("walk@10,3")
    tile = tile_at(west, (10, 3))
    assert tile is not None
    assert tile.face == "NSW"


def test_l41_the_way_used_comes_first_however_ill_it_fits() -> None:
    """Gold entered from the west lies as NW, though ES would fit the three others."""
    board = "EW@9,3;NW@11,3;NES@10,4;EW@10,2"
    game = game_of(hands={1: ["NS"]}, board=board, dwarfs={0: "9,3"}, ask="walk:0", due=1)
    game.play("walk@10,3")
    tile = tile_at(game, (10, 3))
    assert tile is not None
    assert tile.face == "NW"


def test_l41_the_move_ends_on_a_mine_that_is_turned_up() -> None:
    game = game_of(board="EW@9,3;NW@11,3", dwarfs={0: "9,3"}, ask="walk:0", due=1)
    assert "walk@10,3" in legal(game)
    assert refused(game, "walk@10,3/11,3") == "L-41"


def test_l41_the_side_from_which_it_is_entered_is_the_walkers_choice() -> None:
    game = game_of(board="ESW@9,2;NEW@9,3;ESW@10,2", dwarfs={0: "9,2"}, ask="walk:0", due=1)
    assert {"walk@9,3/10,3", "walk@10,2/10,3"} <= legal(game)


def test_l42_gems_gold_silver_and_a_dragon() -> None:
    assert {mine.name for mine in truth_of(Game("lost-mines", 3, seed="l42")).mines} == {
        "gems",
        "gold",
        "silver",
        "dragon",
    }
