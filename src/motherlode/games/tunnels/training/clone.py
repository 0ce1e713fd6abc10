"""Behaviour cloning of ``belief``: supervised, both stages, with soft targets from its utilities."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.checkpoint import save_params
from motherlode.games.tunnels.training.dataset import NO_MOVE, load_rounds
from motherlode.games.tunnels.training.optimizer import AdamState, adam_step, init_adam
from motherlode.games.tunnels.training.policy import target_index
from motherlode.games.tunnels.training.replay import CHUNK, Examples, examples_of

__all__ = ["CloneSettings", "clone"]

_TEMPERATURE: Final = 0.05
"""Of the softmax over utilities, in cards."""
_KEEP: Final = 0.8
"""Share of the first layer's features kept by dropout."""
_BELIEF_WEIGHT: Final = 0.2
_TIE: Final = 2e-3
"""Utilities closer than this to the best count as agreeing with ``belief``."""
_HELD_OUT: Final = 20
"""One round in this many is held out."""
_REPORTS: Final = 8
_METRICS: Final = ("what", "target", "belief", "agree_what", "agree_target", "agree", "agree_miner", "agree_saboteur")


@dataclass(frozen=True, slots=True)
class CloneSettings:
    """Settings of a run."""

    width: int = 256
    depth: int = 3
    epochs: float = 80.0
    batch: int = 8192
    rate: float = 2e-3
    decay: float = 0.02
    seed: int = 0
    max_rounds: int = 0  # 0 for all


def _loss(params: net.Params, e: Examples, key: Array, is_training: bool) -> tuple[Array, Array]:
    count = e.words.shape[0]
    drop_key, what_key = jax.random.split(key)
    words, numbers = e.words.T, e.numbers.T
    dropout = None
    if is_training:
        shape = (params["bias"].shape[0], count)
        dropout = (jax.random.bernoulli(drop_key, _KEEP, shape) / _KEEP).astype(jnp.bfloat16)
    half, h = net.trunk(params, words, numbers, dropout)
    logits, mask = net.what_logits(half, h, numbers), net.what_mask(e.whats.T)
    log_whats = net.log_softmax(logits, mask)
    weight = jnp.where(e.utilities > NO_MOVE + 9, jnp.exp(e.utilities / _TEMPERATURE), 0.0)
    weight = (weight / weight.sum(1, keepdims=True)).T  # (8, N)
    best = e.best.T.astype(jnp.int32)
    whats, targets = best >> 9, best & 511
    what_loss = -jnp.mean(jnp.sum(weight * jnp.take_along_axis(log_whats, whats, 0), 0))

    # The second stage is learned for the best move's what; sometimes for the best of another what.
    is_first = jnp.ones((count,), bool)
    if is_training:
        is_first = jax.random.bernoulli(what_key, 0.7, (count,))
    chosen = jnp.where(is_first, e.first_what, e.second_what)
    legal = jnp.where(is_first[:, None], e.first_targets, e.second_targets).T
    planes = jnp.where(is_first[:, None, None], e.first_planes, e.second_planes)
    actor, players = e.actor.astype(jnp.int32), e.players.astype(jnp.int32)
    aim_mask = net.target_mask(legal, chosen, actor, players)
    aims = net.target_logits(half, h, numbers, jnp.moveaxis(planes, 0, -1), chosen)
    log_aims = net.log_softmax(aims, aim_mask)
    index = jnp.clip(target_index(whats, targets, actor, players), 0, y.TARGETS - 1)
    is_of_chosen = (whats == chosen) & jnp.take_along_axis(aim_mask, index, 0)
    aim_weight = jnp.where(is_of_chosen, weight, 0.0)
    aim_weight = aim_weight / jnp.maximum(aim_weight.sum(0), 1e-9)
    found = jnp.where(aim_weight > 0, aim_weight * jnp.take_along_axis(log_aims, index, 0), 0.0)
    target_loss = -jnp.mean(jnp.sum(found, 0))

    belief = net.belief_logits(half, h)
    truth = ((e.truth[None] >> jnp.arange(y.SEATS + 3, dtype=jnp.uint32)[:, None]) & 1).astype(jnp.float32)
    is_seat = jnp.concatenate([jnp.arange(y.SEATS)[:, None] < players, jnp.ones((3, count), bool)])
    belief_loss = jnp.sum(jnp.where(is_seat, jax.nn.softplus(belief) - belief * truth, 0.0)) / jnp.sum(is_seat)

    is_best = e.utilities.T > -_TIE
    picked = jnp.argmax(jnp.where(mask, logits, -jnp.inf), 0)
    agree_what = jnp.any(is_best & (whats == picked), 0)
    agree_target = jnp.any(is_best & (whats == chosen) & (index == jnp.argmax(log_aims, 0)), 0)
    agree = (agree_what & agree_target).astype(jnp.float32)
    role = (e.truth >> 13) & 1

    def among(value: Array, is_in: Array) -> Array:
        return jnp.sum(value * is_in) / jnp.maximum(1, jnp.sum(is_in))

    metrics = [what_loss, target_loss, belief_loss, agree_what.mean(), agree_target.mean(), agree.mean()]
    metrics += [among(agree, role == 0), among(agree, role == 1)]
    return what_loss + target_loss + _BELIEF_WEIGHT * belief_loss, jnp.stack(metrics)


def clone(files: list[Path], out: Path, settings: CloneSettings) -> None:
    """Learn from files of rounds; write the weights, and a line of JSON for each report beside them."""
    rounds = load_rounds(files)
    order = np.random.default_rng(settings.seed).permutation(len(rounds))
    order = order[: settings.max_rounds or len(order)]
    held = max(1, len(order) // _HELD_OUT)
    began = time.monotonic()
    chunk = min(CHUNK, len(order))
    training, testing = examples_of(rounds, order[held:], chunk), examples_of(rounds, order[:held], chunk)
    count = int(training.words.shape[0])
    steps = max(_REPORTS, int(settings.epochs * count / settings.batch)) // _REPORTS * _REPORTS
    print(f"{len(order)} rounds, {count} decisions to learn from, {testing.words.shape[0]} held out, {steps} steps")

    def step(
        carry: tuple[net.Params, AdamState, Array], number: Array
    ) -> tuple[tuple[net.Params, AdamState, Array], Array]:
        params, adam, key = carry
        key, row_key, loss_key = jax.random.split(key, 3)
        rows = jax.random.randint(row_key, (settings.batch,), 0, count)
        batch = Examples(*(column[rows] for column in training))
        (_, metrics), gradient = jax.value_and_grad(_loss, has_aux=True)(params, batch, loss_key, True)
        warm = jnp.minimum(1.0, (number + 1) / 100)
        rate = settings.rate * warm * (0.5 + 0.5 * jnp.cos(jnp.pi * (number + 1) / steps))
        rates = jax.tree.map(lambda _: rate, params)
        params, adam = adam_step(params, gradient, adam, rates, 1.0, settings.decay, (0.9, 0.99))
        return (params, adam, key), metrics

    @jax.jit
    def run(
        carry: tuple[net.Params, AdamState, Array], start: Array
    ) -> tuple[tuple[net.Params, AdamState, Array], Array]:
        return lax.scan(step, carry, start + jnp.arange(steps // _REPORTS, dtype=jnp.float32))

    evaluate = jax.jit(lambda params, batch: _loss(params, batch, jax.random.key(0), False)[1])
    params = net.init_policy(jax.random.key(settings.seed), settings.width, settings.depth)
    carry: tuple[net.Params, AdamState, Array] = (params, init_adam(params), jax.random.key(settings.seed + 1))
    log = out.with_suffix(".jsonl").open("w", encoding="utf-8")
    with log:
        for report in range(_REPORTS):
            carry, metrics = run(carry, jnp.float32(report * steps // _REPORTS))
            learned = np.asarray(metrics[-50:]).mean(0)
            chunk = min(8192, int(testing.words.shape[0]))
            starts = range(0, int(testing.words.shape[0]) - chunk + 1, chunk)
            parts = [evaluate(carry[0], Examples(*(column[at : at + chunk] for column in testing))) for at in starts]
            tested = np.mean([np.asarray(part) for part in parts], 0)
            line = {"step": (report + 1) * steps // _REPORTS, "seconds": round(time.monotonic() - began, 1)}
            for name, one, other in zip(_METRICS, learned, tested, strict=True):
                line |= {name: round(float(one), 4), f"held_out_{name}": round(float(other), 4)}
            print(json.dumps(line), flush=True)
            log.write(json.dumps(line) + "\n")
    save_params(out, carry[0])
