"""Tools and looks: L-30 and L-31."""

from __future__ import annotations

import pytest

from motherlode import SPECTATOR, Move, ParseError
from motherlode.games.lost_mines.events import Appraised, Inspected, Scouted

from ..tables import legal, refused, the
from .tables import game_of, tile_at, truth_of


@pytest.mark.parametrize(("tool", "obstacle"), [("axe", "tree"), ("boat", "lake"), ("rope", "ditch")])
def test_l30_each_tool_for_its_obstacle_while_one_lies_there(tool: str, obstacle: str) -> None:
    others = [f"EW+{other}@{column},3" for column, other in ((4, "tree"), (5, "lake"), (6, "ditch"))]
    game = game_of(hands={0: [tool]}, board=f"EW@3,3;{';'.join(others)}")
    (cell,) = [other.partition("@")[2] for other in others if f"+{obstacle}@" in other]
    assert legal(game, tool) == {f"{tool}@{cell}"}
    for column in (2, 3, 7, 12):
        assert refused(game, f"{tool}@{column},3") == "L-30"
    bare = game_of(hands={0: [tool]}, board="EW@3,3")
    assert legal(bare, tool) == set()


def test_l30_one_tool_is_enough() -> None:
    game = game_of(hands={0: ["axe"]}, board="EW+tree@3,3", tools="3,3")
    assert refused(game, "axe@3,3") == "L-30"


def test_l30_its_token_lies_there_and_the_card_is_discarded() -> None:
    game = game_of(hands={0: ["axe"]}, board="EW+tree@3,3")
    game.play("axe@3,3")
    tile = tile_at(game, (3, 3))
    assert tile is not None
    assert tile.tool
    assert truth_of(game).discards[-1].card == "axe"


def test_l30_with_its_tool_it_has_room_for_one_as_rocks_have() -> None:
    game = game_of(ask="walk:0", board="EW+lake@3,3;EW@4,3", tools="3,3", dwarfs={1: "3,3"}, due=1)
    assert legal(game) == {"stay"}
    assert refused(game, "walk@3,3") == "L-25"


# ---- looks ---------------------------------------------------------------------------------------------------------

LOOKS = {
    "look-mine+treasure": {"mine", "treasure"},
    "look-dwarf+mine": {"mine", "dwarf"},
    "look-dwarf+treasure": {"dwarf", "treasure"},
}
ALL_LOOKS = {
    "mine": {f"=mine@10,{row}" for row in (1, 5, 7)},
    "treasure": {"=treasure-0", "=treasure-2"},
    "dwarf": {"=dwarf>0", "=dwarf>2"},
}


@pytest.mark.parametrize("card", LOOKS)
def test_l31_two_of_three_looks_and_one_is_chosen(card: str) -> None:
    treasures = ["gems-3", "gold-2>0", "silver-1"]
    game = game_of(hands={1: [card]}, ask="play:1", mines="gems/gold^/silver/dragon", treasures=treasures)
    assert legal(game, card) == {card + look for kind in LOOKS[card] for look in ALL_LOOKS[kind]}
    (barred,) = set(ALL_LOOKS) - LOOKS[card]
    for look in ALL_LOOKS[barred]:
        assert refused(game, card + look) == "L-31"


@pytest.mark.parametrize("move", ["look-dwarf+mine=mine@10,3", "look-dwarf+mine=mine@9,3", "look-dwarf+mine=dwarf>1"])
def test_l31_not_at_an_open_mine_nor_at_oneself(move: str) -> None:
    game = game_of(hands={1: ["look-dwarf+mine"]}, ask="play:1", mines="gems/gold^/silver/dragon")
    assert refused(game, move) == "L-31"


def test_l31_not_at_a_treasure_that_is_taken() -> None:
    game = game_of(hands={0: ["look-mine+treasure"]}, treasures=["gems-3>1"])
    assert refused(game, "look-mine+treasure=treasure-0") == "L-31"


def test_l31_only_they_see_it_and_everyone_sees_what_was_looked_at() -> None:
    cards = {0: ["look-dwarf+mine"], 1: ["look-mine+treasure"], 2: ["look-dwarf+treasure"]}
    game = game_of(hands=cards, roles=["blue-selfish", "yellow-saboteur"], treasures=["gems-3", "gems-4"])
    game.play("look-dwarf+mine=mine@10,3")
    game.play("look-mine+treasure=treasure-1")
    game.play("look-dwarf+treasure=dwarf>1")
    assert the(game.events, Scouted) == [Scouted(0, "look-dwarf+mine", (10, 3), "gold")]
    assert the(game.events, Appraised) == [Appraised(1, "look-mine+treasure", 1, "4")]
    assert the(game.events, Inspected) == [Inspected(2, "look-dwarf+treasure", 1, "saboteur")]
    for viewer in range(SPECTATOR, 3):
        seen = game.view(viewer).table
        assert seen.mines[1].name == ("gold" if viewer == 0 else "?")
        assert seen.mines[1].looked_by == (0,)
        assert seen.treasures[1].value == ("4" if viewer == 1 else "?")
        assert seen.treasures[1].known_to == (1,)
        assert seen.roles[1] == ("saboteur" if viewer in (1, 2) else "?")
        told = the(game.view(viewer).events, Scouted)
        assert told == [Scouted(0, "look-dwarf+mine", (10, 3), "gold" if viewer == 0 else "?")]


@pytest.mark.parametrize("move", ["look-dwarf+mine", "look-dwarf+mine=dwarf>3", "look-mine+treasure=treasure-3"])
def test_l31_a_look_at_nothing_cannot_be_read(move: str) -> None:
    game = game_of(hands={0: ["look-dwarf+mine", "look-mine+treasure"]})
    with pytest.raises(ParseError):
        game.legal.refusal(Move.parse(move))
