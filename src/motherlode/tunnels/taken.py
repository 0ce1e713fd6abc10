"""Gold handed out, one number a card: who got it, what is on it, in which round, and whether it was chosen or paid."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.tunnels.tables import HIDDEN

__all__ = ["hide_taken", "is_paid", "round_of", "seat_of", "shown_taken", "taken", "worth_of"]


def taken(round_number: i64, seat: i64, nuggets: i64, paid: bool) -> i64:
    """The entry of a gold card."""
    return round_number << 13 | (4096 if paid else 0) | nuggets << 4 | seat


def seat_of(entry: i64) -> i64:
    """Who got it."""
    return entry & 15


def worth_of(entry: i64) -> i64:
    """The nuggets on it, or HIDDEN."""
    return entry >> 4 & 255


def is_paid(entry: i64) -> bool:
    """Whether it was given to a winning saboteur (B-54) rather than chosen (B-51)."""
    return entry & 4096 != 0


def round_of(entry: i64) -> i64:
    """In which round."""
    return entry >> 13


def shown_taken(entry: i64, nuggets: i64) -> i64:
    """The same entry with its worth as given."""
    return entry & ~(255 << 4) | nuggets << 4


def hide_taken(entry: i64) -> i64:
    """The same entry, its worth hidden (B-56)."""
    return shown_taken(entry, HIDDEN)
