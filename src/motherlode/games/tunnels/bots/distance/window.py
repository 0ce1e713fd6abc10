"""The ground a tunnel game is dug in, as bots look at it: a window of cells round the start and the goals, and what it
costs to dig through a cell.

Costs are in tenths of a card. A cell costs a card, and more where few corridors fit what lies beside it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from motherlode.games.tunnels.cards.tables import Tables

__all__ = ["CARD", "FAR", "Window", "window_of"]

CARD: Final = 10
"""The cost of a card."""

FAR: Final = 200
"""The cost of what cannot be reached."""

_MARGIN: Final = (2, 3)
"""Columns and rows that are looked at beyond the rectangle of start and goals."""

_SCARCITY_COSTS: Final = ((8, 0), (4, 3), (2, 8), (1, 15))
"""Where at least so many corridors fit, what a cell costs beyond the card."""


class Window:
    """Cells by an index of their own. ``near[4 * index + d]`` is -1 beyond the window."""

    __slots__ = ("cells", "cost", "goals", "index", "near", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.cells: list[int] = _window_cells(tables)
        self.index: dict[int, int] = {cell: index for index, cell in enumerate(self.cells)}
        near = tables.grid.near
        self.near: list[int] = [self.index.get(near[4 * cell + d], -1) for cell in self.cells for d in range(4)]
        self.goals: list[int] = [self.index[cell] for cell in tables.goal_cells]
        self.cost: list[int] = _dig_costs(tables)


@cache
def window_of(tables: Tables) -> Window:
    """The ground of a box."""
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
    """By what lies beside a cell (open edges asked for, plus 16 times closed ones), the cost of digging through."""
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
