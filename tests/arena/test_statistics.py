"""Rates and differences with their intervals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.arena.match import RoundResult
from motherlode.arena.statistics import bootstrap, wilson
from motherlode.arena.win_rates import win_difference, win_rate, win_rate_by_saboteurs


def test_wilsons_interval_is_the_textbooks() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


@given(st.integers(1, 5000), st.data())
def test_the_interval_holds_the_rate_and_stays_within_all_rates(rounds: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, rounds))
    low, high = wilson(won, rounds)
    assert 0 <= low <= won / rounds <= high <= 1


def test_the_bootstrap_narrows_on_the_mean_and_repeats_itself() -> None:
    values = [1.0, 0.0] * 50
    low, high = bootstrap(values)
    assert 0.35 < low < 0.5 < high < 0.65
    assert bootstrap(values) == (low, high)
    assert bootstrap([0.25] * 9) == (0.25, 0.25)


def test_strata_add_up_to_the_whole() -> None:
    rounds = [RoundResult(number, number % 3, number % 2 == 0, 30, True) for number in range(60)]
    strata = win_rate_by_saboteurs(rounds)
    assert list(strata) == [0, 1, 2]
    assert sum(rate.rounds for rate in strata.values()) == win_rate(rounds).rounds == 60
    assert sum(rate.won for rate in strata.values()) == win_rate(rounds).won == 30


def test_a_swap_compares_the_same_rounds_from_the_seats_own_side() -> None:
    before = [RoundResult(number, 1, False, 30, number < 5) for number in range(10)]
    after = [RoundResult(number, 1, number in (0, 7), 30, number < 5) for number in range(10)]
    assert win_difference(after, before, digs=True).gain == pytest.approx(1 / 5)
    assert win_difference(after, before, digs=False).gain == pytest.approx(-1 / 5)
    assert win_difference(after[:3], before, digs=True).rounds == 3
