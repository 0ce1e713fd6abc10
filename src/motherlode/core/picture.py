"""The contents of a picture of a table: cards on the board, pawns, and the cards of each seat."""

from __future__ import annotations

from dataclasses import dataclass

from motherlode.core.move import Cell

__all__ = ["GOAL_BACK", "Pawn", "Picture", "PlacedCard"]

GOAL_BACK = "goal ?"
"""The back of a goal or a mine, which is not that of the other cards."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on the board: its name, whether it is turned by 180°, and whether it is drawn without light."""

    cell: Cell
    card: str
    turned: bool = False
    is_dim: bool = False


@dataclass(frozen=True, slots=True)
class Pawn:
    """A mark of a seat's colour, or a neutral one (-1), at a column and row."""

    column: float
    row: float
    seat: int


@dataclass(frozen=True, slots=True)
class Picture:
    """A table as a viewer sees it; ``?`` is a card face down."""

    board: tuple[PlacedCard, ...]
    pawns: tuple[Pawn, ...]
    hands: tuple[tuple[str, ...], ...]  # by seat
    front: tuple[tuple[str, ...], ...]  # by seat
    actor: int
