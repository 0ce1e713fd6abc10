"""Fits the numbers of the tunnel bots that come from data; run by ``python -m motherlode.bots.fit``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.bots.fit_report import Fit
from motherlode.games.tunnels.bots.fitting.evaluator_fit import fit_evaluator
from motherlode.games.tunnels.bots.fitting.reach_fit import fit_reach

__all__ = ["FITS"]

FITS: Final[Mapping[str, Fit]] = {"evaluator": fit_evaluator, "reach": fit_reach}
"""By name: the evaluator of `search`, and the reach of `belief` in Saboteur 2."""
