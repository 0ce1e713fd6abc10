"""A move as a small value, with text both ways.

The text is one ASCII token without spaces: a head, then whatever the move needs of cards in hand ``(…)``, a choice
``=…``, cells ``@column,row`` and a seat ``>…``::

    NSW@3,-1    break-lamp>4    fix-lamp+pick=lamp>4    rockfall@2,0    pass(NES)    pass(?)    take=2

What the words mean is up to the game; this file only knows the grammar.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, Literal

from motherlode.core.errors import ParseError

__all__ = ["HIDDEN_WORD", "Action", "Cell", "Move", "MoveDetails"]

Cell = tuple[int, int]

Action = Literal["lay", "play", "discard", "shed", "choose", "call"]
"""What a move does: lay a card on the board, play an action card, discard cards, discard cards to remove what lies in
front, answer a question without a card, or call a vote."""

HIDDEN_WORD: Final = "?"
_WORD: Final = r"[A-Za-z0-9][A-Za-z0-9.+-]*"
_NUMBER: Final = r"(?:0|-?[1-9][0-9]{0,2})"
_MOVE: Final = re.compile(
    rf"(?P<head>{_WORD})"
    rf"(?P<cards>\((?:(?:{_WORD}|\?)(?:,(?:{_WORD}|\?))*)?\))?"
    rf"(?:=(?P<pick>{_WORD}|\?))?"
    rf"(?P<cells>@{_NUMBER},{_NUMBER}(?:/{_NUMBER},{_NUMBER})*)?"
    rf"(?:>(?P<seat>[0-9]|[1-9][0-9]))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """What a seat wants to do: ``Move.parse("NSW@3,-1")``. Two moves with the same text are equal."""

    head: str
    cards: tuple[str, ...] | None = None
    pick: str = ""
    cells: tuple[Cell, ...] = ()
    seat: int = -1
    text: str = field(init=False, compare=False)

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move, or raise ParseError. Whether it is legal is another question."""
        match = _MOVE.fullmatch(text)
        if match is None:
            shown = text if len(text) <= 60 else text[:57] + "…"
            raise ParseError(f"{shown!r} is not a move; moves look like NES@1,0, break-lamp>2 or pass(map)")
        cards = match["cards"]
        cells = match["cells"]
        return cls(
            head=match["head"],
            cards=None if cards is None else tuple(word for word in cards[1:-1].split(",") if word),
            pick=match["pick"] or "",
            cells=() if cells is None else tuple(_cell(place) for place in cells[1:].split("/")),
            seat=-1 if match["seat"] is None else int(match["seat"]),
        )

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self._written())

    def __str__(self) -> str:
        return self.text

    def _written(self) -> str:
        text = self.head
        if self.cards is not None:
            text += f"({','.join(self.cards)})"
        if self.pick:
            text += f"={self.pick}"
        if self.cells:
            text += "@" + "/".join(f"{column},{row}" for column, row in self.cells)
        if self.seat >= 0:
            text += f">{self.seat}"
        return text

    def __repr__(self) -> str:
        return f"Move.parse({self.text!r})"


def _cell(text: str) -> Cell:
    column, _, row = text.partition(",")
    return int(column), int(row)


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
