"""Names of goals and of what lies in front of players, in the reader's language."""

from __future__ import annotations

from typing import Final

from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN
from motherlode.localization import Localization
from motherlode.terminal.naming import place

__all__ = ["GOAL_CELLS", "front_name", "goal_at", "goal_kind", "goal_name"]

GOAL_CELLS: Final = {(8, -2): "top", (8, 0): "middle", (8, 2): "bottom"}
"""The cells of the goals, with the part of the key that names each."""


def goal_kind(goal: str) -> str:
    """``treasure``, ``stone`` or ``unknown``."""
    return "unknown" if goal == UNKNOWN else goal.partition("-")[0]


def goal_name(texts: Localization, goal: str) -> str:
    """The name of a goal."""
    return texts.text(f"goal-{goal_kind(goal)}")


def goal_at(texts: Localization, cell: Cell) -> str:
    """«the upper goal», or column and row where no goal lies."""
    return texts.text(f"spot-goal-{GOAL_CELLS[cell]}") if cell in GOAL_CELLS else place(texts, cell)


def front_name(texts: Localization, sign: str) -> str:
    """The name of a sign in front of a player: «broken lamp», «trapped»."""
    return texts.text(f"front-{sign}")
