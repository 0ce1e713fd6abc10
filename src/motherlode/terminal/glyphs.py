"""The characters that cards are drawn with: box characters or ASCII.

A corridor that the start reaches has a double line and one that is cut off a thin line, so that they differ without
colour too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.terminal.style import Style

__all__ = ["Glyphs", "Line", "glyphs_of"]


@dataclass(frozen=True, slots=True)
class Line:
    """Corridor characters by their arms, as a mask (N 1, E 2, S 4, W 8); one arm alone ends a stub."""

    by_arms: str

    def __getitem__(self, arms: int) -> str:
        return self.by_arms[arms]


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of characters."""

    reached: Line
    cut_off: Line
    rock: str
    curves: str  # the wall between two curves: one that leaves N and W together, one that leaves N and E together
    corners: str  # of the last move: north-west, north-east, south-west, south-east
    frame: str  # of a card: the four corners likewise, then horizontal and vertical
    crystal: str
    spot: str
    treasure: str
    stone: str
    actor: str


_BOX: Final = Glyphs(
    reached=Line(" ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"),
    cut_off=Line(" ╵╶└╷│┌├╴┘─┴┐┤┬┼"),
    rock="░",
    curves="╱╲",
    corners="┏┓┗┛",
    frame="╭╮╰╯─│",
    crystal="◆",
    spot="•",
    treasure="$",
    stone="o",
    actor="▶",
)

_ASCII: Final = Glyphs(
    reached=Line(" V<+A|++>+=+++++"),
    cut_off=Line(" v<x^!xx>x-xxxxx"),
    rock=".",
    curves="/\\",
    corners="[][]",
    frame="++++-|",
    crystal="*",
    spot="@",
    treasure="$",
    stone="o",
    actor=">",
)


def glyphs_of(style: Style) -> Glyphs:
    """The characters of a style."""
    return _ASCII if style.ascii else _BOX
