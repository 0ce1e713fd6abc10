"""Action cards: B-30 to B-35."""

from __future__ import annotations

import pytest

from motherlode import SPECTATOR, Game, ParseError
from motherlode.core.visibility import redact
from motherlode.games.tunnels.events import FrontCleared, Peeked, PutInFront, RockFell
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from .tables import legal, play_through, random_games, refused, table, the, tile_at

TOOLS = ("pick", "lamp", "cart")
TOOL = pytest.mark.parametrize("tool", TOOLS)


def front(game: Game) -> list[set[str]]:
    shown: TunnelsSnapshot = game.truth
    return [set(signs) for signs in shown.front]


def pile(game: Game) -> list[str]:
    shown: TunnelsSnapshot = game.truth
    return [discard.card for discard in shown.discards]


# ---- B-30 ----------------------------------------------------------------------------------------------------------


@TOOL
def test_b30_a_broken_tool_is_laid_in_front_of_another_player(tool: str) -> None:
    game = table(seats=4, hands={0: [f"break-{tool}"]}, deck=["NS"])
    assert legal(game, "break") == {f"break-{tool}>1", f"break-{tool}>2", f"break-{tool}>3"}
    before = pile(game)
    events = game.play(f"break-{tool}>2")
    assert the(events, PutInFront) == [PutInFront(0, f"break-{tool}", 2, tool)]
    assert front(game) == [set(), set(), {tool}, set()]
    assert pile(game) == before, "it lies in front of the player, not in the pile"


@TOOL
def test_b30_never_in_front_of_oneself(tool: str) -> None:
    assert refused(table(hands={1: [f"break-{tool}"]}, actor=1), f"break-{tool}>1") == "B-30"


@TOOL
def test_b30_never_two_of_a_kind_in_front_of_one_player(tool: str) -> None:
    game = table(hands={0: [f"break-{tool}"]}, front={2: tool})
    assert refused(game, f"break-{tool}>2") == "B-30"
    assert legal(game, "break") == {f"break-{tool}>1"}


def test_b30_up_to_three_of_different_kinds() -> None:
    game = table(hands={0: ["break-pick"], 1: ["break-lamp"], 2: ["break-cart"], 3: ["break-lamp"]}, seats=5)
    for tool in TOOLS:
        game.play(f"break-{tool}>4")
    assert front(game)[4] == set(TOOLS)
    assert refused(game, "break-lamp>4") == "B-30"


def test_b30_a_mended_tool_can_break_again() -> None:
    game = table(hands={0: ["break-lamp"], 1: ["fix-lamp"], 2: ["break-lamp"]})
    game.play("break-lamp>1")
    game.play("fix-lamp>1")
    game.play("break-lamp>1")
    assert front(game)[1] == {"lamp"}


def test_b30_with_nobody_left_to_break_it_for_the_card_can_only_be_discarded() -> None:
    game = table(hands={0: ["break-cart"]}, front={1: "cart", 2: "cart"})
    assert legal(game) == {"pass(break-cart)"}


def test_b30_b33_a_tool_card_names_a_seat_of_the_table() -> None:
    game = table(hands={0: ["break-cart", "fix-cart"]}, front={1: "cart"})
    for move in ("break-cart>3", "fix-cart>7", "break-cart", "fix-cart", "break-cart@1,0", "break-cart=cart>1"):
        with pytest.raises(ParseError):
            game.play(move)


# ---- B-31, B-32, B-33 ----------------------------------------------------------------------------------------------


@TOOL
@pytest.mark.parametrize("target", [0, 1, 2])
def test_b31_a_repair_mends_anyones_tool_and_both_cards_are_discarded(tool: str, target: int) -> None:
    game = table(hands={0: [f"fix-{tool}"]}, front={target: "+".join(TOOLS)}, deck=["NS"])
    before = pile(game)
    events = game.play(f"fix-{tool}>{target}")
    assert the(events, FrontCleared) == [FrontCleared(0, f"fix-{tool}", target, tool)]
    assert front(game)[target] == set(TOOLS) - {tool}
    assert pile(game)[len(before) :] == [f"break-{tool}", f"fix-{tool}"]


def test_b31_on_oneself_with_a_broken_tool_of_ones_own() -> None:
    game = table(hands={0: ["fix-lamp"]}, front={0: "lamp"})
    assert legal(game, "fix") == {"fix-lamp>0"}
    game.play("fix-lamp>0")
    assert front(game)[0] == set()


@pytest.mark.parametrize("card", ["fix-lamp+pick", "fix-cart+pick", "fix-cart+lamp"])
def test_b32_a_repair_of_two_tools_mends_one_of_them_by_choice(card: str) -> None:
    one, other = card.removeprefix("fix-").split("+")
    third = (set(TOOLS) - {one, other}).pop()
    for chosen in (one, other):
        game = table(hands={0: [card]}, front={1: "+".join(TOOLS)})
        assert legal(game, "fix") == {f"{card}={one}>1", f"{card}={other}>1"}
        assert refused(game, f"{card}={third}>1") == "B-31"
        game.play(f"{card}={chosen}>1")
        assert front(game)[1] == set(TOOLS) - {chosen}


def test_b32_the_choice_has_to_be_said() -> None:
    game = table(hands={0: ["fix-cart+lamp"]}, front={1: "lamp"})
    with pytest.raises(ParseError, match="say which of its tools"):
        game.play("fix-cart+lamp>1")


def test_b32_b33_the_tool_chosen_has_to_be_broken() -> None:
    game = table(hands={0: ["fix-cart+lamp"]}, front={1: "lamp", 2: "pick"})
    assert legal(game, "fix") == {"fix-cart+lamp=lamp>1"}
    assert refused(game, "fix-cart+lamp=cart>1") == "B-33"
    assert refused(game, "fix-cart+lamp=lamp>2") == "B-33"


@TOOL
def test_b33_nothing_is_mended_that_is_whole(tool: str) -> None:
    game = table(hands={0: [f"fix-{tool}"]})
    assert [refused(game, f"fix-{tool}>{seat}") for seat in range(3)] == ["B-33"] * 3
    assert legal(game) == {f"pass(fix-{tool})"}


@TOOL
def test_b33_nothing_is_mended_with_the_wrong_tool(tool: str) -> None:
    wrong = "+".join(other for other in TOOLS if other != tool)
    game = table(hands={0: [f"fix-{tool}"]}, front={0: wrong, 1: wrong, 2: wrong})
    assert [refused(game, f"fix-{tool}>{seat}") for seat in range(3)] == ["B-33"] * 3


def test_b30_b31_at_most_one_of_a_kind_lies_in_front_of_anyone_ever() -> None:
    for game in random_games(each=1):
        broken: list[set[str]] = [set() for _ in range(game.seats)]
        number = 1
        for events in play_through(game, digging=False):
            for happened in events:
                if isinstance(happened, PutInFront):
                    assert happened.target != happened.seat
                    assert happened.sign not in broken[happened.target]
                    broken[happened.target].add(happened.sign)
                if isinstance(happened, FrontCleared):
                    broken[happened.target].remove(happened.sign)
            if game.truth.round != number:
                number = game.truth.round
                broken = [set() for _ in range(game.seats)]
            assert front(game) == broken


# ---- B-34 ----------------------------------------------------------------------------------------------------------


def test_b34_a_rockfall_takes_any_tunnel_card_and_nothing_else() -> None:
    """Also a dead end or a card cut off already; not the start, a goal (face up or down), an empty cell."""
    game = table(
        hands={0: ["rockfall"]}, maze="EW@1,0;N.W@2,0;NESW@5,0;SW@8,-1", goals="treasure/stone-2^/stone-1", deck=["NS"]
    )
    assert legal(game, "rockfall") == {f"rockfall@{place}" for place in ("1,0", "2,0", "5,0", "8,-1")}
    for place in ("0,0", "8,0", "8,-2", "8,2", "3,0", "0,-1", "200,200"):
        assert refused(game, f"rockfall@{place}") == "B-34"


def test_b34_both_cards_are_discarded_and_the_gap_may_be_filled_again() -> None:
    game = table(hands={0: ["rockfall"], 1: ["NES", "EW", "NS"]}, maze="SW@1,0;NE@1,1", deck=["NE"])
    before = pile(game)
    events = game.play("rockfall@1,0")
    assert the(events, RockFell) == [RockFell(0, "rockfall", (1, 0), "SW")]
    assert pile(game)[len(before) :] == ["NE", "rockfall"], "the pile has the card, however it lay"
    assert tile_at(game, 1, 0) is None
    assert {move for move in legal(game) if move.endswith("@1,0")} == {"NSW@1,0"}, "the gap asks for a fit on all sides"
    assert refused(game, "EW@1,0") == "B-21"
    game.play("NSW@1,0")
    assert [tile.reached for tile in game.truth.maze if tile.cell == (1, 1)] == ["NE"]


def test_b34_with_no_tunnel_laid_there_is_nothing_to_fall() -> None:
    game = table(hands={0: ["rockfall"]})
    assert legal(game) == {"pass(rockfall)"}
    assert refused(game, "rockfall@0,0") == "B-34"


# ---- B-35 ----------------------------------------------------------------------------------------------------------


def test_b35_a_map_shows_one_goal_to_its_player_and_everyone_which() -> None:
    game = table(hands={0: ["map"]}, goals="stone-1/treasure/stone-2", deck=["NS"])
    before = pile(game)
    (peeked,) = the(game.play("map@8,0"), Peeked)
    assert pile(game)[len(before) :] == ["map"]
    assert not any(goal.face_up for goal in game.truth.goals), "it is put back"
    for viewer in (SPECTATOR, 0, 1, 2):
        goals = game.view(viewer).table.goals
        name = "treasure" if viewer == 0 else "?"
        assert [goal.name for goal in goals] == ["?", name, "?"]
        assert [goal.peeked_by for goal in goals] == [(), (0,), ()]
        assert redact(peeked, viewer) == Peeked(0, "map", (8, 0), name)


def test_b35_several_may_look_and_one_may_look_again() -> None:
    game = table(hands={0: ["map", "map"], 1: ["map"], 2: ["map"]}, goals="stone-1/treasure/stone-2")
    for move in ("map@8,0", "map@8,0", "map@8,2", "map@8,0"):
        game.play(move)
    assert [goal.peeked_by for goal in game.truth.goals] == [(), (0, 1), (2,)]


def test_b35_only_a_goal_that_lies_face_down() -> None:
    game = table(hands={0: ["map"]}, maze="EW@7,0", goals="treasure/stone-2^/stone-1")
    assert legal(game, "map") == {"map@8,-2", "map@8,2"}
    for place in ("8,0", "0,0", "7,0", "1,0", "8,1"):
        assert refused(game, f"map@{place}") == "B-35"


def test_b35_with_no_goal_face_down_it_cannot_be_played() -> None:
    game = table(hands={0: ["map"]}, goals="treasure^/stone-2^/stone-1^")
    assert legal(game) == {"pass(map)"}
    assert refused(game, "map@8,0") == "B-35"
