"""Utilities of the ``belief`` bot in Saboteur 2 beyond expected gold, in nuggets. All were chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from motherlode.bots.presets import Preset

__all__ = ["TeamUtilities", "utilities_for"]


_ACCUSER_HINDER: Final = 0.5  # relative change of ``hinder`` at full accusation
_ACCUSER_DOUBT: Final = 0.15  # nuggets by which ``doubt`` falls at full accusation


@dataclass(frozen=True, slots=True)
class TeamUtilities:
    """Value of what the expected gold does not cover, in nuggets."""

    card: float = 0.04  # cost of playing a card of value 1
    refresh: float = 0.07  # of replacing a card of value 0 by one of value 1
    step: float = 0.08  # per card of progress, to miners and the boss: others may not dig
    peek: float = 0.12
    inspect: float = 0.15
    theft: float = 0.7
    hands_off: float = 0.08  # per nugget expected
    hands: float = 0.12  # per unit of card value by which another hand is better
    hinder: float = 1.0  # factor on the gain from breaking a tool
    doubt: float = 0.03  # cost of breaking anyone's tool
    patience: float = 0.0  # how far a saboteur plays like the boss while the goals are far


def utilities_for(preset: Preset) -> TeamUtilities:
    """Return the utilities of a preset."""
    default = TeamUtilities()
    return replace(
        default,
        hinder=default.hinder * (1 + _ACCUSER_HINDER * preset.accusing),
        doubt=default.doubt - _ACCUSER_DOUBT * preset.accusing,
        patience=preset.patience,
    )
