"""Sampling actions from a policy network, and the numbers of targets in its second stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.vectorized.batch_distances import BatchDistances
from motherlode.games.tunnels.vectorized.dealing import hash_bits
from motherlode.games.tunnels.vectorized.legal import legal_targets, legal_whats
from motherlode.games.tunnels.vectorized.observation import local_planes, numbers_of, observe
from motherlode.games.tunnels.vectorized.state import State
from motherlode.games.tunnels.vectorized.tracking import Track

__all__ = ["Decision", "Inputs", "decide", "inputs_of", "pack_whats", "target_index", "target_of", "value_at"]


class Inputs(NamedTuple):
    """The inputs of the network."""

    words: Array  # (197, B) uint32
    numbers: Array | None  # (385, B) bfloat16; None for a network on words alone
    whats: Array  # (3, B) uint32: legal whats, packed


class Decision(NamedTuple):
    """An action with what is needed to learn from it."""

    what: Array  # (B,) int32
    target: Array  # (B,) int32, as the game takes it
    place: Array  # (B,) int32, as the network counts targets
    log_probability: Array  # (B,) float32
    targets: Array  # (20, B) uint32: legal targets of the what
    planes: Array | None  # (17, 20, B) uint32: its local planes; None for a network on words alone


def inputs_of(state: State, track: Track | None, distances: BatchDistances | None) -> Inputs:
    """The network's inputs for the actors of a batch; without numbers where nothing is tracked."""
    numbers = None
    if track is not None and distances is not None:
        numbers = numbers_of(state, track, distances).astype(jnp.bfloat16)
    inputs = Inputs(observe(state).words, numbers, pack_whats(legal_whats(state)))
    # Else XLA computes each word again for each of its bits.
    return _kept_apart(inputs)


_kept_apart: Callable[[Inputs], Inputs] = lax.optimization_barrier


def pack_whats(counts: Array) -> Array:
    """(3, B) uint32: which whats of a turn are legal."""
    is_legal = counts[: a.TURN_WHATS] > 0
    padded = jnp.concatenate([is_legal, jnp.zeros((96 - a.TURN_WHATS, counts.shape[1]), bool)])
    bits = padded.reshape(3, 32, -1).astype(jnp.uint32) << jnp.arange(32, dtype=jnp.uint32)[None, :, None]
    return jnp.sum(bits, 1).astype(jnp.uint32)


def decide(
    params: net.Params,
    state: State,
    distances: BatchDistances | None,
    inputs: Inputs,
    seeds: Array,
    step: Array,
    temperature: float = 1.0,
) -> Decision:
    """Sample an action for each game by the Gumbel trick; at temperature 0 the likeliest.

    ``distances`` is None for a network on words alone.
    """
    actor, players = state.actor.astype(jnp.int32), state.players.astype(jnp.int32)
    half, h = net.trunk(params, inputs.words, inputs.numbers)
    logits = net.what_logits(half, h, inputs.numbers)
    mask = net.what_mask(inputs.whats)
    what = jnp.argmax(jnp.where(mask, logits + temperature * _gumbel(seeds, step, logits, 1), -jnp.inf), 0)
    what = what.astype(jnp.int32)
    targets = legal_targets(state, what)
    planes = None if distances is None else local_planes(state, distances, what)
    aims = net.target_logits(half, h, inputs.numbers, planes, what)
    aim_mask = net.target_mask(targets, what, actor, players)
    index = jnp.argmax(jnp.where(aim_mask, aims + temperature * _gumbel(seeds, step, aims, 2), -jnp.inf), 0)
    index = index.astype(jnp.int32)
    log_probability = value_at(net.log_softmax(logits, mask), what) + value_at(net.log_softmax(aims, aim_mask), index)
    return Decision(what, target_of(what, index, actor, players), index, log_probability, targets, planes)


def _gumbel(seeds: Array, step: Array, like: Array, label: int) -> Array:
    place = lax.broadcasted_iota(jnp.uint32, like.shape, 0)
    bits = hash_bits(seeds[None] ^ (place * jnp.uint32(0x85EBCA6B)), label, step)
    uniform = (bits >> 8).astype(jnp.float32) * jnp.float32(2.0**-24) + jnp.float32(2.0**-25)
    return -jnp.log(-jnp.log(uniform))


def value_at(table: Array, index: Array) -> Array:
    """By game, the entry of a column."""
    return jnp.sum(jnp.where(lax.broadcasted_iota(jnp.int32, table.shape, 0) == index, table, 0), 0)


def target_index(what: Array, target: Array, actor: Array, players: Array) -> Array:
    """The number of a target in the second stage."""
    is_at_seat = (what >= a.BREAK) & (what < a.DISCARD)
    return jnp.where(what <= a.ROCKFALL, target, a.CELLS + jnp.where(is_at_seat, (target - actor) % players, target))


def target_of(what: Array, index: Array, actor: Array, players: Array) -> Array:
    """The target of a number of the second stage."""
    is_at_seat = (what >= a.BREAK) & (what < a.DISCARD)
    beside = index - a.CELLS
    return jnp.where(what <= a.ROCKFALL, index, jnp.where(is_at_seat, (beside + actor) % players, beside))
