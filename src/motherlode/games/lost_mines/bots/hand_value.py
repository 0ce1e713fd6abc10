"""What a card in hand is good for in the forest, in points: what to keep, and what to throw away."""

from __future__ import annotations

from typing import Final

from motherlode.games.lost_mines.bots.situation import Reading

__all__ = ["use"]

_PLAIN: Final = {"trap": 0.03, "troll": 0.05, "storm": 0.05, "look": 0.03}
_EDGES: Final = {2: 0.02, 3: 0.06, 4: 0.08}
_OBSTACLE: Final = 0.03
_CAMPFIRE: Final = 0.03


def use(reading: Reading, kind: int) -> float:
    """What a card is good for."""
    tables = reading.tables
    card = tables.box.deck[kind]
    if card.face is None:
        return 0.05 if card.play == "tool" and _awaited(reading, kind) else _PLAIN.get(card.play, 0.02)
    feature = card.face.feature
    extra = _CAMPFIRE if feature == "campfire" else -_OBSTACLE if feature in ("tree", "lake", "ditch") else 0.0
    edges: int = tables.open[2 * kind]
    return _EDGES[edges.bit_count()] + extra


def _awaited(reading: Reading, kind: int) -> bool:
    """Whether an obstacle lies on the board that a tool would clear."""
    position, tables = reading.position, reading.tables
    lying = (cell for cell in position.board.placed[: position.board.laid] if cell not in position.tools)
    return any(tables.feature[position.board.face_at(cell)] == tables.clears[kind] for cell in lying)
