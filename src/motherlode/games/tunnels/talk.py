"""Claims about a tunnel game's board: where the treasure lies, and which tools need repair."""

from __future__ import annotations

from typing import Final

from motherlode.core.talk import Claim
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TOOLS", "broken_tools", "claims_about_board"]

TOOLS: Final = ("pick", "lamp", "cart")


def claims_about_board(position: Position, seat: int) -> list[Claim]:
    """Claims about each goal that is face down for everyone, and about the seat's broken tools."""
    cells = position.rules.tables.box.goal_cells
    hidden = [cell for goal, cell in enumerate(cells) if position.goal_is_hidden(goal)]
    return [
        *(claim for cell in hidden for claim in (Claim("treasure-at", cell=cell), Claim("stone-at", cell=cell))),
        *(Claim("mend-my", tool=tool) for tool in broken_tools(position, seat)),
    ]


def broken_tools(position: Position, seat: int) -> list[str]:
    """The tools of a seat that are broken, by name; a trap is no tool."""
    front: int = position.front[seat]
    signs = enumerate(position.rules.tables.sign_names)
    return [name for sign, name in signs if front >> sign & 1 and name in TOOLS]
