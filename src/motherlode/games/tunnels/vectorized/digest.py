"""A digest of random games, to check that a device and its compiler flags agree with the CPU.

Some flags make XLA faster and silently wrong: with command buffers for WHILE loops on a GPU, games went astray.
Run ``check_device`` before you trust a device, a new version of JAX, or ``XLA_FLAGS``.
"""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.core.errors import DataError
from motherlode.games.tunnels.vectorized.dealing import hash_bits
from motherlode.games.tunnels.vectorized.env import EnvState, TunnelsEnv

__all__ = ["DIGEST", "check_device", "digest_of", "random_games"]

_GAMES: Final = 1024
_STEPS: Final = 160

DIGEST: Final = 0x178F1B3B
"""Of ``random_games`` as the CPU plays them; games of all numbers of players, some two rounds of each."""


def random_games(games: int = _GAMES, steps: int = _STEPS) -> EnvState:
    """Games after a number of uniformly random moves, new ones dealt where they ended."""
    env = TunnelsEnv()
    seeds = hash_bits(jnp.arange(games, dtype=jnp.uint32), 2026)
    start = env.init(seeds, jnp.asarray(3 + np.arange(games) % 8))

    def step(state: EnvState, number: Array) -> tuple[EnvState, None]:
        what, target = env.uniform_action(state, hash_bits(state.seeds, number))
        return env.reset_finished(env.step(state, what, target)), None

    return lax.scan(step, start, jnp.arange(steps, dtype=jnp.uint32))[0]


def digest_of(state: EnvState) -> Array:
    """32 bits that depend on every number of a batch of games."""
    digest = jnp.zeros((), jnp.uint32)
    for index, leaf in enumerate(jax.tree.leaves(state)):
        flat = leaf.reshape(-1).astype(jnp.int32).astype(jnp.uint32)
        place = jnp.arange(flat.shape[0], dtype=jnp.uint32)
        digest = hash_bits(digest ^ jnp.sum(hash_bits(flat, place, index), dtype=jnp.uint32), index)
    return digest


def check_device() -> int:
    """The digest as the default device computes it; DataError if it is not that of the CPU."""
    found = int(jax.jit(lambda: digest_of(random_games()))())
    if found != DIGEST:
        device = jax.devices()[0]
        raise DataError(
            f"{device.device_kind} computes other games than the CPU (digest {found:#010x}, not {DIGEST:#010x}): "
            "check XLA_FLAGS and the versions of jax and its plugins"
        )
    return found
