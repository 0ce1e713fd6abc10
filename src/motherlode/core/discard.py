"""A discarded card, for people and programs to read."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Discard"]


@dataclass(frozen=True, slots=True)
class Discard:
    """A card in the discard pile; ``by`` is the seat that discarded it face down, or None."""

    card: str
    by: int | None
