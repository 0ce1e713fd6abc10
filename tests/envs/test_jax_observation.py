"""The learned bot observes and decides the same on the engine's views as in its training game."""

from __future__ import annotations

import random
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from motherlode.core.playable import legal_codes
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.bots.neural import observation as one
from motherlode.games.tunnels.bots.neural.network import LOGIT_UNIT, PolicyNetwork
from motherlode.games.tunnels.bots.neural.neural_bot import WEIGHTS
from motherlode.games.tunnels.bots.neural.tracker import RoundTracker, actions_of
from motherlode.games.tunnels.game import ENGINE
from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.checkpoint import load_params
from motherlode.games.tunnels.vectorized.batch_distances import batch_distances_of
from motherlode.games.tunnels.vectorized.legal import legal_whats
from motherlode.games.tunnels.vectorized.lockstep import deal_of
from motherlode.games.tunnels.vectorized.observation import local_planes, numbers_of, observe
from motherlode.games.tunnels.vectorized.play import play
from motherlode.games.tunnels.vectorized.state import first_round
from motherlode.games.tunnels.vectorized.tracking import new_track, tracked

GAMES = 24

compiled = partial(jax.jit, compiler_options={"xla_backend_optimization_level": 0})
"""Compiled in less time: the games are few and short. The digest in ``test_jax.py`` holds for the default options."""


@compiled
def _step(state, track, distances, what, target):
    seen = (
        observe(state).words,
        numbers_of(state, track, distances),
        local_planes(state, distances, what),
        legal_whats(state),
    )
    after = play(state, what, target)
    measured = batch_distances_of(after)
    return seen, after, tracked(track, state, distances, what, target, measured), measured


def _tracker(view: View, position) -> RoundTracker:
    tracker = RoundTracker(position.seats, list(position.rules.cast).count(position.rules.saboteur))
    actions = actions_of(view.events, position.rules.tables)
    while actions:
        end = next((i for i in range(1, len(actions)) if actions[i][0] >= 0), len(actions))
        tracker.add(actions[:end])
        actions = actions[end:]
    return tracker


def test_the_bot_observes_and_decides_as_in_training(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "_HALF", jnp.float32)  # so that only the bot's rounding is left
    params = load_params(WEIGHTS)
    network = PolicyNetwork(WEIGHTS)
    chance = random.Random(5)
    logs: list[list[Event]] = [[] for _ in range(GAMES)]
    positions = [ENGINE.begin("base", 3 + i % 8, {"rounds": 1}, f"observe/{i}", logs[i]) for i in range(GAMES)]
    seats = jnp.asarray([p.seats for p in positions])
    state = compiled(first_round)(seats, jnp.asarray([p.first for p in positions]), deal_of(positions))
    track, distances = new_track(GAMES), compiled(batch_distances_of)(state)
    compared = 0
    for turn in range(70):
        what, target = np.full(GAMES, a.DISCARD, np.int32), np.zeros(GAMES, np.int32)
        chosen = {}
        for i, position in enumerate(positions):
            if position.asked != 1 or position.shown:
                continue
            codes = legal_codes(position)
            actions = [a.decode_code(position, code) for code in codes]
            # a taste for the east, so that goals are turned up
            best = max(range(len(codes)), key=lambda k: (actions[k][0] < 26) * actions[k][1] + chance.random() * 60)
            pick = best if chance.random() < 0.7 else chance.randrange(len(codes))
            what[i], target[i] = actions[pick]
            chosen[i] = codes[pick]
        if not chosen:
            break
        seen_by_all, after, new, measured = _step(state, track, distances, what, target)
        words, numbers, planes, whats = map(np.asarray, seen_by_all)
        for i, code in chosen.items():
            position = positions[i]
            if turn % 3 == 0:
                seat = position.actor
                view = View(ENGINE, ENGINE.view_of(position, seat), seat, tuple(logs[i]))
                tracker = _tracker(view, position)
                faces = set(np.flatnonzero(whats[: a.ROCKFALL, i]).tolist())
                seen = one.observe(view.position, tracker, faces)
                _compare(seen, words[:, i], numbers[:, i])
                if what[i] <= a.ROCKFALL:
                    cells = one.cell_features(tracker, int(what[i]), seen.treasure, range(a.CELLS))
                    _compare_cells(np.array(cells).T, planes[:, :, i], seen.treasure)
                if compared % 6 == 0:  # these are slow
                    seen_there = words[:, i], numbers[:, i], planes[:, :, i]
                    _compare_decision(network, params, seen, tracker, *seen_there, int(what[i]))
                compared += 1
            ENGINE.play(position, ENGINE.move_of(position, code), logs[i])
        state, track, distances = after, new, measured
    assert compared > 200
    assert sum(p.reached for p in positions) > 0, "no goal was reached: the rounds compare too little"


def _compare(seen: one.Observation, words: np.ndarray, numbers: np.ndarray) -> None:
    planes, rest = words[: y.PLANES * a.SIDE], words[y.PLANES * a.SIDE :]
    assert _bits(planes, a.SIDE) == seen.plane_bits
    assert _bits(rest, 32) == seen.rest_bits
    np.testing.assert_allclose(seen.numbers, numbers, atol=2e-4, rtol=1e-4)


def _compare_decision(
    network: PolicyNetwork,
    params: net.Params,
    seen: one.Observation,
    tracker: RoundTracker,
    words: np.ndarray,
    numbers: np.ndarray,
    planes: np.ndarray,
    what: int,
) -> None:
    """The logits of both stages and the beliefs, for one decision."""
    h = network.features(seen)
    whats, beliefs, aims = _decided(params, words[:, None], numbers[:, None], planes[:, :, None], jnp.asarray([what]))
    np.testing.assert_allclose(np.array(network.what_logits(h, seen)) * LOGIT_UNIT, whats, atol=2e-3)
    np.testing.assert_allclose(network.beliefs(h), beliefs, atol=1e-3)
    if what >= a.TURN_WHATS:
        return
    cells = one.cell_features(tracker, what, seen.treasure, range(a.CELLS)) if what <= a.ROCKFALL else None
    targets = range(a.CELLS) if what <= a.ROCKFALL else range(a.CELLS, y.TARGETS)
    ours = np.array(network.target_logits(h, seen, what, targets, cells)) * LOGIT_UNIT
    np.testing.assert_allclose(ours, np.asarray(aims)[list(targets)], atol=2e-3)


@compiled
def _decided(params, words, numbers, planes, what):
    half, features = net.trunk(params, words, numbers)
    return (
        net.what_logits(half, features, numbers)[:, 0],
        jax.nn.sigmoid(net.belief_logits(half, features)[:, 0]),
        net.target_logits(half, features, numbers, planes, what)[:, 0],
    )


def _bits(words: np.ndarray, count: int) -> list[int]:
    return np.flatnonzero((words[:, None] >> np.arange(count, dtype=np.uint32)) & 1).tolist()


def _compare_cells(cells: np.ndarray, planes: np.ndarray, treasure: tuple[float, ...]) -> None:
    bits = ((planes[:, :, None] >> np.arange(a.SIDE, dtype=np.uint32)) & 1).reshape(-1, a.CELLS)
    expected = np.tensordot(np.array(treasure), bits[:15].reshape(3, 5, a.CELLS), 1)
    np.testing.assert_allclose(cells, np.concatenate([expected, bits[15:]]), atol=1e-6)
