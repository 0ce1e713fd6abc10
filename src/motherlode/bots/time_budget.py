"""What a bot can do with less time than it would take: think for a shorter time, or let a cheaper bot choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.bots.spec import SearchBudget

__all__ = ["cheaper_bot", "hurried_bot", "seconds_of"]

_BY_THE_CLOCK: Final[Mapping[str, float]] = {"search": SearchBudget().seconds}

_CHEAPER: Final[Mapping[str, str]] = {"search": "belief", "belief": "greedy", "trust": "greedy"}

_WORTH_IT: Final = 1 / 6
"""The share of its time below which a bot that searches compares its moves in too few worlds: ``belief`` is as good."""


def seconds_of(name: str) -> float:
    """How long a bot thinks by the clock; 0 if its time depends on the position alone."""
    return _BY_THE_CLOCK.get(name, 0.0)


def hurried_bot(name: str, seconds: float) -> str:
    """A bot that thinks by the clock, given so many seconds; empty if that is too short to be worth it."""
    full = _BY_THE_CLOCK[name]
    if seconds >= full:
        return name
    return f"{name}:seconds={seconds:.3f}" if seconds >= _WORTH_IT * full else ""


def cheaper_bot(name: str) -> str:
    """The next bot that takes less time; itself if there is none."""
    return _CHEAPER.get(name, _CHEAPER.get(name.partition(":")[0], name))
