"""Measuring: something is done again and again for a while, and counted.

Processor time is what counts, so that others who use the machine disturb less; everything here runs in one thread.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

__all__ = ["Measure", "Measures", "microseconds", "rates"]

Measure = Callable[[float], Mapping[str, float]]
"""Measures for a number of seconds; gives each quantity by its name."""

Measures = Mapping[str, Mapping[str, Measure]]
"""By the case (a game, a table), what can be measured of it."""


def rates(work: Callable[[], Mapping[str, int]]) -> Measure:
    """The rates per second of the things that the work reports."""

    def measure(seconds: float) -> Mapping[str, float]:
        done: dict[str, int] = {}
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not done:
            for name, count in work().items():
                done[name] = done.get(name, 0) + count
        return {f"{name}/s": count / spent for name, count in done.items()}

    return measure


def microseconds(name: str, work: Callable[[], int]) -> Measure:
    """The time per operation, for those that the work counts."""

    def measure(seconds: float) -> Mapping[str, float]:
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not done:
            done += work()
        return {name: spent / done * 1e6}

    return measure
