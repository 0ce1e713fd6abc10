"""How well saboteurs are told from the others."""

from __future__ import annotations

import json

import pytest

from arena.test_command import arena
from motherlode.arena.inference import MOMENTS, guess_quality, round_guesses
from motherlode.arena.match import Match


def test_guesses_that_are_right_and_sure_leave_nothing_to_wish() -> None:
    quality = guess_quality([(1.0, True), (0.0, False), (0.0, False)])
    assert quality.log_loss == pytest.approx(0, abs=1e-5)
    assert (quality.brier, quality.calibration_error, quality.accuracy, quality.recall) == (0, 0, 1, 1)


def test_guesses_that_are_timid_are_accurate_and_ill_calibrated() -> None:
    quality = guess_quality([(0.75, True)] * 5 + [(0.25, False)] * 5)
    assert quality.accuracy == quality.recall == 1
    assert quality.calibration_error == pytest.approx(0.25)
    assert quality.brier == pytest.approx(0.0625)


def test_saboteurs_that_are_missed_lower_the_recall() -> None:
    quality = guess_quality([(0.2, True), (0.9, True), (0.1, False), (0.1, False)])
    assert quality.recall == 0.5
    assert quality.accuracy == 0.75


def test_every_digger_guesses_about_every_other_seat_at_every_moment() -> None:
    match = Match("base", 5, "random", "random", "guesses")
    for number in range(2):
        moments = round_guesses(match, number)
        assert len(moments) == len(MOMENTS)
        for guesses in moments:
            diggers = len(guesses) // 4
            assert len(guesses) == diggers * 4
            assert sum(is_one for _, is_one in guesses) == diggers * (5 - diggers)
            assert all(0 <= chance <= 1 for chance, _ in guesses)


def test_the_command_measures_inference(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--players 4 --miners random --saboteurs random --rounds 2 --seed 1 --inference --json") == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["moment"] for line in lines] == list(MOMENTS)
    assert all(0 <= line["accuracy"] <= 1 for line in lines)


def test_in_the_lost_mines_all_but_the_selfish_guess_who_shares_their_pool() -> None:
    for guesses in round_guesses(Match("lost-mines", 5, "random", "random", "guesses"), 0):
        assert guesses
        assert len(guesses) % 4 == 0
        assert all(0 <= chance <= 1 for chance, _ in guesses)
