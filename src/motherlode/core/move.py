"""A move as a small value, with text both ways.

The text is one ASCII token without spaces: a head, then whatever the move needs of cards in hand ``(…)``, a choice
``=…``, cells ``@column,row`` and a seat ``>…``::

    NSW@3,-1    break-lamp>4    fix-lamp+pick=lamp>4    rockfall@2,0    pass(NES)    pass(?)    take=2

What the words mean is up to the game; this file only knows the grammar. Engines make the same moves and events many
times: cells packed into numbers are parts of the keys by which a :class:`DirectCache` finds them.
"""

from __future__ import annotations

import re
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.errors import ParseError

__all__ = [
    "ACT",
    "AIM",
    "HIDDEN_WORD",
    "PICK",
    "SECOND",
    "THIRD",
    "Cell",
    "DirectCache",
    "Move",
    "act_of",
    "aim_of",
    "face_of",
    "kind_of",
    "pack_place",
    "pick_of",
    "place_of",
    "second_of",
    "third_of",
]

Cell = tuple[int, int]

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


class Move:
    """What a seat wants to do: ``Move.parse("NSW@3,-1")``. A value: moves with the same text are equal.

    Engines note on a move the code they found for it, since the same moves are made again and again: ``code`` holds at
    tables with the rules ``coded_for``, and ``is_listed`` tells that legal moves there are listed as this very move.
    """

    __slots__ = ("_text", "cards", "cells", "code", "coded_for", "head", "is_listed", "pick", "seat")

    def __init__(
        self,
        head: str,
        cards: tuple[str, ...] | None = None,
        pick: str = "",
        cells: tuple[Cell, ...] = (),
        seat: int = -1,
    ) -> None:
        self.head: Final = head
        self.cards: Final = cards
        self.pick: Final = pick
        self.cells: Final = cells
        self.seat: Final = seat
        self._text: str = ""
        self.code: i64 = 0
        self.coded_for: object = None
        self.is_listed: bool = False

    def note_code(self, rules: object, code: i64, is_listed: bool) -> None:
        """Note the code that the move has at tables with some rules."""
        self.coded_for = rules
        self.code = code
        self.is_listed = is_listed

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move, or raise ParseError. Whether it is legal is another question."""
        match = _MOVE.fullmatch(text)
        if match is None:
            shown = text if len(text) <= 60 else text[:57] + "…"
            raise ParseError(f"{shown!r} is not a move; moves look like NES@1,0, break-lamp>2 or pass(map)")
        cards = match["cards"]
        cells = match["cells"]
        return Move(
            match["head"],
            None if cards is None else tuple([word for word in cards[1:-1].split(",") if word]),
            match["pick"] or "",
            () if cells is None else tuple([_cell(place) for place in cells[1:].split("/")]),
            -1 if match["seat"] is None else int(match["seat"]),
        )

    @property
    def text(self) -> str:
        """The move as text."""
        if not self._text:
            self._text = self._written()
        return self._text

    def _written(self) -> str:
        text = self.head
        if self.cards is not None:
            text += f"({','.join(self.cards)})"
        if self.pick:
            text += f"={self.pick}"
        if self.cells:
            text += "@" + "/".join([f"{column},{row}" for column, row in self.cells])
        if self.seat >= 0:
            text += f">{self.seat}"
        return text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move.parse({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return (
            self.head == other.head
            and self.cells == other.cells
            and self.seat == other.seat
            and self.pick == other.pick
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.head, self.cards, self.pick, self.cells, self.seat))

    def __lt__(self, other: Move) -> bool:
        return self.text < other.text

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.head, self.cards, self.pick, self.cells, self.seat)


def _cell(text: str) -> Cell:
    column, _, row = text.partition(",")
    return int(column), int(row)


# ---- moves as integer codes -----------------------------------------------------------------------------------------
#
# A code holds the card and how it lies (2 * kind + turned), where it is aimed, what was picked, which act it is, and up
# to two further cards. Text and values are made of codes at the public API.

# where the parts of a code begin, in bits
AIM: Final = 8
PICK: Final = 22
ACT: Final = 27
SECOND: Final = 31
THIRD: Final = 39


def face_of(code: i64) -> i64:
    """The card and how it lies."""
    return code & 255


def kind_of(code: i64) -> i64:
    """The kind of the card."""
    return (code & 255) >> 1


def aim_of(code: i64) -> i64:
    """The aim of the card: a number from 0, below 1 << 14."""
    return (code >> AIM) & 16383


def pick_of(code: i64) -> i64:
    """The pick: a number from 0, below 32."""
    return (code >> PICK) & 31


def act_of(code: i64) -> i64:
    """The act: a number from 0, below 16."""
    return code >> ACT & 15


def second_of(code: i64) -> i64:
    """The second card; -1 if there is none."""
    return ((code >> SECOND) & 255) - 1


def third_of(code: i64) -> i64:
    """The third card; -1 if there is none."""
    return ((code >> THIRD) & 255) - 1


# ---- moves and events made before -----------------------------------------------------------------------------------

_SIDE: Final = 4096
"""More columns and rows than places have: notation has three digits for each."""

_MIDDLE: Final = _SIDE // 2


def pack_place(column: i64, row: i64) -> i64:
    """A (column, row) as one number from 0, below 1 << 24."""
    return (column + _MIDDLE) * _SIDE + row + _MIDDLE


def place_of(packed: i64) -> Cell:
    """The (column, row) of such a number."""
    return packed // _SIDE - _MIDDLE, packed % _SIDE - _MIDDLE


_EMPTY: Final = -1
_LOW: Final = 0x7FFFFFFF
_GOLDEN: Final = 0x61C88647
"""Knuth's multiplicative hash constant."""

T = TypeVar("T")


class DirectCache(Generic[T]):
    """A direct-mapped cache: each key has one slot, so that a new value displaces one other at most.

    Keys are numbers from 0 that are not boxed: a look-up takes a fifth of the time of a dictionary's with large numbers
    as keys. How many slots it has is a power of two.
    """

    def __init__(self, slots: int) -> None:
        self._mask: i64 = slots - 1
        self._keys: vec[i64] = vec[i64]([_EMPTY] * slots)
        self._values: list[T | None] = [None] * slots

    def get(self, key: i64) -> T | None:
        """The value of a key; None if it was never put or has been displaced."""
        slot = self._slot(key)
        return self._values[slot] if self._keys[slot] == key else None

    def put(self, key: i64, value: T) -> None:
        """Keep a value in the slot of its key."""
        slot = self._slot(key)
        self._keys[slot] = key
        self._values[slot] = value

    def _slot(self, key: i64) -> i64:
        folded = (key ^ key >> 31) & _LOW
        return folded * _GOLDEN >> 22 & self._mask  # below 1 << 62: nothing overflows
