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
    "CARD_EDGES",
    "CARD_JOINED",
    "CARD_TOOL",
    "CELL_FEATURES",
    "DISTANCE_CLIP",
    "FACE_FEATURES",
    "FACE_START",
    "HISTORY",
    "LAYERS",
    "LOCAL_PLANES",
    "NUMBERS",
    "OFFSETS",
    "PEOPLE_HOW",
    "PEOPLE_WHOM",
    "PLACE_GOAL",
    "PLANES",
    "REST_WORDS",
    "SEATS",
    "SEAT_FEATURES",
    "SPREADS",
    "SUMS",
    "SUM_ADDED",
    "SUM_BREAKS",
    "SUM_CORRIDORS",
    "SUM_DEAD_ENDS",
    "SUM_DISCARDS",
    "SUM_FIXES",
    "SUM_HINDERED_DISCARDS",
    "SUM_MAPS",
    "SUM_OWN_FIXES",
    "SUM_ROCKFALLS",
    "SUM_SAVED",
    "SUM_SUFFERED",
    "TABLE_GOALS",
    "TABLE_HIDDEN",
    "TABLE_PLAYERS",
    "TABLE_ROLE",
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

(
    SUM_ADDED,
    SUM_SAVED,
    SUM_DEAD_ENDS,
    SUM_CORRIDORS,
    SUM_ROCKFALLS,
    SUM_DISCARDS,
    SUM_HINDERED_DISCARDS,
    SUM_MAPS,
    SUM_BREAKS,
    SUM_FIXES,
    SUM_OWN_FIXES,
    SUM_SUFFERED,
) = range(SUMS)

# where the parts of a word begin, in bits; each begins with seats, cards' columns or rows, or goals
TABLE_ROLE: Final = SEATS
TABLE_PLAYERS: Final = TABLE_ROLE + 1
TABLE_GOALS: Final = 19
TABLE_HIDDEN: Final = TABLE_GOALS + 3 * 3
PEOPLE_WHOM: Final = SEATS
PEOPLE_HOW: Final = 2 * SEATS
CARD_EDGES: Final = 20
CARD_JOINED: Final = CARD_EDGES + 4
CARD_TOOL: Final = CARD_JOINED + 1
PLACE_GOAL: Final = 20
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
