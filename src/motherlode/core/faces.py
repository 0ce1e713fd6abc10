"""Edges of a card and the joins inside it.

A card's inside is its joins: ``NES`` is three arms that meet, ``N.E`` two arms that end inside the card,
``NS.EW`` two corridors that cross without meeting, ``NS.E`` a corridor and a stub. After a ``+`` stands what
else is printed on the card (``ESW+crystal``). Text of a face is always in the order N, E, S, W.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.core.errors import ParseError

__all__ = ["EAST", "EDGES", "NORTH", "SOUTH", "WEST", "Face", "fitting", "shapes", "turned_mask"]

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
EDGES: Final = "NESW"


def turned_mask(mask: int) -> int:
    """The edges of a mask after the card is turned by 180°."""
    return ((mask >> 2) | (mask << 2)) & 15


def fitting(need: int, forbid: int) -> int:
    """Which of the 16 sets of open edges fit where ``need`` must be open and ``forbid`` closed, as bits."""
    fits = 0
    for edges in range(16):
        if edges & need == need and not edges & forbid:
            fits |= 1 << edges
    return fits


def _letters(mask: int) -> str:
    return "".join(letter for bit, letter in enumerate(EDGES) if mask >> bit & 1)


@dataclass(frozen=True, slots=True)
class Face:
    """One way a card can lie: groups of joined edges, each a mask, and a feature."""

    groups: tuple[int, ...]
    feature: str = ""

    @classmethod
    def parse(cls, text: str) -> Face:
        """Read ``NS.E+blue``.

        >>> Face.parse("NS.E").turned()
        Face.parse('NS.W')
        """
        joins, _, feature = text.partition("+")
        groups: list[int] = []
        seen = 0
        for group in joins.split("."):
            mask = 0
            for letter in group:
                bit = EDGES.find(letter)
                if bit < 0:
                    raise ParseError(f"{text!r} is not a card face: {letter!r} is not an edge")
                if (seen | mask) >> bit & 1:
                    raise ParseError(f"{text!r} is not a card face: edge {letter} stands twice")
                mask |= 1 << bit
            if mask == 0:
                raise ParseError(f"{text!r} is not a card face: a group of joins is empty")
            seen |= mask
            groups.append(mask)
        return cls(tuple(sorted(groups, key=_first_edge)), feature)

    @property
    def open(self) -> int:
        """The open edges, as a mask."""
        mask = 0
        for group in self.groups:
            mask |= group
        return mask

    def joined(self, arms: int) -> int:
        """All arms that some arm of the mask is joined with, itself included; closed edges are dropped."""
        mask = 0
        for group in self.groups:
            if group & arms:
                mask |= group
        return mask

    def turned(self) -> Face:
        """The card turned by 180°."""
        groups = (turned_mask(group) for group in self.groups)
        return Face(tuple(sorted(groups, key=_first_edge)), self.feature)

    def __str__(self) -> str:
        joins = ".".join(_letters(group) for group in self.groups)
        return f"{joins}+{self.feature}" if self.feature else joins

    def __repr__(self) -> str:
        return f"Face.parse({str(self)!r})"


def shapes(face: Face | None) -> tuple[int, int]:
    """The card's open edges as it lies and turned, one bit of `fitting` each; 0 if both are the same."""
    if face is None:
        return 0, 0
    turned = face.turned()
    return 1 << face.open, 0 if turned == face else 1 << turned.open


def _first_edge(group: int) -> int:
    return group & -group
