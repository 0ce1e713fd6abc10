"""What a ``belief`` bot of some manner wants in the tunnel games without teams."""

from __future__ import annotations

from dataclasses import replace

from motherlode.bots.presets import Preset
from motherlode.games.tunnels.bots.belief_bot import Utilities

__all__ = ["utilities_for"]

_PATIENT_EXPOSURE_COST = 8.0
"""What exposure costs the most patient saboteur more, in cards."""


def utilities_for(preset: Preset) -> Utilities:
    """Its wishes: accusers fear little to hinder a digger, patient saboteurs fear to be found out."""
    default = Utilities()
    return replace(
        default,
        break_saboteur=default.break_saboteur * (1 + 0.5 * preset.accusing),
        break_miner=default.break_miner * (1 - 0.75 * preset.accusing),
        repeat_factor=default.repeat_factor + 0.45 * max(0.0, preset.accusing),
        far_discount=default.far_discount + (1 - default.far_discount) * preset.patience,
        exposure_cost=default.exposure_cost + _PATIENT_EXPOSURE_COST * preset.patience,
    )
