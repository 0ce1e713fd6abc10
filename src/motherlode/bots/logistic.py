"""Logistic regression by Newton's method, with cluster-robust standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt
from typing import Final

__all__ = ["LogisticFit", "fit_logistic", "inverse", "log_loss", "probability"]

_RIDGE: Final = 1e-3
"""Weak L2 penalty, which keeps weights finite where the classes can be separated."""

_MAX_STEPS: Final = 40
_TOLERANCE: Final = 1e-7
_MIN_PROBABILITY: Final = 1e-9
_MAX_LOGIT: Final = 500.0
"""Beyond this a probability is 0 or 1, and further on ``exp`` overflows."""

Vector = Sequence[float]


@dataclass(frozen=True, slots=True)
class LogisticFit:
    """Weights by column, and their standard errors."""

    weights: list[float]
    errors: list[float]


def probability(weights: Vector, row: Vector, offset: float = 0.0) -> float:
    """Return the model's probability of a positive label."""
    total = offset + sum(weight * each for weight, each in zip(weights, row, strict=True))
    return 1 / (1 + exp(-max(-_MAX_LOGIT, min(_MAX_LOGIT, total))))


def log_loss(probabilities: Vector, labels: Sequence[bool]) -> float:
    """Return the mean negative log likelihood."""
    total = 0.0
    for chance, label in zip(probabilities, labels, strict=True):
        total -= log(max(_MIN_PROBABILITY, chance if label else 1 - chance))
    return total / len(labels)


def fit_logistic(
    rows: Sequence[Vector], labels: Sequence[bool], groups: Sequence[int], offsets: Vector | None = None
) -> LogisticFit:
    """Fit by Newton's method, with errors clustered by group (the positions of one round, say).

    Standard errors come from the sandwich estimator, with scores summed by group. ``offsets`` is the part of the
    logit that is not fitted.
    """
    size = len(rows[0])
    fixed = offsets or [0.0] * len(rows)
    weights = [0.0] * size
    for _ in range(_MAX_STEPS):
        gradient = [-_RIDGE * weight for weight in weights]
        hessian = [[_RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, label, offset in zip(rows, labels, fixed, strict=True):
            chance = probability(weights, row, offset)
            residual, curvature = label - chance, chance * (1 - chance)
            for i, one in enumerate(row):
                if one:
                    gradient[i] += residual * one
                    scaled, line = curvature * one, hessian[i]
                    for j in range(i, size):
                        line[j] += scaled * row[j]
        for i in range(size):
            for j in range(i):
                hessian[i][j] = hessian[j][i]
        covariance = inverse(hessian)
        step = [sum(each * slope for each, slope in zip(line, gradient, strict=True)) for line in covariance]
        weights, scale = _damped_step(rows, labels, fixed, weights, step)
        if scale * max(map(abs, step)) < _TOLERANCE:
            break
    scores: dict[int, list[float]] = {}
    for row, label, group, offset in zip(rows, labels, groups, fixed, strict=True):
        residual = label - probability(weights, row, offset)
        score = scores.setdefault(group, [0.0] * size)
        for i, one in enumerate(row):
            score[i] += residual * one
    errors = [
        sqrt(sum(sum(a * b for a, b in zip(line, score, strict=True)) ** 2 for score in scores.values()))
        for line in covariance
    ]
    return LogisticFit(weights, errors)


def _damped_step(
    rows: Sequence[Vector], labels: Sequence[bool], offsets: Vector, weights: list[float], step: list[float]
) -> tuple[list[float], float]:
    """Take a Newton step, halved until the penalized loss does not rise; return weights and step size."""
    before = _penalized_loss(rows, labels, offsets, weights)
    scale = 1.0
    while scale > _TOLERANCE:
        moved = [weight + scale * change for weight, change in zip(weights, step, strict=True)]
        if _penalized_loss(rows, labels, offsets, moved) <= before:
            return moved, scale
        scale /= 2
    return weights, 0.0


def _penalized_loss(rows: Sequence[Vector], labels: Sequence[bool], offsets: Vector, weights: Vector) -> float:
    total = _RIDGE / 2 * sum(weight * weight for weight in weights)
    for row, label, offset in zip(rows, labels, offsets, strict=True):
        logit = offset + sum(weight * each for weight, each in zip(weights, row, strict=True))
        signed = -logit if label else logit
        total += max(0.0, signed) + log1p(exp(-abs(signed)))
    return total


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a matrix, by Gauss-Jordan elimination with partial pivoting."""
    size = len(matrix)
    work = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(work[row][i]))
        work[i], work[pivot] = work[pivot], work[i]
        lead = work[i][i]
        work[i] = [each / lead for each in work[i]]
        for j in range(size):
            if j != i and work[j][i]:
                part = work[j][i]
                work[j] = [one - part * two for one, two in zip(work[j], work[i], strict=True)]
    return [line[size:] for line in work]
