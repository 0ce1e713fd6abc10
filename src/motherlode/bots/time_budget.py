"""Bots under time pressure: a shorter search, or a cheaper bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.bots.spec import SearchBudget

__all__ = ["cheaper_bot", "hurried_bot", "seconds_of"]

_BY_THE_CLOCK: Final[Mapping[str, float]] = {"search": SearchBudget().seconds}

_CHEAPER: Final[Mapping[str, str]] = {
    "search": "belief",
    "belief": "greedy",
    "trust": "greedy",
    "neural": "greedy",
}

_MIN_TIME_SHARE: Final = 1 / 6
"""Share of its time below which ``search`` samples too few worlds to be worth it; chosen."""


def seconds_of(name: str) -> float:
    """Return how long a bot thinks by the clock; 0 if it does not use one."""
    return _BY_THE_CLOCK.get(name, 0.0)


def hurried_bot(name: str, seconds: float) -> str:
    """Return the name of a bot that searches for these seconds; empty if that is too short to be worth it."""
    full = _BY_THE_CLOCK[name]
    if seconds >= full:
        return name
    return f"{name}:seconds={seconds:.3f}" if seconds >= _MIN_TIME_SHARE * full else ""


def cheaper_bot(name: str) -> str:
    """Return the name of the next cheaper bot; the same if there is none."""
    return _CHEAPER.get(name, _CHEAPER.get(name.partition(":")[0], name))
