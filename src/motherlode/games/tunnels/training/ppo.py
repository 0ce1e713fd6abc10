"""Proximal policy optimization of the two stages, with a penalty that holds the policy near an anchor.

The critic is a network of its own, which sees roles and goals; the policy does not.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.optimizer import AdamState, adam_step
from motherlode.games.tunnels.training.policy import value_at
from motherlode.games.tunnels.training.rollout import Experience

__all__ = ["METRICS", "TABLES_MULTIPLE", "Learner", "Pace", "update"]

_CLIP: Final = 0.2
_LAMBDA: Final = 0.95
_ENTROPY: Final = 0.003
_MAX_NORM: Final = 0.5
_BELIEF_WEIGHT: Final = 0.1
_CRITIC_RATE: Final = 3e-4
_MINIBATCHES: Final = 8
_GROUP: Final = 16
"""Neighbouring tables that stay in one minibatch."""
TABLES_MULTIPLE: Final = _MINIBATCHES * _GROUP
"""A number of tables must be a multiple of this."""


class Learner(NamedTuple):
    """The weights being learned."""

    policy: net.Params
    critic: net.Params


class Pace(NamedTuple):
    """The parameters that change in the course of a run."""

    is_learning: Array  # 0.0 while only the critic learns
    anchor: Array
    rate: Array


METRICS: Final = ("policy_loss", "value_loss", "belief_loss", "entropy", "kl")


def _advantages(experience: Experience, last_value: Array) -> tuple[Array, Array]:
    """Generalized advantages and returns, from the miners' side; nothing is discounted."""

    def step(carry: tuple[Array, Array], row: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        advantage, value_after = carry
        reward, value, is_end = row
        goes_on = 1.0 - is_end
        advantage = reward + value_after * goes_on - value + _LAMBDA * goes_on * advantage
        return (advantage, value), advantage

    rows = (experience.reward, experience.value, experience.is_end.astype(jnp.float32))
    advantages = lax.scan(step, (jnp.zeros_like(last_value), last_value), rows, reverse=True)[1]
    return advantages, advantages + experience.value


class Minibatch(NamedTuple):
    """Decisions to learn from, flat."""

    experience: Experience
    advantage: Array
    value_target: Array


class _Logs(NamedTuple):
    """Log probabilities of both stages, with what is legal, and what the belief head says."""

    whats: Array
    aims: Array
    mask: Array
    aim_mask: Array
    belief: Array


def _logs(params: net.Params, e: Experience) -> _Logs:
    half, h = net.trunk(params, e.words, e.numbers)
    what = e.what.astype(jnp.int32)
    mask, aim_mask = net.what_mask(e.whats), net.target_mask(e.targets, what, e.actor, e.players)
    whats = net.log_softmax(net.what_logits(half, h, e.numbers), mask)
    aims = net.log_softmax(net.target_logits(half, h, e.numbers, e.planes, what), aim_mask)
    return _Logs(whats, aims, mask, aim_mask, net.belief_logits(half, h))


def _loss(learner: Learner, anchor: net.Params | None, batch: Minibatch, pace: Pace) -> tuple[Array, Array]:
    e = batch.experience
    what, index = e.what.astype(jnp.int32), e.place.astype(jnp.int32)
    whats, aims, mask, aim_mask, belief = _logs(learner.policy, e)
    weight = e.is_own.astype(jnp.float32)

    def mean(value: Array, weight: Array = weight) -> Array:
        return jnp.sum(value * weight) / jnp.maximum(1.0, jnp.sum(weight))

    def expected(of_whats: Array, of_aims: Array) -> Array:
        over_whats = jnp.sum(jnp.where(mask, jnp.exp(whats) * of_whats, 0.0), 0)
        return over_whats + jnp.sum(jnp.where(aim_mask, jnp.exp(aims) * of_aims, 0.0), 0)

    entropy = mean(-expected(whats, aims))
    kl = jnp.float32(0.0)
    if anchor is not None:
        ref = jax.tree.map(lax.stop_gradient, _logs(anchor, e))
        kl = mean(expected(whats - ref.whats, aims - ref.aims))
    ratio = jnp.exp(jnp.clip(value_at(whats, what) + value_at(aims, index) - e.log_probability, -5, 5))
    advantage = jnp.zeros_like(batch.advantage)
    for role, sign in ((0, 1.0), (1, -1.0)):
        # Each role is standardized by itself: miners make most decisions.
        of_role = weight * (e.is_saboteur == role)
        signed = sign * batch.advantage
        centred = signed - mean(signed, of_role)
        standard = centred / jnp.sqrt(mean(centred**2, of_role) + 1e-6)
        advantage = jnp.where(e.is_saboteur == role, standard, advantage)
    clipped = jnp.clip(ratio, 1 - _CLIP, 1 + _CLIP)
    policy_loss = -mean(jnp.minimum(ratio * advantage, clipped * advantage))
    value = net.critic_value(learner.critic, e.words, e.numbers, e.truth)
    value_loss = jnp.mean((value - batch.value_target) ** 2)
    truth = ((e.truth[None] >> jnp.arange(y.SEATS + 3, dtype=jnp.uint32)[:, None]) & 1).astype(jnp.float32)
    is_seat = jnp.concatenate([jnp.arange(y.SEATS)[:, None] < e.players, jnp.ones((3, what.shape[0]), bool)])
    belief_loss = jnp.sum(jnp.where(is_seat, jax.nn.softplus(belief) - belief * truth, 0.0)) / jnp.sum(is_seat)
    of_policy = policy_loss + pace.anchor * kl - _ENTROPY * entropy + _BELIEF_WEIGHT * belief_loss
    metrics = jnp.stack([policy_loss, value_loss, belief_loss, entropy, kl])
    return pace.is_learning * of_policy + 0.5 * value_loss, metrics


@partial(jax.jit, donate_argnums=(0, 2))
def update(
    learner: Learner, anchor: net.Params | None, adam: AdamState, experience: Experience, last_value: Array, pace: Pace
) -> tuple[Learner, AdamState, Array]:
    """Learn from an experience; return the learner, its optimizer, and the means of ``METRICS``.

    Without an anchor there is no penalty.
    """
    advantage, target = _advantages(experience, last_value)
    whole = Minibatch(experience, advantage, target)

    def flat(part: Array) -> Array:
        """(time, …, tables) as (…, groups, minibatches, 16 · time): a minibatch holds all kinds of table."""
        moved = jnp.moveaxis(part, 0, -2)  # (…, time, tables)
        grouped = moved.reshape(*moved.shape[:-1], -1, _MINIBATCHES, _GROUP)
        split = jnp.moveaxis(grouped, -2, 0)  # (minibatches, …, time, groups, 16)
        return split.reshape(*split.shape[:-3], -1)

    parts = jax.tree.map(flat, whole)

    def step(carry: tuple[Learner, AdamState], batch: Minibatch) -> tuple[tuple[Learner, AdamState], Array]:
        learner, adam = carry
        (_, metrics), gradient = jax.value_and_grad(_loss, has_aux=True)(learner, anchor, batch, pace)
        rates = Learner(
            jax.tree.map(lambda _: pace.rate * pace.is_learning, learner.policy),
            jax.tree.map(lambda _: jnp.float32(_CRITIC_RATE), learner.critic),
        )
        return adam_step(learner, gradient, adam, rates, _MAX_NORM), metrics

    (learner, adam), metrics = lax.scan(step, (learner, adam), parts)
    return learner, adam, metrics.mean(0)
