"""The end of a round: saboteurs are paid (B-54), or gold cards go round the miners (B-51, B-52)."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural.action_space import TAKE_GOLD
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.state import GOLD, OVER, State
from motherlode.games.tunnels.vectorized.torus import popcount

__all__ = ["settle", "take_gold"]


def settle(state: State, is_over: Array) -> State:
    """Pay the winners where the round is over: miners choose one by one, saboteurs are paid at once."""
    is_won, is_lost = is_over & state.reached, is_over & ~state.reached
    players = state.players.astype(jnp.uint32)
    miners = ((jnp.uint32(1) << players) - 1) & ~state.saboteurs
    left = jnp.sum(state.gold_left.astype(jnp.int32), 0)
    drawn = jnp.minimum(popcount(miners).astype(jnp.int32), left)
    place = lax.broadcasted_iota(jnp.int32, state.gold.shape, 0)
    values = jnp.arange(1, 4, dtype=jnp.uint8)[:, None, None]
    pool = jnp.sum((state.gold[None] == values) & (place < drawn)[None], 1).astype(jnp.uint8)
    pool = jnp.where(is_won, pool, jnp.uint8(0))
    paid, left_after = _payments(state)
    chooser = _miner_from(miners, state.last_layer.astype(jnp.int32), state.players)
    has_pool = is_won & (drawn > 0)
    phase = jnp.where(has_pool, GOLD, jnp.where(is_over, OVER, state.phase)).astype(jnp.uint8)
    return state._replace(
        gold_pool=pool,
        gold_left=jnp.where(is_lost, left_after, state.gold_left - pool),
        nuggets=state.nuggets + jnp.where(is_lost, paid, jnp.uint8(0)),
        actor=jnp.where(has_pool, chooser, state.actor).astype(jnp.uint8),
        phase=phase,
    )


def take_gold(state: State, what: Array) -> State:
    """Let the actor keep one of the gold cards that go round, and hand on the others counter-clockwise."""
    value = what - TAKE_GOLD
    values = lax.broadcasted_iota(jnp.int32, state.gold_pool.shape, 0)
    pool = state.gold_pool - (values == value).astype(jnp.uint8)
    seat = lax.broadcasted_iota(jnp.int32, state.nuggets.shape, 0)
    actor = state.actor.astype(jnp.int32)
    nuggets = state.nuggets + jnp.where(seat == actor, value + 1, 0).astype(jnp.uint8)
    miners = ((jnp.uint32(1) << state.players.astype(jnp.uint32)) - 1) & ~state.saboteurs
    following = _miner_from(miners, actor - 1, state.players)
    is_empty = jnp.sum(pool.astype(jnp.int32), 0) == 0
    return state._replace(
        gold_pool=pool,
        nuggets=nuggets,
        actor=jnp.where(is_empty, actor, following).astype(jnp.uint8),
        phase=jnp.where(is_empty, OVER, state.phase).astype(jnp.uint8),
    )


def _miner_from(miners: Array, seat: Array, players: Array) -> Array:
    """The first miner from a seat on, counter-clockwise."""
    n = players.astype(jnp.int32)
    place = ((seat + n) % n + n).astype(jnp.uint32)
    twice = miners | (miners << n.astype(jnp.uint32))
    until = twice & ((jnp.uint32(2) << place) - 1)
    highest = 31 - lax.clz(jnp.maximum(until, 1)).astype(jnp.int32)
    return highest % n


def _payments(state: State) -> tuple[Array, Array]:
    """By seat, the payments to winning saboteurs, from the first seat on; and the gold cards left then."""
    most = t.payment_tables().shape[1] - 3
    ones, twos, threes = (state.gold_left[value].astype(jnp.int32) for value in range(3))
    saboteurs = popcount(state.saboteurs).astype(jnp.int32)
    twos_radix, threes_radix = int(t.GOLD_CARDS[1]) + 1, int(t.GOLD_CARDS[2]) + 1
    index = ((ones * twos_radix + twos) * threes_radix + threes) * (most + 1) + saboteurs
    row = jnp.asarray(t.payment_tables()).T[:, index]
    players = state.players.astype(jnp.uint32)
    first = state.first.astype(jnp.uint32)
    from_first = (state.saboteurs | (state.saboteurs << players)) >> first
    seat = lax.broadcasted_iota(jnp.uint32, state.nuggets.shape, 0)
    away = (seat + players - first) % players
    rank = popcount(from_first & ((jnp.uint32(1) << away) - 1))
    paid = jnp.zeros_like(state.nuggets)
    for place in range(most):
        paid = jnp.where(rank == place, row[place], paid)
    is_paid = ((state.saboteurs >> seat) & 1 == 1) & (seat < players)
    return jnp.where(is_paid, paid, jnp.uint8(0)), row[most:]
