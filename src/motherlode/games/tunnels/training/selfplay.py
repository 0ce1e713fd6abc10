"""Self-play: PPO with a KL penalty toward the clone, a critic that sees all, and a league of frozen opponents."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.core.errors import DataError
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.checkpoint import load_params, save_params
from motherlode.games.tunnels.training.optimizer import AdamState, adam_step, init_adam
from motherlode.games.tunnels.training.policy import value_at
from motherlode.games.tunnels.training.rollout import (
    KINDS_OF_TABLE,
    USUAL_OPPOSITION,
    Experience,
    Opposition,
    begin_tables,
    make_decks,
    roll_out,
)

__all__ = ["SelfplaySettings", "selfplay"]

_CLIP: Final = 0.2
_LAMBDA: Final = 0.95
_ENTROPY: Final = 0.003
_MAX_NORM: Final = 0.5
_BELIEF_WEIGHT: Final = 0.1
_CRITIC_RATE: Final = 3e-4
_MINIBATCHES: Final = 8
_GROUP: Final = 16
"""Neighbouring tables that stay in one minibatch."""
_CRITIC_WARM_UP: Final = 30
"""Updates of the critic alone, before the policy moves."""
_OPPONENT_UPDATES: Final = 8
"""Updates for which an opponent stays, some five rounds."""
_FRESH_DECKS: Final = 16
_LEAGUE_SIZE: Final = 4
_REPORT_SECONDS: Final = 10.0
_SAVE_SECONDS: Final = 60.0


@dataclass(frozen=True, slots=True)
class SelfplaySettings:
    """Settings of a run. ``schedule`` is the part of the anchor's and rate's schedules that it covers."""

    seconds: float = 1200.0
    tables: int = 16384
    steps: int = 32
    anchor: tuple[float, float] = (0.3, 0.005)
    rate: float = 3e-4
    schedule: tuple[float, float] = (0.0, 1.0)
    seed: int = 0
    opposition: Opposition = USUAL_OPPOSITION
    has_league: bool = True  # else the opponent is always the anchor


class Learner(NamedTuple):
    """The weights being learned."""

    policy: net.Params
    critic: net.Params


class Pace(NamedTuple):
    """What changes in the course of a run."""

    is_learning: Array  # 0.0 while only the critic learns
    anchor: Array
    rate: Array


_METRICS: Final = ("policy_loss", "value_loss", "belief_loss", "entropy", "kl")


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


def _loss(learner: Learner, anchor: net.Params, batch: Minibatch, pace: Pace) -> tuple[Array, Array]:
    e = batch.experience
    half, h = net.trunk(learner.policy, e.words, e.numbers)
    ref, ref_h = jax.tree.map(lax.stop_gradient, net.trunk(anchor, e.words, e.numbers))
    what, index = e.what.astype(jnp.int32), e.place.astype(jnp.int32)
    mask = net.what_mask(e.whats)
    aim_mask = net.target_mask(e.targets, what, e.actor, e.players)
    whats = net.log_softmax(net.what_logits(half, h, e.numbers), mask)
    aims = net.log_softmax(net.target_logits(half, h, e.numbers, e.planes, what), aim_mask)
    ref_whats = net.log_softmax(net.what_logits(ref, ref_h, e.numbers), mask)
    ref_aims = net.log_softmax(net.target_logits(ref, ref_h, e.numbers, e.planes, what), aim_mask)
    weight = e.is_own.astype(jnp.float32)

    def mean(value: Array, weight: Array = weight) -> Array:
        return jnp.sum(value * weight) / jnp.maximum(1.0, jnp.sum(weight))

    def expected(of_whats: Array, of_aims: Array) -> Array:
        over_whats = jnp.sum(jnp.where(mask, jnp.exp(whats) * of_whats, 0.0), 0)
        return over_whats + jnp.sum(jnp.where(aim_mask, jnp.exp(aims) * of_aims, 0.0), 0)

    entropy = mean(-expected(whats, aims))
    kl = mean(expected(whats - ref_whats, aims - ref_aims))
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
    belief = net.belief_logits(half, h)
    truth = ((e.truth[None] >> jnp.arange(y.SEATS + 3, dtype=jnp.uint32)[:, None]) & 1).astype(jnp.float32)
    is_seat = jnp.concatenate([jnp.arange(y.SEATS)[:, None] < e.players, jnp.ones((3, what.shape[0]), bool)])
    belief_loss = jnp.sum(jnp.where(is_seat, jax.nn.softplus(belief) - belief * truth, 0.0)) / jnp.sum(is_seat)
    of_policy = policy_loss + pace.anchor * kl - _ENTROPY * entropy + _BELIEF_WEIGHT * belief_loss
    metrics = jnp.stack([policy_loss, value_loss, belief_loss, entropy, kl])
    return pace.is_learning * of_policy + 0.5 * value_loss, metrics


@partial(jax.jit, donate_argnums=(0, 2))
def _update(
    learner: Learner, anchor: net.Params, adam: AdamState, experience: Experience, last_value: Array, pace: Pace
) -> tuple[Learner, AdamState, Array]:
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


_roll_out = jax.jit(roll_out, static_argnums=(6, 7), donate_argnums=3)
_make_decks = jax.jit(make_decks, static_argnums=1)


def selfplay(clone: Path, out: Path, settings: SelfplaySettings, is_resumed: bool = False) -> None:
    """Learn for some time; write the weights, those of the critic and the league, and a log beside them."""
    if settings.tables % (_MINIBATCHES * _GROUP):
        raise DataError(f"tables: must be a multiple of {_MINIBATCHES * _GROUP}, not {settings.tables}")
    anchor = load_params(clone)
    run = _Run(anchor, out, settings, is_resumed)
    run.learn()


class _Run:
    """A run of self-play."""

    def __init__(self, anchor: net.Params, out: Path, settings: SelfplaySettings, is_resumed: bool) -> None:
        self.anchor = anchor
        self.out = out
        self.settings = settings
        self.league: list[net.Params] = [anchor]
        width = anchor["bias"].shape[0]
        policy = jax.tree.map(jnp.copy, anchor)
        critic = net.init_critic(jax.random.key(settings.seed + 9), width)
        self.updates = 0
        if is_resumed:
            policy, critic = load_params(out), load_params(out.with_suffix(".critic.npz"))
            self.league += _load_league(out.with_suffix(".league.npz"))
            self.updates = _CRITIC_WARM_UP
        self.learner = Learner(policy, critic)
        self.adam = init_adam(self.learner)
        self.tables = jax.jit(begin_tables, static_argnums=(0, 1))(settings.seed, settings.tables)
        self.decks = self._fresh_decks()
        self.chance = np.random.default_rng(settings.seed)
        self.opponent = 0
        self.decisions = 0

    def learn(self) -> None:
        """Update until the time is over."""
        settings = self.settings
        began = time.monotonic()
        self._update(0.0)
        _wait_for(self.learner)
        print(json.dumps({"compiled_seconds": round(time.monotonic() - began, 1)}), flush=True)
        began = reported = saved = joined = time.monotonic()
        counted = self.decisions
        log: list[tuple[int, Array, Array]] = []
        with self.out.with_suffix(".jsonl").open("a", encoding="utf-8") as file:
            while (elapsed := time.monotonic() - began) < settings.seconds:
                part = elapsed / settings.seconds
                log.append(self._update(settings.schedule[0] + part * (settings.schedule[1] - settings.schedule[0])))
                _wait_for(log[-1][2])
                now = time.monotonic()
                if now - reported > _REPORT_SECONDS:
                    line = self._report(log) | {
                        "seconds": round(now - began, 1),
                        "decisions": self.decisions,
                        "per_second": round((self.decisions - counted) / (now - reported)),
                    }
                    print(json.dumps(line), flush=True)
                    file.write(json.dumps(line) + "\n")
                    log, reported, counted = [], now, self.decisions
                if now - saved > _SAVE_SECONDS:
                    self._save()
                    saved = now
                if settings.has_league and now - joined > settings.seconds / (_LEAGUE_SIZE + 1):
                    self.league.append(jax.tree.map(jnp.copy, self.learner.policy))
                    self.league = [self.league[0], *self.league[1:][-_LEAGUE_SIZE:]]
                    joined = now
        self._save()

    def _update(self, part: float) -> tuple[int, Array, Array]:
        settings = self.settings
        if self.updates % _FRESH_DECKS == 0:
            self.decks = self._fresh_decks()
        if self.updates % _OPPONENT_UPDATES == 0:
            # The clone half of the time: it stands for the rule bots.
            past = len(self.league) - 1
            self.opponent = int(self.chance.integers(past)) + 1 if past and self.chance.random() < 0.5 else 0
        start = jnp.uint32(self.updates * settings.steps + 1)
        opponent = self.league[self.opponent]
        self.tables, experience, last, counts = _roll_out(
            self.learner.policy,
            self.learner.critic,
            opponent,
            self.tables,
            self.decks,
            start,
            settings.steps,
            settings.opposition,
        )
        first, final = settings.anchor
        pace = Pace(
            jnp.float32(self.updates >= _CRITIC_WARM_UP),
            jnp.float32(first * (final / first) ** part),
            jnp.float32(settings.rate * (1 - 0.8 * part)),
        )
        self.learner, self.adam, metrics = _update(self.learner, self.anchor, self.adam, experience, last, pace)
        self.updates += 1
        self.decisions += settings.tables * settings.steps
        return self.opponent, counts, metrics

    def _fresh_decks(self) -> Array:
        seed = jnp.uint32(self.settings.seed * 1_000_003 + self.updates + 17)
        decks: Array = _make_decks(seed, self.settings.tables)
        return decks

    def _report(self, log: list[tuple[int, Array, Array]]) -> dict[str, float]:
        line: dict[str, float] = {"updates": self.updates}
        metrics = np.mean([np.asarray(each) for _, _, each in log], 0)
        line |= {name: round(float(value), 4) for name, value in zip(_METRICS, metrics, strict=True)}
        for name, is_clone in (("clone", True), ("past", False)):
            chosen = [np.asarray(counts) for opponent, counts, _ in log if (opponent == 0) == is_clone]
            total = np.sum(chosen, 0) if chosen else np.zeros(7, np.int64)
            for kind, label in enumerate(KINDS_OF_TABLE):
                if kind and total[kind]:
                    line[f"miners_win_{label}_against_{name}"] = round(float(total[3 + kind] / total[kind]), 4)
        total = np.sum([np.asarray(counts) for _, counts, _ in log], 0)
        line |= {"miners_win_self": round(float(total[3] / max(1, total[0])), 4), "escaped": int(total[6])}
        return line

    def _save(self) -> None:
        save_params(self.out, self.learner.policy)
        save_params(self.out.with_suffix(".critic.npz"), self.learner.critic)
        past = {f"{index}/{name}": leaf for index, each in enumerate(self.league[1:]) for name, leaf in each.items()}
        save_params(self.out.with_suffix(".league.npz"), past)


def _wait_for(tree: object) -> None:
    """Wait until the arrays of a tree are computed."""
    for leaf in jax.tree.leaves(tree):
        leaf.block_until_ready()


def _load_league(path: Path) -> list[net.Params]:
    league: dict[str, net.Params] = {}
    for key, leaf in (load_params(path) if path.is_file() else {}).items():
        index, _, name = key.partition("/")
        league.setdefault(index, {})[name] = leaf
    return [league[index] for index in sorted(league, key=int)]
