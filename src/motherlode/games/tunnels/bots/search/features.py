"""Features of a determinized round, the evaluator's input.

They read the full position, so they are computed only for sampled worlds. Each is scaled to about 0 to 3.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.search.rollout_progress import RolloutProgress
from motherlode.games.tunnels.rules.position import Position

__all__ = [
    "BIAS",
    "DO_BREAK",
    "DO_FALL",
    "DO_FIX",
    "DO_LAY",
    "DO_PEEK",
    "FEATURES",
    "SABOTEURS",
    "SIZE",
    "FeatureExtractor",
]

# effects of cards, as small integers
DO_LAY: Final = 0
DO_FALL: Final = 1
DO_PEEK: Final = 2
DO_BREAK: Final = 3
DO_FIX: Final = 4

# indices of the features
BIAS: Final = 0
DISTANCE: Final = 1
TURNS_LEFT: Final = 2
DISTANCE_PER_TURN: Final = 3
BLOCKED_MINERS: Final = 4
BLOCKED_SABOTEURS: Final = 5
SABOTEURS: Final = 6
SPARE_TURNS: Final = 7
CORRIDORS: Final = 8
ROCKFALLS: Final = 9
ATTACKS: Final = 10
SUSPICION_OF_SABOTEURS: Final = 11
SUSPICION_OF_MINERS: Final = 12
INFORMED_MINERS: Final = 13
PUBLIC_TREASURE: Final = 14
DETOUR: Final = 15
FIXES: Final = 16
SQUARED_DISTANCE_PER_TURN: Final = 17
EXPECTED_PROGRESS: Final = 18
SIZE: Final = 19

FEATURES: Final = (
    "bias",  # 1
    "distance",  # cards to the treasure
    "turns left",  # per seat
    "distance per turn",
    "blocked miners",  # share of seats that are miners with a broken tool
    "blocked saboteurs",  # share of seats
    "saboteurs",  # share of seats
    "spare turns",  # turns of free miners, per seat, less the distance
    "corridors",  # tunnel cards that lead on in miners' hands, per miner
    "rockfalls",  # in saboteurs' hands
    "attacks",  # broken tools and dead ends in saboteurs' hands
    "suspicion of saboteurs",  # mean
    "suspicion of miners",  # mean
    "informed miners",  # share of miners who peeked at the treasure
    "public treasure",  # probability everyone gives to the treasure's place
    "detour",  # cards that the second-best frontier cell is farther from the treasure
    "fixes",  # repair cards in miners' hands, per seat
    "squared distance per turn",
    "expected progress",  # of a tunnel card drawn at random
)
"""Names of the features, by index."""

# scales, chosen so that each feature is about 0 to 3
_MAX_DISTANCE: Final = 120.0
_TENTHS: Final = 10.0
_DISTANCE_SCALE: Final = 4.0
_TURN_SCALE: Final = 6.0
_CARD_COUNT_SCALE: Final = 0.3
_MAX_FEATURE: Final = 3.0

_LEADS_ON: Final = 0.4
"""Value to miners from which a tunnel card counts as a corridor; below, as a dead end."""


class FeatureExtractor:
    """Computes the features of one position at a time into ``values``."""

    def __init__(self, distances: RolloutDistances, effects: vec[i64], card_value: vec[float], saboteur: i64) -> None:
        self._distances: RolloutDistances = distances
        self._progress: RolloutProgress = RolloutProgress(distances)
        self._effects: vec[i64] = effects
        self._card_value: vec[float] = card_value  # by card, to miners
        self._saboteur: i64 = saboteur
        self.values: vec[float] = vec[float]([0.0] * SIZE)

    def compute(self, position: Position, suspicion: vec[float], public_treasure: vec[float]) -> None:
        """Write the features into ``values``; the distances must be those of the position's maze."""
        x = self.values
        i: i64 = 0
        while i < SIZE:
            x[i] = 0.0
            i += 1
        seats: float = float(position.seats)
        treasure = self._treasure(position)
        distance = min(_MAX_DISTANCE, float(self._distances.shortest[treasure])) / _TENTHS
        miners = 0.0
        free = 0.0
        seat: i64 = 0
        while seat < position.seats:
            is_blocked = position.front[seat] & self._distances.tables.hinders != 0
            if position.roles[seat] != self._saboteur:
                miners += 1.0
                free += 0.0 if is_blocked else 1.0
                x[SUSPICION_OF_MINERS] += suspicion[seat]
                if position.peeked[seat] >> treasure & 1:
                    x[INFORMED_MINERS] += 1.0
            else:
                x[SABOTEURS] += 1.0 / seats
                x[BLOCKED_SABOTEURS] += 1.0 / seats if is_blocked else 0.0
                x[SUSPICION_OF_SABOTEURS] += suspicion[seat]
            self._count_hand(position, seat, x)
            seat += 1
        turns = self._turns_left(position)
        x[BIAS] = 1.0
        x[DISTANCE] = distance / _DISTANCE_SCALE
        x[TURNS_LEFT] = turns / _TURN_SCALE
        x[DISTANCE_PER_TURN] = min(_MAX_FEATURE, distance / (turns + 0.5))
        x[BLOCKED_MINERS] = (miners - free) / seats
        x[SPARE_TURNS] = (free * turns / seats - distance) / _TURN_SCALE
        x[CORRIDORS] /= max(1.0, miners)
        x[SUSPICION_OF_SABOTEURS] /= max(1.0, seats * x[SABOTEURS])
        x[SUSPICION_OF_MINERS] /= max(1.0, miners)
        x[INFORMED_MINERS] /= max(1.0, miners)
        x[PUBLIC_TREASURE] = public_treasure[treasure]
        x[DETOUR] = min(_MAX_FEATURE, self._distances.detour(treasure) / _TENTHS)
        x[FIXES] /= seats
        x[SQUARED_DISTANCE_PER_TURN] = min(_MAX_FEATURE, distance * distance / (turns + 1.0) / _TURN_SCALE)
        x[EXPECTED_PROGRESS] = self._progress.toward(position.maze, treasure)

    def _count_hand(self, position: Position, seat: i64, x: vec[float]) -> None:
        """Add a seat's cards to the counts."""
        is_miner = position.roles[seat] != self._saboteur
        row = seat * position.stride
        i = row + i64(position.hands[row])
        while i > row:
            kind = i64(position.hands[i])
            effect = self._effects[kind]
            if is_miner and effect == DO_LAY and self._card_value[kind] >= _LEADS_ON:
                x[CORRIDORS] += _CARD_COUNT_SCALE
            elif is_miner and effect == DO_FIX:
                x[FIXES] += 1.0
            elif not is_miner and effect == DO_FALL:
                x[ROCKFALLS] += 1.0
            elif not is_miner and (effect == DO_BREAK or (effect == DO_LAY and self._card_value[kind] < _LEADS_ON)):
                x[ATTACKS] += _CARD_COUNT_SCALE
            i -= 1

    def _turns_left(self, position: Position) -> float:
        """Return how many turns a seat still has."""
        left: float = float(position.deck_left())
        seat: i64 = 0
        while seat < position.seats:
            left += float(position.hand_size(seat))
            seat += 1
        return left / float(position.seats)

    def _treasure(self, position: Position) -> i64:
        goal: i64 = 0
        while position.goals[goal] != self._distances.tables.treasure:
            goal += 1
        return goal
