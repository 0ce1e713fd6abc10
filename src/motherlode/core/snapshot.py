"""The base of all games' snapshots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

__all__ = ["Discard", "Snapshot"]


@dataclass(frozen=True, slots=True)
class Discard:
    """A card in the discard pile; ``by`` is the seat that discarded it face down, or None."""

    card: str
    by: int | None


class Snapshot(Protocol):
    """A position for people and programs to read: cards by name, ``?`` for what the viewer does not know.

    The class of a game's own snapshots has more; ``View.table_as`` gives a view's snapshot as such.
    """

    @property
    def ruleset(self) -> str:
        """The name of the ruleset."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def viewer(self) -> int:
        """Whose view it is: a seat, SPECTATOR or REFEREE."""

    @property
    def round(self) -> int:
        """The number of the round, from 1."""

    @property
    def rounds(self) -> int:
        """The number of rounds in a game."""

    @property
    def actor(self) -> int:
        """The seat to act; -1 when the game is over."""

    @property
    def asked(self) -> str:
        """The decision of the actor."""

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards in hand, by seat."""
