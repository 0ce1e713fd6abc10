"""What everyone's treasures are worth to a seat (L-52, L-53): those of its own pool a part, those of others less than
nothing, for who has the most points wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

__all__ = ["LOYAL", "SABOTEUR", "SELFISH", "pool_of", "seat_weights"]

# roles, as in ROLES of the box
LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2


def pool_of(clan: int, role: int) -> int:
    """The clan into whose pool a dwarf's treasures go; -1 if they stay its own."""
    return -1 if role == SELFISH else clan if role == LOYAL else 1 - clan


def seat_weights(seat: int, allies: Sequence[float], envy: float) -> list[float]:
    """By seat, what a point in its hands is worth to this seat, by the chance that it shares the same pool."""
    others = [other for other in range(len(allies)) if other != seat]
    pool_size = 1 + sum(allies[other] for other in others)
    loss = envy / len(others)
    return [
        1 / pool_size if each == seat else allies[each] / pool_size - loss * (1 - allies[each])
        for each in range(len(allies))
    ]
