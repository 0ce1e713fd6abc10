"""Tunnel cards: B-20 to B-26."""

from __future__ import annotations

import pytest

from motherlode.core.faces import EDGES, Face
from motherlode.games.tunnels.cards.box import open_box

from .tables import legal, refused, table, tile_at

TUNNELS = [card.name for card in open_box("base").deck if card.face]
BOTH_WAYS = {card: {card, str(Face.parse(card).turned())} for card in TUNNELS}


# ---- B-20 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["2,0", "1,1", "-1,-1", "0,2", "5,5", "-30,7", "49,0", "100,100", "-999,-999"])
def test_b20_never_apart_from_the_maze(place: str) -> None:
    assert refused(table(hands={0: ["NESW"]}), f"NESW@{place}") == "B-20"


@pytest.mark.parametrize("place", ["0,0", "1,0", "8,-2", "8,0", "8,2"])
def test_b20_never_on_another_card(place: str) -> None:
    assert refused(table(hands={0: ["NESW"]}, maze="NESW@1,0"), f"NESW@{place}") == "B-20"


@pytest.mark.parametrize("place", ["7,0", "9,0", "8,1", "8,-1", "8,3", "8,-3", "7,2", "9,-2"])
def test_b20_a_goal_face_down_is_nothing_to_lay_beside(place: str) -> None:
    assert refused(table(hands={0: ["NESW"]}), f"NESW@{place}") == "B-20"


def test_b20_all_four_sides_of_the_start_are_free_to_begin_with() -> None:
    assert legal(table(hands={0: ["NESW"]}), "NESW") == {"NESW@1,0", "NESW@-1,0", "NESW@0,1", "NESW@0,-1"}


# ---- B-21 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", EDGES)
def test_b21_edges_must_fit_on_all_four_sides(side: str) -> None:
    """A gap at (1, 1) between four cards, one of them closed towards it: only a card closed there fits."""
    around = {"N": "NESW@1,0", "E": "NESW@2,1", "S": "NESW@1,2", "W": "NESW@0,1"}
    closed = {"N": "NEW@1,0", "E": "NES@2,1", "S": "ESW@1,2", "W": "NSW@0,1"}
    around[side] = closed[side]
    game = table(hands={0: ["NES", "NEW", "NESW", "NS", "EW"]}, maze=";".join(around.values()))
    fitting = "".join(edge for edge in EDGES if edge != side)
    assert {move for move in legal(game) if move.endswith("@1,1")} == {f"{fitting}@1,1"}
    for face in ("NES", "NSW", "NEW", "ESW", "NESW", "NS", "EW"):
        if face != fitting:
            assert refused(game, f"{face}@1,1") == "B-21"


@pytest.mark.parametrize("card", TUNNELS)
def test_b21_every_shape_beside_the_start(card: str) -> None:
    """The start is open on all sides: a card beside it must be open towards it, and may be anything else."""
    towards = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
    expected = {
        f"{face}@{towards[edge][0]},{towards[edge][1]}" for face in BOTH_WAYS[card] for edge in face if edge != "."
    }
    game = table(hands={0: [card]})
    assert legal(game) - {f"pass({card})"} == expected
    for face in BOTH_WAYS[card]:
        for edge, place in towards.items():
            if edge not in face:
                assert refused(game, f"{face}@{place[0]},{place[1]}") == "B-21"


def test_b21_a_wall_meets_a_wall() -> None:
    """At (1, −1) rock lies to the west and to the south: every card that is open there is refused."""
    game = table(hands={0: ["NESW", "NES", "NEW", "NS", "EW"]}, maze="NS@0,-1;EW@1,0")
    for face in ("NESW", "NES", "NSW", "NEW", "ESW", "NS", "EW"):
        assert refused(game, f"{face}@1,-1") == "B-21"


# ---- B-22 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", TUNNELS)
def test_b22_a_card_lies_upright_or_upside_down_never_sideways(card: str) -> None:
    game = table(hands={0: [card]}, maze="NESW@1,0;NESW@-1,0")
    assert {move.partition("@")[0] for move in legal(game)} - {f"pass({card})"} == BOTH_WAYS[card]


@pytest.mark.parametrize(
    ("card", "sideways"), [("NS", "EW"), ("EW", "NS"), ("NE", "ES"), ("NES", "NEW"), ("N.S", "E.W")]
)
def test_b22_a_quarter_turn_makes_another_card(card: str, sideways: str) -> None:
    """There are cards of that shape in the box; this hand has none."""
    for place in ("1,0", "0,1", "-1,0", "0,-1"):
        assert refused(table(hands={0: [card]}), f"{sideways}@{place}") == "B-10"


# ---- B-23 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dead_end", ["E.W", "N.E.W", "N.E.S.W"])
def test_b23_no_way_leads_through_a_dead_end(dead_end: str) -> None:
    game = table(hands={0: ["EW", "NESW"]}, maze=f"{dead_end}@1,0")
    assert refused(game, "EW@2,0") == "B-23"
    assert refused(game, "NESW@2,0") == "B-23"


def test_b23_none_of_the_arms_of_a_dead_end_is_joined_with_another() -> None:
    game = table(hands={0: ["NS", "EW"]}, maze="N.E.S.W@1,0")
    assert [refused(game, move) for move in ("EW@2,0", "NS@1,1", "NS@1,-1")] == ["B-23"] * 3
    tile = tile_at(game, 1, 0)
    assert tile is not None
    assert tile.reached == "W"


def test_b23_a_dead_end_may_be_met_from_behind_by_a_card_connected_otherwise() -> None:
    game = table(hands={0: ["NW", "NES"], 1: ["NES"]}, maze="E.W@1,0;NE@0,1;EW@1,1")
    assert refused(game, "NSW@2,0") == "B-23"
    game.play("NW@2,1")
    assert game.actor == 1
    game.play("NSW@2,0")
    assert [tile.reached for tile in game.truth.maze if tile.cell == (1, 0)] == ["EW"], "from both sides, still apart"


def test_b23_touching_by_walls_is_no_connection() -> None:
    """NE at (1, −1) fits its two neighbours, wall to wall, and no corridor leads to it."""
    game = table(hands={0: ["NE"]}, maze="NS@0,-1;EW@1,0")
    assert refused(game, "NE@1,-1") == "B-23"


def test_b23_a_card_need_only_connect_by_one_of_its_arms() -> None:
    game = table(hands={0: ["N.E.S.W", "NESW"]}, maze="EW@1,0")
    assert {"N.E.S.W@2,0", "NESW@2,0"} <= legal(game)


# ---- B-24 ----------------------------------------------------------------------------------------------------------

TO_THE_GOAL = "EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0"


def test_b24_a_goal_face_down_asks_nothing_of_its_neighbours() -> None:
    """Whatever lies hidden there, and whichever edges it will show."""
    hand = ["NS", "NE", "NW", "NESW", "N.W", "E.W"]
    for goals in ("treasure/stone-1/stone-2", "stone-1/stone-2/treasure", "stone-2/treasure/stone-1"):
        game = table(hands={0: hand}, maze=TO_THE_GOAL, goals=goals)
        beside_the_goal = {move for move in legal(game) if move.endswith("@7,0")}
        assert beside_the_goal == {"SW@7,0", "NW@7,0", "NESW@7,0", "N.W@7,0", "E.W@7,0"}, goals


def test_b24_a_goal_turned_up_must_be_fitted() -> None:
    """Reached from the west, stone 2 lies with its corridor north and west."""
    goals = "treasure/stone-2/stone-1"
    game = table(hands={0: ["NEW"], 1: ["NES", "NEW", "NS", "NESW"]}, maze=TO_THE_GOAL, goals=goals)
    game.play("NEW@7,0")
    stone = tile_at(game, 8, 0)
    assert stone is not None
    assert stone.face == "NW"
    assert refused(game, "NEW@8,-1") == "B-21", "closed to the south, where the stone is open"
    assert refused(game, "NS@8,1") == "B-21", "open to the north, where the stone is closed"
    assert refused(game, "NESW@9,0") == "B-21", "open to the west, where the stone is closed"
    assert refused(game, "NES@9,0") == "B-23", "that fits, but nothing connects it"


def test_b24_a_stone_turned_up_leads_on() -> None:
    goals = "treasure/stone-2/stone-1"
    game = table(hands={0: ["NEW"], 1: ["NES", "NEW", "NE"], 2: ["EW"]}, maze=TO_THE_GOAL, goals=goals)
    game.play("NEW@7,0")
    assert {move for move in legal(game) if move.endswith("@8,-1")} == {"SW@8,-1", "ESW@8,-1", "NES@8,-1", "NSW@8,-1"}
    game.play("ESW@8,-1")
    assert "EW@9,-1" in legal(game)


# ---- B-25 ----------------------------------------------------------------------------------------------------------


def test_b25_what_is_cut_off_stays_and_cannot_be_built_on() -> None:
    game = table(hands={0: ["rockfall"], 1: ["EW", "NESW", "NS"]}, maze="EW@1,0;NESW@2,0;NS@2,1")
    game.play("rockfall@1,0")
    assert tile_at(game, 2, 0) is not None
    assert refused(game, "EW@3,0") == "B-23"
    assert refused(game, "NS@2,-1") == "B-23"
    assert refused(game, "NS@2,2") == "B-23"


def test_b25_what_is_cut_off_must_still_be_fitted() -> None:
    game = table(hands={0: ["EW", "NE"]}, maze="NESW@2,0")
    assert "EW@1,0" in legal(game)
    assert refused(game, "SW@1,0") == "B-21"
    assert refused(game, "NE@1,0") == "B-21"


def test_b25_a_card_that_closes_the_gap_connects_all_beyond_it_again() -> None:
    game = table(hands={0: ["EW"], 1: ["EW"]}, maze="NESW@2,0;NS@2,1;NESW@2,2")
    assert all(not tile.reached for tile in game.truth.maze if tile.cell[0] == 2)
    game.play("EW@1,0")
    assert all(tile.reached == tile.face for tile in game.truth.maze)
    assert "EW@3,2" in legal(game)


def test_b25_a_rockfall_cuts_off_only_what_has_no_other_way() -> None:
    ring = "NESW@1,0;NES@1,1;SW@2,0;NW@2,1"
    game = table(hands={0: ["rockfall"], 1: ["EW", "NESW"]}, maze=ring)
    game.play("rockfall@2,0")
    tile = tile_at(game, 2, 1)
    assert tile is not None
    assert tile.reached == "NW"


# ---- B-26 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", ["lamp", "cart", "pick", "pick+lamp", "pick+lamp+cart"])
def test_b26_no_tunnels_with_a_broken_tool_but_every_other_card(broken: str) -> None:
    game = table(
        hands={0: ["EW", "map", "rockfall", "break-lamp", "fix-cart", "fix-lamp"]},
        maze="NESW@1,0",
        front={0: broken, 1: "cart"},
    )
    assert refused(game, "EW@2,0") == "B-26"
    others = {"map@8,-2", "map@8,0", "map@8,2", "rockfall@1,0", "break-lamp>1", "break-lamp>2", "fix-cart>1"}
    passes = {f"pass({card})" for card in ("EW", "map", "rockfall", "break-lamp", "fix-cart", "fix-lamp")}
    fixes = {f"fix-{tool}>0" for tool in ("cart", "lamp") if tool in broken}
    assert legal(game) == others | passes | fixes


def test_b26_all_tools_have_to_be_whole() -> None:
    others = {1: ["map", "map"], 2: ["map", "map"]}
    game = table(hands={0: ["EW", "fix-lamp", "fix-cart"], **others}, front={0: "lamp+cart"})
    for mended in ("fix-lamp>0", "fix-cart>0"):
        assert refused(game, "EW@1,0") == "B-26"
        game.play(mended)
        game.play("pass(map)")
        game.play("pass(map)")
    game.play("EW@1,0")


def test_b26_a_tool_broken_since_the_last_turn_counts() -> None:
    game = table(hands={0: ["EW", "map"], 1: ["map"], 2: ["break-pick"]})
    assert "EW@1,0" in legal(game)
    for move in ("pass(map)", "pass(map)", "break-pick>0"):
        game.play(move)
    assert refused(game, "EW@1,0") == "B-26"


def test_b26_others_are_not_hindered() -> None:
    game = table(hands={0: ["EW"]}, front={1: "lamp", 2: "cart"})
    assert "EW@1,0" in legal(game)
