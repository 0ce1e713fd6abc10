"""Weights of the evaluator: a logistic model of whether the treasure will be reached, over ``features.FEATURES``.

``python -m motherlode.bots.fit evaluator`` fits them again from seeded self-play; docs/bots.md says how near it comes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.games.tunnels.bots.search.features import FEATURES

__all__ = ["INTERVENED", "UNUSED", "WEIGHTS", "weight_vector"]

WEIGHTS: Final[Mapping[str, float]] = {
    "bias": 8.17,
    "distance": -1.507,
    "turns left": 0.435,
    "distance per turn": -2.587,
    "blocked miners": -1.031,
    "blocked saboteurs": 0.74,
    "saboteurs": -21.325,
    "spare turns": 1.083,
    "corridors": 0.716,
    "rockfalls": -0.046,
    "attacks": 0.666,
    "suspicion of saboteurs": 0.4,
    "suspicion of miners": -0.35,
    "informed miners": 0.0,
    "public treasure": 0.0,
    "detour": -0.109,
    "fixes": -0.39,
    "squared distance per turn": 2.112,
    "expected progress": 2.2,
}

INTERVENED: Final = ("blocked saboteurs", "suspicion of saboteurs", "suspicion of miners")
"""Fitted where tools and suspicions were set at random: in self-play they go with winning without causing it.

Miners break a saboteur's tools once they know who it is.
"""

UNUSED: Final = ("informed miners", "public treasure")
"""Left at 0: the treasure's place is known late in a round, so these would stand for how long it has lasted."""


def weight_vector() -> list[float]:
    """Return the weights by feature index."""
    return [WEIGHTS[name] for name in FEATURES]
