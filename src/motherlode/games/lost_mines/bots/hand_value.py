"""Value of a card in hand in The Lost Mines, in points. All numbers were chosen."""

from __future__ import annotations

from typing import Final

from motherlode.games.lost_mines.bots.situation import Situation

__all__ = ["card_value"]

_ACTION_CARD_VALUE: Final = {"trap": 0.03, "troll": 0.05, "storm": 0.05, "look": 0.03}
_NEEDED_TOOL_VALUE: Final = 0.05
_OTHER_VALUE: Final = 0.02
_VALUE_BY_EDGES: Final = {2: 0.02, 3: 0.06, 4: 0.08}
_OBSTACLE_COST: Final = 0.03
_CAMPFIRE_VALUE: Final = 0.03


def card_value(situation: Situation, kind: int) -> float:
    """Return the value of a card to the seat to act."""
    tables = situation.tables
    card = tables.box.deck[kind]
    if card.face is None:
        if card.play == "tool" and _is_needed(situation, kind):
            return _NEEDED_TOOL_VALUE
        return _ACTION_CARD_VALUE.get(card.play, _OTHER_VALUE)
    feature = card.face.feature
    extra = (
        _CAMPFIRE_VALUE if feature == "campfire" else -_OBSTACLE_COST if feature in ("tree", "lake", "ditch") else 0.0
    )
    edges: int = tables.open[2 * kind]
    return _VALUE_BY_EDGES[edges.bit_count()] + extra


def _is_needed(situation: Situation, kind: int) -> bool:
    """Tell whether an obstacle lies on the board that the tool would clear."""
    position, tables = situation.position, situation.tables
    lying = (cell for cell in position.board.placed[: position.board.laid] if cell not in position.tools)
    return any(tables.feature[position.board.face_at(cell)] == tables.clears[kind] for cell in lying)
