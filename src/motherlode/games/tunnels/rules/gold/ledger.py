"""The gold ledger, a number per entry: seat, worth, round, and whether chosen, paid or stolen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from motherlode.core.cards import HIDDEN

__all__ = [
    "CHOSEN",
    "LOST",
    "PAID",
    "gold_by_seat",
    "gold_entry",
    "hide_worth",
    "is_lost",
    "is_paid",
    "round_of",
    "seat_of",
    "winners",
    "with_worth",
    "worth_of",
]

# how it came about
CHOSEN: Final = 0
PAID: Final = 4096
LOST: Final = 8192


def gold_entry(round_number: i64, seat: i64, nuggets: i64, how: i64) -> i64:
    """The entry: a gold card chosen or paid, a token paid or stolen, or (LOST) one that a thief took away."""
    return round_number << 14 | how | nuggets << 4 | seat


def seat_of(entry: i64) -> i64:
    """The seat of the entry."""
    return entry & 15


def worth_of(entry: i64) -> i64:
    """The nuggets on it, or HIDDEN."""
    return entry >> 4 & 255


def is_paid(entry: i64) -> bool:
    """Whether the entry was given to a winning saboteur (B-54) rather than chosen (B-51)."""
    return entry & PAID != 0


def is_lost(entry: i64) -> bool:
    """Whether the entry was taken away again (S-60)."""
    return entry & LOST != 0


def round_of(entry: i64) -> i64:
    """The round of the entry."""
    return entry >> 14


def with_worth(entry: i64, nuggets: i64) -> i64:
    """The entry with another worth."""
    return entry & ~(255 << 4) | nuggets << 4


def hide_worth(entry: i64) -> i64:
    """The entry with its worth hidden (B-56)."""
    return with_worth(entry, HIDDEN)


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
