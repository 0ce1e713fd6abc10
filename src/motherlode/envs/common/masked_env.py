"""Observations and masks as NumPy arrays, and actions sampled by mask; compiled: it runs every turn."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from mypy_extensions import i64, mypyc_attr
from numpy.typing import NDArray

from motherlode.core.encoding.game import EncodedGame

__all__ = ["MaskSampler", "MaskedEnv", "Observation", "observe_seat"]

Observation = dict[str, NDArray[Any]]
"""``observation``: what the seat knows; ``action_mask``: 1 for each legal action, all 0 when the seat is not to act."""

_UINT8: Final = np.dtype(np.uint8)
_MASK: Final = np.dtype(np.int8)
_BOOL: Final = np.dtype(np.bool_)
_INT64: Final = np.int64
_frombuffer: Final = np.frombuffer

_ACTIONS: Final[list[Any]] = []
"""The actions as NumPy's numbers, which take longer to make than to look up."""

_BATCH: Final = 64
"""How many random numbers are drawn at once: a call takes NumPy as long as ten numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MaskedEnv:
    """What environments share whose observations come with a mask: both are written to one buffer."""

    encoded: EncodedGame  # the game in progress
    _buffer: bytearray  # what was handed out last, and the mask that is a part of it
    _mask: object

    def begin_game(self, encoded: EncodedGame) -> None:
        """Observe this game from now on."""
        self.encoded = encoded
        self._buffer = bytearray()
        self._mask = None


def observe_seat(env: MaskedEnv, seat: i64) -> Observation:
    """What a seat knows, in arrays of its own."""
    encoded = env.encoded
    size = encoded.encoder.size
    buffer = encoded.observe_with_mask(seat)
    mask = _frombuffer(buffer, _MASK, -1, size)
    env._buffer = buffer
    env._mask = mask
    return {"observation": _frombuffer(buffer, _UINT8, size), "action_mask": mask}


@mypyc_attr(allow_interpreted_subclasses=True)
class MaskSampler:
    """The compiled part of a space of actions: it draws legal ones."""

    _env: MaskedEnv
    _seat: i64
    _count: i64
    _numbers: list[float]  # random numbers, of which the first `_used` are used up
    _used: i64

    def draw_from(self, env: MaskedEnv, seat: int, actions: int) -> None:
        """Draw actions of a seat of an environment."""
        self._env = env
        self._seat = seat
        self._count = actions
        self.forget_numbers()
        while len(_ACTIONS) < actions:
            _ACTIONS.append(_INT64(len(_ACTIONS)))

    def forget_numbers(self) -> None:
        """Draw new random numbers next: the generator was seeded."""
        self._numbers = []
        self._used = 0

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action: of those that the mask allows, else of the legal ones, else any."""
        env = self._env
        if mask is None and probability is None:
            encoded = env.encoded
            if encoded.actor == self._seat:
                mask = _frombuffer(encoded.mask(), _MASK)
        if mask is None or probability is not None:
            return _space(self).sample_otherwise(mask, probability)
        if mask is not env._mask and (mask.dtype != _MASK or mask.shape != (self._count,)):
            return _space(self).sample_otherwise(mask, probability)
        if self._used == len(self._numbers):
            self._numbers = _space(self).np_random.random(_BATCH).tolist()
            self._used = 0
        number = self._numbers[self._used]
        self._used += 1
        if mask is env._mask:
            drawn = env.encoded.draw(env._buffer, number)
            if drawn >= 0:
                return _ACTIONS[drawn]
        allowed = mask.view(_BOOL).nonzero()[0]  # a tenth of the time that Gymnasium takes for a mask so long
        if not len(allowed):
            return _ACTIONS[0]
        return allowed[int(number * len(allowed))]

    def contains(self, x: Any) -> bool:
        """Whether it is an action, legal now or not; Gymnasium takes ten times as long for the usual types."""
        if type(x) is _INT64 or type(x) is int:
            return bool(0 <= x < self._count)
        return bool(_space(self).contains_otherwise(x))


def _space(sampler: MaskSampler) -> Any:
    return cast(Any, sampler)
