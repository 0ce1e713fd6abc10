"""The policy network: a shared trunk, two stages of logits (what, then target), beliefs; a critic.

Weights are float32, products bfloat16. All arrays have the batch last. The bot runs the same network, see
:mod:`motherlode.games.tunnels.bots.neural.network`, whose names of weights these are.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import layout as y

__all__ = [
    "Params",
    "belief_logits",
    "critic_value",
    "init_critic",
    "init_policy",
    "log_softmax",
    "target_logits",
    "target_mask",
    "trunk",
    "unpack",
    "what_logits",
    "what_mask",
]

Params: TypeAlias = dict[str, Array]

_HALF = jnp.bfloat16
_PLANE_INPUTS = y.PLANES * a.CELLS
_REST_INPUTS = 32 * y.REST_WORDS
_TRUTH_BITS = 32
_IMPOSSIBLE = -1e9


def _normal(key: Array, outputs: int, inputs: int, gain: float) -> Array:
    return jax.random.normal(key, (outputs, inputs)) * (gain * math.sqrt(2.0 / inputs))


_OF_NUMBERS: Final = (
    "numbers",
    "what_faces",
    "target_cells",
    "target_cells_chosen",
    "target_seats",
    "target_seats_chosen",
)
"""Weights of what a network on packed words alone does not have."""


def _init_trunk(key: Array, width: int, depth: int) -> Params:
    keys = iter(jax.random.split(key, depth + 3))
    params = {
        "planes": _normal(next(keys), width, _PLANE_INPUTS, 2.0),
        "rest": _normal(next(keys), width, _REST_INPUTS, 2.0),
        "numbers": _normal(next(keys), width, y.NUMBERS, 1.0),
        "bias": jnp.zeros((width, 1)),
    }
    for layer in range(depth - 1):
        params[f"hidden{layer}"] = _normal(next(keys), width, width, 1.0)
        params[f"hidden{layer}_bias"] = jnp.zeros((width, 1))
    return params


def init_policy(key: Array, width: int = 256, depth: int = 3, has_numbers: bool = True) -> Params:
    """Weights of a policy before training; without numbers it is given packed words alone."""
    keys = iter(jax.random.split(key, 10))
    params = _init_trunk(next(keys), width, depth) | {
        "what": _normal(next(keys), a.TURN_WHATS, width, 0.05),
        "what_faces": _normal(next(keys), y.FACE_FEATURES, width, 0.1),
        "chosen": _normal(next(keys), width, a.TURN_WHATS, 0.5),
        "target": _normal(next(keys), y.TARGETS, width, 0.05),
        "target_cells": _normal(next(keys), y.CELL_FEATURES, width, 0.1),
        "target_cells_chosen": jnp.zeros((y.CELL_FEATURES, a.TURN_WHATS)),
        "target_seats": _normal(next(keys), y.SEAT_FEATURES, width, 0.1),
        "target_seats_chosen": jnp.zeros((y.SEAT_FEATURES, a.TURN_WHATS)),
        "belief": _normal(next(keys), y.SEATS + 3, width, 0.1),
    }
    return params if has_numbers else _without_numbers(params)


def _without_numbers(params: Params) -> Params:
    return {name: weights for name, weights in params.items() if name not in _OF_NUMBERS}


def init_critic(key: Array, width: int = 256, depth: int = 3, has_numbers: bool = True) -> Params:
    """Weights of a critic, which sees roles and goals: it is used in training only."""
    params = _init_trunk(key, width, depth)
    if not has_numbers:
        params = _without_numbers(params)
    params["truth"] = 0.3 * jax.random.normal(jax.random.fold_in(key, 1), (width, _TRUTH_BITS))
    params["value"] = jnp.zeros((1, width))
    return params


def unpack(words: Array) -> tuple[Array, Array]:
    """(2800, B), (1824, B) bfloat16: the bits of an observation's words."""
    planes, rest = words[: y.PLANES * a.SIDE], words[y.PLANES * a.SIDE :]
    return _bits(planes, a.SIDE).astype(_HALF), _bits(rest, 32).astype(_HALF)


def _bits(words: Array, count: int) -> Array:
    places = jnp.arange(count, dtype=jnp.uint32)[None, :, None]
    return ((words[:, None] >> places) & 1).reshape(words.shape[0] * count, words.shape[1])


_kept_apart: Callable[[tuple[Array, Array]], tuple[Array, Array]] = lax.optimization_barrier


def _first_layer(half: Params, words: Array, numbers: Array | None) -> Array:
    """One product of all inputs: three, and their sum, take a GPU longer, so XLA must not split it."""
    inputs, names = [*unpack(words)], ["planes", "rest"]
    if numbers is not None:
        inputs.append(numbers.astype(_HALF))
        names.append("numbers")
    weights, columns = _kept_apart((jnp.concatenate([half[name] for name in names], 1), jnp.concatenate(inputs)))
    return weights @ columns + half["bias"]


def _deeper(half: Params, h: Array) -> Array:
    layer = 0
    while f"hidden{layer}" in half:
        h = h + jax.nn.relu(half[f"hidden{layer}"] @ h + half[f"hidden{layer}_bias"])
        layer += 1
    return h


def trunk(params: Params, words: Array, numbers: Array | None, dropout: Array | None = None) -> tuple[Params, Array]:
    """The weights in half precision, and the features all heads share.

    ``numbers`` is None for words alone.
    """
    half = jax.tree.map(lambda weights: weights.astype(_HALF), params)
    h = jax.nn.relu(_first_layer(half, words, numbers))
    if dropout is not None:
        h = h * dropout
    return half, _deeper(half, h)


def what_logits(half: Params, h: Array, numbers: Array | None) -> Array:
    """(67, B): logits of the whats of a turn."""
    if numbers is None:
        return (half["what"] @ h).astype(jnp.float32)
    faces = numbers[y.FACE_START : y.FACE_START + len(a.FACES) * y.FACE_FEATURES].astype(_HALF)
    faces = faces.reshape(len(a.FACES), y.FACE_FEATURES, -1)
    by_face = jnp.sum(faces * (half["what_faces"] @ h)[None], 1).astype(jnp.float32)
    others = jnp.zeros((a.TURN_WHATS - len(a.FACES), h.shape[1]), jnp.float32)
    return (half["what"] @ h).astype(jnp.float32) + jnp.concatenate([by_face, others])


def target_logits(half: Params, h: Array, numbers: Array | None, planes: Array | None, what: Array) -> Array:
    """(410, B): logits of the targets of a what; ``planes`` are the local planes of that what."""
    whats = lax.broadcasted_iota(jnp.int32, (a.TURN_WHATS, *what.shape), 0)
    chosen = (what[None] == whats).astype(_HALF)
    c = jax.nn.relu(h + half["chosen"] @ chosen)
    everywhere = (half["target"] @ c).astype(jnp.float32)
    if numbers is None or planes is None:
        return everywhere
    of_cells = (half["target_cells"] @ c + half["target_cells_chosen"] @ chosen).astype(jnp.float32)
    of_seats = half["target_seats"] @ c + half["target_seats_chosen"] @ chosen
    start = y.NUMBERS - 2 - a.KINDS - 3
    treasure = numbers[start : start + 3].astype(jnp.float32)
    by_goal = (treasure[:, None] * of_cells[None, :5]).reshape(15, -1)
    weights = jnp.concatenate([by_goal, of_cells[5:]])
    bits = ((planes[:, :, None] >> jnp.arange(a.SIDE, dtype=jnp.uint32)[None, None, :, None]) & 1) == 1
    cells = jnp.sum(jnp.where(bits, weights[:, None, None], 0.0), 0).reshape(a.CELLS, -1)
    seats = numbers[: y.SEATS * y.SEAT_FEATURES].astype(_HALF).reshape(y.SEATS, y.SEAT_FEATURES, -1)
    by_seat = jnp.sum(seats * of_seats[None], 1).astype(jnp.float32)
    is_at_seat = (what >= a.BREAK) & (what < a.DISCARD)
    return everywhere + jnp.concatenate([cells, jnp.where(is_at_seat, by_seat, 0.0)])


def belief_logits(half: Params, h: Array) -> Array:
    """(13, B): by seat from the actor on, of being a saboteur; by goal, of being the treasure."""
    return (half["belief"] @ h).astype(jnp.float32)


def critic_value(params: Params, words: Array, numbers: Array | None, truth: Array) -> Array:
    """(B,): from -1 (saboteurs win) to 1 (miners win), given roles and goals as bits."""
    half = jax.tree.map(lambda weights: weights.astype(_HALF), params)
    bits = (truth[None] >> jnp.arange(_TRUTH_BITS, dtype=jnp.uint32)[:, None]) & 1
    h = jax.nn.relu(_first_layer(half, words, numbers) + half["truth"] @ bits.astype(_HALF))
    return jnp.tanh((half["value"] @ _deeper(half, h))[0].astype(jnp.float32))


def what_mask(packed: Array) -> Array:
    """(67, B) bool: legal whats, unpacked from three words."""
    return _bits(packed, 32)[: a.TURN_WHATS] == 1


def target_mask(targets: Array, what: Array, actor: Array, players: Array) -> Array:
    """(410, B) bool: legal targets, cells or seats counted from the actor or goals."""
    cells = _bits(targets, a.SIDE) == 1
    n, from_seat = players.astype(jnp.uint32), actor.astype(jnp.uint32)
    is_at_seat = (what >= a.BREAK) & (what < a.DISCARD)
    word = targets[0]
    word = jnp.where(is_at_seat, ((word | (word << n)) >> from_seat) & ((jnp.uint32(1) << n) - 1), word)
    others = _bits(word[None], 32)[: y.SEATS] == 1
    in_maze = what <= a.ROCKFALL
    return jnp.concatenate([cells & in_maze, others & ~in_maze])


def log_softmax(logits: Array, mask: Array) -> Array:
    """Log probabilities over what is legal."""
    masked = jnp.where(mask, logits, _IMPOSSIBLE)
    return masked - jax.nn.logsumexp(masked, 0, keepdims=True)
