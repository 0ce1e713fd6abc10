"""Checks of arguments that several environments have, with errors that name them."""

from __future__ import annotations

import numpy as np

from motherlode.core.encoding.rewards import REWARDS
from motherlode.core.errors import DataError

__all__ = ["check_seed", "is_whole", "reward_kind", "seed_text"]


_USUAL = frozenset((int, np.int64))


def is_whole(value: object) -> bool:
    """Whether a value is a whole number, of Python or of NumPy."""
    return type(value) in _USUAL or isinstance(value, np.integer)


def check_seed(seed: object) -> None:
    """Refuse a seed that NumPy's generators do not take, or read as one of several numbers."""
    if seed is not None and not is_whole(seed):
        raise TypeError(f"seed is a whole number from 0 or None, not {seed!r}")
    if isinstance(seed, int | np.integer) and seed < 0:
        raise DataError(f"seed is a whole number from 0 or None, not {seed!r}")


def reward_kind(reward: str) -> int:
    """The number of a kind of reward."""
    if reward not in REWARDS:
        raise DataError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS.index(reward)


def seed_text(source: np.random.Generator) -> str:
    """The seed of the next game, drawn from an environment's own generator."""
    return source.bytes(16).hex()
