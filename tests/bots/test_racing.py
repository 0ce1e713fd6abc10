"""Racing: paired differences, their standard errors, and elimination."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.games.tunnels.bots.search.racing import Race


def raced(worlds: int, *better: float) -> Race:
    """A race of moves with these leads over the first, in worlds that share their luck."""
    race = Race(1 + len(better))
    chance = Stream(key_of("race"), "luck")
    for _ in range(worlds):
        luck = 0.3 + 0.4 * chance.random()
        won = [luck + more + 0.1 * (chance.random() - 0.5) for more in (0.0, *better)]
        race.record([won[move] for move in race.active])
    return race


def test_a_lead_is_the_mean_paired_difference_with_its_standard_error() -> None:
    race = Race(2)
    won = [(0.5, 0.7), (0.2, 0.1), (0.9, 1.0), (0.4, 0.8)]
    for first, second in won:
        race.record([first, second])
    more = [second - first for first, second in won]
    assert race.lead(1) == pytest.approx(fmean(more))
    assert race.standard_error(1) == pytest.approx(stdev(more) / sqrt(4))
    assert race.mean(1) == pytest.approx(fmean(second for _, second in won))
    assert race.lead(0) == race.standard_error(0) == 0


def test_luck_shared_by_all_moves_does_not_widen_the_error() -> None:
    assert raced(40, 0.05).standard_error(1) < 0.01


def test_moves_clearly_behind_are_eliminated_and_contenders_stay() -> None:
    race = raced(60, -0.2, 0.1, 0.098, -0.3)
    assert race.active == [0, 2, 3]
    assert race.samples[0] == race.samples[2] == 60
    assert race.samples[1] < 60


def test_the_first_move_and_the_best_other_are_never_eliminated() -> None:
    assert raced(60, -0.4, -0.2, -0.3).active == [0, 2]
    assert raced(60, 0.5).active == [0, 1]
    assert raced(60).active == [0]


def test_the_error_of_a_single_world_is_one() -> None:
    race = Race(2)
    race.record([0.0, 1.0])
    assert race.lead(1) == 1
    assert race.standard_error(1) == 1
