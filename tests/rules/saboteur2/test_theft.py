"""Thieves, when the gold has been shared: S-60; and the rulebook's example: S-61."""

from __future__ import annotations

import pytest

from motherlode import SPECTATOR, Game
from motherlode.core.visibility import redact
from motherlode.games.tunnels.events import Asked, Queued, Robbed

from ..tables import legal, refused, the
from .paydays import miss, reach
from .tables import front_of, table

SIX = ["green", "blue", "green", "blue", "green", "blue"]


def order(game: Game, victim: int | None = None) -> list[int]:
    """The thieves in the order in which they are asked; each robs the victim, or the next seat."""
    asked = []
    while game.asked == "theft":
        asked.append(game.actor)
        game.play(f"rob>{(game.actor + 1) % game.seats if victim is None else victim}")
    return asked


@pytest.mark.parametrize(
    ("played", "asked"),
    [
        ([3], [3]),
        ([0, 2, 4], [4, 0, 2]),
        ([4, 2, 0], [0, 2, 4]),
        ([0, 4, 2], [2, 4, 0]),
        ([5, 1, 0, 3], [3, 5, 0, 1]),
        ([1, 2, 3, 0], [0, 1, 2, 3]),
    ],
)
def test_s60_first_whoever_played_theirs_last_then_clockwise(played: list[int], asked: list[int]) -> None:
    assert order(miss(SIX, thieves=played)) == asked
    assert order(reach(SIX, thieves=played)) == asked


@pytest.mark.parametrize(
    ("played", "trapped", "asked"),
    [
        ([0, 2, 4], {2}, [4, 0]),
        ([0, 4, 2], {2}, [4, 0]),  # seat 2 was the last, so the circle begins there
        ([4, 0, 2], {2}, [4, 0]),
        ([2, 4, 0], {0}, [2, 4]),
        ([3], {3}, []),
        ([1, 5], {1, 5}, []),
    ],
)
def test_s58_s60_thieves_who_are_trapped_are_left_out_but_the_circle_begins_where_it_would(
    played: list[int], trapped: set[int], asked: list[int]
) -> None:
    game = miss(SIX, thieves=played, trapped=trapped)
    assert order(game) == asked
    assert game.over


def test_s60_the_order_is_that_in_which_they_were_played() -> None:
    """Played at the table, not laid out: and one that was removed and played again counts from then."""
    hands = {0: ["theft", "NS"], 1: ["theft", "theft"], 2: ["theft", "NS"], 3: ["hands-off", "map"]}
    game = table(4, hands=hands, deck=[], roles=["blue", "green", "blue", "green"])
    for move in ("theft", "theft", "theft", "hands-off>1", "pass(NS)", "theft", "pass(NS)", "map@8,0"):
        game.play(move)
    assert front_of(game, 1) == {"theft"}
    assert order(game) == [1, 2, 0]


def test_s60_a_thief_takes_one_nugget_from_any_other_player() -> None:
    for victim in (0, 2, 3):
        game = miss(["blue", "green", "blue", "green"], thieves=[1], gold={0: 5, 1: 1, 2: 1, 3: 2})
        assert (game.asked, game.actor) == ("theft", 1)
        assert legal(game) == {"rob>0", "rob>2", "rob>3"}
        (robbed,) = the(game.play(f"rob>{victim}"), Robbed)
        assert (robbed.seat, robbed.target, robbed.got) == (1, victim, True)
        gold = [5, 1, 1, 2]
        gold[victim] -= 1
        gold[1] += 1
        assert list(game.truth.gold) == gold


def test_s60_from_one_who_has_none_nothing_is_taken() -> None:
    game = miss(["blue", "green", "blue"], thieves=[1], gold={0: 3})
    assert "rob>2" in legal(game), "holdings lie face down, so one may choose wrongly"
    (robbed,) = the(game.play("rob>2"), Robbed)
    assert not robbed.got
    assert game.truth.gold == (3, 0, 0)
    assert game.over


def test_s60_what_was_just_stolen_can_be_stolen_again() -> None:
    game = miss(["blue", "green", "blue"], thieves=[2, 1, 0], gold={2: 1})
    for move, gold in (("rob>2", (1, 0, 0)), ("rob>0", (0, 1, 0)), ("rob>1", (0, 0, 1))):
        game.play(move)
        assert game.truth.gold == gold
    assert game.over


def test_s60_a_victim_gives_only_what_there_is() -> None:
    game = miss(["blue", "green", "blue"], thieves=[1, 0], gold={2: 1})
    assert the(game.play("rob>2"), Robbed)[0].got
    assert not the(game.play("rob>2"), Robbed)[0].got
    assert game.truth.gold == (1, 0, 0)


def test_s60_gold_of_this_round_can_be_stolen_by_saboteurs_who_lost() -> None:
    game = reach(["blue", "saboteur"], thieves=[1])
    assert game.truth.gold == (5, 0)
    game.play("rob>0")
    assert game.truth.gold == (4, 1)


@pytest.mark.parametrize("move", ["pass(NS)", "map@8,0", "theft", "take=1", "shed(NS,NS)=theft", "NS@0,1"])
def test_s60_a_thief_does_nothing_else(move: str) -> None:
    hands = {0: ["map"], 1: ["NS", "NS", "theft", "EW"]}
    maze = "S@0,-1;N.S@0,1;E.W@1,0;E@-1,0"
    game = table(2, hands=hands, deck=[], front={1: "theft+trap"}, maze=maze, roles=["saboteur", "blue"])
    game.play("map@8,0")
    assert game.asked == "turn", "seat 1 could still shed its trap"
    game.play("shed(NS,theft)=trap")
    game.play("pass(NS)")
    assert (game.asked, game.actor) == ("theft", 1)
    assert refused(game, move) == "S-60"


def test_s60_all_see_who_is_to_steal_and_what_came_of_it() -> None:
    game = miss(["saboteur", "green", "blue"], thieves=[2, 1])
    assert the(game.events, Queued) == [Queued(("theft:1", "theft:2"))]
    assert the(game.events, Asked)[-1] == Asked(1, "theft")
    game.play("rob>0")
    for viewer in range(SPECTATOR, 3):
        assert [redact(robbed, viewer) for robbed in the(game.events, Robbed)] == [Robbed(1, 0, True)]
        assert game.view(viewer).table.gold == (4, 1, 0)


def test_s60_a_view_of_the_thief_may_do_what_the_thief_may() -> None:
    game = miss(["saboteur", "green", "blue"], thieves=[2])
    assert {str(move) for move in game.view(2).legal} == {"rob>0", "rob>1"}


@pytest.mark.parametrize("victim", range(5))
def test_s61_the_rulebooks_example(victim: int) -> None:
    roles = ["boss", "blue", "green", "green", "profiteer", "saboteur", "saboteur"]
    game = reach(roles, "blue", thieves=[5, 6], trapped={6})
    assert game.truth.gold == (2, 3, 0, 0, 1, 0, 0)
    assert order(game, victim) == [5]
    gold = [2, 3, 0, 0, 1, 0, 0]
    if gold[victim]:
        gold[victim] -= 1
        gold[5] += 1
    assert list(game.truth.gold) == gold
    assert game.over


def test_s61_the_other_saboteur_free_instead() -> None:
    roles = ["boss", "blue", "green", "green", "profiteer", "saboteur", "saboteur"]
    game = reach(roles, "blue", thieves=[5, 6], trapped={5})
    assert order(game, 1) == [6]
    assert game.truth.gold == (2, 2, 0, 0, 1, 0, 1)
