"""Value of a card in hand, from 0 (useless) to 1, to decide discards.

All numbers were chosen by hand.
"""

from __future__ import annotations

from typing import Final

from motherlode.core.faces import EAST, WEST, Face
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Situation, effect_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["AVERAGE_CARD_VALUE", "card_value", "card_values", "discard_cost"]

AVERAGE_CARD_VALUE: Final = 0.45
"""Value of a card drawn from the deck, on average."""

_TO_MINERS: Final = {FALL: 0.4, FIX: 0.5, BREAK: 0.4, "theft": 0.6, "inspect": 0.5, "hands-off": 0.4}
_TO_SABOTEURS: Final = {FALL: 1.0, FIX: 0.3, BREAK: 0.9, "theft": 0.6, "inspect": 0.2, "hands-off": 0.2}
_OTHER_CARD: Final = 0.2
_MAP: Final = 0.3

_CORRIDOR_BY_JOINED_EDGES: Final = {2: 0.4, 3: 0.7, 4: 0.9}
_STRAIGHT_EAST_WEST: Final = 0.1
"""Added for a corridor in the direction of the goals."""

_BEST_CORRIDOR: Final = 0.9
"""A tunnel card is worth this much less its corridor value to a saboteur: dead ends are worth most."""


def card_value(situation: Situation, kind: int) -> float:
    """Return the value of a card to the seat to act."""
    if effect_of(situation.position, kind) == PEEK and max(situation.treasure) >= 1:
        return 0.0
    return _value(situation.position, kind, situation.digs)


def card_values(position: Position) -> tuple[list[float], list[float]]:
    """Return by card its value to miners, and to saboteurs."""
    kinds = range(len(position.rules.tables.box.deck))
    return [_value(position, kind, True) for kind in kinds], [_value(position, kind, False) for kind in kinds]


def _value(position: Position, kind: int, digs: bool) -> float:
    effect = effect_of(position, kind)
    if effect == PEEK:
        return _MAP
    if effect != LAY:
        return (_TO_MINERS if digs else _TO_SABOTEURS).get(effect, _OTHER_CARD)
    face = position.rules.tables.box.deck[kind].face
    assert face is not None
    corridor = _corridor_value(face)
    return corridor if digs else _BEST_CORRIDOR - corridor


def discard_cost(situation: Situation, cards: tuple[int, ...]) -> float:
    """Return the value lost by replacing some cards with average ones; negative if that is a gain."""
    return sum(card_value(situation, card) - AVERAGE_CARD_VALUE for card in cards)


def _corridor_value(face: Face) -> float:
    """Return how well a tunnel card leads on, by how many of its edges are joined."""
    group = max(face.groups, key=int.bit_count)
    if group.bit_count() < 2:
        return 0.0
    straight = _STRAIGHT_EAST_WEST if group == EAST | WEST else 0.0
    return _CORRIDOR_BY_JOINED_EDGES[group.bit_count()] + straight
