"""Adam with gradient clipping and decoupled weight decay."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

__all__ = ["AdamState", "adam_step", "init_adam"]

T = TypeVar("T")

_EPSILON = 1e-6


class AdamState(NamedTuple):
    """Moments of the gradient, and the number of steps."""

    mean: object
    square: object
    steps: Array


def init_adam(params: object) -> AdamState:
    """The state before the first step."""
    return AdamState(jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params), jnp.float32(0))


def adam_step(
    params: T,
    gradient: T,
    state: AdamState,
    rates: T,
    clip: float,
    decay: float = 0.0,
    betas: tuple[float, float] = (0.9, 0.999),
) -> tuple[T, AdamState]:
    """Take a step. ``rates`` has the shape of ``params``, with a learning rate for each leaf or subtree."""
    norm = jnp.sqrt(sum(jnp.sum(leaf * leaf) for leaf in jax.tree.leaves(gradient)))
    scale = jnp.minimum(1.0, clip / (norm + _EPSILON))
    steps = state.steps + 1
    first, second = betas
    mean = jax.tree.map(lambda m, g: first * m + (1 - first) * g * scale, state.mean, gradient)
    square = jax.tree.map(lambda v, g: second * v + (1 - second) * (g * scale) ** 2, state.square, gradient)
    correction = jnp.sqrt(1 - second**steps) / (1 - first**steps)

    def moved(leaf: Array, m: Array, v: Array, rate: Array) -> Array:
        step = rate * correction * m / (jnp.sqrt(v) + _EPSILON)
        return leaf - step - (rate * decay * leaf if decay and leaf.ndim == 2 and leaf.shape[1] > 1 else 0.0)

    return jax.tree.map(moved, params, mean, square, rates), AdamState(mean, square, steps)
