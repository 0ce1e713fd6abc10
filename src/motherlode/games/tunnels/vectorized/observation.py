"""The actor's observation, as packed words of bits and numbers; laid out in ``bots/neural/layout.py``."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.bots.neural.layout import (
    DISTANCE_CLIP,
    FACE_FEATURES,
    HISTORY,
    NUMBERS,
    OFFSETS,
    SEAT_FEATURES,
    SEATS,
)
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.batch_distances import BatchDistances, any_cell, reaching
from motherlode.games.tunnels.vectorized.legal import legal_whats
from motherlode.games.tunnels.vectorized.state import State, lookup
from motherlode.games.tunnels.vectorized.torus import fit_of, fitting_cells_of
from motherlode.games.tunnels.vectorized.tracking import Track, prior_logit

__all__ = ["Observation", "local_planes", "numbers_of", "observe", "treasure_to_actor"]


class Observation(NamedTuple):
    """The observation of the actor, as words of bits."""

    words: Array  # (197, B) uint32


def observe(state: State) -> Observation:
    """Pack what the actor knows of the table and the last actions."""
    fit = fit_of(state.arms, state.connected, state.hidden)
    planes = [*state.arms, state.joined, state.connected, fit.frontier & jnp.uint32((1 << a.SIDE) - 1)]
    return Observation(jnp.concatenate([*planes, jnp.stack(_table_words(state)), *_action_words(state)]))


def _bit(is_set: Array, place: int) -> Array:
    return is_set.astype(jnp.uint32) << place


def _table_words(state: State) -> list[Array]:
    batch = state.actor.shape[0]
    n, actor = state.players.astype(jnp.uint32), state.actor.astype(jnp.uint32)
    seat = lax.broadcasted_iota(jnp.int32, (t.MAX_SEATS, batch), 0)
    own = jnp.sum(jnp.where((seat == actor.astype(jnp.int32))[:, None], state.hands, 0), 0).astype(jnp.uint32)
    one = two = three = jnp.zeros((batch,), jnp.uint32)
    for slot in range(t.MAX_HAND):
        kind = jnp.uint32(1) << own[slot]
        three, two, one = three | (two & kind), two | (one & kind), one | kind
    kinds = jnp.uint32((1 << a.KINDS) - 1)
    seats = (jnp.uint32(1) << n) - 1

    def from_actor(by_seat: Array) -> Array:
        return jnp.bitwise_and((by_seat | (by_seat << n)) >> actor, seats)

    def in_tens(three_words: Array) -> Array:
        return (
            from_actor(three_words[0])
            | (from_actor(three_words[1]) << y.SEATS)
            | (from_actor(three_words[2]) << 2 * y.SEATS)
        )

    table = (
        seats
        | _bit((state.saboteurs >> actor) & 1, y.TABLE_ROLE)
        | (jnp.uint32(1) << (n + (y.TABLE_PLAYERS - t.MIN_SEATS)))
    )
    for goal in range(3):
        is_hidden = (state.hidden >> goal) & 1 == 1
        is_known = ((state.peeked[goal] >> actor) & 1 == 1) | ~is_hidden
        is_treasure = (state.goals >> (2 * goal)) & 3 == 0
        for index, fact in enumerate((is_known & is_treasure, is_known & ~is_treasure, ~is_known)):
            table = table | _bit(fact, y.TABLE_GOALS + 3 * goal + index)
        table = table | _bit(is_hidden, y.TABLE_HIDDEN + goal)
    sizes = jnp.sum((state.hands != t.NO_CARD).astype(jnp.uint32), 1)
    discards = jnp.minimum(state.face_down, 7).astype(jnp.uint32)
    players = n.astype(jnp.int32)
    place = (3 * ((seat - actor.astype(jnp.int32) + players) % players)).astype(jnp.uint32)

    def in_threes(by_seat: Array) -> Array:
        return jnp.sum(jnp.where(seat < players, by_seat << place, 0), 0).astype(jnp.uint32)

    pairs = (t.DECK_SIZE - state.drawn.astype(jnp.uint32) + 1) // 2
    deck = jnp.where(pairs >= 32, jnp.uint32(0xFFFFFFFF), (jnp.uint32(1) << jnp.minimum(pairs, 31)) - 1)
    hand = [one & kinds, two & kinds, three & kinds]
    return [*hand, in_tens(state.broken), in_tens(state.peeked), table, in_threes(sizes), in_threes(discards), deck]


def _action_words(state: State) -> tuple[Array, Array, Array]:
    """Three words for each of the last actions, the newest first."""
    entry = state.history
    is_there = state.turn.astype(jnp.int32) > jnp.arange(HISTORY)[:, None]
    who = (entry & 15).astype(jnp.int32)
    what = jnp.minimum((entry >> 4) & 127, a.TURN_WHATS - 1).astype(jnp.int32)
    target = ((entry >> 11) & 511).astype(jnp.int32)
    players, actor = state.players.astype(jnp.int32), state.actor.astype(jnp.int32)

    def one_hot(value: Array, is_valid: Array) -> Array:
        return jnp.where(is_there & is_valid, jnp.uint32(1) << jnp.clip(value, 0, 31).astype(jnp.uint32), 0)

    def from_actor(seat: Array) -> Array:
        return (seat - actor + players) % players

    is_lay, is_map = what < a.ROCKFALL, what == a.MAP
    in_maze, at_seat = what <= a.ROCKFALL, (what >= a.BREAK) & (what < a.DISCARD)
    starts = (a.ROCKFALL, a.MAP, a.BREAK, a.FIX, a.DISCARD)
    sort = sum(((what >= start).astype(jnp.int32) for start in starts), jnp.zeros_like(what))
    always = jnp.ones_like(is_lay)
    people = (
        one_hot(from_actor(who), always)
        | (one_hot(from_actor(target), at_seat) << y.PEOPLE_WHOM)
        | (one_hot(sort, always) << y.PEOPLE_HOW)
    )
    lay = is_there & is_lay
    edges = jnp.where(lay, lookup(a.WHAT_EDGES, what), 0).astype(jnp.uint32)
    joined = (lay & lookup(a.WHAT_IS_JOINED, what)).astype(jnp.uint32)
    tool = one_hot(lookup(a.WHAT_TOOL, what), at_seat)
    card = (
        one_hot(target // a.SIDE, in_maze) | (edges << y.CARD_EDGES) | (joined << y.CARD_JOINED) | (tool << y.CARD_TOOL)
    )
    place = one_hot(target % a.SIDE, in_maze) | (one_hot(target, is_map) << y.PLACE_GOAL)
    return people, card, place


def treasure_to_actor(state: State) -> Array:
    """(3, B) float32: the distribution of the treasure to the actor."""
    actor = state.actor.astype(jnp.uint32)
    known, treasure = [], []
    for goal in range(3):
        is_hidden = (state.hidden >> goal) & 1 == 1
        is_known = ((state.peeked[goal] >> actor) & 1 == 1) | ~is_hidden
        known.append(is_known)
        treasure.append(is_known & ((state.goals >> (2 * goal)) & 3 == 0))
    sure, unknown = jnp.stack(treasure), (~jnp.stack(known)).astype(jnp.float32)
    return jnp.where(jnp.any(sure, 0), sure.astype(jnp.float32), unknown / jnp.maximum(1.0, unknown.sum(0)))


def numbers_of(state: State, track: Track, distances: BatchDistances) -> Array:
    """(385, B) float32: the numbers of an observation."""
    batch = state.actor.shape[0]
    treasure = treasure_to_actor(state)
    seats = _seat_features(state, track, treasure)
    faces = _face_features(state, distances, treasure)
    left = (t.DECK_SIZE - state.drawn.astype(jnp.float32)) / 30
    numbers = jnp.concatenate(
        [
            seats.reshape(SEATS * SEAT_FEATURES, batch),
            faces.reshape(len(a.FACES) * FACE_FEATURES, batch),
            distances.distance / 5,
            treasure,
            track.seen.astype(jnp.float32) / 2,
            left[None],
            jnp.minimum(5 * left, 1.0)[None],
        ]
    )
    assert numbers.shape[0] == NUMBERS
    return numbers


def _seat_features(state: State, track: Track, treasure: Array) -> Array:
    """(10, 22, B): features of the seats, from the actor on."""
    batch = state.actor.shape[0]
    players, actor = state.players.astype(jnp.int32), state.actor.astype(jnp.int32)
    seat = lax.broadcasted_iota(jnp.int32, (SEATS, batch), 0)
    suspicion = jax.nn.sigmoid(prior_logit(state.players) + jnp.sum(track.ratios * treasure, 1))
    broken = jnp.stack([(tool[None] >> seat.astype(jnp.uint32)) & 1 for tool in state.broken], 1).astype(jnp.float32)
    is_me = (seat == actor)[:, None]
    to_others = jnp.sum(jnp.where(is_me, track.relations, 0), 0).astype(jnp.float32)
    to_me = jnp.sum(jnp.where((seat == actor)[None], track.relations, 0), 1).astype(jnp.float32)
    features = jnp.concatenate(
        [
            track.sums / 2,
            track.ratios / 2,
            2 * suspicion[:, None],
            to_others[:, None],
            to_me[:, None],
            broken,
            (jnp.sum(broken, 1, keepdims=True) > 0).astype(jnp.float32),
        ],
        1,
    )
    place = (seat + actor) % players
    turned = jnp.zeros_like(features)
    for other in range(SEATS):
        turned = turned + jnp.where((place == other)[:, None], features[other], 0.0)
    return jnp.where((seat < players)[:, None], turned, 0.0)


def _face_features(state: State, distances: BatchDistances, treasure: Array) -> Array:
    """(26, 5, B): for placeable faces in hand, the change of distance by the best and worst placement.

    Computed for the six cards in hand, both ways up, rather than for all faces.
    """
    batch = state.actor.shape[0]
    seat = lax.broadcasted_iota(jnp.int32, (t.MAX_SEATS, batch), 0)
    is_actor = (seat == state.actor.astype(jnp.int32))[:, None]
    hand = jnp.sum(jnp.where(is_actor, state.hands, 0), 0).astype(jnp.int32)  # (6, B)
    edges = lookup((*a.EDGES, *([0] * (32 - a.TUNNELS))), hand).astype(jnp.uint32)
    is_joined = lookup((*a.IS_JOINED, *([False] * (32 - a.TUNNELS))), hand)
    lying = jnp.concatenate([edges, ((edges >> 2) | (edges << 2)) & 15])[:, None]  # (12, 1, B)
    fits = fitting_cells_of(distances.fit, lying)[:, None, None]
    reach = reaching(distances, lying[:, None, None], jnp.tile(is_joined, (2, 1))[:, None, None, None])
    best = OFFSETS[0] + jnp.sum(~any_cell(fits & reach), 2)  # (12, 3, B)
    worst = OFFSETS[0] + jnp.sum(any_cell(fits & ~reach), 2)
    best = jnp.where(distances.is_hidden, best, 0).astype(jnp.float32)
    worst = jnp.where(distances.is_hidden, worst, 0).astype(jnp.float32)
    expected = jnp.stack([jnp.sum(treasure * best, 1), jnp.sum(treasure * worst, 1)], 1)
    features = jnp.clip(jnp.concatenate([expected, best], 1), -DISTANCE_CLIP, DISTANCE_CLIP)  # (12, 5, B)
    kinds = jnp.asarray([kind for kind, _ in a.FACES])[:, None, None]
    turns = jnp.asarray([turned for _, turned in a.FACES])[:, None, None]
    is_face = (kinds == jnp.tile(hand, (2, 1))) & (turns == jnp.arange(12)[:, None] // t.MAX_HAND)
    faces = jnp.max(jnp.where(is_face[:, :, None], features[None], -99.0), 1)
    is_legal = legal_whats(state)[: a.ROCKFALL] > 0
    return jnp.where(is_legal[:, None], faces, 0.0)


def local_planes(state: State, distances: BatchDistances, what: Array) -> Array:
    """(17, 20, B) uint32: features of the cells a chosen card can be aimed at, see the layout.

    A rockfall is judged as if a crossing were laid in the place of the card it takes.
    """
    is_fall = what == a.ROCKFALL
    edges = jnp.where(is_fall, 15, lookup(a.WHAT_EDGES, what)).astype(jnp.uint32)
    reach = reaching(distances, edges, is_fall | lookup(a.WHAT_IS_JOINED, what))
    is_hidden = distances.is_hidden[:, None]
    full, none = jnp.uint32((1 << a.SIDE) - 1), jnp.uint32(0)
    planes = []
    for offset in (-2, -1):
        planes.append(jnp.where(is_hidden, reach[:, OFFSETS.index(offset)], none))
    for offset in (0, 1, 2):
        planes.append(jnp.where(is_hidden, full & ~reach[:, OFFSETS.index(offset)], none))
    by_goal = jnp.stack(planes, 1).reshape(-1, a.SIDE, what.shape[0])
    joined = jnp.where(is_fall, state.joined, none)
    dead_ends = jnp.where(is_fall, distances.fit.occupied & ~state.joined, none)
    return jnp.concatenate([by_goal, joined[None], dead_ends[None]])
