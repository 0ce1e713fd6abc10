"""The layout of an observation of the learned policy, shared by the bot and the vectorized game.

An observation is packed words of bits and some numbers. Seats are counted from the actor, clockwise.

=================  ==========================================================================================
words              bits
=================  ==========================================================================================
7 planes of 20     northern, eastern, southern, western arms; joined cards; cards the start reaches; frontier
hand, 3 words      kinds of which the actor holds at least one, two, three
broken, peeked     ten bits for each of the three tools, the three goals
table              seats present, own role, number of players, knowledge of each goal, goals face down
hand sizes         three bits a seat
discards           three bits a seat: cards discarded face down, at most 7
deck               thermometer: a bit for every two cards left
actions, 16 × 3    the last actions: who and whom and how; column, edges and tool; row and goal
=================  ==========================================================================================

=====================  ==================================================================================
numbers                what
=====================  ==================================================================================
seats, 10 × 22         sums over the round, log-likelihood ratios by goal, suspicion, tools, relations
faces, 26 × 5          change of distance by the best and worst placement, for the faces in hand
distances, 3           cards to each goal
treasure, 3            its distribution to the actor
cards seen, 27         by kind, cards played
deck, 2                cards left
=====================  ==================================================================================
"""

from __future__ import annotations

from typing import Final

from motherlode.games.tunnels.bots.neural import action_space as a

__all__ = [
    "CELL_FEATURES",
    "DISTANCE_CLIP",
    "FACE_FEATURES",
    "FACE_START",
    "HISTORY",
    "LAYERS",
    "LOCAL_PLANES",
    "NUMBERS",
    "OFFSETS",
    "PLANES",
    "REST_WORDS",
    "SEATS",
    "SEAT_FEATURES",
    "SPREADS",
    "SUMS",
    "TARGETS",
    "WINDOW",
    "WORDS",
]

SEATS: Final = 10
PLANES: Final = 7
HISTORY: Final = 16
REST_WORDS: Final = 9 + 3 * HISTORY
WORDS: Final = PLANES * a.SIDE + REST_WORDS

SUMS: Final = 12
"""By seat, over the round: distance added and saved, dead ends and corridors laid, rockfalls, discards with whole and
with broken tools, maps, tools broken, fixed for others and for itself, and how often its own were broken."""
SEAT_FEATURES: Final = SUMS + 3 + 1 + 2 + 4
FACE_FEATURES: Final = 5
FACE_START: Final = SEATS * SEAT_FEATURES
NUMBERS: Final = FACE_START + len(a.FACES) * FACE_FEATURES + 3 + 3 + a.KINDS + 2

LAYERS: Final = 12
"""Greatest distance, in cards, that has a layer of its own."""
SPREADS: Final = 3
"""Steps along a cut-off tunnel for each card of distance."""
OFFSETS: Final = (-3, -2, -1, 0, 1, 2)
"""Thresholds at which a change of distance is measured."""
DISTANCE_CLIP: Final = 3

LOCAL_PLANES: Final = 3 * 5 + 2
"""Planes of the second stage: by goal, whether the distance falls by 2, by 1, rises by 1, 2, 3; joined, dead end."""
CELL_FEATURES: Final = 5 + 2

TARGETS: Final = a.CELLS + SEATS
"""Targets of the second stage: cells, then seats from the actor on, or goals."""

WINDOW: Final = tuple(a.cell_of(column, row) for column in range(-3, 11) for row in range(-5, 6))
"""Cells through which distances are measured: a path round the torus is none."""
