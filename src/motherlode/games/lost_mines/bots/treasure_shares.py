"""Value to a seat of every seat's points (L-52, L-53): a share of its pool's, minus others'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

__all__ = ["LOYAL", "SABOTEUR", "SELFISH", "pool_of", "seat_weights", "weighted_sum"]

# roles, as in ROLES of the box
LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2


def pool_of(clan: int, role: int) -> int:
    """Return the clan whose pool a dwarf plays for; -1 for none."""
    return -1 if role == SELFISH else clan if role == LOYAL else 1 - clan


def seat_weights(seat: int, allies: Sequence[float], envy: float) -> list[float]:
    """Return by seat the value of its points to this seat; ``allies`` are probabilities of sharing a pool."""
    others = [other for other in range(len(allies)) if other != seat]
    pool_size = 1 + sum(allies[other] for other in others)
    loss = envy / len(others)
    return [
        1 / pool_size if each == seat else allies[each] / pool_size - loss * (1 - allies[each])
        for each in range(len(allies))
    ]


def weighted_sum(weights: Sequence[float], points: Sequence[float]) -> float:
    """Return the value of expected points by seat."""
    return sum(weight * each for weight, each in zip(weights, points, strict=True))
