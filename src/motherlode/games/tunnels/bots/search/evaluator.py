"""Weights of the evaluator: a logistic model that the treasure is reached, over ``features.FEATURES``.

``python -m motherlode.bots.fit evaluator --rounds 2880 --seed fit`` prints the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.games.tunnels.bots.search.features import FEATURES

__all__ = ["INTERVENED", "UNUSED", "WEIGHTS", "weight_vector"]

WEIGHTS: Final[Mapping[str, float]] = {
    "bias": 8.351,
    "distance": -1.372,
    "turns left": -0.017,
    "distance per turn": -3.418,
    "blocked miners": -3.012,
    "blocked saboteurs": -0.144,
    "saboteurs": -16.89,
    "spare turns": 0.471,
    "corridors": 0.315,
    "rockfalls": -0.166,
    "attacks": 0.772,
    "suspicion of saboteurs": 0.735,
    "suspicion of miners": -1.441,
    "informed miners": 0.0,
    "public treasure": 0.0,
    "detour": -0.129,
    "fixes": -0.767,
    "squared distance per turn": 1.783,
    "expected progress": 2.132,
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
