"""Presets of the ``belief`` bots: personalities, levels of difficulty, and ways to talk.

Personalities differ in their utilities, levels of difficulty in softmax temperature, memory and timidity. None sees
more than another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from math import log
from typing import Final

from motherlode.core.chance.random_stream import Stream

__all__ = ["DEFAULT_PRESET", "PRESETS", "TALK_PRESETS", "Preset"]

_EPSILON: Final = 1e-12
"""Keeps uniform numbers inside (0, 1), where the Gumbel quantile is finite."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Parameters of a ``belief`` bot; the default plays as well as it can."""

    temperature: float = 0.0  # of the softmax over utilities, in cards; 0 always picks the best
    memory: int = 0  # how many of the last actions it remembers; 0 for all
    accusing: float = 0.0  # from -1 (breaks tools only if sure) to 1 (on the slightest suspicion)
    patience: float = 0.0  # from 0 to 1: how far a saboteur plays along until the miners come near
    timidity: float = 0.0  # share of turns in which a saboteur plays like a miner, for fear of being found out
    restraint: int = 0  # turns in which a saboteur avoids open damage, unless the miners are close
    deaf: bool = False  # does not weigh what others claim
    mute: bool = False  # claims nothing
    lie_rate: float = 0.85  # how often a saboteur lies about a goal, where nobody can contradict it at once

    def combined_with(self, other: Preset) -> Preset:
        """Return this preset with the parameters in which another differs from the default."""
        values = {each.name: getattr(other, each.name) for each in fields(other)}
        return replace(
            self, **{name: value for name, value in values.items() if value != getattr(DEFAULT_PRESET, name)}
        )

    def add_gumbel_noise(self, values: Sequence[float], chance: Stream, scale: float = 1.0) -> list[float]:
        """Return noisy utilities whose maximum is a sample of the softmax; ``scale`` is the utility of a card.

        Adding Gumbel noise and taking the best is the same as sampling from the softmax.
        """
        if not self.temperature:
            return list(values)
        temperature = self.temperature * scale
        return [value - temperature * log(-log(_EPSILON + (1 - 2 * _EPSILON) * chance.random())) for value in values]

    def first_remembered(self, actions: int) -> int:
        """Return the index of the first of ``count`` actions that is still remembered."""
        return max(0, actions - self.memory) if self.memory else 0


DEFAULT_PRESET: Final = Preset()

PRESETS: Final[Mapping[str, Preset]] = {
    "novice": Preset(temperature=0.22, memory=4, timidity=0.55),
    "easy": Preset(temperature=0.14, memory=8, timidity=0.2),
    "cautious": Preset(accusing=-1.0, patience=1.0, restraint=6),
    "accuser": Preset(accusing=1.0, patience=1.0, restraint=6),
    "deep-cover": Preset(patience=1.0, restraint=6),
}
"""Presets by name, as in ``belief:cautious``. The personalities are at the tables where people play: saboteurs who do
open damage in their first turns leave little to find out."""

TALK_PRESETS: Final[Mapping[str, Preset]] = {
    "deaf": Preset(deaf=True),
    "mute": Preset(mute=True),
    "honest": Preset(lie_rate=0.0),
    "liar": Preset(lie_rate=1.0),
}
"""Ways to talk, to measure what talk is worth."""
