"""The report of a fit of a bot's weights, and its printing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

__all__ = ["Fit", "FitReport", "PlayRounds", "lines_of"]

R = TypeVar("R")


class PlayRounds(Protocol):
    """Plays all rounds of a fit, perhaps in several processes."""

    def __call__(self, play: Callable[[str], R]) -> Iterator[R]:
        """Return what ``play`` returns for the seed of each round, in order. ``play`` must be picklable."""


@dataclass(frozen=True, slots=True)
class FitReport:
    """Fitted weights beside those in the source."""

    name: str
    source: Mapping[str, float]
    fitted: Mapping[str, float]
    errors: Mapping[str, float]  # 0 for weights that are chosen, not fitted
    positions: int
    rounds: int
    source_loss: float  # log loss on held-out rounds
    fitted_loss: float


Fit = Callable[[PlayRounds], FitReport]
"""Fits weights to rounds of self-play."""


def lines_of(report: FitReport) -> list[str]:
    """Return the report as lines of text."""
    wide = max(map(len, report.source))
    lines = [
        f"{report.name}: {report.positions:,} positions of {report.rounds:,} rounds",
        f"{'weight':{wide}}  {'source':>8}  {'fitted':>8}  {'error':>7}  {'difference in errors':>20}",
    ]
    for name, source in report.source.items():
        fitted, error = report.fitted[name], report.errors[name]
        distance = f"{(fitted - source) / error:+20.1f}" if error else f"{'not fitted':>20}"
        lines.append(f"{name:{wide}}  {source:8.3f}  {fitted:8.3f}  {error:7.3f}  {distance}")
    lines.append(f"log loss on held-out rounds: source {report.source_loss:.4f}, fitted {report.fitted_loss:.4f}")
    return lines
