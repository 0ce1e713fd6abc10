"""Self-play against itself and a league of frozen opponents, anchored to the clone it began as."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from motherlode.core.errors import DataError
from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.checkpoint import load_params, save_params
from motherlode.games.tunnels.training.optimizer import init_adam
from motherlode.games.tunnels.training.ppo import METRICS, TABLES_MULTIPLE, Learner, Pace, update
from motherlode.games.tunnels.training.rollout import (
    KINDS_OF_TABLE,
    USUAL_OPPOSITION,
    Opposition,
    begin_tables,
    make_decks,
    roll_out,
)

__all__ = ["SelfplaySettings", "selfplay"]

_CRITIC_WARM_UP: Final = 30
"""Updates of the critic alone, before a cloned policy moves."""
_CRITIC_WIDTH: Final = 256
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
    has_league: bool = True  # else the opponent is always the policy of the beginning
    width: int = 512  # of a policy that begins from nothing


_roll_out = jax.jit(roll_out, static_argnums=(6, 7), donate_argnums=3)
_make_decks = jax.jit(make_decks, static_argnums=1)


def selfplay(clone: Path | None, out: Path, settings: SelfplaySettings, is_resumed: bool = False) -> None:
    """Learn for some time; write the weights, those of the critic and the league, and a log beside them.

    Without a clone a policy on packed words alone begins from nothing, and there is no anchor.
    """
    if settings.tables % TABLES_MULTIPLE:
        raise DataError(f"tables: must be a multiple of {TABLES_MULTIPLE}, not {settings.tables}")
    run = _Run(None if clone is None else load_params(clone), out, settings, is_resumed)
    run.learn()


class _Run:
    """A run of self-play."""

    def __init__(self, anchor: net.Params | None, out: Path, settings: SelfplaySettings, is_resumed: bool) -> None:
        self.anchor = anchor
        self.out = out
        self.settings = settings
        has_numbers = anchor is not None
        key = jax.random.key(settings.seed)
        first = net.init_policy(key, settings.width, has_numbers=False) if anchor is None else anchor
        self.league: list[net.Params] = [first]
        policy = jax.tree.map(jnp.copy, first)
        width = _CRITIC_WIDTH if anchor is None else anchor["bias"].shape[0]
        critic = net.init_critic(jax.random.key(settings.seed + 9), width, has_numbers=has_numbers)
        self.warm_up = _CRITIC_WARM_UP if has_numbers else 0
        self.updates = 0
        if is_resumed:
            policy, critic = load_params(out), load_params(out.with_suffix(".critic.npz"))
            self.league += _load_league(out.with_suffix(".league.npz"))
            self.updates = self.warm_up
        self.learner = Learner(policy, critic)
        self.adam = init_adam(self.learner)
        begun = jax.jit(begin_tables, static_argnums=(0, 1, 2))
        self.tables = begun(settings.seed, settings.tables, has_numbers)
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
            jnp.float32(self.updates >= self.warm_up),
            jnp.float32(first * (final / first) ** part),
            jnp.float32(settings.rate * (1 - 0.8 * part)),
        )
        self.learner, self.adam, metrics = update(self.learner, self.anchor, self.adam, experience, last, pace)
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
        line |= {name: round(float(value), 4) for name, value in zip(METRICS, metrics, strict=True)}
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
