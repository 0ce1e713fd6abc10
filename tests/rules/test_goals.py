"""Goals: B-40 to B-43. How a round ends is in test_round_end.py."""

from __future__ import annotations

import pytest

from motherlode import Game
from motherlode.games.tunnels.events import Drew, GoalTurnedUp, Laid, RoundEnded

from .naive import reached_arms, step
from .tables import legal, play_through, random_games, refused, table, the, tile_at

MIDDLE_ROW = "EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0"
NORTHERN_ROW = "ES@0,-1;NEW@1,-1;NEW@2,-1;NEW@3,-1;NEW@4,-1;NEW@5,-1;EW@6,-1;EW@7,-1"
SOUTHERN_ROW = "NE@0,1;ESW@1,1;ESW@2,1;ESW@3,1;ESW@4,1;ESW@5,1;EW@6,1;EW@7,1"
ROUND_THE_BACK = f"{NORTHERN_ROW};EW@8,-1;SW@9,-1"


def face_up(game: Game) -> list[bool]:
    return [goal.face_up for goal in game.truth.goals]


def turned_up(game: Game, move: str) -> list[str]:
    return [happened.goal for happened in the(game.play(move), GoalTurnedUp)]


# ---- B-40 ----------------------------------------------------------------------------------------------------------


def test_b40_a_goal_reached_is_turned_up_for_all_to_see() -> None:
    game = table(hands={0: ["NEW"]}, maze=MIDDLE_ROW, goals="stone-1/stone-2/treasure")
    events = game.play("NEW@7,0")
    assert [type(happened) for happened in events[:2]] == [Laid, GoalTurnedUp]
    assert face_up(game) == [False, True, False]
    for viewer in range(-1, 3):
        assert [goal.name for goal in game.view(viewer).table.goals] == ["?", "stone-2", "?"]


def test_b40_a_card_beside_a_goal_that_does_not_open_towards_it_reaches_nothing() -> None:
    game = table(hands={0: ["NW"]}, maze=MIDDLE_ROW)
    assert turned_up(game, "NW@7,0") == []
    assert face_up(game) == [False, False, False]


def test_b40_one_card_may_reach_two_goals() -> None:
    game = table(hands={0: ["NES"]}, maze=NORTHERN_ROW, goals="stone-1/stone-2/treasure")
    assert turned_up(game, "NSW@8,-1") == ["stone-1", "stone-2"]
    assert face_up(game) == [True, True, False]


@pytest.mark.parametrize("goals", ["treasure/stone-1/stone-2", "stone-1/treasure/stone-2"])
def test_b40_b41_the_treasure_ends_the_round_whichever_of_the_two_it_is(goals: str) -> None:
    game = table(hands={0: ["NES"]}, maze=NORTHERN_ROW, goals=goals)
    events = game.play("NSW@8,-1")
    assert "treasure" in [happened.goal for happened in the(events, GoalTurnedUp)]
    (ended,) = the(events, RoundEnded)
    assert ended.reached
    assert ended.goals == tuple(goals.split("/"))


def test_b40_the_card_that_connects_need_not_touch_the_goal() -> None:
    """What was cut off and leads to a goal: closing the gap far away reaches it."""
    cut_off = "EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0;NEW@7,0"
    game = table(hands={0: ["EW"]}, maze=cut_off, goals="stone-1/stone-2/treasure")
    assert face_up(game) == [False, False, False]
    assert turned_up(game, "EW@1,0") == ["stone-2"]


def test_b40_a_stone_turned_up_may_lead_on_to_the_next_goal() -> None:
    game = table(hands={0: ["NEW"]}, maze=f"{MIDDLE_ROW};NS@8,1", goals="treasure/stone-1/stone-2")
    assert turned_up(game, "NEW@7,0") == ["stone-1", "stone-2"]
    assert [tile.face for tile in game.truth.maze if tile.name.startswith("stone")] == ["SW", "NW"]


def test_b40_a_rockfall_turns_nothing_up_and_nothing_down() -> None:
    game = table(hands={0: ["NEW"], 1: ["rockfall"], 2: ["EW"]}, maze=MIDDLE_ROW, goals="stone-1/stone-2/treasure")
    game.play("NEW@7,0")
    assert the(game.play("rockfall@7,0"), GoalTurnedUp) == []
    assert face_up(game) == [False, True, False], "once up, it stays up"
    stone = tile_at(game, 8, 0)
    assert stone is not None
    assert stone.reached == ""
    assert refused(game, "EW@8,-1") == "B-21"


def test_b40_no_corridor_ever_ends_before_a_goal_face_down_and_only_those_reached_are_up() -> None:
    for game in random_games(seats=(3, 4, 6, 8), each=3):
        number, reached = 1, 0
        for events in play_through(game):
            if game.asked != "turn":
                continue
            if game.truth.round != number:
                number, reached = game.truth.round, 0
            else:
                reached += len(the(events, GoalTurnedUp))
            hidden = {goal.cell for goal in game.truth.goals if not goal.face_up}
            assert not {step(cell, edge) for cell, edge in reached_arms(game.truth)} & hidden
            assert sum(face_up(game)) == reached


# ---- B-41 ----------------------------------------------------------------------------------------------------------


def test_b41_the_treasure_ends_the_round_at_once_and_nothing_is_drawn() -> None:
    game = table(hands={0: ["NEW", "map"], 1: ["EW"]}, maze=MIDDLE_ROW, goals="stone-1/treasure/stone-2", deck=["NS"])
    events = game.play("NEW@7,0")
    assert the(events, Drew) == []
    assert [type(happened) for happened in events[:3]] == [Laid, GoalTurnedUp, RoundEnded]
    assert events[1] == GoalTurnedUp((8, 0), "treasure", False), "it fits as it is and is not turned round"
    assert game.truth.deck == 1
    assert game.truth.hands[0] == ("map",)
    assert game.asked == "gold"


def test_b41_the_treasure_is_worth_reaching_with_the_very_last_card() -> None:
    game = table(hands={0: ["NEW"]}, maze=MIDDLE_ROW, goals="stone-1/treasure/stone-2", deck=[])
    (ended,) = the(game.play("NEW@7,0"), RoundEnded)
    assert ended.reached


# ---- B-42 ----------------------------------------------------------------------------------------------------------

FROM = {
    "W": (MIDDLE_ROW, "NEW", "NEW@7,0"),
    "N": (NORTHERN_ROW, "NE", "SW@8,-1"),
    "E": (ROUND_THE_BACK, "NW", "NW@9,0"),
    "S": (SOUTHERN_ROW, "NW", "NW@8,1"),
}
LIES = {
    "stone-1": {"W": "SW", "N": "NE", "E": "NE", "S": "SW"},
    "stone-2": {"W": "NW", "N": "NW", "E": "ES", "S": "ES"},
}


@pytest.mark.parametrize("side", FROM)
@pytest.mark.parametrize("stone", LIES)
def test_b42_a_stone_is_turned_to_meet_the_tunnel_and_play_goes_on(stone: str, side: str) -> None:
    maze, card, move = FROM[side]
    other = "stone-1" if stone == "stone-2" else "stone-2"
    game = table(hands={0: [card], 1: ["map"]}, maze=maze, goals=f"treasure/{stone}/{other}", deck=["NS"])
    events = game.play(move)
    face = LIES[stone][side]
    assert the(events, GoalTurnedUp) == [GoalTurnedUp((8, 0), stone, face not in ("NE", "NW"))]
    tile = tile_at(game, 8, 0)
    assert tile is not None
    assert (tile.face, tile.reached) == (face, face)
    assert side in tile.face
    assert the(events, Drew) == [Drew(0, "NS")]
    assert (game.actor, game.asked) == (1, "turn")


@pytest.mark.parametrize(
    ("beside", "stone", "lies"),
    [("EW@8,-1", "stone-2", "NW"), ("N.E.S.W@8,-1", "stone-1", "SW"), ("NESW@9,0", "stone-2", "NW")],
)
def test_b42_a_stone_may_fail_to_fit_its_other_neighbours(beside: str, stone: str, lies: str) -> None:
    other = "stone-1" if stone == "stone-2" else "stone-2"
    game = table(hands={0: ["NEW"]}, maze=f"{MIDDLE_ROW};{beside}", goals=f"treasure/{stone}/{other}")
    game.play("NEW@7,0")
    tile = tile_at(game, 8, 0)
    assert tile is not None
    assert (tile.face, tile.reached) == (lies, lies)


def test_b42_no_other_card_may_fail_to_fit() -> None:
    """After a misfit the stone's neighbours fit as ever, and a corridor against its rock is no connection."""
    game = table(
        hands={0: ["NEW"], 1: ["NESW", "NEW"]}, maze=f"{MIDDLE_ROW};NESW@9,0", goals="treasure/stone-2/stone-1"
    )
    game.play("NEW@7,0")
    beyond = tile_at(game, 9, 0)
    assert beyond is not None
    assert beyond.reached == ""
    assert refused(game, "NESW@10,0") == "B-23"
    assert refused(game, "NEW@8,-1") == "B-21"


def test_b42_every_stone_turned_up_in_play_meets_the_tunnel() -> None:
    met = 0
    for game in random_games(seats=(3, 4, 6, 8), each=3):
        for events in play_through(game):
            for happened in the(events, GoalTurnedUp):
                tile = tile_at(game, *happened.cell)
                if happened.goal != "treasure" and tile is not None:
                    assert tile.reached == tile.face
                    met += 1
    assert met > 10, "the games have to show some"


# ---- B-43 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dead_end", ["E.W", "N.E.W", "E.S.W", "N.E.S.W"])
def test_b43_a_dead_end_never_turns_up_a_goal(dead_end: str) -> None:
    card = {"E.S.W": "N.E.W"}.get(dead_end, dead_end)
    game = table(hands={0: [card], 1: ["rockfall"], 2: ["NEW"]}, maze=MIDDLE_ROW, goals="stone-1/treasure/stone-2")
    assert turned_up(game, f"{dead_end}@7,0") == []
    assert face_up(game) == [False, False, False]
    game.play("rockfall@7,0")
    assert turned_up(game, "NEW@7,0") == ["treasure"], "with the dead end out of the way it is reached"


def test_b43_nor_two_goals_at_once() -> None:
    game = table(hands={0: ["N.E.S.W"]}, maze=NORTHERN_ROW)
    assert "N.E.S.W@8,-1" in legal(game)
    assert turned_up(game, "N.E.S.W@8,-1") == []


def test_b43_nor_by_being_met_from_behind() -> None:
    """A stone reached from the north opens to a dead end in the west, whose arms stay apart."""
    game = table(hands={0: ["NE"]}, maze=f"{NORTHERN_ROW};E.W@7,0", goals="treasure/stone-2/stone-1")
    assert turned_up(game, "SW@8,-1") == ["stone-2"]
    assert [tile.reached for tile in game.truth.maze if tile.cell == (7, 0)] == ["E"]
