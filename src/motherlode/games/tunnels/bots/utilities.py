"""What a ``belief`` bot of some manner wants in the tunnel games without teams."""

from __future__ import annotations

from dataclasses import replace

from motherlode.bots.presets import Manner
from motherlode.games.tunnels.bots.belief_bot import Wishes

__all__ = ["wishes_of"]

_COVER = 8.0
"""What exposure costs the most patient saboteur more, in cards."""


def wishes_of(manner: Manner) -> Wishes:
    """Its wishes: accusers fear little to hinder a digger, patient saboteurs fear to be found out."""
    plain = Wishes()
    return replace(
        plain,
        hinder=plain.hinder * (1 + 0.5 * manner.accusing),
        wrong=plain.wrong * (1 - 0.75 * manner.accusing),
        again=plain.again + 0.45 * max(0.0, manner.accusing),
        wait=plain.wait + (1 - plain.wait) * manner.patience,
        cover=plain.cover + _COVER * manner.patience,
    )
