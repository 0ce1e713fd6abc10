"""Which doors stop whom (S-23), on ways that fork, that ladders shorten, and that lead over stones."""

from __future__ import annotations

import pytest

from motherlode import Game
from motherlode.games.tunnels.events import RoundEnded

from ..tables import the
from .tables import table

ROLES = ("boss", "blue", "green")


def finished(maze: str, last: str, goals: str = "stone-1/treasure/stone-2") -> Game:
    """The boss has just completed the way to the treasure with this move."""
    kind = last.partition("@")[0]
    game = table(hands={0: [kind]}, maze=maze, goals=goals, roles=ROLES)
    (ended,) = the(game.play(last), RoundEnded)
    assert ended.reached
    return game


def teams(game: Game) -> set[str]:
    """The teams that won."""
    won = {role for role, nuggets in zip(game.truth.roles, game.truth.gold, strict=True) if nuggets}
    assert "boss" in won
    return won - {"boss"}


@pytest.mark.parametrize(
    ("trunk", "west", "corner", "north", "winners"),
    [
        ("EW", "EW", "ES+green", "SW+blue", {"blue", "green"}),
        ("EW", "EW+green", "ES", "SW+blue", {"blue", "green"}),  # a way for each
        ("EW", "EW+green", "ES", "SW", {"blue", "green"}),
        ("EW", "EW+blue", "ES", "SW", {"blue", "green"}),
        ("EW", "EW+green", "ES+green", "SW", {"green"}),
        ("EW", "EW+blue", "ES", "SW+blue", {"blue"}),
        ("EW", "EW+green", "ES+green", "SW+blue", {"green"}),  # green by the west; the north is barred to both
        ("EW", "EW+blue", "ES+green", "SW+blue", {"blue"}),
        ("EW+blue", "EW+green", "ES", "SW", {"blue"}),
        ("EW+green", "EW", "ES", "SW+blue", {"green"}),
        ("EW+blue", "EW+green", "ES+green", "SW", set()),
        ("EW+green", "EW+blue", "ES", "SW+blue", set()),
    ],
)
def test_s23_s52_some_way_without_the_others_doors_is_enough(
    trunk: str, west: str, corner: str, north: str, winners: set[str]
) -> None:
    """A way that forks before the treasure: straight on from the west, or round the corner from the north."""
    maze = f"{trunk}@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;{west}@7,0;{corner}@6,-1;NEW@7,-1;{north}@8,-1"
    assert teams(finished(maze, "NEW@6,0")) == winners


@pytest.mark.parametrize(("door", "other"), [("green", "blue"), ("blue", "green")])
def test_s22_s23_a_ladder_beyond_a_door_leads_past_it_and_one_before_it_does_not(door: str, other: str) -> None:
    maze = f"NEW@1,0;EW@2,0;EW+{door}@3,0;NEW@4,0;NEW@5,0;NESW@6,0"
    assert teams(finished(maze, "NEW@7,0")) == {door}
    assert teams(finished(f"{maze};S+ladder@1,-1", "NEW@7,0")) == {door}
    assert teams(finished(f"{maze};S+ladder@4,-1", "NEW@7,0")) == {door, other}


@pytest.mark.parametrize("door", ["blue", "green"])
def test_s22_s23_a_way_that_begins_at_a_ladder_has_doors_like_any_other(door: str) -> None:
    assert teams(finished(f"EW@5,0;EW+{door}@6,0;EW@7,0", "E+ladder@4,0")) == {door}
    assert teams(finished("EW@5,0;EW@6,0;EW@7,0", "E+ladder@4,0")) == {"blue", "green"}


@pytest.mark.parametrize(("door", "winners"), [("", {"blue", "green"}), ("+blue", {"blue"}), ("+green", {"green"})])
def test_s23_the_way_may_lead_over_a_stone(door: str, winners: set[str]) -> None:
    maze = f"EW{door}@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0;NEW@7,0"
    assert teams(finished(maze, "NS@8,-1", "treasure/stone-2^/stone-1")) == winners


@pytest.mark.parametrize("crossing", ["NS.EW", "NESW"])
def test_s20_s23_nobody_walks_round_a_corner_on_a_bridge(crossing: str) -> None:
    """Two ladders lead to a crossing before the treasure: one way has a door, the other must turn there."""
    maze = "E+ladder@5,0;EW+green@6,0;S+ladder@7,-2;NS@7,-1"
    assert teams(finished(maze, f"{crossing}@7,0")) == ({"green"} if crossing == "NS.EW" else {"blue", "green"})
