"""The families of games behind one protocol, found by the name of a ruleset."""

from __future__ import annotations

from typing import Any

from motherlode.core.errors import DataError
from motherlode.games.lost_mines.game import LOST_MINES
from motherlode.games.protocol import Deal, Family, Outcome
from motherlode.games.tunnels.game import TUNNELS

__all__ = ["FAMILIES", "Deal", "Family", "Outcome", "family_of", "ruleset_names"]

FAMILIES: tuple[Family[Any], ...] = (TUNNELS, LOST_MINES)


def ruleset_names() -> tuple[str, ...]:
    """All rulesets."""
    return tuple(name for family in FAMILIES for name in family.seats)


def family_of(ruleset: str) -> Family[Any]:
    """The family that plays a ruleset; DataError if none does."""
    for family in FAMILIES:
        if ruleset in family.seats:
            return family
    raise DataError(f"there is no ruleset {ruleset!r}; there are {', '.join(ruleset_names())}")
