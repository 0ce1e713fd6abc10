"""Value of a card in hand in Saboteur 2, from 0 to 1, and above 1 for what is paid at once.

All numbers were chosen by hand.
"""

from __future__ import annotations

from typing import Final

from motherlode.games.tunnels.bots.hand_value import AVERAGE_CARD_VALUE, card_value
from motherlode.games.tunnels.bots.situation import LAY, Situation, effect_of
from motherlode.games.tunnels.bots.teams.roles import Roles

__all__ = ["fresh_card_value", "team_card_value"]

_CRYSTAL: Final = 9.0
_NO_CRYSTAL: Final = 0.3
_SOMETIMES_CRYSTAL: Final = 1.0
_OTHERS_DOOR: Final = 0.15
_OTHER_CARDS: Final = {"theft": 1.5, "swap-hats": 0.4, "swap-hands": 0.4, "inspect": 0.3, "hands-off": 0.4}


def team_card_value(situation: Situation, roles: Roles, kind: int) -> float:
    """Return the value of a card to the seat to act."""
    effect = effect_of(situation.position, kind)
    if effect in _OTHER_CARDS:
        return _OTHER_CARDS[effect]
    if effect != LAY:
        return card_value(situation, kind)
    tables = situation.tables
    if situation.role == roles.geologist:
        return _CRYSTAL if tables.crystals[2 * kind] else _NO_CRYSTAL
    door, own = tables.doors[2 * kind], roles.doors[situation.role]
    return _OTHERS_DOOR if door and own and door != own else card_value(situation, kind)


def fresh_card_value(situation: Situation, roles: Roles) -> float:
    """Return the mean value of a card from the deck; 0 if there is none."""
    if not situation.position.deck_left():
        return 0.0
    return _SOMETIMES_CRYSTAL if situation.role == roles.geologist else AVERAGE_CARD_VALUE
