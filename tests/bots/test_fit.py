"""Fitting again the numbers of the bots that come from data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import exp, sqrt
from typing import TypeVar

import pytest

from motherlode import Stream
from motherlode.bots.fit import main
from motherlode.bots.fit_report import FitReport, lines_of
from motherlode.bots.logistic import fit_logistic, inverse, log_loss, probability
from motherlode.core.chance.random_stream import key_of
from motherlode.games.tunnels.bots.fitting.evaluator_fit import fit_evaluator
from motherlode.games.tunnels.bots.fitting.reach_fit import fit_reach
from motherlode.games.tunnels.bots.fitting.sample import Sample, fit_columns
from motherlode.games.tunnels.bots.search.evaluator import INTERVENED, UNUSED, WEIGHTS, weight_vector
from motherlode.games.tunnels.bots.search.features import FEATURES, SIZE

R = TypeVar("R")
TRUE = [-0.5, 2.0, -1.0]


def sample_of(weights: list[float], count: int) -> Sample:
    """Labels drawn from a logistic model of random features."""
    chance = Stream(key_of("logistic"), "rows")
    sample = Sample()
    for number in range(count):
        row = [1.0, 2 * chance.random(), 2 * chance.random()]
        sample.add([row], chance.random() < probability(weights, row), number)
    return sample


def test_a_fit_finds_the_weights_that_the_labels_were_drawn_by() -> None:
    sample = sample_of(TRUE, 4000)
    fit = fit_logistic(sample.rows, sample.labels, sample.rounds)
    for weight, error, true in zip(fit.weights, fit.errors, TRUE, strict=True):
        assert 0 < error < 0.2
        assert abs(weight - true) < 3 * error
    assert sample.loss(fit.weights) <= sample.loss(TRUE)


def test_a_row_repeated_within_its_group_makes_no_weight_more_certain() -> None:
    sample = sample_of(TRUE, 500)
    once = fit_logistic(sample.rows, sample.labels, sample.rounds)
    thrice = fit_logistic(sample.rows * 3, sample.labels * 3, sample.rounds * 3)
    assert thrice.errors == pytest.approx(once.errors, rel=0.01)
    apart = fit_logistic(sample.rows * 3, sample.labels * 3, range(1500))
    assert apart.errors == pytest.approx([error / sqrt(3) for error in once.errors], rel=0.01)


def test_columns_that_are_not_fitted_keep_their_weights() -> None:
    sample = sample_of(TRUE, 4000)
    fit = fit_columns(sample, [0, 2], [9.0, TRUE[1], 9.0])
    for weight, error, true in zip(fit.weights, fit.errors, (TRUE[0], TRUE[2]), strict=True):
        assert abs(weight - true) < 3 * error


def test_a_fit_converges_from_far_away() -> None:
    """A plain Newton step from 0 overshoots where a column with a fixed weight shifts the logit far."""
    sample = sample_of(TRUE, 2000)
    shifted = Sample([[row[0], row[1], row[2], 1.0] for row in sample.rows], sample.labels, sample.rounds)
    fit = fit_columns(shifted, [0, 1, 2], [0.0, 0.0, 0.0, 40.0])
    assert fit.weights[0] + 40 == pytest.approx(TRUE[0], abs=0.5)
    assert fit.weights[1:] == pytest.approx(TRUE[1:], abs=0.5)


def test_inverse_and_log_loss() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [4.0, 1.0, 0.0]]
    for i, line in enumerate(inverse(matrix)):
        product = [sum(line[k] * matrix[k][j] for k in range(3)) for j in range(3)]
        assert product == pytest.approx([float(i == j) for j in range(3)])
    assert log_loss([exp(-1), 1 - exp(-2)], [True, False]) == pytest.approx(1.5)


def test_every_feature_has_a_weight_and_every_weight_a_feature() -> None:
    assert len(FEATURES) == SIZE == len(weight_vector())
    assert set(WEIGHTS) == set(FEATURES)
    assert set(INTERVENED) | set(UNUSED) < set(FEATURES)
    assert all(WEIGHTS[name] == 0 for name in UNUSED)


@dataclass(frozen=True)
class InThisProcess:
    """Plays rounds one after the other."""

    rounds: int
    seed: str

    def __call__(self, play: Callable[[str], R]) -> Iterator[R]:
        return map(play, [f"{self.seed}/{number}" for number in range(self.rounds)])


def test_a_fit_of_the_same_seed_is_the_same() -> None:
    one, two = (fit_reach(InThisProcess(10, "twice")) for _ in range(2))
    assert one == two
    assert one.fitted != fit_reach(InThisProcess(10, "other")).fitted


def test_the_number_of_processes_does_not_change_a_fit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reach", "--rounds", "10", "--seed", "twice", "--workers", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == lines_of(fit_reach(InThisProcess(10, "twice")))


@pytest.mark.parametrize("option", ["--rounds", "--workers"])
def test_a_fit_needs_rounds_and_workers(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit):
        main(["reach", option, "0"])
    assert f"{option}: must be at least 1" in capsys.readouterr().err


def test_the_evaluator_is_fitted_to_all_its_features_but_the_unused() -> None:
    report = fit_evaluator(InThisProcess(8, "few"))
    assert report.rounds == 8
    assert report.positions > 20
    assert {name for name, error in report.errors.items() if error == 0} == set(UNUSED)


def report_of(source_loss: float) -> FitReport:
    """A report of one weight."""
    return FitReport("reach", {"bias": 1.0}, {"bias": 1.5}, {"bias": 0.25}, 100, 10, source_loss, 0.3)


def test_a_report_says_how_many_standard_errors_each_weight_has_moved() -> None:
    text = "\n".join(lines_of(report_of(0.31)))
    assert "100 positions of 10 rounds" in text
    assert "+2.0" in text
    assert "source 0.3100, fitted 0.3000" in text


@pytest.mark.parametrize(("source_loss", "check", "status"), [(0.31, True, 0), (0.4, True, 1), (0.4, False, 0)])
def test_check_fails_if_the_source_is_clearly_worse_on_held_out_rounds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], source_loss: float, check: bool, status: int
) -> None:
    monkeypatch.setattr("motherlode.bots.fit._fits", lambda: {"reach": lambda *_: report_of(source_loss)})
    assert main(["reach", *(["--check"] if check else [])]) == status
    assert "log loss" in capsys.readouterr().out
