"""Rollouts: playing a sampled world on by the rollout policy, then evaluating it.

Public suspicion is updated after each move by rough likelihood ratios, which were chosen by hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.move import act_of, aim_of, face_of, kind_of
from motherlode.core.playable import MOST_MOVES
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, SIZE, FeatureExtractor
from motherlode.games.tunnels.bots.search.rollout_policy import NEVER, RolloutPolicy, RolloutUtilities
from motherlode.games.tunnels.rules.parts import ASK_TURN, CARD
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Playout", "Rollout"]

_UTILITY_NOISE: Final = 1.5
"""Uniform noise added to each utility, in tenths of a card."""

_TENTHS: Final = 10.0

# likelihood ratios, saboteur to miner, of what a seat does
_RATIO_PER_DAMAGE: Final = 3.0  # added for each card of distance added
_MAX_DAMAGE: Final = 2.0  # cards that count
_RATIO_PER_PROGRESS: Final = 1.5  # the same for each card of distance saved, dividing
_MAX_PROGRESS: Final = 1.0
_ROCKFALL_RATIO: Final = 4.0
_BREAK_SUSPECT_RATIO: Final = 0.4
_BREAK_TRUSTED_SLOPE: Final = 2.0  # by how far the target is below even suspicion
_FIX_SUSPECT_RATIO: Final = 1.8
_FIX_TRUSTED_RATIO: Final = 0.7
_EVEN: Final = 0.5  # suspicion above which a seat is a suspect

# the generators' constants: Knuth's multiplier spreads the seed, the rest is ANSI C's rand()
_SEED_FACTOR: Final = 2654435761
_SEED_MODULUS: Final = 4294967296
_RANDOM_FACTOR: Final = 1103515245
_RANDOM_STEP: Final = 12345
_RANDOM_MODULUS: Final = 2147483648
_RANDOM_RANGE: Final = 8388608.0  # of its upper 23 bits


class Playout(RolloutPolicy):
    """Plays worlds on. One instance serves all worlds of a ruleset; it is not reentrant."""

    def __init__(
        self,
        distances: RolloutDistances,
        effects: list[int],
        value_to_miners: list[float],
        value_to_saboteurs: list[float],
        saboteur: i64,
        utilities: RolloutUtilities,
    ) -> None:
        super().__init__(
            distances,
            vec[i64](effects),
            vec[float](value_to_miners),
            vec[float](value_to_saboteurs),
            saboteur,
            utilities,
        )
        self._out: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self._random_state: i64 = 1
        self._stale: bool = True  # whether the distances are those of an earlier maze

    def advance(self, position: Position, suspicion: list[float], treasure: list[float], seed: i64, turns: i64) -> None:
        """Play some turns, or fewer if the round is over.

        ``suspicion`` is the public one by seat, ``treasure`` the public distribution by goal.
        """
        self._reset(position, suspicion, treasure, seed)
        while turns > 0 and position.asked == ASK_TURN and not position.shown:
            self._move(position)
            turns -= 1

    def _reset(self, position: Position, suspicion: list[float], treasure: list[float], seed: i64) -> None:
        self._random_state = seed * _SEED_FACTOR % _SEED_MODULUS + 1
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
        """Return a pseudo-random number from 0 to 1."""
        self._random_state = (self._random_state * _RANDOM_FACTOR + _RANDOM_STEP) % _RANDOM_MODULUS
        drawn: float = float(self._random_state >> 8)
        return drawn / _RANDOM_RANGE

    def _move(self, position: Position) -> None:
        """Play the move of the highest noisy utility."""
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
            utility = self._utility(position, seat, code, is_miner) + self._uniform() * _UTILITY_NOISE
            if utility > most:
                most = utility
                best = code
            i += 1
        self._update_suspicion(position, seat, best)
        position.play(best)

    def _update_suspicion(self, position: Position, seat: i64, code: i64) -> None:
        """Update the public suspicion of a seat by the move it is about to play."""
        if act_of(code) != CARD:
            return
        effect = self._effects[kind_of(code)]
        self._stale = effect <= DO_FALL
        ratio = 1.0
        if effect == DO_LAY:
            change = self._added_distance(position, aim_of(code), face_of(code)) / _TENTHS
            if change > 0:
                ratio = 1.0 + _RATIO_PER_DAMAGE * min(change, _MAX_DAMAGE)
            else:
                ratio = 1.0 / (1.0 - _RATIO_PER_PROGRESS * max(change, -_MAX_PROGRESS))
        elif effect == DO_FALL:
            ratio = _ROCKFALL_RATIO
        elif aim_of(code) != seat:
            guilt = self._suspicion[aim_of(code)] if DO_BREAK <= effect <= DO_FIX else _EVEN
            if effect == DO_BREAK:
                ratio = _BREAK_SUSPECT_RATIO if guilt > _EVEN else 1.0 + _BREAK_TRUSTED_SLOPE * (_EVEN - guilt)
            elif effect == DO_FIX:
                ratio = _FIX_SUSPECT_RATIO if guilt > _EVEN else _FIX_TRUSTED_RATIO
        odds = self._suspicion[seat] * ratio
        self._suspicion[seat] = odds / (odds + 1.0 - self._suspicion[seat])


class Rollout(Playout):
    """Plays worlds on and evaluates them."""

    def __init__(
        self,
        distances: RolloutDistances,
        effects: list[int],
        value_to_miners: list[float],
        value_to_saboteurs: list[float],
        saboteur: i64,
        utilities: RolloutUtilities,
        weights: list[float],
    ) -> None:
        super().__init__(distances, effects, value_to_miners, value_to_saboteurs, saboteur, utilities)
        self._weights: vec[float] = vec[float](weights)
        self._features: FeatureExtractor = FeatureExtractor(distances, self._effects, self._value_to_miners, saboteur)

    def play(self, position: Position, suspicion: list[float], treasure: list[float], seed: i64, turns: i64) -> float:
        """Play some turns and return the probability that the treasure will be reached; see :meth:`advance`."""
        self.advance(position, suspicion, treasure, seed, turns)
        if position.reached:
            return 1.0
        if position.asked != ASK_TURN or position.shown:
            return 0.0
        return self.value(position)

    def features(self, position: Position, suspicion: list[float], treasure: list[float]) -> list[float]:
        """Return the features of a position, by index."""
        self._reset(position, suspicion, treasure, 0)
        self.value(position)
        return list(self._features.values)

    def value(self, position: Position) -> float:
        """Return the evaluator's probability that the treasure will be reached."""
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
