"""The base game as pure JAX functions: batched, jittable, and exact against the engine."""

from motherlode.core.errors import DataError
from motherlode.games.tunnels.vectorized.env import EnvState, TunnelsEnv

__all__ = ["EnvState", "TunnelsEnv", "environment_of"]


def environment_of(ruleset: str, rounds: int) -> TunnelsEnv:
    """The environment of a ruleset; DataError unless it is the base game, the only one implemented."""
    if ruleset != "base":
        raise DataError(f"ruleset: there is no vectorized {ruleset}, only base")
    return TunnelsEnv(rounds)
