"""The observation of one seat, as ``layout.py`` says; the same as :mod:`motherlode.envs.jax.observation` packs."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

import numpy as np
from numpy.typing import NDArray

from motherlode.core.hidden import HIDDEN
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.bots.neural.terrain import as_bits, as_bytes
from motherlode.games.tunnels.bots.neural.torus import repeated
from motherlode.games.tunnels.bots.neural.tracker import RoundTracker
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Observation", "cell_features", "observe"]

_WIDTH = len(y.OFFSETS)
_LANES = 3 * _WIDTH


@dataclass(frozen=True, slots=True)
class Observation:
    """What the actor knows: the places of the bits that are set, and numbers."""

    plane_bits: NDArray[np.intp]
    rest_bits: NDArray[np.intp]
    numbers: NDArray[np.float32]
    treasure: tuple[float, ...]


def observe(view: Position, tracker: RoundTracker, legal_faces: set[int]) -> Observation:
    """Observe a view of the seat to act; ``legal_faces`` are the legal whats that lay a card."""
    maze, terrain = tracker.maze, tracker.terrain
    planes = 0
    for index, board in enumerate((*maze.arms, maze.joined, maze.lit, terrain.frontier)):
        planes |= board << a.CELLS * index
    words = np.array([*_table_words(view, tracker), *_action_words(view, tracker)], "<u4")
    treasure = _treasure(view)
    left = view.deck_left() / 30
    numbers = np.concatenate(
        [
            _seat_features(view, tracker, treasure).ravel(),
            _face_features(view, tracker, treasure, legal_faces).ravel(),
            np.array(terrain.distance) / 5,
            treasure,
            tracker.seen / 2,
            (left, min(5 * left, 1.0)),
        ]
    ).astype(np.float32)
    return Observation(
        np.flatnonzero(as_bits(planes, y.PLANES)),
        np.flatnonzero(np.unpackbits(words.view(np.uint8), bitorder="little")),
        numbers,
        treasure,
    )


def _treasure(view: Position) -> tuple[float, ...]:
    """The distribution of the treasure over the goals the viewer has not seen."""
    goals = list(view.goals)
    if view.rules.tables.treasure in goals:
        return tuple(float(goal == view.rules.tables.treasure) for goal in goals)
    unknown = goals.count(HIDDEN)
    return tuple(1 / unknown if goal == HIDDEN else 0.0 for goal in goals)


def _table_words(view: Position, tracker: RoundTracker) -> list[int]:
    n, me = view.seats, view.viewer
    seats = [(me + away) % n for away in range(n)]
    hand = list(view.sorted_hand(me))
    held = [sum(1 << kind for kind in set(hand) if hand.count(kind) >= copies) for copies in (1, 2, 3)]

    def in_tens(by_seat: list[int]) -> int:
        return sum(
            (by_seat[seat] >> each & 1) << 10 * each + away for away, seat in enumerate(seats) for each in range(3)
        )

    front, peeked = [int(bits) for bits in view.front], [int(bits) for bits in view.peeked]
    table = (1 << n) - 1 | int(view.roles[me] == view.rules.saboteur) << 10 | 1 << 11 + n - 3
    for goal, kind in enumerate(view.goals):
        fact = 2 if kind == HIDDEN else 0 if kind == view.rules.tables.treasure else 1
        table |= 1 << 19 + 3 * goal + fact | int(view.goal_is_hidden(goal)) << 28 + goal
    sizes = sum(int(view.hand_size(seat)) << 3 * away for away, seat in enumerate(seats))
    discards = sum(min(7, tracker.face_down[seat]) << 3 * away for away, seat in enumerate(seats))
    deck = (1 << min(32, (view.deck_left() + 1) // 2)) - 1
    return [*held, in_tens(front), in_tens(peeked), table, sizes, discards, deck]


def _action_words(view: Position, tracker: RoundTracker) -> list[int]:
    n, me = view.seats, view.viewer
    people, cards, places = [0] * y.HISTORY, [0] * y.HISTORY, [0] * y.HISTORY
    for index, (seat, what, target) in enumerate(tracker.history):
        starts = (a.ROCKFALL, a.MAP, a.BREAK, a.FIX, a.DISCARD)
        people[index] = 1 << (seat - me) % n | 1 << 20 + sum(what >= start for start in starts)
        if what <= a.ROCKFALL:
            cards[index] = 1 << target // a.SIDE
            places[index] = 1 << target % a.SIDE
            if what < a.ROCKFALL:
                cards[index] |= a.WHAT_EDGES[what] << 20 | int(a.WHAT_IS_JOINED[what]) << 24
        elif what == a.MAP:
            places[index] = 1 << 20 + target
        elif what < a.DISCARD:
            people[index] |= 1 << 10 + (target - me) % n
            cards[index] = 1 << 25 + a.WHAT_TOOL[what]
    return [*people, *cards, *places]


def _seat_features(view: Position, tracker: RoundTracker, treasure: tuple[float, ...]) -> NDArray[np.float64]:
    n, me = view.seats, view.viewer
    features = np.zeros((y.SEATS, y.SEAT_FEATURES))
    suspicion = [1 / (1 + exp(-logit)) for logit in (tracker.prior + tracker.ratios @ np.array(treasure)).tolist()]
    order = [(me + away) % n for away in range(n)]
    features[:n, : y.SUMS] = tracker.sums[order] / 2
    features[:n, y.SUMS : y.SUMS + 3] = tracker.ratios[order] / 2
    for away, seat in enumerate(order):
        broken = int(view.front[seat])
        features[away, y.SUMS + 3 :] = (
            2 * suspicion[seat],
            tracker.relations[me, seat],
            tracker.relations[seat, me],
            broken & 1,
            broken >> 1 & 1,
            broken >> 2 & 1,
            broken > 0,
        )
    return features


def _face_features(
    view: Position, tracker: RoundTracker, treasure: tuple[float, ...], legal_faces: set[int]
) -> NDArray[np.float64]:
    features = np.zeros((len(a.FACES), y.FACE_FEATURES))
    terrain = tracker.terrain
    is_hidden = np.array([terrain.hidden >> goal & 1 for goal in range(3)])
    weights = np.array(treasure)
    for what in legal_faces:
        fits = repeated(terrain.fitting(a.WHAT_EDGES[what]), _LANES)
        reach = terrain.reaching(a.WHAT_EDGES[what], a.WHAT_IS_JOINED[what])
        near = as_bytes(fits & reach, _LANES).any(1).reshape(3, _WIDTH)
        far = as_bytes(fits & ~reach, _LANES).any(1).reshape(3, _WIDTH)
        best = (y.OFFSETS[0] + (~near).sum(1)) * is_hidden
        worst = (y.OFFSETS[0] + far.sum(1)) * is_hidden
        features[what] = (weights @ best, weights @ worst, *best)
    return np.clip(features, -y.DISTANCE_CLIP, y.DISTANCE_CLIP)


def cell_features(tracker: RoundTracker, what: int, treasure: tuple[float, ...]) -> NDArray[np.float32]:
    """(7, 400): features of the cells a card can be aimed at.

    By the distribution of the treasure, whether its distance falls by 2, by 1, rises by 1, 2, 3; then, for a rockfall,
    corridors and dead ends.
    """
    maze, terrain = tracker.maze, tracker.terrain
    is_fall = what == a.ROCKFALL
    edges = 15 if is_fall else a.WHAT_EDGES[what]
    reach = as_bits(terrain.reaching(edges, is_fall or a.WHAT_IS_JOINED[what]), _LANES).reshape(3, _WIDTH, a.CELLS)
    start = y.OFFSETS.index(-2)
    changes = reach[:, start : start + 5] ^ np.array([0, 0, 1, 1, 1], np.uint8)[None, :, None]
    weights = np.array([chance * (terrain.hidden >> goal & 1) for goal, chance in enumerate(treasure)])
    expected = np.tensordot(weights, changes, 1)
    flags = as_bits(maze.joined | (terrain.occupied & ~maze.joined) << a.CELLS, 2) * is_fall
    return np.concatenate([expected, flags]).astype(np.float32)
