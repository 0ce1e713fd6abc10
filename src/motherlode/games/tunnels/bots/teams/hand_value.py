"""What a card in hand is good for in Saboteur 2, from 0 (nothing) to 1, and more for what is paid at once."""

from __future__ import annotations

from typing import Final

from motherlode.games.tunnels.bots.hand_value import use
from motherlode.games.tunnels.bots.situation import LAY, Reading, what_it_does
from motherlode.games.tunnels.bots.teams.roles import Roles

__all__ = ["fresh_use", "use_of"]

_FRESH: Final = 0.45
_CRYSTAL: Final = 9.0
_NO_CRYSTAL: Final = 0.3
_SOMETIMES_CRYSTAL: Final = 1.0
_OTHERS_DOOR: Final = 0.15
_ASIDE: Final = {"theft": 1.5, "swap-hats": 0.4, "swap-hands": 0.4, "inspect": 0.3, "hands-off": 0.4}


def use_of(reading: Reading, roles: Roles, kind: int) -> float:
    """What a card is good for to the seat that reads."""
    what = what_it_does(reading.position, kind)
    if what in _ASIDE:
        return _ASIDE[what]
    if what != LAY:
        return use(reading, kind)
    tables = reading.tables
    if reading.role == roles.geologist:
        return _CRYSTAL if tables.crystals[2 * kind] else _NO_CRYSTAL
    door, own = tables.doors[2 * kind], roles.doors[reading.role]
    return _OTHERS_DOOR if door and own and door != own else use(reading, kind)


def fresh_use(reading: Reading, roles: Roles) -> float:
    """What a card from the deck is good for, on average; nothing if there is none."""
    if not reading.position.deck_left():
        return 0.0
    return _SOMETIMES_CRYSTAL if reading.role == roles.geologist else _FRESH
