"""Counting nuggets (B-70)."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.core.hidden import HIDDEN
from motherlode.games.tunnels.rules.gold.ledger import is_lost, seat_of, worth_of

__all__ = ["gold_by_seat", "winners"]


def gold_by_seat(seats: int, took: Iterable[int]) -> tuple[int, ...]:
    """Nuggets by seat, of the gold cards whose worth is known."""
    gold = [0] * seats
    for entry in took:
        nuggets = worth_of(entry)
        if nuggets != HIDDEN:
            gold[seat_of(entry)] += -nuggets if is_lost(entry) else nuggets
    return tuple(gold)


def winners(gold: tuple[int, ...]) -> tuple[int, ...]:
    """All who have the most."""
    return tuple(seat for seat, nuggets in enumerate(gold) if nuggets == max(gold))
