"""Gymnasium spaces and NumPy arrays for encodings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.core.encoding.encoder import Encoder
from motherlode.envs.common.masked_env import MaskedEnv, MaskSampler

__all__ = [
    "Bytes",
    "LegalDiscrete",
    "action_mask_space",
    "fields",
    "highs",
    "observation_space",
]

Bytes = NDArray[np.uint8]


def highs(encoder: Encoder) -> Bytes:
    """The greatest value of each byte of an observation."""
    return np.concatenate([np.full(field.size, field.most, np.uint8) for field in encoder.layout.fields.values()])


def fields(encoder: Encoder, observation: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
    """The named arrays of an observation, or of a batch of them; each a view of it."""
    batch = observation.shape[:-1]
    return {
        field.name: observation[..., field.start : field.start + field.size].reshape(*batch, *field.shape)
        for field in encoder.layout.fields.values()
    }


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The space of observations with their masks."""
    high = highs(encoder)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": action_mask_space(encoder),
        }
    )


def action_mask_space(encoder: Encoder) -> spaces.Box:
    """The space of masks."""
    return spaces.Box(0, 1, (int(encoder.actions),), np.int8)


class LegalDiscrete(MaskSampler, spaces.Discrete):
    """The actions, of which ``sample()`` without a mask takes a legal one, if the seat is to act now.

    It draws from ``np_random`` for 64 samples at once.
    """

    def __init__(self, actions: int, env: MaskedEnv, seat: int) -> None:
        self.draw_from(env, seat, actions)
        spaces.Discrete.__init__(self, actions)

    def seed(self, seed: int | None = None) -> Any:
        """Seed the samples."""
        self.forget_numbers()
        return spaces.Discrete.seed(self, seed)

    def sample_otherwise(self, mask: Any, probability: Any) -> np.int64:
        """Gymnasium's way to sample."""
        return spaces.Discrete.sample(self, mask, probability)

    def contains_otherwise(self, x: Any) -> bool:
        """Gymnasium's way to check an action."""
        return spaces.Discrete.contains(self, x)

    def __deepcopy__(self, memo: dict[int, Any]) -> LegalDiscrete:
        """A copy belongs to the copy of its environment, if that is copied too."""
        other = LegalDiscrete(int(self.n), memo.get(id(self._env), self._env), self._seat)
        memo[id(self)] = other
        return other
