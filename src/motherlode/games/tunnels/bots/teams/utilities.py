"""What a bot for Saboteur 2 wants beside what the prospects tell, in nuggets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from motherlode.bots.presets import Preset

__all__ = ["TeamUtilities", "utilities_for"]


@dataclass(frozen=True, slots=True)
class TeamUtilities:
    """What things are worth to it that the prospects do not tell, in nuggets."""

    card: float = 0.04  # a card that is good for something
    refresh: float = 0.07  # getting rid of one that is not
    step: float = 0.08  # a card of progress to miners and boss, whatever the prospects: others may not dig
    peek: float = 0.12
    inspect: float = 0.15
    theft: float = 0.7
    hands_off: float = 0.08  # by the nuggets that it may save
    hands: float = 0.12  # the part of what another hand is better by
    hinder: float = 1.0  # how much a wish to hinder counts
    doubt: float = 0.03  # what it costs to hinder anyone
    patience: float = 0.0  # how much a saboteur plays along as if it were the boss, far from the goals


def utilities_for(preset: Preset) -> TeamUtilities:
    """What a bot of some manner wants."""
    default = TeamUtilities()
    return replace(
        default,
        hinder=default.hinder * (1 + 0.5 * preset.accusing),
        doubt=default.doubt - 0.15 * preset.accusing,
        patience=preset.patience,
    )
