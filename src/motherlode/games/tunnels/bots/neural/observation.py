"""One seat's observation, as in ``layout.py``; ``vectorized/observation.py`` is the batch version."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from operator import mul

from motherlode.core.cards import HIDDEN
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural import layout as y
from motherlode.games.tunnels.bots.neural.torus import lanes_of, repeated, set_bits
from motherlode.games.tunnels.bots.neural.tracker import RoundTracker
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Observation", "cell_features", "observe"]

_WIDTH = len(y.OFFSETS)
_LANES = 3 * _WIDTH


@dataclass(frozen=True, slots=True)
class Observation:
    """The actor's knowledge: the positions of set bits, and numbers."""

    plane_bits: list[int]
    rest_bits: list[int]
    numbers: list[float]
    treasure: tuple[float, ...]


def observe(view: Position, tracker: RoundTracker, legal_faces: set[int]) -> Observation:
    """Observe a view of the seat to act; ``legal_faces`` are the legal whats that lay a card."""
    maze, distances = tracker.maze, tracker.distances
    planes = 0
    for index, board in enumerate((*maze.arms, maze.joined, maze.connected, distances.frontier)):
        planes |= board << a.CELLS * index
    words = 0
    for index, word in enumerate((*_table_words(view, tracker), *_action_words(view, tracker))):
        words |= word << 32 * index
    treasure = _treasure(view)
    left = view.deck_left() / 30
    numbers = [
        *_seat_features(view, tracker, treasure),
        *_face_features(tracker, treasure, legal_faces),
        *(distance / 5 for distance in distances.distance),
        *treasure,
        *(count / 2 for count in tracker.seen),
        left,
        min(5 * left, 1.0),
    ]
    return Observation(set_bits(planes), set_bits(words), numbers, treasure)


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
            (by_seat[seat] >> each & 1) << y.SEATS * each + away for away, seat in enumerate(seats) for each in range(3)
        )

    front, peeked = [int(bits) for bits in view.front], [int(bits) for bits in view.peeked]
    table = (1 << n) - 1 | int(view.roles[me] == view.rules.saboteur) << y.TABLE_ROLE | 1 << y.TABLE_PLAYERS + n - 3
    for goal, kind in enumerate(view.goals):
        fact = 2 if kind == HIDDEN else 0 if kind == view.rules.tables.treasure else 1
        table |= 1 << y.TABLE_GOALS + 3 * goal + fact | int(view.goal_is_hidden(goal)) << y.TABLE_HIDDEN + goal
    sizes = sum(int(view.hand_size(seat)) << 3 * away for away, seat in enumerate(seats))
    discards = sum(min(7, tracker.face_down[seat]) << 3 * away for away, seat in enumerate(seats))
    deck = (1 << min(32, (view.deck_left() + 1) // 2)) - 1
    return [*held, in_tens(front), in_tens(peeked), table, sizes, discards, deck]


def _action_words(view: Position, tracker: RoundTracker) -> list[int]:
    n, me = view.seats, view.viewer
    people, cards, places = [0] * y.HISTORY, [0] * y.HISTORY, [0] * y.HISTORY
    for index, (seat, what, target) in enumerate(tracker.history):
        starts = (a.ROCKFALL, a.MAP, a.BREAK, a.FIX, a.DISCARD)
        people[index] = 1 << (seat - me) % n | 1 << y.PEOPLE_HOW + sum(what >= start for start in starts)
        if what <= a.ROCKFALL:
            cards[index] = 1 << target // a.SIDE
            places[index] = 1 << target % a.SIDE
            if what < a.ROCKFALL:
                cards[index] |= a.WHAT_EDGES[what] << y.CARD_EDGES | int(a.WHAT_IS_JOINED[what]) << y.CARD_JOINED
        elif what == a.MAP:
            places[index] = 1 << y.PLACE_GOAL + target
        elif what < a.DISCARD:
            people[index] |= 1 << y.PEOPLE_WHOM + (target - me) % n
            cards[index] = 1 << y.CARD_TOOL + a.WHAT_TOOL[what]
    return [*people, *cards, *places]


def _seat_features(view: Position, tracker: RoundTracker, treasure: tuple[float, ...]) -> list[float]:
    """22 numbers a seat, from the viewer on; zeros for seats that are not there."""
    n, me = view.seats, view.viewer
    suspicion = tracker.suspicion(treasure)
    features: list[float] = []
    for seat in [(me + away) % n for away in range(n)]:
        broken = int(view.front[seat])
        features += [each / 2 for each in tracker.sums[seat]]
        features += [each / 2 for each in tracker.ratios[seat]]
        features += [2 * suspicion[seat], tracker.relations[me][seat], tracker.relations[seat][me]]
        features += [broken & 1, broken >> 1 & 1, broken >> 2 & 1, broken > 0]
    return features + [0.0] * (y.SEAT_FEATURES * (y.SEATS - n))


def _face_features(tracker: RoundTracker, treasure: tuple[float, ...], legal_faces: set[int]) -> list[float]:
    """5 numbers a face: distance change by its best and worst placement, then by the best for each goal."""
    features = [0.0] * (len(a.FACES) * y.FACE_FEATURES)
    distances = tracker.distances
    is_hidden = [distances.hidden >> goal & 1 for goal in range(3)]
    for what in legal_faces:
        fits = repeated(distances.fitting(a.WHAT_EDGES[what]), _LANES)
        reach = distances.reaching(a.WHAT_EDGES[what], a.WHAT_IS_JOINED[what])
        near, far = lanes_of(fits & reach, _LANES), lanes_of(fits & ~reach, _LANES)
        best, worst = [], []
        for goal in range(3):
            lanes = slice(goal * _WIDTH, (goal + 1) * _WIDTH)
            best.append((y.OFFSETS[0] + near[lanes].count(0)) * is_hidden[goal])
            worst.append((y.OFFSETS[0] + _WIDTH - far[lanes].count(0)) * is_hidden[goal])
        numbers = [fsum(map(mul, treasure, best)), fsum(map(mul, treasure, worst)), *best]
        at = what * y.FACE_FEATURES
        features[at : at + y.FACE_FEATURES] = [
            max(-y.DISTANCE_CLIP, min(y.DISTANCE_CLIP, number)) for number in numbers
        ]
    return features


def cell_features(
    tracker: RoundTracker, what: int, treasure: tuple[float, ...], cells: Sequence[int]
) -> list[list[float]]:
    """7 features of each of some cells a card can be aimed at.

    By the distribution of the treasure, whether its distance falls by 2, by 1, rises by 1, 2, 3; then, for a rockfall,
    whether a corridor or a dead end lies there.
    """
    maze, distances = tracker.maze, tracker.distances
    is_fall = what == a.ROCKFALL
    edges = 15 if is_fall else a.WHAT_EDGES[what]
    reach = lanes_of(distances.reaching(edges, is_fall or a.WHAT_IS_JOINED[what]), _LANES)
    start = y.OFFSETS.index(-2)
    weights = [probability * (distances.hidden >> goal & 1) for goal, probability in enumerate(treasure)]
    dead_ends = distances.occupied & ~maze.joined
    features = []
    for cell in cells:
        changes = [
            fsum(weights[goal] * (reach[goal * _WIDTH + start + step] >> cell & 1 ^ (step > 1)) for goal in range(3))
            for step in range(5)
        ]
        flags = [maze.joined >> cell & 1, dead_ends >> cell & 1] if is_fall else [0, 0]
        features.append([*changes, *flags])
    return features
