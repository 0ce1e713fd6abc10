"""Who wins a round: S-50 to S-56. Ways with doors that fork and meet again are in test_doors.py."""

from __future__ import annotations

import pytest

from motherlode.games.tunnels.events import RoundEnded

from ..tables import the
from .paydays import DOORS, miss, reach
from .tables import ROLES, table

BY_DOOR = pytest.mark.parametrize("doors", DOORS)
TEAMS = ("blue", "green")
OTHERS = ("boss", "profiteer", "geologist", "saboteur")

OPEN_TO: dict[str, set[str]] = {"": set(TEAMS), "blue": {"blue"}, "green": {"green"}, "blue+green": set()}
"""By the doors on a single way, the teams that can walk it."""

SHARE = {1: 5, 2: 4, 3: 3, 4: 2}
LESS = {"boss": 1, "profiteer": 2}


def others_than(role: str) -> list[str]:
    return [other for other in ROLES if other != role]


def pay(roles: list[str], group: set[str]) -> tuple[int, ...]:
    """What a winning group of these roles gets (S-59)."""
    each = SHARE.get(sum(role in group for role in roles), 1)
    return tuple(max(each - LESS.get(role, 0), 0) if role in group else 0 for role in roles)


# ---- S-50 to S-53: one of each role, and every finisher ------------------------------------------------------------


@pytest.mark.parametrize(("team", "other"), [TEAMS, TEAMS[::-1]])
@pytest.mark.parametrize("own_door", [False, True])
def test_s50_a_miner_whose_team_can_reach_the_treasure_wins_it_for_that_team_alone(
    team: str, other: str, own_door: bool
) -> None:
    roles = [team, *others_than(team)]
    assert reach(roles, team if own_door else "").truth.gold == pay(roles, {team, "boss", "profiteer"})
    roles = [team, other, team, other]
    assert reach(roles, team if own_door else "").truth.gold == (4, 0, 4, 0), "both miners of the team, not just one"


@pytest.mark.parametrize(("team", "other"), [TEAMS, TEAMS[::-1]])
def test_s51_a_miner_barred_by_the_other_teams_door_wins_it_for_the_other_team(team: str, other: str) -> None:
    roles = [team, *others_than(team)]
    assert reach(roles, other).truth.gold == pay(roles, {other, "boss", "profiteer"})
    assert reach([team, team, other, other, other], other).truth.gold == (0, 0, 3, 3, 3)


@pytest.mark.parametrize(("team", "other"), [TEAMS, TEAMS[::-1]])
def test_s51_the_other_team_wins_even_with_nobody_of_it_in_play(team: str, other: str) -> None:
    assert reach([team, team], other).truth.gold == (0, 0)
    assert reach([team, "boss"], other).truth.gold == (0, 4), "the boss is in the group of a team without players"


@pytest.mark.parametrize("finisher", OTHERS)
@BY_DOOR
def test_s52_anyone_else_wins_it_for_every_team_that_can_reach_it(finisher: str, doors: str) -> None:
    roles = [finisher, *others_than(finisher)]
    assert reach(roles, doors).truth.gold == pay(roles, OPEN_TO[doors] | {"boss", "profiteer"})


def test_s52_with_no_door_in_the_way_both_teams_win() -> None:
    assert reach(["saboteur", "blue", "green"]).truth.gold == (0, 4, 4)
    assert reach(["geologist", "blue", "green", "green"]).truth.gold == (0, 3, 3, 3)


@pytest.mark.parametrize("finisher", ROLES)
def test_s53_barred_to_both_boss_and_profiteer_win(finisher: str) -> None:
    roles = [finisher, *others_than(finisher)]
    assert reach(roles, "blue+green").truth.gold == pay(roles, {"boss", "profiteer"})
    assert reach(roles, "green+blue").truth.gold == pay(roles, {"boss", "profiteer"})


@pytest.mark.parametrize(
    ("roles", "gold"),
    [
        (["boss", "blue"], (4, 0)),  # the boss alone
        (["profiteer", "green"], (3, 0)),  # the profiteer alone
        (["boss", "profiteer"], (3, 2)),
        (["blue", "green", "saboteur", "geologist"], (0, 0, 0, 0)),  # neither in play
    ],
)
def test_s53_those_of_them_that_are_in_play(roles: list[str], gold: tuple[int, ...]) -> None:
    assert reach(roles, "blue+green").truth.gold == gold


# ---- S-54, S-55 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("finisher", ROLES)
@BY_DOOR
def test_s54_s55_boss_and_profiteer_win_whenever_the_treasure_is_reached(finisher: str, doors: str) -> None:
    """The group is so small that nobody of it goes without."""
    for role, nuggets in (("boss", {1: 4, 2: 3, 3: 2}), ("profiteer", {1: 3, 2: 2, 3: 1})):
        game = reach([finisher, role] if finisher != role else [role, "geologist"], doors)
        shares = [nuggets for nuggets in game.truth.gold if nuggets]
        seat = 0 if finisher == role else 1
        assert game.truth.gold[seat] == nuggets[len(shares)]


def test_s54_the_boss_gets_nothing_where_no_team_wins() -> None:
    assert miss(["boss", "blue"]).truth.gold == (0, 0)
    assert miss(["boss", "saboteur"]).truth.gold == (0, 5)
    assert miss(["boss", "profiteer"]).truth.gold == (0, 3)


def test_s55_the_profiteer_wins_with_the_saboteurs_too() -> None:
    assert miss(["profiteer", "saboteur"]).truth.gold == (2, 4)
    assert miss(["profiteer", "saboteur", "saboteur", "blue"]).truth.gold == (1, 3, 3, 0)


# ---- S-56 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "gold"),
    [
        (["blue", "saboteur"], (0, 5)),
        (["saboteur", "saboteur"], (4, 4)),
        (["saboteur", "green", "saboteur", "saboteur"], (3, 0, 3, 3)),
        (["saboteur", "profiteer", "saboteur", "saboteur"], (2, 0, 2, 2)),
        (["blue", "profiteer"], (0, 3)),  # no saboteur
        (["blue", "boss", "green"], (0, 0, 0)),  # neither saboteur nor profiteer
    ],
)
def test_s56_not_reached_the_saboteurs_win_or_the_profiteer_or_nobody(roles: list[str], gold: tuple[int, ...]) -> None:
    assert miss(roles).truth.gold == gold


def test_s56_a_stone_reached_is_not_the_treasure() -> None:
    game = table(2, hands={0: ["EW"]}, deck=[], maze="EW@5,0;EW@6,0;E+ladder@4,0", roles=["blue", "saboteur"])
    (ended,) = the(game.play("EW@7,0"), RoundEnded)
    assert not ended.reached
    assert game.truth.gold == (0, 5)
