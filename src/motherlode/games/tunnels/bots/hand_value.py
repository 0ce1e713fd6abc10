"""What a card in hand is good for, from 0 (nothing) to 1: what to keep, and what to throw away."""

from __future__ import annotations

from typing import Final

from motherlode.core.faces import EAST, WEST, Face
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Situation, effect_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["card_value", "card_values", "discard_cost"]

_TO_DIGGERS: Final = {FALL: 0.4, FIX: 0.5, BREAK: 0.4, "theft": 0.6, "inspect": 0.5, "hands-off": 0.4}
_TO_SABOTEURS: Final = {FALL: 1.0, FIX: 0.3, BREAK: 0.9, "theft": 0.6, "inspect": 0.2, "hands-off": 0.2}
_CORRIDOR: Final = {2: 0.4, 3: 0.7, 4: 0.9}
_OF_LITTLE_USE: Final = 0.2


def card_value(situation: Situation, kind: int) -> float:
    """What a card is good for in the hands of whoever reads."""
    if effect_of(situation.position, kind) == PEEK and max(situation.treasure) >= 1:
        return 0.0
    return _card_value(situation.position, kind, situation.digs)


def card_values(position: Position) -> tuple[list[float], list[float]]:
    """By card, what it is good for to diggers, and to saboteurs."""
    kinds = range(len(position.rules.tables.box.deck))
    return [_card_value(position, kind, True) for kind in kinds], [_card_value(position, kind, False) for kind in kinds]


def _card_value(position: Position, kind: int, digs: bool) -> float:
    effect = effect_of(position, kind)
    if effect == PEEK:
        return 0.3
    if effect != LAY:
        return (_TO_DIGGERS if digs else _TO_SABOTEURS).get(effect, _OF_LITTLE_USE)
    face = position.rules.tables.box.deck[kind].face
    assert face is not None
    corridor = _corridor(face)
    return corridor if digs else 0.9 - corridor


def discard_cost(situation: Situation, cards: tuple[int, ...]) -> float:
    """What it costs to throw some cards away: the use of each, less what a fresh card is good for on average."""
    return sum(card_value(situation, card) - 0.45 for card in cards)


def _corridor(face: Face) -> float:
    """How well a tunnel card leads on: by the arms that are joined, and whether they run from west to east."""
    group = max(face.groups, key=int.bit_count)
    if group.bit_count() < 2:
        return 0.0
    return _CORRIDOR[group.bit_count()] + (0.1 if group == EAST | WEST else 0.0)
