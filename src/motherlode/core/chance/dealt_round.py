"""The deal of a round as far as the events that a viewer saw show it.

Which fields of which events reveal an item of the deal is declared with the events, by the mark
:class:`motherlode.core.visibility.Dealt`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN, Event, dealt_fields

__all__ = ["DealtRound"]


class DealtRound:
    """The piles of a round, which events fill."""

    def __init__(self, piles: Mapping[str, Sequence[str]], cells: Mapping[str, Sequence[Cell]], drawn: int) -> None:
        """``cells`` are those on which a pile lies, item by item; ``drawn`` is how many cards the deal took."""
        self.piles = {name: list(pile) for name, pile in piles.items()}
        self._cells = cells
        self._drawn = drawn

    def learn(self, happened: Event) -> None:
        """Note what an event reveals of the deal."""
        for name, mark in dealt_fields(type(happened)):
            value = getattr(happened, name)
            if mark.at:
                self._note(mark.pile, self._index(mark.pile, getattr(happened, mark.at)), value)
            elif isinstance(value, tuple):
                for index, item in enumerate(value):
                    self._note(mark.pile, index, item)
            else:
                self._note(mark.pile, self._drawn, value)
                self._drawn += 1

    def dealt_at(self, pile: str, index: int) -> int:
        """The original index in its pile of the item at an index now."""
        return index

    def _index(self, pile: str, place: int | Cell) -> int:
        return place if isinstance(place, int) else self._cells[pile].index(place)

    def _note(self, pile: str, index: int, item: str) -> None:
        if item != UNKNOWN:
            self.piles[pile][self.dealt_at(pile, index)] = item
