"""The learned policy sees the same through the engine's views as in the vectorized game it was trained on."""

from __future__ import annotations

import random

import pytest

jax = pytest.importorskip("jax")

import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

from motherlode.core.playable import legal_codes  # noqa: E402
from motherlode.core.visibility import Event  # noqa: E402
from motherlode.game import View  # noqa: E402
from motherlode.games.tunnels.bots.neural import action_space as a  # noqa: E402
from motherlode.games.tunnels.bots.neural import layout as y  # noqa: E402
from motherlode.games.tunnels.bots.neural import observation as one  # noqa: E402
from motherlode.games.tunnels.bots.neural.tracker import RoundTracker, actions_of  # noqa: E402
from motherlode.games.tunnels.game import ENGINE  # noqa: E402
from motherlode.games.tunnels.vectorized.legal import legal_whats  # noqa: E402
from motherlode.games.tunnels.vectorized.lockstep import deal_of  # noqa: E402
from motherlode.games.tunnels.vectorized.observation import local_planes, numbers_of, observe  # noqa: E402
from motherlode.games.tunnels.vectorized.play import play  # noqa: E402
from motherlode.games.tunnels.vectorized.state import first_round  # noqa: E402
from motherlode.games.tunnels.vectorized.terrain import terrain_of  # noqa: E402
from motherlode.games.tunnels.vectorized.tracking import new_track, tracked  # noqa: E402

GAMES = 24


@jax.jit
def _step(state, track, terrain, what, target):
    seen = observe(state).words, numbers_of(state, track, terrain), local_planes(state, terrain, what)
    after = play(state, what, target)
    measured = terrain_of(after)
    return seen, after, tracked(track, state, terrain, what, target, measured), measured


def _tracker(view: View, position) -> RoundTracker:
    tracker = RoundTracker(position.seats, list(position.rules.cast).count(position.rules.saboteur))
    actions = actions_of(view.events, position.rules.tables)
    while actions:
        end = next((i for i in range(1, len(actions)) if actions[i][0] >= 0), len(actions))
        tracker.add(actions[:end])
        actions = actions[end:]
    return tracker


def test_the_numpy_observation_is_the_one_of_training():
    chance = random.Random(5)
    logs: list[list[Event]] = [[] for _ in range(GAMES)]
    positions = [ENGINE.begin("base", 3 + i % 8, {"rounds": 1}, f"observe/{i}", logs[i]) for i in range(GAMES)]
    seats = jnp.asarray([p.seats for p in positions])
    state = first_round(seats, jnp.asarray([p.first for p in positions]), deal_of(positions))
    track, terrain = new_track(GAMES), terrain_of(state)
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
        (words, numbers, planes), after, new, measured = _step(state, track, terrain, what, target)
        words, numbers, planes = np.asarray(words), np.asarray(numbers), np.asarray(planes)
        whats = np.asarray(legal_whats(state))
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
                compared += 1
            ENGINE.play(position, ENGINE.moves_of(position, [code])[0], logs[i])
        state, track, terrain = after, new, measured
    assert compared > 200
    assert sum(p.reached for p in positions) > 0, "no goal was reached: the rounds compare too little"


def _compare(seen: one.Observation, words: np.ndarray, numbers: np.ndarray) -> None:
    planes, rest = words[: y.PLANES * a.SIDE], words[y.PLANES * a.SIDE :]
    assert _bits(planes, a.SIDE) == seen.plane_bits
    assert _bits(rest, 32) == seen.rest_bits
    np.testing.assert_allclose(seen.numbers, numbers, atol=2e-4, rtol=1e-4)


def _bits(words: np.ndarray, count: int) -> list[int]:
    return np.flatnonzero((words[:, None] >> np.arange(count, dtype=np.uint32)) & 1).tolist()


def _compare_cells(cells: np.ndarray, planes: np.ndarray, treasure: tuple[float, ...]) -> None:
    bits = ((planes[:, :, None] >> np.arange(a.SIDE, dtype=np.uint32)) & 1).reshape(-1, a.CELLS)
    expected = np.tensordot(np.array(treasure), bits[:15].reshape(3, 5, a.CELLS), 1)
    np.testing.assert_allclose(cells, np.concatenate([expected, bits[15:]]), atol=1e-6)
