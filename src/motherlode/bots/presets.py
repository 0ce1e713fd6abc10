"""Manners: how a bot that infers differs from another of its kind. The same code plays them all.

Personalities differ in what they want, levels of difficulty in how much they remember and how often chance moves their
choice. None of them sees more than another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from math import log
from typing import Final

from motherlode.core.random_stream import Stream

__all__ = ["DEFAULT_PRESET", "PRESETS", "Preset"]


@dataclass(frozen=True, slots=True)
class Preset:
    """What one of them is like."""

    noise: float = 0.0  # by how many cards' worth chance moves its choices
    memory: int = 0  # how many of the last deeds it remembers; 0 for all
    accusing: float = 0.0  # from -1, who hinders only if sure, to 1, who hinders on a mere suspicion
    patience: float = 0.0  # from 0 to 1: how far a saboteur plays along until the miners come near

    def combined_with(self, other: Preset) -> Preset:
        """The same, with whatever is special about another."""
        special = {each.name: getattr(other, each.name) for each in fields(other) if getattr(other, each.name)}
        return replace(self, **special)

    def add_gumbel_noise(self, values: Sequence[float], chance: Stream, scale: float = 1.0) -> list[float]:
        """Worths as chance makes them look: the best is chosen as by a softmax. ``scale`` is what a card is worth."""
        if not self.noise:
            return list(values)
        noise = self.noise * scale
        return [worth - noise * log(-log(1e-12 + (1 - 2e-12) * chance.random())) for worth in values]

    def first_remembered(self, actions: int) -> int:
        """The number of the first deed that it still remembers of so many."""
        return max(0, actions - self.memory) if self.memory else 0


DEFAULT_PRESET: Final = Preset()

PRESETS: Final[Mapping[str, Preset]] = {
    "novice": Preset(noise=0.2, memory=4),
    "easy": Preset(noise=0.1, memory=12),
    "cautious": Preset(accusing=-1.0),
    "accuser": Preset(accusing=1.0),
    "deep-cover": Preset(patience=1.0),
}
"""Those that have a name."""
