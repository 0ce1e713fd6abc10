"""What can happen."""

from __future__ import annotations

from motherlode.core.visibility import Each, Event, Open, Sealed, event

__all__ = ["Dealt", "Guessed", "Played"]


@event
class Dealt(Event):
    """Two cards for each seat, and one face down."""

    hands: Each[tuple[tuple[str, ...], ...]]
    aside: Sealed[str]


@event
class Played(Event):
    """A card is played face up."""

    seat: Open[int]
    card: Open[str]


@event
class Guessed(Event):
    """A seat guesses the card that lies face down, which is then turned up."""

    seat: Open[int]
    guess: Open[str]
    aside: Open[str]
