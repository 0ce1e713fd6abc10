"""What a card in hand is good for, from 0 (nothing) to 1: what to keep, and what to throw away."""

from __future__ import annotations

from typing import Final

from motherlode.core.faces import EAST, WEST, Face
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Reading, what_it_does
from motherlode.games.tunnels.rules.position import Position

__all__ = ["cheapest", "use", "uses"]

_TO_DIGGERS: Final = {FALL: 0.4, FIX: 0.5, BREAK: 0.4, "theft": 0.6, "inspect": 0.5, "hands-off": 0.4}
_TO_SABOTEURS: Final = {FALL: 1.0, FIX: 0.3, BREAK: 0.9, "theft": 0.6, "inspect": 0.2, "hands-off": 0.2}
_CORRIDOR: Final = {2: 0.4, 3: 0.7, 4: 0.9}
_OF_LITTLE_USE: Final = 0.2


def use(reading: Reading, kind: int) -> float:
    """What a card is good for in the hands of whoever reads."""
    if what_it_does(reading.position, kind) == PEEK and max(reading.treasure) >= 1:
        return 0.0
    return _use(reading.position, kind, reading.digs)


def uses(position: Position) -> tuple[list[float], list[float]]:
    """By card, what it is good for to diggers, and to saboteurs."""
    kinds = range(len(position.rules.tables.box.deck))
    return [_use(position, kind, True) for kind in kinds], [_use(position, kind, False) for kind in kinds]


def _use(position: Position, kind: int, digs: bool) -> float:
    what = what_it_does(position, kind)
    if what == PEEK:
        return 0.3
    if what != LAY:
        return (_TO_DIGGERS if digs else _TO_SABOTEURS).get(what, _OF_LITTLE_USE)
    face = position.rules.tables.box.deck[kind].face
    assert face is not None
    corridor = _corridor(face)
    return corridor if digs else 0.9 - corridor


def cheapest(reading: Reading, cards: tuple[int, ...]) -> float:
    """What it costs to throw some cards away: the use of each, less what a fresh card is good for on average."""
    return sum(use(reading, card) - 0.45 for card in cards)


def _corridor(face: Face) -> float:
    """How well a tunnel card leads on: by the arms that are joined, and whether they run from west to east."""
    group = max(face.groups, key=int.bit_count)
    if group.bit_count() < 2:
        return 0.0
    return _CORRIDOR[group.bit_count()] + (0.1 if group == EAST | WEST else 0.0)
