"""What everyone gets: S-57 to S-59."""

from __future__ import annotations

import pytest

from motherlode import Game
from motherlode.games.tunnels.events import Earned, RoundEnded

from ..tables import the
from .paydays import CRYSTALS, miss, reach
from .tables import table

# ---- S-57: geologists ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("crystals", range(len(CRYSTALS) + 1))
def test_s57_a_geologist_gets_a_nugget_for_each_crystal_whoever_won(crystals: int) -> None:
    assert reach(["blue", "geologist"], crystals=crystals).truth.gold == (5, crystals)
    assert reach(["geologist", "blue"], crystals=crystals).truth.gold == (crystals, 5)
    assert miss(["saboteur", "geologist"], crystals=crystals).truth.gold == (5, crystals)
    assert miss(["blue", "geologist"], crystals=crystals).truth.gold == (0, crystals), "and if nobody did"


@pytest.mark.parametrize("crystals", range(len(CRYSTALS) + 1))
def test_s57_two_geologists_share_equally_rounded_down(crystals: int) -> None:
    half = crystals // 2
    assert reach(["blue", "geologist", "geologist"], crystals=crystals).truth.gold == (5, half, half)
    assert miss(["geologist", "saboteur", "geologist"], crystals=crystals).truth.gold == (half, 5, half)


def test_s57_a_geologist_in_the_pile_shares_nothing() -> None:
    game = reach(["blue", "geologist"], crystals=7)
    assert "geologist" in game.truth.spare_roles
    assert game.truth.gold == (5, 7)


def test_s57_crystals_that_are_cut_off_are_seen_too() -> None:
    assert miss(["geologist", "blue"], crystals=2, cut_off="NESW+crystal@5,5").truth.gold == (3, 0)


def test_s57_geologists_are_not_counted_in_any_group() -> None:
    assert reach(["blue", "geologist", "geologist", "blue"]).truth.gold == (4, 0, 0, 4)
    assert reach(["geologist", "geologist"]).truth.gold == (0, 0)


# ---- S-58: trapped -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "doors", "trapped", "gold"),
    [
        (["blue", "blue", "blue"], "", {1}, (4, 0, 4)),  # a group of two
        (["green", "blue", "blue"], "blue", {1}, (0, 0, 5)),
        (["green", "blue", "boss"], "blue", {1}, (0, 0, 4)),
        (["green", "blue", "boss"], "blue", {2}, (0, 5, 0)),
        (["green", "blue", "boss", "profiteer"], "blue", {2, 3}, (0, 5, 0, 0)),
        (["saboteur", "boss", "profiteer"], "blue+green", {1}, (0, 0, 3)),  # the profiteer is alone then
        (["saboteur", "boss", "profiteer"], "blue+green", {2}, (0, 4, 0)),
        (["saboteur", "boss", "profiteer"], "blue+green", {1, 2}, (0, 0, 0)),
        (["green", "blue", "blue"], "blue", {1, 2}, (0, 0, 0)),  # a team wins, and all of it is trapped
        (["saboteur", "saboteur", "blue"], "", {1}, (0, 0, 5)),  # trapped, but not of the group
    ],
)
def test_s58_who_is_trapped_is_neither_counted_nor_paid(
    roles: list[str], doors: str, trapped: set[int], gold: tuple[int, ...]
) -> None:
    assert reach(roles, doors, trapped=trapped).truth.gold == gold


@pytest.mark.parametrize(
    ("roles", "trapped", "gold"),
    [
        (["saboteur", "saboteur", "blue"], {0}, (0, 5, 0)),
        (["saboteur", "saboteur", "profiteer"], {0}, (0, 4, 2)),
        (["saboteur", "saboteur", "profiteer"], {0, 1}, (0, 0, 3)),
        (["saboteur", "saboteur", "profiteer"], {2}, (4, 4, 0)),
        (["saboteur", "saboteur", "blue"], {0, 1}, (0, 0, 0)),
        (["blue", "profiteer"], {1}, (0, 0)),
    ],
)
def test_s58_with_a_trapped_saboteur_the_saboteurs_still_win(
    roles: list[str], trapped: set[int], gold: tuple[int, ...]
) -> None:
    assert miss(roles, trapped=trapped).truth.gold == gold


@pytest.mark.parametrize("crystals", [1, 4, 7])
def test_s58_one_geologist_trapped_the_other_is_paid_for_all(crystals: int) -> None:
    roles = ["blue", "geologist", "geologist"]
    assert reach(roles, crystals=crystals, trapped={1}).truth.gold == (5, 0, crystals)
    assert reach(roles, crystals=crystals, trapped={2}).truth.gold == (5, crystals, 0)
    assert reach(roles, crystals=crystals, trapped={1, 2}).truth.gold == (5, 0, 0)
    assert miss(["geologist", "saboteur"], crystals=crystals, trapped={0}).truth.gold == (0, 5)


def test_s58_a_broken_tool_costs_nobody_their_gold() -> None:
    roles = ["saboteur", "profiteer", "saboteur"]
    game = table(3, hands={0: ["map"]}, deck=[], roles=roles, front={1: "pick+lamp+cart", 2: "trap"})
    game.play("map@8,0")
    assert game.truth.gold == (4, 2, 0)


# ---- S-59: by the size of the group --------------------------------------------------------------------------------

BY_SIZE = [
    (["blue"], (5,)),
    (["blue", "blue"], (4, 4)),
    (["blue", "boss"], (4, 3)),
    (["blue", "profiteer"], (4, 2)),
    (["blue", "blue", "blue"], (3, 3, 3)),
    (["blue", "blue", "boss"], (3, 3, 2)),
    (["blue", "blue", "profiteer"], (3, 3, 1)),
    (["blue", "boss", "profiteer"], (3, 2, 1)),
    (["blue", "blue", "blue", "blue"], (2, 2, 2, 2)),
    (["blue", "blue", "blue", "boss"], (2, 2, 2, 1)),
    (["blue", "blue", "blue", "profiteer"], (2, 2, 2, 0)),
    (["blue", "blue", "boss", "profiteer"], (2, 2, 1, 0)),
    (["blue", "blue", "blue", "blue", "boss"], (1, 1, 1, 1, 0)),
    (["blue", "blue", "blue", "blue", "profiteer"], (1, 1, 1, 1, 0)),
    (["blue", "blue", "blue", "boss", "profiteer"], (1, 1, 1, 0, 0)),
    (["blue", "blue", "blue", "blue", "boss", "profiteer"], (1, 1, 1, 1, 0, 0)),
]


@pytest.mark.parametrize(("roles", "gold"), BY_SIZE)
@pytest.mark.parametrize("team", ["blue", "green"])
def test_s59_gold_by_the_size_of_the_group_the_boss_one_less_the_profiteer_two(
    team: str, roles: list[str], gold: tuple[int, ...]
) -> None:
    other = "green" if team == "blue" else "blue"
    group = [team if role == "blue" else role for role in roles]
    assert reach([*group, other, "saboteur"], team).truth.gold == (*gold, 0, 0)


@pytest.mark.parametrize(
    ("roles", "gold"),
    [
        (["saboteur"], (5,)),
        (["saboteur", "saboteur"], (4, 4)),
        (["saboteur", "profiteer"], (4, 2)),
        (["saboteur", "saboteur", "saboteur"], (3, 3, 3)),
        (["saboteur", "saboteur", "profiteer"], (3, 3, 1)),
        (["saboteur", "saboteur", "saboteur", "profiteer"], (2, 2, 2, 0)),
        (["profiteer"], (3,)),
    ],
)
def test_s59_likewise_for_saboteurs(roles: list[str], gold: tuple[int, ...]) -> None:
    assert miss([*roles, "blue", "boss"]).truth.gold == (*gold, 0, 0)


def test_s59_groups_of_more_than_six() -> None:
    both = ["boss", "profiteer", *["blue"] * 4, *["green"] * 4]
    assert reach(both).truth.gold == (0, 0, *[1] * 8)
    assert reach([*both, "geologist", "saboteur"]).truth.gold == (0, 0, *[1] * 8, 0, 0)
    assert reach(both, trapped={1, 2, 6}).truth.gold == (0, 0, 0, 1, 1, 1, 0, 1, 1, 1)


@pytest.mark.parametrize(("role", "nuggets"), [("boss", 4), ("profiteer", 3)])
def test_s59_alone(role: str, nuggets: int) -> None:
    assert reach(["saboteur", role], "blue+green").truth.gold == (0, nuggets)


def test_s59_gold_is_told_to_all_and_nobody_is_paid_less_than_nothing() -> None:
    game = reach(["blue", "blue", "blue", "blue", "boss", "profiteer"])
    assert the(game.events, Earned) == [Earned(seat, 1) for seat in range(4)]


def test_s59_it_is_added_to_what_one_has() -> None:
    assert reach(["blue", "blue", "green"], gold={0: 2, 2: 9}).truth.gold == (6, 4, 9)


# ---- who won, whatever they are paid -------------------------------------------------------------------------------


def winners(game: Game) -> tuple[int, ...]:
    """Who won the round, as all were told."""
    (ended,) = [event for event in game.events if isinstance(event, RoundEnded)]
    return ended.winners


def test_s54_s55_s59_boss_and_profiteer_win_a_round_that_pays_them_nothing() -> None:
    roles = ["blue", "blue", "blue", "blue", "boss", "profiteer", "geologist"]
    game = reach(roles, crystals=3)
    assert game.truth.gold == (1, 1, 1, 1, 0, 0, 3)
    assert winners(game) == (0, 1, 2, 3, 4, 5), "and geologists, who are paid, are in no group (S-57)"


def test_s56_saboteurs_and_the_profiteer_win_when_the_treasure_is_missed() -> None:
    assert winners(miss(["saboteur", "boss", "profiteer", "blue"])) == (0, 2)
    assert winners(miss(["boss", "geologist", "blue"], crystals=2)) == ()


def test_s58_whoever_is_trapped_wins_nothing() -> None:
    assert winners(reach(["blue", "blue", "boss"], trapped={1})) == (0, 2)
