"""The rollout policy: a fast approximation of the ``belief`` bot, for every seat of a sampled world.

Each seat knows its own role, its hand and the goals it has peeked at; suspicion is common to all. Utilities are derived
from those of the ``belief`` bot and, like the distances, in tenths of a card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.move import act_of, aim_of, face_of, kind_of, second_of
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.distance.window import CARD as CARD_COST
from motherlode.games.tunnels.bots.hand_value import AVERAGE_CARD_VALUE
from motherlode.games.tunnels.bots.inference.likelihood import ChoiceModel
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.games.tunnels.bots.utilities import PEEK_SCALE, Utilities
from motherlode.games.tunnels.rules.parts import CARD, PASS
from motherlode.games.tunnels.rules.position import Position

__all__ = ["NEVER", "RolloutPolicy", "RolloutUtilities"]

NEVER: Final = -1000.0
"""Utility of a move that the policy does not consider."""

_MAX_SEATS: Final = 16
_TENTHS: Final = 10.0
_UNREACHABLE: Final = 200.0

_ROCKFALL_CANDIDATES: Final = 3
"""Only the cards laid last are considered for a rockfall: each takes two distance computations."""

_TREASURE_SMOOTHING: Final = 0.02
"""Added to the public probability of each goal, so that no hidden goal is ruled out by inference alone."""


class RolloutUtilities:
    """The ``belief`` bot's utilities in tenths of a card; factors and discounts are unchanged."""

    def __init__(self, utilities: Utilities, model: ChoiceModel) -> None:
        self.break_saboteur: float = CARD_COST * utilities.break_saboteur
        self.break_miner: float = CARD_COST * utilities.break_miner
        self.fix_miner: float = CARD_COST * utilities.fix_miner
        self.fix_saboteur: float = CARD_COST * utilities.fix_saboteur
        self.fix_self: float = CARD_COST * utilities.fix_self
        self.fix_self_as_saboteur: float = CARD_COST * utilities.fix_self_as_saboteur
        self.peek: float = CARD_COST * utilities.peek * PEEK_SCALE
        self.peek_as_saboteur: float = CARD_COST * utilities.peek_as_saboteur * PEEK_SCALE
        self.rockfall_cost: float = CARD_COST * utilities.rockfall_cost
        self.card_cost: float = CARD_COST * utilities.card_cost
        self.discard: float = CARD_COST * utilities.discard
        self.discard_gain: float = CARD_COST * utilities.discard_gain
        self.break_as_saboteur: float = CARD_COST * utilities.break_as_saboteur
        self.exposure_cost: float = CARD_COST * utilities.exposure_cost
        self.far_distance: float = CARD_COST * model.far_distance
        self.average_card: float = AVERAGE_CARD_VALUE
        self.damage: float = utilities.damage
        self.repeat_factor: float = utilities.repeat_factor
        self.far_discount: float = utilities.far_discount
        self.order_discount: float = utilities.order_discount


class RolloutPolicy:
    """Utilities of moves to the seat to act.

    ``_suspicion`` is the public probability, by seat, of being a saboteur; ``_public_treasure`` that of each goal being
    the treasure; ``_actor_treasure`` the same as the seat to act knows it.
    """

    def __init__(
        self,
        distances: RolloutDistances,
        effects: vec[i64],
        value_to_miners: vec[float],
        value_to_saboteurs: vec[float],
        saboteur: i64,
        utilities: RolloutUtilities,
    ) -> None:
        goals: int = distances.tables.goal_count
        self._distances: RolloutDistances = distances
        self._effects: vec[i64] = effects
        self._value_to_miners: vec[float] = value_to_miners
        self._value_to_saboteurs: vec[float] = value_to_saboteurs
        self._saboteur: i64 = saboteur
        self._utilities: RolloutUtilities = utilities
        self._suspicion: vec[float] = vec[float]([0.0] * _MAX_SEATS)
        self._public_treasure: vec[float] = vec[float]([0.0] * goals)
        self._actor_treasure: vec[float] = vec[float]([0.0] * goals)

    def _update_actor_treasure(self, position: Position, seat: i64) -> None:
        """Compute the treasure's distribution for the seat to act, from the public one and its peeks."""
        goals = self._distances.tables.goal_count
        total = 0.0
        sure: i64 = -1
        goal: i64 = 0
        while goal < goals:
            share = 0.0
            if position.goal_is_hidden(goal):
                if position.peeked[seat] >> goal & 1:
                    if position.goals[goal] == self._distances.tables.treasure:
                        sure = goal
                else:
                    share = self._public_treasure[goal] + _TREASURE_SMOOTHING
            self._actor_treasure[goal] = share
            total += share
            goal += 1
        goal = 0
        while goal < goals:
            if sure >= 0:
                self._actor_treasure[goal] = 1.0 if goal == sure else 0.0
            elif total > 0:
                self._actor_treasure[goal] = self._actor_treasure[goal] / total
            goal += 1

    def _farness(self, position: Position) -> float:
        """Return how far the nearest possible treasure is to the seat to act: 0 next to it, 1 far away."""
        least = _UNREACHABLE
        goal: i64 = 0
        while goal < self._distances.tables.goal_count:
            distance: float = float(self._distances.shortest[goal])
            if self._actor_treasure[goal] > 0.0 and distance < least:
                least = distance
            goal += 1
        return min(1.0, least / self._utilities.far_distance)

    # ---- utilities of moves ----------------------------------------------------------------------------------------

    def _utility(self, position: Position, seat: i64, code: i64, is_miner: bool) -> float:
        u = self._utilities
        act = act_of(code)
        kind = kind_of(code)
        if act != CARD:
            if act == PASS and second_of(code) < 0:
                card_value = self._value_to_miners[kind] if is_miner else self._value_to_saboteurs[kind]
                return u.discard - u.discard_gain * (card_value - u.average_card)
            return NEVER
        effect = self._effects[kind]
        if effect == DO_LAY:
            change = self._added_distance(position, aim_of(code), face_of(code))
            if is_miner:
                return -change - u.card_cost * self._value_to_miners[kind]
            return u.damage * change - u.card_cost * self._value_to_saboteurs[kind] - self._exposure(position, change)
        if effect == DO_FALL:
            return self._rockfall_utility(position, aim_of(code), kind, is_miner)
        if effect == DO_BREAK:
            return self._break_utility(position, seat, aim_of(code), is_miner)
        if effect == DO_FIX:
            return self._fix_utility(position, seat, aim_of(code), is_miner)
        if effect == DO_PEEK:
            probability = self._actor_treasure[aim_of(code)]
            return (u.peek if is_miner else u.peek_as_saboteur) * probability * (1.0 - probability)
        return NEVER

    def _exposure(self, position: Position, change: float) -> float:
        """Return what it costs a saboteur to be seen adding distance."""
        if change <= 0:
            return 0.0
        return self._utilities.exposure_cost * self._farness(position) * min(1.0, change / _TENTHS)

    def _added_distance(self, position: Position, cell: i64, face: i64) -> float:
        """Return the expected change of the distance to the treasure, to the seat to act, if a card is laid."""
        distances = self._distances
        tables = distances.tables
        entries = distances.entry_edges(position.maze, cell)
        exits = tables.joined[face * 16 + (entries & tables.open[face] | tables.source[face])] & ~entries
        return self._added_by_exits(position, cell, exits)

    def _added_by_exits(self, position: Position, cell: i64, exits: i64) -> float:
        """Return that change for a card that leads on by the edges ``exits``."""
        distances = self._distances
        expected = 0.0
        goal: i64 = 0
        while goal < distances.tables.goal_count:
            probability = self._actor_treasure[goal]
            if probability > 0.0:
                change: float = float(distances.after(position.maze, cell, exits, goal) - distances.shortest[goal])
                expected += probability * change
            goal += 1
        return expected

    def _expected_distance(self) -> float:
        expected = 0.0
        goal: i64 = 0
        while goal < self._distances.tables.goal_count:
            expected += self._actor_treasure[goal] * float(self._distances.shortest[goal])
            goal += 1
        return expected

    def _rockfall_utility(self, position: Position, cell: i64, kind: i64, is_miner: bool) -> float:
        maze = position.maze
        first = max(0, maze.laid - _ROCKFALL_CANDIDATES)
        i = maze.laid - 1
        while i >= first and i64(maze.placed[i]) != cell:
            i -= 1
        if i < first:
            return NEVER
        before = self._expected_distance()
        other = maze.copy()
        other.take(cell)
        self._distances.compute(other)
        change = self._expected_distance() - before
        self._distances.compute(maze)
        u = self._utilities
        if is_miner:
            return -change - u.rockfall_cost
        return u.damage * change - u.card_cost * self._value_to_saboteurs[kind] - self._exposure(position, change)

    def _break_utility(self, position: Position, seat: i64, target: i64, is_miner: bool) -> float:
        u = self._utilities
        guilt = self._suspicion[target]
        repeat = u.repeat_factor if position.front[target] & self._distances.tables.hinders else 1.0
        if is_miner:
            utility = u.break_saboteur * guilt - u.break_miner * (1.0 - guilt)
            return utility * repeat if utility > 0 else utility
        farness = self._farness(position)
        steps = (target - seat) % position.seats - 1
        gain = u.break_as_saboteur * (1.0 - guilt) * (1.0 - u.far_discount * farness)
        gain *= 1.0 - u.order_discount * float(steps)
        gain *= repeat
        return gain - u.exposure_cost * farness * (1.0 - guilt)

    def _fix_utility(self, position: Position, seat: i64, target: i64, is_miner: bool) -> float:
        u = self._utilities
        hindering = position.front[target] & self._distances.tables.hinders
        tools = 0.0
        while hindering:
            hindering &= hindering - 1
            tools += 1.0
        tools = max(1.0, tools)
        if target == seat:
            return (u.fix_self if is_miner else u.fix_self_as_saboteur) / tools
        ally = 1.0 - self._suspicion[target] if is_miner else self._suspicion[target]
        return (u.fix_miner * ally - u.fix_saboteur * (1.0 - ally)) / tools
