"""The end of a round when nothing is left to play, and the masks: B-44 and B-45."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motherlode import SPECTATOR, Game
from motherlode.games.tunnels.events import RoundEnded
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from .naive import moves_of
from .tables import MINER, SABOTEUR, legal, play_through, refused, table, the

WALLED_IN = "S@0,-1;N.S@0,1;E.W@1,0;E@-1,0"
"""Dead ends on all four sides of the start: no tunnel card fits anywhere."""


def ends(game: Game, move: str) -> bool:
    ended = the(game.play(move), RoundEnded)
    assert all(not happened.reached for happened in ended)
    return bool(ended)


# ---- B-44 ----------------------------------------------------------------------------------------------------------


def test_b44_the_round_ends_when_the_last_card_is_used() -> None:
    assert ends(table(hands={0: ["map"]}, deck=[]), "map@8,0")
    assert ends(table(hands={0: ["map"]}, deck=[]), "pass(map)")


def test_b44_it_does_not_end_at_the_first_empty_hand() -> None:
    game = table(hands={0: ["map"], 2: ["map"]}, deck=[])
    assert not ends(game, "map@8,0")
    assert ends(game, "map@8,0")


def test_b44_while_the_deck_lasts_it_goes_on_though_nobody_can_play() -> None:
    hands = {0: ["NS"], 1: ["NS"], 2: ["EW"]}
    game = table(hands=hands, maze=WALLED_IN, deck=["EW", "NE"])
    assert legal(game) == {"pass(NS)"}
    assert not ends(game, "pass(NS)")
    assert ends(game, "pass(NS)"), "the last card was drawn, and no card that anyone holds can be played"


def test_b44_a_card_drawn_last_that_can_be_played_keeps_it_going() -> None:
    hands = {0: ["NS"], 1: ["NS"], 2: ["EW"]}
    game = table(hands=hands, maze=WALLED_IN, deck=["EW", "map"])
    assert not ends(game, "pass(NS)")
    assert not ends(game, "pass(NS)")
    assert not ends(game, "pass(EW)")
    assert not ends(game, "pass(EW)")
    assert ends(game, "map@8,0")


def test_b44_tunnels_cannot_be_played_with_a_broken_tool() -> None:
    """Seat 1 holds nothing but tunnels, and its lamp is broken for good."""
    game = table(hands={0: ["map"], 1: ["NESW", "EW", "NS"]}, front={1: "lamp"}, deck=[])
    assert ends(game, "map@8,0")


@pytest.mark.parametrize(("repair", "goes_on"), [("fix-lamp", True), ("fix-cart+lamp", True), ("fix-pick", False)])
def test_b44_a_repair_that_can_be_played_keeps_it_going(repair: str, goes_on: bool) -> None:
    game = table(hands={0: ["map"], 1: ["NESW"], 2: [repair]}, front={1: "lamp"}, deck=[])
    assert ends(game, "map@8,0") != goes_on


def test_b44_it_ends_as_soon_as_the_repair_is_discarded() -> None:
    hands = {0: ["map"], 1: ["NESW", "EW"], 2: ["fix-lamp"]}
    game = table(hands=hands, front={1: "lamp"}, deck=[])
    assert not ends(game, "map@8,0")
    assert not ends(game, "pass(EW)")
    assert ends(game, "pass(fix-lamp)")


def test_b44_a_mended_tool_lets_the_tunnels_be_played() -> None:
    game = table(hands={0: ["fix-lamp"], 1: ["NESW"]}, front={1: "lamp"}, deck=[])
    assert not ends(game, "fix-lamp>1")
    assert ends(game, "NESW@1,0")


def test_b44_one_player_with_whole_tools_and_a_card_that_fits_is_enough() -> None:
    game = table(hands={0: ["map"], 1: ["NS"], 2: ["NE"]}, front={1: "lamp"}, deck=[])
    assert not ends(game, "map@8,0")
    assert game.actor == 1
    assert legal(game) == {"pass(NS)"}


def test_b44_a_rockfall_needs_a_card_to_fall_on() -> None:
    assert ends(table(hands={0: ["map"], 1: ["rockfall"]}, deck=[]), "map@8,0")
    game = table(hands={0: ["map"], 1: ["rockfall"], 2: ["NS"]}, maze=WALLED_IN, deck=[])
    assert not ends(game, "map@8,0")
    assert not ends(game, "rockfall@0,1"), "now the tunnel fits"
    assert refused(game, "NS@1,1") == "B-21"
    assert ends(game, "NS@0,1")


def test_b44_a_broken_tool_needs_somebody_whose_tool_is_whole() -> None:
    hands = {0: ["map"], 1: ["break-lamp"]}
    assert ends(table(hands=hands, front={0: "lamp", 2: "lamp"}, deck=[]), "map@8,0")
    assert ends(table(hands=hands, front={0: "lamp", 2: "lamp+cart"}, deck=[]), "map@8,0")
    assert not ends(table(hands=hands, front={0: "lamp", 1: "lamp", 2: "cart"}, deck=[]), "map@8,0")


def test_b44_breaking_the_last_builders_tool_ends_it() -> None:
    game = table(hands={0: ["break-lamp"], 1: ["NESW", "NS"], 2: ["EW"]}, front={2: "cart"}, deck=[])
    assert ends(game, "break-lamp>1")


def can_play(shown: TunnelsSnapshot) -> bool:
    """Whether anyone, asked in the place of the actor, has a move other than to pass."""
    seats = range(shown.seats)
    moves = [move for seat in seats for move in moves_of(replace(shown, actor=seat))]
    return any(not move.startswith("pass") for move in moves)


@pytest.mark.parametrize("players", [3, 5, 7, 10])
def test_b44_holds_at_the_end_of_every_round_and_not_a_turn_before(players: int) -> None:
    for number in range(3):
        game = Game("base", players, seed=f"b44 {number}", rounds=1)
        for _ in play_through(game, digging=False):
            if game.asked == "turn" and game.truth.deck == 0:
                assert can_play(game.truth)
        if not any(goal.face_up and goal.name == "treasure" for goal in game.truth.goals):
            assert game.truth.deck == 0
            assert not can_play(game.truth)


# ---- B-45 ----------------------------------------------------------------------------------------------------------


def test_b45_all_dwarf_cards_are_shown_when_the_round_ends() -> None:
    roles = (MINER, SABOTEUR, MINER, MINER)
    maze = "EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0"
    game = table(hands={0: ["NEW"]}, maze=maze, goals="stone-1/treasure/stone-2", roles=roles)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert game.view(viewer).table.spare_roles == ("?",)
    (ended,) = the(game.play("NEW@7,0"), RoundEnded)
    assert ended.roles == roles
    for viewer in (SPECTATOR, 0, 1, 2):
        seen: TunnelsSnapshot = game.view(viewer).table
        assert seen.roles + seen.spare_roles == roles


def test_b45_roles_are_shown_whoever_wins_and_only_then() -> None:
    for number in range(4):
        game = Game("base", 5, seed=f"b45 {number}")
        dealt = [deal["roles"] for deal in game.deals()]
        for events in play_through(game):
            dealt = [deal["roles"] for deal in game.deals()]
            for ended in the(events, RoundEnded):
                assert ended.roles == dealt[ended.number - 1]
            if game.asked == "turn":
                assert game.spectator.table.roles == ("?",) * 5
        assert len(dealt) == 3
