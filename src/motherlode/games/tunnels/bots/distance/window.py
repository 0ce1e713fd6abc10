"""The window of cells around the start and the goals that bots search, and its digging costs.

Costs are in tenths of a card. A cell costs one card, and more where few corridors of the deck fit its neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from motherlode.games.tunnels.cards.tables import Tables

__all__ = ["CARD", "FAR", "Window", "window_of"]

CARD: Final = 10
"""Cost of one card."""

FAR: Final = 200
"""Cost of an unreachable cell."""

_MARGIN: Final = (2, 3)
"""Columns and rows of the window beyond the rectangle of start and goals; chosen."""

_SCARCITY_COSTS: Final = ((8, 0), (4, 3), (2, 8), (1, 15))
"""Pairs of fitting corridors in the deck, at least, and the cost beyond one card; chosen."""


class Window:
    """The cells, and by a cell's neighbours the cost of digging through it."""

    __slots__ = ("cells", "cost", "inside")

    def __init__(self, tables: Tables) -> None:
        self.cells: list[int] = _window_cells(tables)
        self.inside: frozenset[int] = frozenset(self.cells)
        self.cost: list[int] = _dig_costs(tables)


@cache
def window_of(tables: Tables) -> Window:
    """Return the window of a box, made once."""
    return Window(tables)


def _window_cells(tables: Tables) -> list[int]:
    places = [tables.box.start_cell, *tables.box.goal_cells]
    columns = [column for column, _ in places]
    rows = [row for _, row in places]
    return [
        tables.grid.cell(column, row)
        for row in range(min(rows) - _MARGIN[1], max(rows) + _MARGIN[1] + 1)
        for column in range(min(columns) - _MARGIN[0], max(columns) + _MARGIN[0] + 1)
    ]


def _dig_costs(tables: Tables) -> list[int]:
    """Return dig costs, indexed by edges that must be open plus 16 times those that must be closed."""
    corridors = [(face.groups, card.copies) for card in tables.box.deck if (face := card.face) is not None]
    ways: list[tuple[int, int]] = []
    for groups, copies in corridors:
        if any(group & (group - 1) for group in groups):
            edges = sum(groups)
            turned = (edges >> 2 | edges << 2) & 15
            ways.append((1 << edges | 1 << turned, copies))
    return [_dig_cost(sum(copies for masks, copies in ways if masks & tables.fits[sides])) for sides in range(256)]


def _dig_cost(fitting: int) -> int:
    for least, more in _SCARCITY_COSTS:
        if fitting >= least:
            return CARD + more
    return FAR
