"""Legal actions in two stages: how many moves each *what* has, then the targets of one what."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.state import GOLD, TURN, State, lookup
from motherlode.games.tunnels.vectorized.torus import at_column, fit_of, fitting_cells_of, kth_bit, popcount

__all__ = ["actor_hand", "hand_bits", "legal_targets", "legal_whats", "random_below", "uniform_action"]


def hand_bits(hands: Array) -> Array:
    """By seat, the kinds held, as bits."""
    bits = jnp.uint32(0)
    for slot in range(t.MAX_HAND):
        bits = bits | (jnp.uint32(1) << hands[:, slot].astype(jnp.uint32))
    return jnp.bitwise_and(bits, jnp.uint32((1 << a.KINDS) - 1))


def actor_hand(state: State) -> Array:
    """The kinds the actor holds, as bits."""
    seat = lax.broadcasted_iota(jnp.int32, (t.MAX_SEATS, state.actor.shape[0]), 0)
    bits = jnp.where(seat == state.actor.astype(jnp.int32), hand_bits(state.hands), jnp.uint32(0))
    return jnp.sum(bits, 0).astype(jnp.uint32)


def legal_whats(state: State) -> Array:
    """(70, B) uint8: by what, the number of legal targets; all 0 when the round is over."""
    held = jnp.where(state.phase == TURN, actor_hand(state), jnp.uint32(0))
    actor = state.actor.astype(jnp.uint32)
    broken = state.broken
    can_lay = ((broken[0] | broken[1] | broken[2]) >> actor) & 1 == 0
    seats = (jnp.uint32(1) << state.players.astype(jnp.uint32)) - 1
    others = seats & ~(jnp.uint32(1) << actor)

    lay_edges = jnp.asarray(a.WHAT_EDGES[: a.ROCKFALL]) - 1
    tools = state.broken[jnp.asarray(a.WHAT_TOOL)]
    counts = jnp.concatenate(
        [
            jnp.where(can_lay, state.fits[lay_edges], 0),
            state.laid[None],
            popcount(state.hidden)[None].astype(jnp.uint8),
            popcount(others & ~tools[a.BREAK : a.FIX]).astype(jnp.uint8),
            popcount(tools[a.FIX : a.DISCARD]).astype(jnp.uint8),
            jnp.ones((a.KINDS, held.shape[0]), jnp.uint8),
        ]
    )
    kinds = jnp.asarray(a.WHAT_KIND[: a.TAKE_GOLD], jnp.uint32)[:, None]
    of_turn = jnp.where((held >> kinds) & 1 == 1, counts, 0)
    of_gold = ((state.phase == GOLD) & (state.gold_pool > 0)).astype(jnp.uint8)
    return jnp.concatenate([of_turn, of_gold])


def legal_targets(state: State, what: Array) -> Array:
    """(20, B) uint32: the legal targets of a what that is legal.

    Cells for tunnel cards and rockfalls; for others column 0 holds the goals or the seats, or bit 0 for no target.
    """
    fit = fit_of(state.arms, state.connected, state.hidden)
    lay = fitting_cells_of(fit, lookup(a.WHAT_EDGES, what))
    fall = fit.occupied & ~jnp.asarray(t.FIXED_CELLS)
    tool = lookup(a.WHAT_TOOL, what)
    broken = jnp.where(tool == 0, state.broken[0], jnp.where(tool == 1, state.broken[1], state.broken[2]))
    seats = (jnp.uint32(1) << state.players.astype(jnp.uint32)) - 1
    others = seats & ~(jnp.uint32(1) << state.actor.astype(jnp.uint32))
    word = jnp.where(
        what == a.MAP,
        state.hidden,
        jnp.where(what < a.FIX, others & ~broken, jnp.where(what < a.DISCARD, broken, jnp.uint32(1))),
    )
    elsewhere = at_column(jnp.int32(0), word)
    return jnp.where(what < a.ROCKFALL, lay, jnp.where(what == a.ROCKFALL, fall, elsewhere))


def random_below(bits: Array, n: Array) -> Array:
    """A number below n (at most 65,536) from 32 random bits, by multiply and shift."""
    n = n.astype(jnp.uint32)
    return ((bits >> 16) * n + (((bits & 0xFFFF) * n) >> 16)) >> 16


def uniform_action(state: State, bits: Array) -> tuple[Array, Array]:
    """A uniformly random legal move from 32 random bits a game, as what and target."""
    cumulated = jnp.cumsum(legal_whats(state).astype(jnp.int32), 0)
    drawn = random_below(bits, jnp.maximum(cumulated[-1], 1)).astype(jnp.int32)
    is_passed = cumulated <= drawn
    what = jnp.minimum(jnp.sum(is_passed, 0), a.WHATS - 1).astype(jnp.int32)
    rank = drawn - jnp.max(jnp.where(is_passed, cumulated, 0), 0)
    return what, kth_target(legal_targets(state, what), rank)


def kth_target(targets: Array, rank: Array) -> Array:
    """The target of this rank among those of ``legal_targets``."""
    cumulated = jnp.cumsum(popcount(targets).astype(jnp.int32), 0)
    is_passed = cumulated <= rank
    column = jnp.minimum(jnp.sum(is_passed, 0), a.SIDE - 1).astype(jnp.int32)
    within = rank - jnp.max(jnp.where(is_passed, cumulated, 0), 0)
    columns = lax.broadcasted_iota(jnp.int32, targets.shape, 0)
    word = jnp.sum(jnp.where(columns == column, targets, jnp.uint32(0)), 0).astype(jnp.uint32)
    return column * a.SIDE + kth_bit(word, within.astype(jnp.uint32)).astype(jnp.int32)
