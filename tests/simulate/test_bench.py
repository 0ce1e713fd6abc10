"""The command ``bench``: what it prints, never how fast it is."""

from __future__ import annotations

import re

import pytest

from motherlode import ruleset_names
from motherlode._build import is_compiled
from motherlode.games.registry import engine_of
from motherlode.simulate.bench import nearest
from simulate.running import Simulation


def test_json_has_every_ruleset_and_says_which_build_runs(motherlode: Simulation) -> None:
    told = motherlode.json("bench", "--seconds", "0.05")
    assert told["compiled"] is is_compiled()
    assert told["best_of"] > 1
    assert tuple(told["rulesets"]) == ruleset_names()
    for name, measured in told["rulesets"].items():
        assert measured["players"] in engine_of(name).seats[name]
        assert measured["turns_per_second"] >= measured["turns_per_second_median"] > 0
        assert 0 < measured["copy_us"] <= measured["copy_us_median"]


def test_people_are_told_of_every_ruleset_and_the_build(motherlode: Simulation) -> None:
    ran = motherlode.run("bench", "--seconds", "0.05")
    assert ran.status == 0
    assert ("compiled" if is_compiled() else "pure Python") in ran.out
    assert "best of" in ran.out
    for name in ruleset_names():
        assert re.search(rf"^{name} .* turns/s .* µs a copy$", ran.out, re.MULTILINE)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_bad_seconds_get_one_line_and_status_2(motherlode: Simulation, seconds: str) -> None:
    ran = motherlode.run("bench", f"--seconds={seconds}")
    assert ran.status == 2
    assert ran.out == ""
    assert f"'{seconds}' is not a number of seconds" in ran.err
    assert ran.err.count("\n") == 1


def test_the_nearest_number_of_players_is_one_that_is_allowed() -> None:
    assert [nearest(range(3, 7), players) for players in (1, 3, 5, 6, 9)] == [3, 3, 5, 6, 6]
