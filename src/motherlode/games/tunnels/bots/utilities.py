"""Utilities of the ``belief`` bot in the tunnel games without teams, in cards.

All numbers here were chosen by hand and kept because they did well in the arena on tuning seeds (see docs/bots.md);
none is fitted. The rollout policy of ``search`` uses the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from motherlode.bots.presets import Preset

__all__ = ["PEEK_SCALE", "Utilities", "utilities_for"]

PEEK_SCALE: Final = 4.5
"""Scales p(1 - p), the variance of "this goal is the treasure", to 1 where each of three goals is as likely."""


@dataclass(frozen=True, slots=True)
class Utilities:
    """Value of each effect, in cards of distance to the treasure."""

    # miners
    break_saboteur: float = 1.6
    break_miner: float = 2.2  # cost
    fix_miner: float = 1.6
    fix_saboteur: float = 1.5  # cost
    fix_self: float = 2.5
    peek: float = 0.9  # at a goal about which nothing is known
    rockfall_cost: float = 0.3  # of no longer having the rockfall
    progress: float = 2.5  # per card of expected progress gained
    # both roles
    soft_weight: float = 0.5  # weight of the soft distance against the shortest one
    card_cost: float = 0.15  # of playing a tunnel card of value 1
    repeat_factor: float = 0.25  # applied to breaking a tool of someone who already has a broken one
    discard: float = 0.05  # of discarding at all, so that it beats a move without effect
    discard_gain: float = 0.3  # of replacing a card of value 0 by one of value 1
    unwanted: float = -1.0  # cost of a move the bot has no use for
    # saboteurs
    damage: float = 2.0  # per card of distance added
    stall: float = 16.0  # per card of expected progress taken away, with at most ``FEW_OTHERS`` others
    break_as_saboteur: float = 1.6  # breaking a miner's tool, next to a goal
    far_discount: float = 0.7  # part of that lost far from the goals
    order_discount: float = 0.05  # part lost with each seat that acts before the target
    fix_self_as_saboteur: float = 0.4
    peek_as_saboteur: float = 0.3
    lie: float = 0.7  # of a peek at a goal that nobody else has looked at, to a saboteur who may lie about it
    exposure_cost: float = 0.3  # of certain exposure, far from the goals
    open_damage_cost: float = 5.0  # of damage that everyone sees, while a saboteur shows restraint


_ACCUSER_BREAK: Final = 0.5
"""Relative change of the gain from breaking a saboteur's tool at full accusation."""

_ACCUSER_MISTAKE: Final = 0.75
"""Relative change of the cost of breaking a miner's tool at full accusation."""

_ACCUSER_REPEAT: Final = 0.45
"""Added to the repeat factor at full accusation."""

_PATIENT_EXPOSURE: Final = 8.0
"""Added to the cost of exposure at full patience, in cards."""


def utilities_for(preset: Preset) -> Utilities:
    """Return a preset's utilities: accusers break tools readily, patient saboteurs avoid exposure."""
    default = Utilities()
    return replace(
        default,
        break_saboteur=default.break_saboteur * (1 + _ACCUSER_BREAK * preset.accusing),
        break_miner=default.break_miner * (1 - _ACCUSER_MISTAKE * preset.accusing),
        repeat_factor=default.repeat_factor + _ACCUSER_REPEAT * max(0.0, preset.accusing),
        far_discount=default.far_discount + (1 - default.far_discount) * preset.patience,
        exposure_cost=default.exposure_cost + _PATIENT_EXPOSURE * preset.patience,
    )
