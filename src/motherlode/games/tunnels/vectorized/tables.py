"""The base game's cards as numpy tables for the vectorized game, made from the engine's box."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.rules.gold.shares import share_out

__all__ = [
    "DECK",
    "DECK_SIZE",
    "FIXED_CELLS",
    "FIX_TOOLS",
    "GOAL_COLUMN",
    "GOAL_ROWS",
    "GOLD_CARDS",
    "HAND_SIZES",
    "MAX_GOLD_DRAWN",
    "MAX_HAND",
    "MAX_SEATS",
    "MIN_SEATS",
    "NO_CARD",
    "SABOTEURS",
    "START_MASK",
    "payment_tables",
]

_BOX: Final = open_box("base")

MIN_SEATS: Final = min(_BOX.cast)
MAX_SEATS: Final = max(_BOX.cast)
MAX_HAND: Final = max(_BOX.hands.values())
MAX_GOLD_DRAWN: Final = MAX_SEATS
NO_CARD: Final = 31
"""Stands for an empty slot of a hand."""

DECK: Final = np.array([kind for kind, card in enumerate(_BOX.deck) for _ in range(card.copies)], np.uint8)
DECK_SIZE: Final = len(DECK)
SABOTEURS: Final = np.array([_BOX.cast.get(n, {}).get("saboteur", 0) for n in range(MAX_SEATS + 1)], np.int32)
"""By number of players, saboteurs among the dwarf cards, of which one is left over."""
HAND_SIZES: Final = np.array([_BOX.hands.get(n, 0) for n in range(MAX_SEATS + 1)], np.int32)
GOLD_CARDS: Final = np.array([_BOX.gold[value] for value in (1, 2, 3)], np.int32)
"""Gold cards of 1, 2 and 3 nuggets."""

GOAL_COLUMN: Final = a.GOAL_CELLS[0] // a.SIDE
GOAL_ROWS: Final = tuple(cell % a.SIDE for cell in a.GOAL_CELLS)

START_MASK: Final = np.zeros((a.SIDE, 1), np.uint32)
START_MASK[a.START_CELL // a.SIDE, 0] = 1 << a.START_CELL % a.SIDE
FIXED_CELLS: Final = START_MASK.copy()
"""The start and the goals: cells no rockfall takes."""
for _row in GOAL_ROWS:
    FIXED_CELLS[GOAL_COLUMN, 0] |= 1 << _row

FIX_TOOLS: Final = {kind: sum(1 << tool for fixes, tool in a.FIXES if fixes == kind) for kind, _ in a.FIXES}
"""By kind of card that fixes, its tools as bits."""


@cache
def payment_tables() -> NDArray[np.uint8]:
    """The payments to winning saboteurs (B-54), by gold cards left and number of saboteurs.

    Row ``((ones * 9 + twos) * 5 + threes) * 5 + saboteurs`` holds the nuggets of up to four saboteurs in order, then
    the cards of 1, 2 and 3 nuggets that are left.
    """
    ones, twos, threes = (int(count) + 1 for count in GOLD_CARDS)
    most = max(_BOX.pay)
    rows = np.zeros((ones * twos * threes * (most + 1), most + 3), np.uint8)
    for index in range(len(rows)):
        rest, people = divmod(index, most + 1)
        left = [rest // (threes * twos), rest // threes % twos, rest % threes]
        if people:
            gold = [value + 1 for value, count in enumerate(left) for _ in range(count)]
            for place, share in enumerate(share_out(gold, people, _BOX.pay[people])):
                rows[index, place] = sum(share)
                for value in share:
                    left[value - 1] -= 1
        rows[index, most:] = left
    return rows
