"""Actions of the base game as two numbers: a *what* (the card and how it is used), then a *target*.

The board is a torus of 20 × 20 cells, so a cell is a number below 400. That is exact while the maze spans at most
``MAX_SPAN`` columns and rows; users of this encoding must detect wider mazes. Both the learned bot and the
vectorized game (:mod:`motherlode.games.tunnels.vectorized`) use it.

========  ==========================================  =======================
what      meaning                                     target
========  ==========================================  =======================
0 – 25    lay a tunnel card as ``FACES`` says         cell
26        rockfall                                    cell
27        map                                         goal
28 – 30   break a pick, a lamp, a cart                seat
31 – 39   fix, as ``FIXES`` says                      seat
40 – 66   discard a card of kind ``what - 40``        0
67 – 69   take a gold card of 1, 2 or 3 nuggets       0
========  ==========================================  =======================
"""

from __future__ import annotations

from typing import Final

from motherlode.core.faces import turned_mask
from motherlode.core.move import ACT, AIM, PICK, act_of, aim_of, face_of, kind_of, pick_of
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.rules.parts import CARD, PASS, TAKE
from motherlode.games.tunnels.rules.position import Position

__all__ = [
    "BREAK",
    "CELLS",
    "COLUMN_OF_START",
    "DISCARD",
    "EDGES",
    "FACES",
    "FACE_WHAT",
    "FIX",
    "FIXES",
    "GOAL_CELLS",
    "IS_JOINED",
    "KINDS",
    "LAY",
    "MAP",
    "MAP_KIND",
    "MAX_SPAN",
    "ROCKFALL",
    "ROCKFALL_KIND",
    "ROW_OF_START",
    "SIDE",
    "START_CELL",
    "TAKE_GOLD",
    "TUNNELS",
    "TURN_WHATS",
    "WHATS",
    "WHAT_EDGES",
    "WHAT_IS_JOINED",
    "WHAT_KIND",
    "WHAT_TOOL",
    "cell_of",
    "code_of_action",
    "decode_code",
]

SIDE: Final = 20
CELLS: Final = SIDE * SIDE
MAX_SPAN: Final = SIDE - 2
"""A maze of more columns or rows than this would have neighbours on its other side."""

COLUMN_OF_START: Final = 6
ROW_OF_START: Final = 10

_BOX: Final = open_box("base")

KINDS: Final = len(_BOX.deck)
TUNNELS: Final = sum(card.face is not None for card in _BOX.deck)
EDGES: Final = tuple(card.face.open for card in _BOX.deck if card.face is not None)
"""By kind of tunnel card, its open edges as bits: north 1, east 2, south 4, west 8."""
IS_JOINED: Final = tuple(
    len(card.face.groups) == 1 and card.face.open.bit_count() > 1 for card in _BOX.deck if card.face is not None
)
"""By kind of tunnel card, whether its arms meet; else all of them are dead ends."""

FACES: Final = tuple(
    (kind, turned)
    for kind in range(TUNNELS)
    for turned in (0, 1)
    if not turned or turned_mask(EDGES[kind]) != EDGES[kind]
)
_TOOLS: Final = tuple(_BOX.front)
_NAMES: Final = [card.name for card in _BOX.deck]
MAP_KIND: Final = _NAMES.index("map")
ROCKFALL_KIND: Final = _NAMES.index("rockfall")
_BREAK_KINDS: Final = tuple(_NAMES.index(f"break-{tool}") for tool in _TOOLS)
FIXES: Final = tuple(
    (kind, _TOOLS.index(tool)) for kind, card in enumerate(_BOX.deck) if card.play == "fix" for tool in card.signs
)
"""Kinds of card that fix, each with a tool it can fix."""

LAY: Final = 0
ROCKFALL: Final = len(FACES)
MAP: Final = ROCKFALL + 1
BREAK: Final = MAP + 1
FIX: Final = BREAK + len(_TOOLS)
DISCARD: Final = FIX + len(FIXES)
TAKE_GOLD: Final = DISCARD + KINDS
WHATS: Final = TAKE_GOLD + 3
TURN_WHATS: Final = TAKE_GOLD
"""Whats of a turn: all but taking gold."""

WHAT_KIND: Final = (
    *(kind for kind, _ in FACES),
    ROCKFALL_KIND,
    MAP_KIND,
    *_BREAK_KINDS,
    *(kind for kind, _ in FIXES),
    *range(KINDS),
    0,
    0,
    0,
)
WHAT_EDGES: Final = (
    *(turned_mask(EDGES[kind]) if turned else EDGES[kind] for kind, turned in FACES),
    *([0] * (WHATS - len(FACES))),
)
WHAT_IS_JOINED: Final = (*(IS_JOINED[kind] for kind, _ in FACES), *([False] * (WHATS - len(FACES))))
WHAT_TOOL: Final = (*([0] * BREAK), *range(len(_TOOLS)), *(tool for _, tool in FIXES), *([0] * (WHATS - DISCARD)))

FACE_WHAT: Final = {2 * kind + turned: what for what, (kind, turned) in enumerate(FACES)}
_FIX_WHAT: Final = {pair: FIX + index for index, pair in enumerate(FIXES)}


def cell_of(column: int, row: int) -> int:
    """The number of the cell at a column and row, counted from the start card."""
    return (column + COLUMN_OF_START) % SIDE * SIDE + (row + ROW_OF_START) % SIDE


START_CELL: Final = cell_of(*_BOX.start_cell)
GOAL_CELLS: Final = tuple(cell_of(*cell) for cell in _BOX.goal_cells)


def decode_code(position: Position, code: int) -> tuple[int, int]:
    """The what and target of a move code of the engine."""
    act, kind, aim = act_of(code), kind_of(code), aim_of(code)
    if act == TAKE:
        return TAKE_GOLD + pick_of(code) - 1, 0
    if act == PASS:
        return DISCARD + kind, 0
    if kind < TUNNELS:
        return FACE_WHAT[face_of(code)], cell_of(*position.maze.place(aim))
    if kind == ROCKFALL_KIND:
        return ROCKFALL, cell_of(*position.maze.place(aim))
    if kind == MAP_KIND:
        return MAP, aim
    if kind in _BREAK_KINDS:
        return BREAK + _BREAK_KINDS.index(kind), aim
    return _FIX_WHAT[kind, pick_of(code)], aim


def code_of_action(position: Position, what: int, target: int) -> int:
    """The move code of a what and target; see ``decode_code``.

    Of a discard and of a choice of gold the target is not read.
    """
    if what >= TAKE_GOLD:
        return int(TAKE << ACT | (what - TAKE_GOLD + 1) << PICK)
    if what >= DISCARD:
        return PASS << ACT | 2 * (what - DISCARD)
    kind = WHAT_KIND[what]
    if what > ROCKFALL:
        pick = WHAT_TOOL[what] if what >= FIX else 0
        return int(CARD << ACT | pick << PICK | target << AIM | 2 * kind)
    column, row = target // SIDE - COLUMN_OF_START, target % SIDE - ROW_OF_START
    grid = position.rules.tables.grid
    west, north = position.maze.west, position.maze.north
    aim = grid.cell(west + (column - west) % SIDE, north + (row - north) % SIDE)
    turned = FACES[what][1] if what < ROCKFALL else 0
    return int(aim << AIM | 2 * kind + turned)
