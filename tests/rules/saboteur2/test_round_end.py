"""When a round ends: S-40."""

from __future__ import annotations

import pytest

from motherlode import Game
from motherlode.games.tunnels.events import Drew, RoundEnded

from ..tables import the
from .tables import table

MIDDLE_ROW = "EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0"
WALLED_IN = "S@0,-1;N.S@0,1;E.W@1,0;E@-1,0"
"""Dead ends on all four sides of the start: no tunnel card but a ladder fits anywhere."""


def ends(game: Game, move: str) -> bool:
    ended = the(game.play(move), RoundEnded)
    assert all(not happened.reached for happened in ended)
    return bool(ended)


# ---- the treasure --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("doors", [(), ("blue",), ("green",), ("blue", "green")])
def test_s40_the_treasure_ends_the_round_at_once_whatever_the_doors(doors: tuple[str, ...]) -> None:
    maze = MIDDLE_ROW
    for column, colour in enumerate(doors, start=1):
        maze = maze.replace(f"EW@{column},0", f"EW+{colour}@{column},0")
    game = table(hands={0: ["NEW", "map"], 1: ["map"]}, maze=maze, goals="stone-1/treasure/stone-2")
    events = game.play("NEW@7,0")
    assert the(events, RoundEnded)[0].reached
    assert the(events, Drew) == [], "nothing more is drawn"
    assert game.over


def test_s40_a_stone_does_not_end_it() -> None:
    game = table(hands={0: ["NEW"], 1: ["map"]}, maze=MIDDLE_ROW, goals="treasure/stone-1/stone-2")
    assert not ends(game, "NEW@7,0")
    assert game.actor == 1


# ---- nothing left to play ------------------------------------------------------------------------------------------


def test_s40_it_ends_when_nobody_holds_a_card_that_can_be_played() -> None:
    assert ends(table(hands={0: ["map"]}, deck=[]), "map@8,0")
    hands = {0: ["map"], 1: ["NS", "EW"], 2: ["rockfall", "hands-off", "free", "fix-lamp"]}
    assert not ends(table(hands=hands, deck=[]), "map@8,0")
    hands = {0: ["map"], 1: ["NS", "EW"], 2: ["hands-off", "free", "fix-lamp"]}
    assert ends(table(hands=hands, maze=WALLED_IN, deck=[]), "map@8,0")


def test_s40_while_the_deck_lasts_it_goes_on_though_nobody_can_play() -> None:
    game = table(hands={0: ["NS"], 1: ["NS"], 2: ["EW"]}, maze=WALLED_IN, deck=["EW", "NE"])
    assert not ends(game, "pass(NS)")
    assert ends(game, "pass(NS)"), "the last card was drawn"


@pytest.mark.parametrize("card", ["swap-hats", "swap-hands", "inspect", "trap", "theft", "map", "S+ladder", "rockfall"])
def test_s40_any_card_that_can_be_played_keeps_it_going(card: str) -> None:
    game = table(hands={0: ["NS"], 2: [card]}, maze=WALLED_IN, deck=[])
    assert not ends(game, "pass(NS)")


def test_s40_a_ladder_needs_an_open_edge_to_be_joined_on_to() -> None:
    hands = {0: ["NS"], 2: ["S+ladder", "E+ladder", "NE+ladder"]}
    assert not ends(table(hands=hands, maze=WALLED_IN, deck=[]), "pass(NS)"), "the dead ends have further arms"
    assert ends(table(hands=hands, maze="S@0,-1;N+crystal@0,1;W@1,0;E+crystal@-1,0", deck=[]), "pass(NS)")


@pytest.mark.parametrize("sign", ["trap", "lamp"])
def test_s40_tunnels_in_the_hands_of_one_who_may_not_lay_them_do_not_keep_it_going(sign: str) -> None:
    game = table(hands={0: ["map"], 1: ["NESW"]}, front={1: sign}, deck=[])
    assert ends(game, "map@8,0")


@pytest.mark.parametrize(("card", "sign"), [("trap", "trap"), ("break-lamp", "lamp"), ("theft", "theft")])
def test_s40_s15_a_card_that_may_lie_nowhere_does_not_keep_it_going(card: str, sign: str) -> None:
    everyone = {0: "lamp", 1: sign, 2: "lamp"} if card == "theft" else {0: sign, 2: sign}
    assert ends(table(hands={0: ["map"], 1: [card]}, front=everyone, deck=[]), "map@8,0")


@pytest.mark.parametrize(("card", "sign"), [("free", "trap"), ("hands-off", "theft")])
def test_s40_s37_a_card_that_removes_something_needs_something_to_remove(card: str, sign: str) -> None:
    assert not ends(table(hands={0: ["map"], 1: [card]}, front={2: sign}, deck=[]), "map@8,0")
    assert ends(table(hands={0: ["map"], 1: [card]}, front={2: "lamp"}, deck=[]), "map@8,0")


# ---- S-12 keeps it going, S-13 does not ----------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["trap", "lamp", "theft"])
def test_s40_s12_it_goes_on_while_somebody_could_shed_a_card(sign: str) -> None:
    game = table(2, hands={0: ["map"], 1: ["NS", "NS", "NESW"]}, front={1: sign}, maze=WALLED_IN, deck=[])
    assert not ends(game, "map@8,0")
    assert ends(game, f"shed(NS,NS)={sign}"), "and then there is nothing left to shed, and nothing fits"


def test_s40_s12_a_trap_shed_can_make_a_card_playable() -> None:
    game = table(2, hands={0: ["map"], 1: ["NS", "NS", "NESW"]}, front={1: "trap"}, deck=[])
    assert not ends(game, "map@8,0")
    assert not ends(game, "shed(NS,NS)=trap")
    assert game.actor == 1, "seat 0 has no cards"
    assert ends(game, "NESW@1,0")


def test_s40_s16_with_a_single_card_nobody_could() -> None:
    game = table(hands={0: ["map"], 1: ["NESW"], 2: ["NS"]}, front={1: "trap", 2: "lamp"}, deck=[])
    assert ends(game, "map@8,0")


def test_s40_s12_passing_away_what_one_could_have_shed_with_ends_it() -> None:
    game = table(2, hands={0: ["map"], 1: ["NS", "NESW"]}, front={1: "trap"}, deck=[])
    assert not ends(game, "map@8,0")
    assert ends(game, "pass(NS)")


@pytest.mark.parametrize("cards", [1, 3, 6])
def test_s40_s13_that_somebody_could_pass_does_not_keep_it_going(cards: int) -> None:
    useless = ["NS", "NS", "EW", "EW", "NE", "hands-off"][:cards]
    assert ends(table(hands={0: ["map"], 1: useless}, maze=WALLED_IN, deck=[]), "map@8,0")
