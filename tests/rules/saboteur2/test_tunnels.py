"""New tunnel cards: S-20, S-21 and S-23 to S-26.

Ladders are in test_ladders.py, doors and gold in test_teams.py.
"""

from __future__ import annotations

import pytest

from motherlode import Game
from motherlode.core.faces import Face
from motherlode.games.tunnels.events import GoalTurnedUp, RoundEnded

from ..naive import step
from ..tables import legal, refused, the, tile_at
from .tables import STOCK, table

MIDDLE_ROW = "EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0"
"""From the start to one card before the middle goal."""

BESIDE_START = {"N": "S", "E": "W", "S": "N", "W": "E"}
"""By the side of the start, the arm with which a card there meets it."""


def reached(game: Game, column: int, row: int) -> str:
    tile = tile_at(game, column, row)
    assert tile is not None
    return tile.reached


def turned_up(game: Game, move: str) -> list[tuple[str, bool]]:
    return [(happened.goal, happened.turned) for happened in the(game.play(move), GoalTurnedUp)]


# ---- S-20, S-21 ----------------------------------------------------------------------------------------------------


def test_s20_a_bridge_reached_on_one_way_does_not_open_the_other() -> None:
    game = table(hands={0: ["NS.EW"], 1: ["NS", "EW"]}, deck=["map"])
    game.play("NS.EW@1,0")
    assert reached(game, 1, 0) == "EW"
    assert refused(game, "NS@1,-1") == "B-23"
    assert refused(game, "NS@1,1") == "B-23"
    assert "EW@2,0" in legal(game)


def test_s20_both_ways_of_a_bridge_can_be_reached_each_by_its_own() -> None:
    game = table(hands={0: ["NE"], 1: ["NS"]}, maze="NS.EW@1,0;ES@0,-1")
    assert reached(game, 1, 0) == "EW"
    game.play("SW@1,-1")
    assert reached(game, 1, 0) == "NESW"
    assert "NS@1,1" in legal(game)


def test_s20_one_of_the_two_ways_is_enough_the_other_may_join_on_to_what_is_cut_off() -> None:
    game = table(hands={0: ["NS.EW"]}, maze="NS@1,1")
    game.play("NS.EW@1,0")
    assert (reached(game, 1, 0), reached(game, 1, 1)) == ("EW", "")


def test_s20_with_neither_way_connected_it_cannot_be_laid() -> None:
    game = table(hands={0: ["NS.EW"]}, maze="EW@3,0")
    assert refused(game, "NS.EW@4,0") == "B-23"
    assert refused(game, "NS.EW@2,0") == "B-23"
    assert legal(game, "NS.EW") == {"NS.EW@1,0", "NS.EW@-1,0", "NS.EW@0,1", "NS.EW@0,-1"}


def test_s20_the_way_to_a_goal_does_not_turn_on_a_bridge() -> None:
    row = "ES@0,-1;NEW@1,-1;NEW@2,-1;NEW@3,-1;NEW@4,-1;NEW@5,-1;EW@6,-1;SW@7,-1"
    game = table(2, hands={0: ["NS.EW", "NE"], 1: ["NW", "NW"]}, maze=row, goals="stone-1/stone-2/treasure")
    assert turned_up(game, "NS.EW@7,0") == []
    assert reached(game, 7, 0) == "NS"
    assert turned_up(game, "NW@7,1") == []
    assert turned_up(game, "NE@6,1") == []
    assert turned_up(game, "ES@6,0") == [("stone-2", False)], "round the corner and over the bridge"
    assert reached(game, 7, 0) == "NESW"


@pytest.mark.parametrize(("side", "curve"), [("N", "ES"), ("E", "NW"), ("S", "NW"), ("W", "ES")])
def test_s21_a_double_curve_reached_on_one_way_does_not_open_the_other(side: str, curve: str) -> None:
    column, row = step((0, 0), side)
    game = table(hands={0: ["NW.ES"], 1: ["NS", "EW"]}, deck=["map"])
    game.play(f"NW.ES@{column},{row}")
    assert reached(game, column, row) == curve
    for edge in BESIDE_START:
        beyond = step((column, row), edge)
        if beyond == (0, 0):
            continue
        straight = f"{'NS' if edge in 'NS' else 'EW'}@{beyond[0]},{beyond[1]}"
        if edge in curve:
            assert straight in legal(game)
        else:
            assert refused(game, straight) == "B-23"


def test_s21_with_neither_way_connected_it_cannot_be_laid() -> None:
    game = table(hands={0: ["NW.ES"]}, maze="EW@3,0")
    assert refused(game, "NW.ES@4,0") == "B-23"
    assert refused(game, "NW.ES@2,0") == "B-23"
    assert len(legal(game, "NW.ES")) == 4


def test_s21_it_may_fit_with_both_ways() -> None:
    game = table(hands={0: ["NW.ES"]}, maze="ES@0,-1;SW@1,-1;NE@0,1;NW@1,1")
    game.play("NW.ES@1,0")
    assert reached(game, 1, 0) == "NESW", "north and west meet the start, and so does the south"


# ---- S-23: doors and building; S-24 --------------------------------------------------------------------------------


@pytest.mark.parametrize("door", ["EW+blue", "EW+green"])
@pytest.mark.parametrize("role", ["blue", "green", "boss", "saboteur"])
def test_s23_a_door_stops_nobody_from_building_beyond_it(door: str, role: str) -> None:
    game = table(hands={0: ["EW", "NESW"]}, maze=f"{door}@1,0", roles=[role])
    assert reached(game, 1, 0) == "EW"
    assert {"EW@2,0", "NESW@2,0"} <= legal(game)


@pytest.mark.parametrize("role", ["blue", "green", "boss", "saboteur"])
def test_s23_doors_stop_neither_a_goal_from_being_turned_up_nor_the_round_from_ending(role: str) -> None:
    barred = MIDDLE_ROW.replace("EW@1,0;EW@2,0", "EW+blue@1,0;EW+green@2,0")
    game = table(hands={0: ["NEW"], 1: ["map"]}, maze=barred, goals="stone-1/stone-2/treasure", roles=[role])
    assert turned_up(game, "NEW@7,0") == [("stone-2", False)]
    game = table(hands={0: ["NEW"]}, maze=barred, goals="stone-1/treasure/stone-2", roles=[role])
    (ended,) = the(game.play("NEW@7,0"), RoundEnded)
    assert ended.reached


@pytest.mark.parametrize("door", ["EW+blue", "EW+green"])
def test_s23_a_door_may_itself_be_the_last_card(door: str) -> None:
    game = table(hands={0: [door]}, maze=MIDDLE_ROW, goals="stone-1/treasure/stone-2", roles=["blue", "green", "boss"])
    (ended,) = the(game.play(f"{door}@7,0"), RoundEnded)
    assert ended.reached
    winner = 0 if door == "EW+blue" else 1
    assert game.truth.gold == tuple(4 if seat == winner else 3 if seat == 2 else 0 for seat in range(3))


@pytest.mark.parametrize("plain", ["NESW", "NES", "NEW", "S", "E"])
def test_s24_a_crystal_changes_nothing_about_where_a_card_fits(plain: str) -> None:
    crystal = {"NES": "NSW+crystal", "NEW": "ESW+crystal"}.get(plain, f"{plain}+crystal")
    game = table(hands={0: [plain, crystal]}, maze="ES@0,-1;NESW@1,0;NW.ES@1,-1;N.E.S.W@2,0;N.S@1,-2")
    places = {move for move in legal(game) if "@" in move and "+" not in move}
    assert {move.replace("+crystal", "") for move in legal(game) if "+crystal@" in move} == places
    assert places


# ---- S-25 ----------------------------------------------------------------------------------------------------------

FACES = sorted({face for card in STOCK if card[0] in "NESW" for face in (card, str(Face.parse(card).turned()))})


@pytest.mark.parametrize("face", FACES)
def test_s25_a_card_fits_by_its_open_edges_and_connects_by_its_joins(face: str) -> None:
    """Every face on each side of the start where an arm meets it: exactly what is joined is reached."""
    joins, _, feature = face.partition("+")
    kind = face if face in STOCK else str(Face.parse(face).turned())
    for side, arm in BESIDE_START.items():
        column, row = step((0, 0), side)
        game = table(hands={0: [kind], 1: ["NESW"]}, deck=["map"])
        move = f"{face}@{column},{row}"
        if arm not in joins:
            assert refused(game, move) == "B-21"
            continue
        game.play(move)
        (group,) = [group for group in joins.split(".") if arm in group]
        assert reached(game, column, row) == ("".join(sorted(joins, key="NESW".find)) if feature == "ladder" else group)
        for edge in set(joins) - {".", arm}:
            beyond = step((column, row), edge)
            crossing = f"NESW@{beyond[0]},{beyond[1]}"
            assert crossing in legal(game) if edge in reached(game, column, row) else refused(game, crossing) == "B-23"


def test_s25_a_stub_has_to_be_met_by_an_open_edge() -> None:
    game = table(hands={0: ["NE", "NS"]}, maze="NS.E.W@0,-1;NESW@1,0")
    assert refused(game, "NS@1,-1") == "B-21"
    assert refused(game, "NE@1,-1") == "B-21"
    assert "SW@1,-1" in legal(game)
    game.play("SW@1,-1")
    assert reached(game, 0, -1) == "NES", "from its other side the stub is reached; it leads nowhere"


# ---- S-26 ----------------------------------------------------------------------------------------------------------

FROM_NORTH = "ES@7,-1;SW@8,-1"
FROM_SOUTH = "NE@7,1;NW@8,1"
FROM_NORTH_AND_EAST = "ES@7,-1;ESW@8,-1;SW@9,-1;NW@9,0"
"""Tunnels that are cut off and lead from the cell before the middle goal to it."""


@pytest.mark.parametrize(
    ("arc", "stone", "last", "turned"),
    [
        (FROM_NORTH, "stone-1", "NEW@7,0", True),  # north or west: the west is the card just laid
        (FROM_NORTH, "stone-2", "NEW@7,0", False),  # north and west
        (FROM_SOUTH, "stone-1", "ESW@7,0", True),  # south and west
        (FROM_SOUTH, "stone-2", "ESW@7,0", False),  # south or west: the west is the card just laid
        (FROM_NORTH_AND_EAST, "stone-1", "NEW@7,0", False),  # north and east are two, the card just laid is one
        (FROM_NORTH_AND_EAST, "stone-2", "NEW@7,0", False),  # north and west
    ],
)
def test_s26_a_stone_reached_from_several_sides_meets_most_then_the_card_just_laid(
    arc: str, stone: str, last: str, turned: bool
) -> None:
    other = "stone-2" if stone == "stone-1" else "stone-1"
    game = table(hands={0: ["NEW"]}, maze=f"{MIDDLE_ROW};{arc}", goals=f"{other}/{stone}/treasure")
    assert turned_up(game, last) == [(stone, turned)]


@pytest.mark.parametrize(("stone", "turned"), [("stone-1", True), ("stone-2", False)])
def test_s26_where_the_card_just_laid_is_far_away_most_then_unturned(stone: str, turned: bool) -> None:
    """A ladder lights a tunnel that comes from the west and the south: stone 1 meets both, stone 2 either."""
    other = "stone-2" if stone == "stone-1" else "stone-1"
    arc = "ES@7,0;NEW@7,1;NW@8,1"
    game = table(hands={0: ["E+ladder"]}, maze=arc, goals=f"{other}/{stone}/treasure")
    assert turned_up(game, "E+ladder@6,1") == [(stone, turned)]
