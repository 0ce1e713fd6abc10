"""Path cards: L-20 to L-26."""

from __future__ import annotations

from ..tables import legal, refused
from .tables import game_of, row_of, tile_at, truth_of


def test_l20_beside_a_start_a_path_or_an_open_mine() -> None:
    game = game_of(hands={0: ["NESW"]}, board="NESW@3,3", mines="gems/gold^/silver/dragon")
    assert {"NESW@4,3", "NESW@2,2", "NESW@2,4"} <= legal(game)
    assert "NESW@9,3" in legal(game), "gold lies open to the west"
    for cell in ("5,3", "7,7", "3,3", "2,3", "10,1"):
        assert refused(game, f"NESW@{cell}") == "L-20"


def test_l20_a_mine_face_down_is_nothing_to_lay_on_to() -> None:
    game = game_of(hands={0: ["NESW"]})
    assert refused(game, "NESW@9,1") == "L-20"
    assert refused(game, "NESW@10,2") == "L-20"


def test_l21_all_ways_fit_all_neighbours() -> None:
    game = game_of(hands={0: ["NS", "EW", "NEW", "NES", "NESW"]}, board="NS@2,4;EW@3,3")
    assert legal(game, "EW@4") == {"EW@4,3"}
    assert refused(game, "NS@4,3") == "L-21"
    assert refused(game, "NES@3,4") == "L-21", "NS at 2,4 is closed to the east"
    assert {"NEW@4,3", "NESW@4,3"} <= legal(game)


def test_l21_a_mine_face_down_puts_no_demand_on_its_neighbours() -> None:
    board = row_of("EW", (3, 4), 3) + ";" + row_of("NESW", range(5, 9), 3)
    game = game_of(hands={0: ["NESW", "NS", "NW", "NEW"]}, board=board)
    assert {"NESW@9,3", "NEW@9,3", "NW@9,3"} <= legal(game), "open or closed to the mine at 10,3"
    assert refused(game, "NS@9,3") == "L-21"


def test_l21_an_open_mine_does() -> None:
    board = row_of("EW", (3, 4), 3) + ";" + row_of("NESW", range(5, 9), 3)
    game = game_of(hands={0: ["NESW", "NW"]}, board=board, mines="gems/gold^/silver/dragon")
    assert "NESW@9,3" in legal(game)
    assert refused(game, "NW@9,3") == "L-21", "gold lies open to the west"
    turned = game_of(hands={0: ["NESW", "NW"]}, board=board, mines="gems/goldv/silver/dragon")
    assert "NW@9,3" in legal(turned)
    assert refused(turned, "NESW@9,3") == "L-21", "gold lies turned, closed to the west"


def test_l22_it_must_continue_a_way() -> None:
    game = game_of(hands={0: ["EW", "NS"]}, board="EW@3,3")
    assert refused(game, "EW@3,2") == "L-22", "fits, but no way leads there"
    assert refused(game, "EW@3,4") == "L-22"
    assert "EW@4,3" in legal(game)


def test_l22_it_need_not_be_connected_to_ones_own_start_or_dwarf() -> None:
    game = game_of(hands={0: ["EW"]}, board="EW@7,7", dwarfs={0: "2,3"})
    assert {"EW@6,7", "EW@8,7"} <= legal(game)


def test_l23_cards_may_be_turned() -> None:
    game = game_of(hands={0: ["NE"]}, board="EW@3,3")
    assert {"SW@4,3"} <= legal(game)
    assert refused(game, "NE@4,3") == "L-21"
    game.play("SW@4,3")
    laid = tile_at(game, (4, 3))
    assert laid is not None
    assert laid.face == "SW"
    assert "NE" not in truth_of(game).hands[0]


def test_l24_an_obstacle_stops_everyone_until_its_tool_is_there() -> None:
    board = "EW+tree@3,3;EW@4,3"
    game = game_of(hands={0: ["axe", "NS"]}, board=board, ask="walk:0", due=1)
    assert legal(game) == {"stay"}
    assert refused(game, "walk@3,3") == "L-24"
    assert refused(game, "walk@3,3/4,3") == "L-24"
    cleared = game_of(hands={0: ["NS"]}, board=board, tools="3,3", ask="walk:0", due=1)
    assert legal(cleared) == {"stay", "walk@3,3", "walk@3,3/4,3"}


def test_l24_l30_the_right_tool_frees_the_way_in_the_same_turn() -> None:
    game = game_of(hands={0: ["axe"]}, board="EW+tree@3,3")
    game.play("axe@3,3")
    assert legal(game) == {"stay", "walk@3,3"}


def test_l25_rocks_have_room_for_one() -> None:
    board = "EW+rocks@3,3;EW@4,3"
    free = game_of(ask="walk:0", board=board, due=1)
    assert legal(free) == {"stay", "walk@3,3", "walk@3,3/4,3"}
    taken = game_of(ask="walk:0", board=board, dwarfs={1: "3,3"}, due=1)
    assert legal(taken) == {"stay"}
    assert refused(taken, "walk@3,3") == "L-25"
    assert refused(taken, "walk@3,3/4,3") == "L-25"
    beyond = game_of(ask="walk:0", board=board, dwarfs={1: "4,3"}, due=1)
    assert "walk@3,3/4,3" in legal(beyond)


def test_l25_the_one_who_stands_there_may_leave() -> None:
    game = game_of(ask="walk:1", board="EW+rocks@3,3;EW@4,3", dwarfs={1: "3,3"}, due=1)
    assert {"walk@4,3", "walk@2,3"} <= legal(game)


def test_l26_five_cards_from_a_campfire_three_from_elsewhere() -> None:
    board = "NES@2,4;NESW+campfire@3,4;" + row_of("EW", range(4, 9), 4)
    game = game_of(ask="walk:0", board=board, dwarfs={0: "3,4"}, due=1)
    assert "walk@4,4/5,4/6,4/7,4/8,4" in legal(game)
    passing = game_of(ask="walk:0", board=board, dwarfs={0: "2,4"}, due=1)
    assert "walk@3,4/4,4/5,4" in legal(passing)
    assert refused(passing, "walk@3,4/4,4/5,4/6,4") == "L-40", "it must start there"
