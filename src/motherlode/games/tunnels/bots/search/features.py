"""How a round stands, in numbers: what the chance that the treasure will be reached is worked out from.

It looks at everything, so it is asked only of worlds that were drawn. Each number is about 0 to 3.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.search.rollout_progress import RolloutProgress
from motherlode.games.tunnels.rules.position import Position

__all__ = ["DO_BREAK", "DO_FALL", "DO_FIX", "DO_LAY", "DO_PEEK", "SIZE", "FeatureExtractor"]

# what a card does, in short
DO_LAY: Final = 0
DO_FALL: Final = 1
DO_PEEK: Final = 2
DO_BREAK: Final = 3
DO_FIX: Final = 4

SIZE: Final = 19
_FARTHEST: Final = 120.0
_LEADS_ON: Final = 0.4


class FeatureExtractor:
    """Works the numbers out."""

    def __init__(self, distances: RolloutDistances, effect: vec[i64], card_value: vec[float], saboteur: i64) -> None:
        self._distances: RolloutDistances = distances
        self._progress: RolloutProgress = RolloutProgress(distances)
        self._effects: vec[i64] = effect
        self._card_value: vec[float] = card_value  # by card, what it is good for to diggers
        self._saboteur: i64 = saboteur
        self.values: vec[float] = vec[float]([0.0] * SIZE)

    def compute(self, position: Position, suspicion: vec[float], treasure_belief: vec[float]) -> None:
        """Write how things stand into ``numbers``; the survey has looked at the maze."""
        x = self.values
        i: i64 = 0
        while i < SIZE:
            x[i] = 0.0
            i += 1
        seats: float = float(position.seats)
        treasure = self._treasure(position)
        distance = min(_FARTHEST, float(self._distances.shortest[treasure])) / 10.0
        diggers = 0.0
        free = 0.0
        seat: i64 = 0
        while seat < position.seats:
            hindered = position.front[seat] & self._distances.tables.hinders != 0
            if position.roles[seat] != self._saboteur:
                diggers += 1.0
                free += 0.0 if hindered else 1.0
                x[12] += suspicion[seat]
                if position.peeked[seat] >> treasure & 1:
                    x[13] += 1.0
            else:
                x[6] += 1.0 / seats
                x[5] += 1.0 / seats if hindered else 0.0
                x[11] += suspicion[seat]
            self._count_hand(position, seat, x)
            seat += 1
        turns = self._turns(position)
        x[0] = 1.0
        x[1] = distance / 4.0
        x[2] = turns / 6.0
        x[3] = min(3.0, distance / (turns + 0.5))
        x[4] = (diggers - free) / seats
        x[7] = (free * turns / seats - distance) / 6.0
        x[8] /= max(1.0, diggers)
        x[11] /= max(1.0, seats * x[6])
        x[12] /= max(1.0, diggers)
        x[13] /= max(1.0, diggers)
        x[14] = treasure_belief[treasure]
        x[15] = min(3.0, self._distances.detour(treasure) / 10.0)
        x[16] /= seats
        x[17] = min(3.0, distance * distance / (turns + 1.0) / 6.0)
        x[18] = self._progress.toward(position.maze, treasure)

    def _count_hand(self, position: Position, seat: i64, x: vec[float]) -> None:
        """Cards by what they are good for, in the hands of diggers and of saboteurs."""
        digs = position.roles[seat] != self._saboteur
        row = seat * position.stride
        i = row + position.hands[row]
        while i > row:
            kind = position.hands[i]
            effect = self._effects[kind]
            if digs and effect == DO_LAY and self._card_value[kind] >= _LEADS_ON:
                x[8] += 0.3
            elif digs and effect == DO_FIX:
                x[16] += 1.0
            elif not digs and effect == DO_FALL:
                x[9] += 1.0
            elif not digs and (effect == DO_BREAK or (effect == DO_LAY and self._card_value[kind] < _LEADS_ON)):
                x[10] += 0.3
            i -= 1

    def _turns(self, position: Position) -> float:
        """How many turns a seat still has."""
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
