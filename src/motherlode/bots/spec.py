"""A bot's name, parsed: its kind and its parameters."""

from __future__ import annotations

from dataclasses import dataclass, field

from motherlode.bots.presets import DEFAULT_PRESET, Preset

__all__ = ["BotSpec", "SearchBudget"]


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """The budget of a search: time and width. All defaults were chosen in the arena on tuning seeds."""

    seconds: float = 0.3
    rollouts: int = 0  # a fixed number of rollouts instead, if above 0
    candidates: int = 6  # moves compared
    horizon: float = 2.0  # turns of each seat in a rollout
    prior_weight: float = 0.02  # win probability that a card of utility to ``belief`` counts for
    confidence_z: float = 1.0  # standard errors by which a move must beat the favourite of ``belief``


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A kind of bot (``greedy``, ``trust``, ``belief``, ``search``, ``neural``) and its parameters."""

    kind: str
    preset: Preset = DEFAULT_PRESET
    budget: SearchBudget = field(default_factory=SearchBudget)
