"""Public sums of a round by seat, with the log-likelihood ratio of being a saboteur.

A mean-field version of the inference of ``belief``: each action multiplies the odds of its seat by how much likelier a
saboteur than a miner would choose it among the alternatives, by goal that may be the treasure. It is an input of the
learned policy, whose own output is the better estimate.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import choice_model as m
from motherlode.games.tunnels.bots.neural.layout import OFFSETS, SEATS, SUMS
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.batch_distances import BatchDistances, any_cell, reaching
from motherlode.games.tunnels.vectorized.state import OVER, State, lookup
from motherlode.games.tunnels.vectorized.torus import at_column, fitting_cells_of, popcount

__all__ = ["Track", "new_track", "prior_logit", "public_suspicion", "tracked"]


class Track(NamedTuple):
    """Sums over the round of a batch of games; all public."""

    ratios: Array  # (10, 3, B) float32: by seat and goal, log-likelihood ratio of saboteur to miner
    sums: Array  # (10, 12, B) float32, see the layout
    relations: Array  # (10, 10, B) int8: by seat and target, tools fixed less tools broken
    seen: Array  # (27, B) uint8: by kind, cards played face up


def new_track(batch: int) -> Track:
    """The sums of a round that begins."""
    return Track(
        jnp.zeros((SEATS, 3, batch)),
        jnp.zeros((SEATS, SUMS, batch)),
        jnp.zeros((SEATS, SEATS, batch), jnp.int8),
        jnp.zeros((a.KINDS, batch), jnp.uint8),
    )


def prior_logit(players: Array) -> Array:
    """The log odds that a seat was dealt a saboteur."""
    chance = lookup(t.SABOTEURS, players) / (players.astype(jnp.float32) + 1)
    return jnp.log(chance / (1 - chance))


def public_suspicion(state: State, track: Track) -> tuple[Array, Array]:
    """(10, B), (3, B): the saboteur probability by seat, and the treasure, to someone who knows no goal."""
    hidden = jnp.stack([(state.hidden >> goal) & 1 for goal in range(3)]).astype(jnp.float32)
    treasure = hidden / jnp.maximum(1.0, hidden.sum(0))
    return jax.nn.sigmoid(prior_logit(state.players) + jnp.sum(track.ratios * treasure, 1)), treasure


def tracked(
    track: Track, state: State, distances: BatchDistances, what: Array, target: Array, new_distances: BatchDistances
) -> Track:
    """The sums after a move in ``state``, with the distances in its maze before and after the move."""
    is_live = state.phase != OVER
    batch = what.shape[0]
    seat = lax.broadcasted_iota(jnp.int32, (SEATS, batch), 0)
    actor = state.actor.astype(jnp.int32)
    is_actor, is_target = seat == actor, seat == target
    is_lay, is_fall = is_live & (what < a.ROCKFALL), is_live & (what == a.ROCKFALL)
    is_break = is_live & (what >= a.BREAK) & (what < a.FIX)
    is_fix = is_live & (what >= a.FIX) & (what < a.DISCARD)
    is_discard = is_live & (what >= a.DISCARD) & (what < a.TAKE_GOLD)
    both_hidden = distances.is_hidden & new_distances.is_hidden
    added = jnp.where(both_hidden, new_distances.distance - distances.distance, 0.0)

    fall_ratio = m.FALL_WEIGHT * jnp.clip(added, -m.FALL_CLIP, m.FALL_CLIP)
    ratio = jnp.where(is_lay, _lay_ratio(distances, what, target), jnp.where(is_fall, fall_ratio, 0.0))
    ratio = jnp.where(distances.is_hidden, ratio, 0.0)
    suspicion, treasure = public_suspicion(state, track)
    broken = state.broken[0] | state.broken[1] | state.broken[2]
    has_broken = (broken[None] >> seat.astype(jnp.uint32)) & 1 == 1
    candidates = (seat < state.players.astype(jnp.int32)) & ~is_actor & (is_break | has_broken | is_target)
    margin = jnp.where(is_break, suspicion - m.BREAK_AT, m.FIX_BELOW - suspicion)

    def share(sign: float) -> Array:
        weight = jnp.where(candidates, jnp.exp(m.AIM_WEIGHT * sign * margin), 0.0)
        aimed = jnp.sum(jnp.where(is_target, weight, 0.0), 0)
        return (1 - m.NOISE) * aimed / (1 + weight.sum(0)) + m.NOISE / state.players.astype(jnp.float32)

    aimed_ratio = jnp.where((is_break | is_fix) & (target != actor), jnp.log(share(-1.0) / share(1.0)), 0.0)
    change = jnp.clip(ratio + aimed_ratio, -m.MAX_RATIO, m.MAX_RATIO)

    expected = jnp.sum(added * treasure, 0)
    in_maze = is_lay | is_fall
    is_whole = (broken >> actor.astype(jnp.uint32)) & 1 == 0
    is_joined = lookup(a.WHAT_IS_JOINED, what)
    done = jnp.stack(
        [
            jnp.where(in_maze, jnp.maximum(expected, 0.0), 0.0),
            jnp.where(in_maze, jnp.maximum(-expected, 0.0), 0.0),
            is_lay & ~is_joined,
            is_lay & is_joined,
            is_fall,
            is_discard & is_whole,
            is_discard & ~is_whole,
            is_live & (what == a.MAP),
            is_break,
            is_fix & (target != actor),
            is_fix & (target == actor),
            jnp.zeros_like(is_live),
        ]
    ).astype(jnp.float32)
    is_last = (jnp.arange(SUMS) == SUMS - 1)[None, :, None]
    suffered = jnp.where((is_target & is_break)[:, None] & is_last, 1.0, 0.0)
    relation = jnp.where(is_break, -1, jnp.where(is_fix, 1, 0)).astype(jnp.int8)
    kinds = lax.broadcasted_iota(jnp.int32, (a.KINDS, batch), 0)
    is_seen = (kinds == lookup(a.WHAT_KIND, what)) & is_live & (what < a.DISCARD)
    return Track(
        ratios=track.ratios + jnp.where(is_actor[:, None] & is_live, change[None], 0.0),
        sums=track.sums + jnp.where(is_actor[:, None], done[None], 0.0) + suffered,
        relations=track.relations + jnp.where(is_actor[:, None] & is_target[None], relation, jnp.int8(0)),
        seen=track.seen + is_seen.astype(jnp.uint8),
    )


def _lay_ratio(distances: BatchDistances, what: Array, target: Array) -> Array:
    """(3, B): log-likelihood ratio of laying a card here, among all its placements."""
    edges = lookup(a.WHAT_EDGES, what).astype(jnp.uint32)
    is_joined = lookup(a.WHAT_IS_JOINED, what)
    turned = ((edges >> 2) | (edges << 2)) & 15
    cell = at_column(target // a.SIDE, jnp.uint32(1) << (target % a.SIDE).astype(jnp.uint32))
    within = jnp.zeros(distances.near.shape[:2] + what.shape, jnp.int32)
    total = jnp.zeros(what.shape, jnp.int32)
    own = within
    for index, lying in enumerate((edges, turned)):
        fits = fitting_cells_of(distances.fit, lying)
        reach = reaching(distances, lying, is_joined)
        if index == 0:
            own = any_cell(reach & cell)
        is_other = (turned != edges) | (index == 0)
        within = within + jnp.where(is_other, jnp.sum(popcount(fits & reach), -2).astype(jnp.int32), 0)
        total = total + jnp.where(is_other, jnp.sum(popcount(fits), 0).astype(jnp.int32), 0)
    loss = OFFSETS[0] + jnp.sum(~own, 1)
    dig = harm = jnp.float32(1.0)
    before = jnp.zeros_like(total)
    for index, change in enumerate((*OFFSETS, OFFSETS[-1] + 1)):
        until = within[:, index] if index < len(OFFSETS) else jnp.broadcast_to(total, loss.shape)
        clipped = max(m.MIN_LOSS, change)
        dig = dig + (until - before) * exp(-m.DIG_WEIGHT * clipped)
        harm = harm + (until - before) * exp(m.HARM_WEIGHT * clipped)
        before = until
    loss = jnp.maximum(loss, m.MIN_LOSS).astype(jnp.float32)
    miner = jnp.exp(-m.DIG_WEIGHT * loss) / dig
    saboteur = jnp.exp(m.HARM_WEIGHT * loss) / harm
    error = m.NOISE / (total + 1.0)
    mixed = (1 - m.NOISE) * (m.COVER * miner + (1 - m.COVER) * saboteur) + error
    return jnp.log(mixed / ((1 - m.NOISE) * miner + error))
