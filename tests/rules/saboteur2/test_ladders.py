"""Ladders: S-22, and what they turn up far away (B-40)."""

from __future__ import annotations

import pytest

from motherlode import Game
from motherlode.core.faces import Face
from motherlode.games.tunnels.events import GoalTurnedUp, RoundEnded

from ..tables import legal, refused, the, tile_at
from .tables import table

LADDERS = ("S+ladder", "E+ladder", "ES+ladder", "NE+ladder")
CUT_OFF = "EW@3,0;EW@4,0"
TO_THE_GOAL = "EW@5,0;EW@6,0;EW@7,0"
"""A tunnel that leads to the middle goal and is cut off from the start."""


def reached(game: Game, column: int, row: int) -> str:
    tile = tile_at(game, column, row)
    assert tile is not None
    return tile.reached


def turned_up(game: Game, move: str) -> list[str]:
    return [happened.goal for happened in the(game.play(move), GoalTurnedUp)]


# ---- joined on to something ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ladder", LADDERS)
def test_s22_a_ladder_may_be_joined_on_to_the_start(ladder: str) -> None:
    beside = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
    faces = (ladder, str(Face.parse(ladder).turned()))
    joined = {f"{face}@{beside[arm][0]},{beside[arm][1]}" for face in faces for arm in face.partition("+")[0]}
    game = table(hands={0: [ladder]})
    assert {move for move in legal(game) if "@" in move} == joined


def test_s22_a_ladder_joins_a_tunnel_that_is_cut_off() -> None:
    game = table(2, hands={0: ["E+ladder", "EW"], 1: ["NS"]}, maze=CUT_OFF, deck=["map"])
    assert (reached(game, 3, 0), reached(game, 4, 0)) == ("", "")
    assert refused(game, "EW@2,0") == "B-23", "no other card may connect to that alone"
    game.play("E+ladder@2,0")
    assert (reached(game, 2, 0), reached(game, 3, 0), reached(game, 4, 0)) == ("E", "EW", "EW")
    game.play("pass(NS)")
    assert "EW@5,0" in legal(game)


def test_s22_it_joins_from_either_end_and_to_any_arm() -> None:
    game = table(hands={0: ["E+ladder", "S+ladder"]}, maze=f"{CUT_OFF};NS@2,2;N.E.S.W@2,4")
    start = {"W+ladder@1,0", "E+ladder@-1,0", "S+ladder@0,-1", "N+ladder@0,1"}
    corridors = {"E+ladder@2,0", "W+ladder@5,0", "S+ladder@2,1"}
    dead_end = {"E+ladder@1,4", "W+ladder@3,4", "N+ladder@2,5"}
    assert {move for move in legal(game) if "+ladder@" in move} == start | corridors | dead_end
    assert refused(game, "S+ladder@2,3") == "B-21", "between two open edges a single arm does not fit"


def test_s22_a_ladder_may_join_the_way_of_a_bridge_that_nothing_reaches() -> None:
    game = table(hands={0: ["S+ladder"]}, maze="NS.EW@1,0")
    assert reached(game, 1, 0) == "EW"
    game.play("S+ladder@1,-1")
    assert reached(game, 1, 0) == "NESW"


def test_s22_it_may_not_lie_alone() -> None:
    assert refused(table(hands={0: ["E+ladder"]}, maze=CUT_OFF), "E+ladder@1,1") == "B-20"


def test_s22_beside_a_card_is_not_yet_joined_on_to_it() -> None:
    game = table(hands={0: ["S+ladder"]}, maze="NS@0,1")
    assert refused(game, "S+ladder@1,1") == "S-22"
    assert refused(game, "N+ladder@-1,1") == "S-22"


def test_s22_it_fits_like_any_card() -> None:
    game = table(hands={0: ["E+ladder", "ES+ladder"]}, maze=f"{CUT_OFF};NS@2,1")
    assert refused(game, "E+ladder@2,0") == "B-21", "the tunnel in the south is open to it"
    assert refused(game, "W+ladder@2,0") == "B-21"
    assert "ES+ladder@2,0" in legal(game)
    assert refused(game, "E+ladder@3,0") == "B-20"


@pytest.mark.parametrize(("sign", "rule"), [("lamp", "B-26"), ("trap", "S-35")])
def test_s22_nobody_lays_a_ladder_who_may_lay_no_tunnel(sign: str, rule: str) -> None:
    game = table(hands={0: ["E+ladder"]}, maze=CUT_OFF, front={0: sign})
    assert refused(game, "E+ladder@2,0") == rule
    assert legal(game) == {"pass(E+ladder)"}


# ---- never joined on to a goal -------------------------------------------------------------------------------------


def test_s22_no_open_edge_of_it_looks_at_a_goal_face_down() -> None:
    game = table(hands={0: ["ES+ladder", "S+ladder"]}, maze="NS@7,1")
    assert refused(game, "ES+ladder@7,0") == "S-22"
    assert "S+ladder@7,0" in legal(game), "a closed edge may"


@pytest.mark.parametrize(("shown", "move"), [("^", "W+ladder@9,0"), ("^", "S+ladder@8,-1"), ("v", "E+ladder@7,0")])
def test_s22_it_is_not_joined_on_to_a_goal_face_up(shown: str, move: str) -> None:
    game = table(hands={0: ["E+ladder", "S+ladder"]}, goals=f"treasure/stone-1{shown}/stone-2")
    assert refused(game, move) == "S-22"


def test_s22_not_even_if_it_is_joined_on_to_something_else_too() -> None:
    game = table(hands={0: ["NE+ladder", "NW"]}, maze="NS@9,-1", goals="treasure/stone-1^/stone-2")
    assert refused(game, "NE+ladder@9,0") == "B-21", "the stone is open to the east"
    game = table(hands={0: ["ES+ladder"]}, maze="NS@9,-1", goals="treasure/stone-1^/stone-2")
    assert refused(game, "NW+ladder@9,0") == "S-22"


def test_s22_beside_a_goal_face_up_with_closed_edges_it_may_lie() -> None:
    game = table(hands={0: ["E+ladder"]}, maze="EW@9,1", goals="treasure/stone-1^/stone-2")
    assert "E+ladder@8,1" in legal(game)
    game.play("E+ladder@8,1")
    assert reached(game, 9, 1) == "EW"


# ---- what it reaches -----------------------------------------------------------------------------------------------


def test_s22_b40_a_ladder_may_turn_up_a_goal_far_away() -> None:
    game = table(hands={0: ["E+ladder"]}, maze=TO_THE_GOAL, goals="stone-1/stone-2/treasure")
    assert turned_up(game, "E+ladder@4,0") == ["stone-2"]
    assert [goal.face_up for goal in game.truth.goals] == [False, True, False]


def test_s22_b41_and_end_the_round() -> None:
    game = table(hands={0: ["E+ladder"]}, maze=TO_THE_GOAL, goals="stone-1/treasure/stone-2")
    (ended,) = the(game.play("E+ladder@4,0"), RoundEnded)
    assert ended.reached


def test_s22_b40_a_stone_just_turned_up_leads_on_to_the_next_goal() -> None:
    maze = f"{TO_THE_GOAL};NS@8,-1"
    game = table(hands={0: ["E+ladder"]}, maze=maze, goals="stone-1/stone-2/treasure")
    assert turned_up(game, "E+ladder@4,0") == ["stone-2", "stone-1"]
    game = table(hands={0: ["E+ladder"]}, maze=maze, goals="treasure/stone-2/stone-1")
    assert turned_up(game, "E+ladder@4,0") == ["stone-2", "treasure"]


def test_s22_a_dead_end_still_turns_up_nothing() -> None:
    game = table(hands={0: ["E+ladder"]}, maze="EW@5,0;EW@6,0;E.W@7,0", goals="stone-1/treasure/stone-2")
    assert turned_up(game, "E+ladder@4,0") == []
    assert reached(game, 7, 0) == "W"


def test_s22_ladders_are_joined_with_the_start_and_each_other_whatever_lies_between() -> None:
    walled_in = "S@0,-1;N.S@0,1;E.W@1,0;E@-1,0"
    game = table(hands={0: ["EW", "NS"]}, maze=f"{walled_in};E+ladder@3,5;EW@4,5;S+ladder@-4,2;NS@-4,3")
    assert (reached(game, 4, 5), reached(game, -4, 3)) == ("EW", "NS")
    assert {move for move in legal(game) if "@" in move} == {"EW@5,5", "NS@-4,4"}


def test_s22_a_ladder_fallen_in_lights_nothing_any_more() -> None:
    game = table(2, hands={0: ["rockfall"], 1: ["EW", "NE+ladder"]}, maze=f"E+ladder@2,0;{CUT_OFF}", deck=["map"])
    assert reached(game, 4, 0) == "EW"
    game.play("rockfall@2,0")
    assert (reached(game, 3, 0), reached(game, 4, 0)) == ("", "")
    assert refused(game, "EW@5,0") == "B-23"
    assert "NE+ladder@2,0" in legal(game)


def test_s22_all_arms_of_a_ladder_are_connected_to_the_start() -> None:
    game = table(hands={0: ["NE+ladder"]}, maze=CUT_OFF)
    game.play("NE+ladder@2,0")
    assert reached(game, 2, 0) == "NE"
    game = table(hands={0: ["NS"]}, maze=f"NE+ladder@2,0;{CUT_OFF}")
    assert "NS@2,-1" in legal(game)
