"""Matches of policies in the vectorized game: one round a table, the same deals for every match.

Both sides play their likeliest moves, as the bot does at a real table. Results of two matches on the same deals are
paired, so their difference has a smaller variance than either.
"""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.policy import Decision, decide, inputs_of
from motherlode.games.tunnels.training.rollout import TrackedGames, begin_tables
from motherlode.games.tunnels.vectorized.state import TURN

__all__ = ["miners_win"]

_TURNS = 160
"""More than any round has: 67 cards, and turns of seats that hold none are skipped."""

Side = tuple[net.Params, net.Params]
"""Weights of the even and of the odd seats of a side; twice the same where all play alike."""


def miners_win(miners: Side, saboteurs: Side, tables: int, seed: int) -> NDArray[np.bool_]:
    """By table, whether the miners win its first round; tables have 3 to 10 players in turn."""
    won, is_over = _play_rounds(miners, saboteurs, tables, seed)
    assert bool(is_over.all()), f"a round took more than {_TURNS} turns"
    return np.asarray(won)


@partial(jax.jit, static_argnums=(2, 3))
def _play_rounds(miners: Side, saboteurs: Side, count: int, seed: int) -> tuple[Array, Array]:
    tables = begin_tables(seed, count)

    def step(tables: TrackedGames, number: Array) -> tuple[TrackedGames, None]:
        game = tables.env.game
        inputs = inputs_of(game, tables.track, tables.distances)
        is_saboteur = (game.saboteurs >> game.actor.astype(jnp.uint32)) & 1 == 1
        is_odd = game.actor % 2 == 1

        def choice(params: net.Params) -> Decision:
            return decide(params, game, tables.distances, inputs, tables.env.seeds, number, temperature=0.0)

        even, odd = (
            jax.tree.map(lambda one, other: jnp.where(is_saboteur, other, one), choice(ours), choice(theirs))
            for ours, theirs in zip(miners, saboteurs, strict=True)
        )
        chosen = jax.tree.map(lambda one, other: jnp.where(is_odd, other, one), even, odd)
        is_over = game.phase != TURN
        moved = tables.after(chosen.what, chosen.target)
        return jax.tree.map(lambda new, old: jnp.where(is_over, old, new), moved, tables), None

    tables = lax.scan(step, tables, jnp.arange(1, _TURNS + 1, dtype=jnp.uint32))[0]
    return tables.env.game.reached, tables.env.game.phase != TURN
