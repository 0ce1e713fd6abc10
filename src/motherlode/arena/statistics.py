"""Confidence intervals of rates and means, at 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from motherlode.core.chance.random_stream import Stream, key_of

__all__ = ["Interval", "bootstrap", "wilson"]

Interval = tuple[float, float]

_Z: Final = 1.959963984540054
_RESAMPLES: Final = 1000
_TAIL: Final = 0.025


def wilson(won: int, rounds: int) -> Interval:
    """Return Wilson's interval of a rate."""
    if rounds == 0:
        return 0.0, 1.0
    rate = won / rounds
    square = _Z * _Z / rounds
    middle = rate + square / 2
    half = _Z * sqrt(rate * (1 - rate) / rounds + square / (4 * rounds))
    low, high = (middle - half) / (1 + square), (middle + half) / (1 + square)
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))


def bootstrap(values: Sequence[float]) -> Interval:
    """Return the percentile bootstrap interval of a mean; deterministic."""
    if not values:
        return 0.0, 0.0
    stream = Stream(key_of("bootstrap"), "resample")
    count = len(values)
    means = sorted(sum(values[stream.below(count)] for _ in range(count)) / count for _ in range(_RESAMPLES))
    return means[int(_TAIL * _RESAMPLES)], means[int((1 - _TAIL) * _RESAMPLES) - 1]
