"""Table talk: claims that players make beside their moves, as small values with text both ways.

A claim is a key and what it is about: a cell ``8,0``, a seat ``3`` or a tool ``lamp``::

    treasure-at 8,0    stone-at 8,-2    suspect 3    trust 0    mend-my lamp    thanks

A claim is what a speaker chose to say, true or not. It changes no position and reveals nothing else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, get_args

from motherlode.core.errors import ParseError
from motherlode.core.move import Cell

__all__ = ["CLAIM_KEYS", "MAX_TALK", "REMARKS", "Claim", "ClaimKey", "Utterance"]

ClaimKey = Literal[
    "treasure-at", "stone-at", "suspect", "trust", "mend-my", "good-move", "bad-move", "hurry", "sorry", "thanks"
]
CLAIM_KEYS: Final[tuple[ClaimKey, ...]] = get_args(ClaimKey)
REMARKS: Final[tuple[ClaimKey, ...]] = ("good-move", "bad-move", "hurry", "sorry", "thanks")
"""Claims about nothing in particular."""

MAX_TALK: Final = 1_000
"""Claims that a game keeps; as text they take about 30 characters each."""

_CELL: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", re.ASCII)
_SEAT: Final = re.compile(r"[0-9]|1[01]", re.ASCII)
_TOOL: Final = re.compile(r"[a-z]{1,16}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Claim:
    """Something a player says: ``Claim("treasure-at", cell=(8, 0))``. Its subject depends on the key."""

    key: ClaimKey
    cell: Cell | None = None
    seat: int | None = None
    tool: str | None = None

    @classmethod
    def parse(cls, text: str) -> Claim:
        """Read a claim, or raise ParseError.

        >>> Claim.parse("treasure-at 8,0")
        Claim(key='treasure-at', cell=(8, 0), seat=None, tool=None)
        """
        head, *words = text.split()[:5] or [""]
        key = next((each for each in CLAIM_KEYS if each == head), None)
        if key is None:
            raise ParseError(f"there is no claim {head[:20]!r}; there are {', '.join(CLAIM_KEYS)}")
        cell: Cell | None = None
        seat: int | None = None
        tool: str | None = None
        for word in words:
            if (found := _CELL.fullmatch(word)) and cell is None:
                cell = (int(found[1]), int(found[2]))
            elif _SEAT.fullmatch(word) and seat is None:
                seat = int(word)
            elif _TOOL.fullmatch(word) and tool is None:
                tool = word
            else:
                raise ParseError(f"claim {key}: {word[:20]!r} is not a cell, a seat or a tool")
        return cls(key, cell, seat, tool)

    def __str__(self) -> str:
        cell = "" if self.cell is None else f"{self.cell[0]},{self.cell[1]}"
        seat = "" if self.seat is None else str(self.seat)
        return " ".join(filter(None, (self.key, cell, seat, self.tool)))


@dataclass(frozen=True, slots=True)
class Utterance:
    """A claim, who made it, and how many moves and events of the game came before it."""

    seat: int
    claim: Claim
    moves: int
    events: int
