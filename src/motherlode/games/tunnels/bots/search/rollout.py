"""A round played out in thought: everyone plays by the quick rule, in a world that only the referee knows.

Whom everyone suspects moves with what everyone does.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.playable import MOST_MOVES
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, SIZE, FeatureExtractor
from motherlode.games.tunnels.bots.search.rollout_policy import NEVER, RolloutPolicy
from motherlode.games.tunnels.rules.move_codes import ASK_TURN, CARD, act_of, aim_of, face_of, kind_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Rollout"]


class Rollout(RolloutPolicy):
    """Plays rounds out. One is made for a ruleset and used for all its worlds."""

    def __init__(
        self,
        distances: RolloutDistances,
        effects: list[int],
        value_to_miners: list[float],
        value_to_saboteurs: list[float],
        saboteur: i64,
        weights: list[float],
    ) -> None:
        super().__init__(
            distances, vec[i64](effects), vec[float](value_to_miners), vec[float](value_to_saboteurs), saboteur
        )
        self._weights: vec[float] = vec[float](weights)
        self._features: FeatureExtractor = FeatureExtractor(distances, self._effects, self._value_to_miners, saboteur)
        self._out: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self._random_state: i64 = 1
        self._stale: bool = True

    def play(self, position: Position, suspicion: list[float], treasure: list[float], seed: i64, turns: i64) -> float:
        """Play so many turns; the chance that the treasure will be reached.

        ``suspicion`` is by seat, what everyone thinks of it; ``place`` by goal, what everyone thinks of the treasure's.
        """
        self._reset(position, suspicion, treasure, seed)
        while turns > 0 and position.asked == ASK_TURN and not position.shown:
            self._move(position)
            turns -= 1
        if position.reached:
            return 1.0
        if position.asked != ASK_TURN or position.shown:
            return 0.0
        return self.value(position)

    def features(self, position: Position, suspicion: list[float], treasure: list[float]) -> vec[float]:
        """The numbers by which a position is valued."""
        self._reset(position, suspicion, treasure, 0)
        self.value(position)
        return self._features.values

    def value(self, position: Position) -> float:
        """The chance that the treasure will be reached, as things stand."""
        if self._stale:
            self._distances.compute(position.maze)
            self._stale = False
        self._features.compute(position, self._suspicion, self._public_treasure)
        total = 0.0
        i: i64 = 0
        while i < SIZE:
            total += self._weights[i] * self._features.values[i]
            i += 1
        return 1.0 / (1.0 + exp(-total))

    def _reset(self, position: Position, suspicion: list[float], treasure: list[float], seed: i64) -> None:
        self._random_state = seed * 2654435761 % 4294967296 + 1
        seat: i64 = 0
        while seat < position.seats:
            self._suspicion[seat] = suspicion[seat]
            seat += 1
        goal: i64 = 0
        while goal < len(treasure):
            self._public_treasure[goal] = treasure[goal]
            goal += 1
        self._stale = True

    def _uniform(self) -> float:
        """Quick chance, from 0 to 1."""
        self._random_state = (self._random_state * 1103515245 + 12345) % 2147483648
        drawn: float = float(self._random_state >> 8)
        return drawn / 8388608.0

    # ---- a turn ----------------------------------------------------------------------------------------------------

    def _move(self, position: Position) -> None:
        if self._stale:
            self._distances.compute(position.maze)
            self._stale = False
        seat = position.actor
        self._update_actor_treasure(position, seat)
        is_miner = position.roles[seat] != self._saboteur
        count = position.fill_legal(self._out)
        best: i64 = self._out[0]
        most = NEVER * 2
        i: i64 = 0
        while i < count:
            code = self._out[i]
            utility = self._utility(position, seat, code, is_miner) + self._uniform() * 1.5
            if utility > most:
                most = utility
                best = code
            i += 1
        self._update_suspicion(position, seat, best)
        position.play(best)

    # ---- what everyone sees ----------------------------------------------------------------------------------------

    def _update_suspicion(self, position: Position, seat: i64, code: i64) -> None:
        """A seat is about to do something: everyone thinks the better or the worse of it."""
        if act_of(code) != CARD:
            return
        effects = self._effects[kind_of(code)]
        self._stale = effects <= DO_FALL
        suspicion = self._suspicion[seat]
        ratio = 1.0
        if effects == DO_LAY:
            change = self._added_distance(position, aim_of(code), face_of(code)) / 10.0
            ratio = 1.0 + 3.0 * min(change, 2.0) if change > 0 else 1.0 / (1.0 - 1.5 * max(change, -1.0))
        elif effects == DO_FALL:
            ratio = 4.0
        elif aim_of(code) != seat:
            guilt = self._suspicion[aim_of(code)] if DO_BREAK <= effects <= DO_FIX else 0.5
            if effects == DO_BREAK:
                ratio = 0.4 if guilt > 0.5 else 1.0 + 2.0 * (0.5 - guilt)
            elif effects == DO_FIX:
                ratio = 1.8 if guilt > 0.5 else 0.7
        self._suspicion[seat] = suspicion * ratio / (suspicion * ratio + 1.0 - suspicion)
