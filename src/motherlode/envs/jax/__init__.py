"""The base game as pure JAX functions: batched, jittable, and exact against the engine."""

from motherlode.envs.jax.env import EnvState, TunnelsEnv

__all__ = ["EnvState", "TunnelsEnv"]
