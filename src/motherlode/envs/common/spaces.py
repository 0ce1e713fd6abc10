"""Gymnasium spaces and NumPy arrays for encodings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.core.encoding.encoder import Encoder
from motherlode.core.encoding.game import EncodedGame
from motherlode.envs.common.table import Table

__all__ = [
    "Bytes",
    "LegalDiscrete",
    "MaskedEnv",
    "Observation",
    "action_mask_space",
    "fields",
    "highs",
    "observation_space",
]

_UINT8 = np.dtype(np.uint8)
_MASK = np.dtype(np.int8)
_BOOL = np.dtype(np.bool_)

Bytes = NDArray[np.uint8]
Observation = dict[str, NDArray[Any]]
"""``observation``: what the seat knows; ``action_mask``: 1 for each legal action, all 0 when the seat is not to act."""


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


class MaskedEnv:
    """What environments share whose observations come with a mask: they are written to one buffer."""

    table: Table
    _mask: NDArray[np.int8] | None = None  # the last that was handed out, and the buffer it is a part of
    _buffer: bytearray = bytearray()

    def _observe_seat(self, encoded: EncodedGame, seat: int) -> Observation:
        buffer = self._buffer = encoded.observe_with_mask(seat)
        size = encoded.encoder.size
        mask = self._mask = np.frombuffer(buffer, _MASK, -1, size)
        return {"observation": np.frombuffer(buffer, _UINT8, size), "action_mask": mask}

    def legal_mask(self, seat: int) -> NDArray[np.int8] | None:
        """The mask of a seat that is to act; None for the others."""
        encoded = self.table.encoded
        return np.frombuffer(encoded.mask(), _MASK) if encoded.actor == seat else None

    def draw(self, mask: NDArray[Any], number: float) -> int:
        """The action that a number from 0 to 1 draws by a mask just handed out; -1 by any other mask."""
        return self.table.encoded.draw(self._buffer, number) if mask is self._mask else -1


class LegalDiscrete(spaces.Discrete):
    """The actions, of which ``sample()`` without a mask takes a legal one, if the seat is to act now."""

    def __init__(self, actions: int, env: MaskedEnv, seat: int) -> None:
        super().__init__(actions)
        self._env = env
        self._seat = seat
        self._actions = actions
        self._mask_shape = (actions,)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: of those that the mask allows, else of the legal ones, else any."""
        if mask is None and probability is None:
            mask = self._env.legal_mask(self._seat)
        if mask is None or mask.dtype != _MASK or mask.shape != self._mask_shape:
            return super().sample(mask, probability)
        number = self.np_random.random()
        drawn = self._env.draw(mask, number)
        if drawn >= 0:
            return np.int64(drawn)
        allowed = mask.view(_BOOL).nonzero()[0]  # a tenth of the time that Gymnasium takes for a mask so long
        if not len(allowed):
            return self.start
        choice: np.int64 = allowed[int(number * len(allowed))]
        return choice

    def contains(self, x: Any) -> bool:
        """Whether it is an action, legal now or not; Gymnasium takes ten times as long for the usual types."""
        return bool(0 <= x < self._actions) if type(x) in (np.int64, int) else super().contains(x)

    def __deepcopy__(self, memo: dict[int, Any]) -> LegalDiscrete:
        """A copy belongs to the copy of its environment, if that is copied too."""
        other = LegalDiscrete(int(self.n), memo.get(id(self._env), self._env), self._seat)
        memo[id(self)] = other
        return other
