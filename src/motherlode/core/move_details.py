"""The details of a move: the cards it uses and its aim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from motherlode.core.move import Cell

__all__ = ["Action", "MoveDetails"]

Action = Literal["lay", "play", "discard", "shed", "choose", "call"]
"""What a move does: lay a card on the board, play an action card, discard cards, discard cards to remove what lies in
front, answer a question without a card, or call a vote."""


@dataclass(frozen=True, slots=True)
class MoveDetails:
    """What a move uses and where it is aimed: what an interface needs to let a person compose it.

    ``cards`` are cards in hand, by the names they have there, whichever way up they are laid. A move is aimed at a
    ``cell``, at the ``way`` between two cells, at a ``seat``, or at nothing; a walk enters the cells of ``path``, the
    last of which is its ``cell``.
    """

    action: Action
    cards: tuple[str, ...] = ()
    cell: Cell | None = None
    way: tuple[Cell, Cell] | None = None
    path: tuple[Cell, ...] = ()
    seat: int = -1
