"""Games as pure JAX functions on batches (as in Pgx, JaxMARL): ``init``, ``step``, ``observe``, masks.

    env = motherlode.envs.jax.make("base", rounds=1)
    state = jax.jit(env.init)(seeds, players)   # (B,) uint32, (B,) numbers of players
    whats = env.legal_whats(state)              # (70, B): by what, the number of legal targets
    targets = env.legal_targets(state, what)    # (20, B): words of bits
    state = jax.jit(env.step)(state, what, target)

A move is chosen in two stages: what (a card and how it is used), then where. The batch is the last axis.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from motherlode.core.errors import DataError
from motherlode.games.registry import game_module

__all__ = ["JaxEnvironment", "make"]


class JaxEnvironment(Protocol):
    """A game in batches; states and arrays are JAX pytrees, so every method can be jitted."""

    def init(self, seeds: Any, players: Any) -> Any:
        """Return games before their first turn."""

    def step(self, state: Any, what: Any, target: Any) -> Any:
        """Return the games after a legal move in each; games that are over stay as they are."""

    def reset_finished(self, state: Any) -> Any:
        """Return the games, with new ones where they are over."""

    def observe(self, state: Any) -> Any:
        """Return what the actors know, packed."""

    def legal_whats(self, state: Any) -> Any:
        """Return, by what, the number of legal targets."""

    def legal_targets(self, state: Any, what: Any) -> Any:
        """Return the legal targets of a legal what."""

    def is_over(self, state: Any) -> Any:
        """Return which games are over."""

    def rewards(self, state: Any) -> Any:
        """Return the gold of each seat so far."""


def make(ruleset: str = "base", *, rounds: int = 1) -> JaxEnvironment:
    """Return the environment of a ruleset; DataError if it has none or jax is not installed."""
    try:
        module = game_module(ruleset, "vectorized")
    except ModuleNotFoundError as error:
        if error.name not in ("jax", "jaxlib"):
            raise
        raise DataError("this environment needs jax: pip install 'motherlode[jax]'") from None
    if module is None:
        raise DataError(f"ruleset {ruleset!r} has no vectorized game")
    return cast(JaxEnvironment, module.environment_of(ruleset, rounds))
