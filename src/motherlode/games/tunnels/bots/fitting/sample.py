"""Rows of features with the outcome of their round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from motherlode.bots.logistic import LogisticFit, fit_logistic, log_loss, probability

__all__ = ["Sample", "fit_columns"]

_HELD_OUT: Final = 5
"""Every fifth round is held out of the fit, to compare weights by log loss."""


@dataclass(slots=True)
class Sample:
    """Positions of rounds: features, whether the treasure was reached in the end, and the round's number."""

    rows: list[Sequence[float]] = field(default_factory=list)
    labels: list[bool] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    def add(self, rows: Iterable[Sequence[float]], label: bool, number: int) -> None:
        """Add the positions of a round."""
        for row in rows:
            self.rows.append(row)
            self.labels.append(label)
            self.rounds.append(number)

    def part(self, held_out: bool) -> Sample:
        """Return the rounds that are held out, or the others."""
        part = Sample()
        for row, label, number in zip(self.rows, self.labels, self.rounds, strict=True):
            if (number % _HELD_OUT == 0) == held_out:
                part.add([row], label, number)
        return part

    def loss(self, weights: Sequence[float]) -> float:
        """Return the log loss of weights on these positions."""
        return log_loss([probability(weights, row) for row in self.rows], self.labels)


def fit_columns(sample: Sample, columns: Sequence[int], weights: Sequence[float]) -> LogisticFit:
    """Fit some columns; the others keep their weights."""
    free = set(columns)
    rows = [[row[column] for column in columns] for row in sample.rows]
    offsets = [
        sum(weights[column] * each for column, each in enumerate(row) if column not in free) for row in sample.rows
    ]
    return fit_logistic(rows, sample.labels, sample.rounds, offsets)
