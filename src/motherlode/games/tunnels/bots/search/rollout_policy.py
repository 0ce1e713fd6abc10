"""The quick rule by which everyone plays in thought: that of the ``belief`` bot in short.

Each seat knows its own role, its own cards and the goals it has looked at; whom it suspects is common to all. Numbers
are in tenths of a card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.games.tunnels.rules.move_codes import CARD, PASS, act_of, aim_of, face_of, kind_of, second_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["NEVER", "RolloutPolicy"]

NEVER: Final = -1000.0
_ROCKFALL_CANDIDATES: Final = 3
"""How many of the cards laid last are thought of for a rockfall."""


class RolloutPolicy:
    """What a move is worth to the seat to act. ``odds`` is by seat, how likely everyone takes it for a saboteur;
    ``place`` by goal, what everyone thinks of the treasure's place."""

    def __init__(
        self,
        distances: RolloutDistances,
        effect: vec[i64],
        value_to_miners: vec[float],
        value_to_saboteurs: vec[float],
        saboteur: i64,
    ) -> None:
        goals: int = distances.tables.goal_count
        self._distances: RolloutDistances = distances
        self._effects: vec[i64] = effect
        self._value_to_miners: vec[float] = value_to_miners
        self._value_to_saboteurs: vec[float] = value_to_saboteurs
        self._saboteur: i64 = saboteur
        self._suspicion: vec[float] = vec[float]([0.0] * 16)
        self._public_treasure: vec[float] = vec[float]([0.0] * goals)
        self._actor_treasure: vec[float] = vec[float]([0.0] * goals)  # as `place`, for the seat to act

    def _update_actor_treasure(self, position: Position, seat: i64) -> None:
        """What the seat to act knows of the treasure's place."""
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
                    share = self._public_treasure[goal] + 0.02
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

    def _nearest_goal(self, position: Position) -> float:
        """How many tenths of a card it is to the nearest goal that may be the treasure, for the seat to act."""
        least = 200.0
        goal: i64 = 0
        while goal < self._distances.tables.goal_count:
            far: float = float(self._distances.shortest[goal])
            if self._actor_treasure[goal] > 0.0 and far < least:
                least = far
            goal += 1
        return least

    # ---- what a move is worth --------------------------------------------------------------------------------------

    def _utility(self, position: Position, seat: i64, code: i64, is_miner: bool) -> float:
        act = act_of(code)
        if act != CARD:
            if act == PASS and second_of(code) < 0:
                card_value = (
                    self._value_to_miners[kind_of(code)] if is_miner else self._value_to_saboteurs[kind_of(code)]
                )
                return 0.5 - 3.0 * (card_value - 0.45)
            return NEVER
        kind = kind_of(code)
        effect = self._effects[kind]
        if effect == DO_LAY:
            change = self._added_distance(position, aim_of(code), face_of(code))
            if is_miner:
                return -change - 1.5 * self._value_to_miners[kind]
            return 20.0 * change / 10.0 - 1.5 * self._value_to_saboteurs[kind] - self._exposure(position, change)
        if effect == DO_FALL:
            return self._rockfall_utility(position, aim_of(code), is_miner)
        if effect == DO_BREAK:
            return self._break_utility(position, seat, aim_of(code), is_miner)
        if effect == DO_FIX:
            return self._fix_utility(position, seat, aim_of(code), is_miner)
        if effect == DO_PEEK:
            chance = self._actor_treasure[aim_of(code)]
            return (9.0 if is_miner else 3.0) * 4.5 * chance * (1.0 - chance)
        return NEVER

    def _exposure(self, position: Position, change: float) -> float:
        """What it costs a saboteur to be seen doing damage: less and less as the goals come near."""
        if change <= 0:
            return 0.0
        return 3.0 * min(1.0, self._nearest_goal(position) / 70.0) * min(1.0, change / 10.0)

    def _added_distance(self, position: Position, cell: i64, face: i64) -> float:
        """How many tenths of a card farther the treasure is once a card lies there, as the seat to act expects."""
        distances = self._distances
        tables = distances.tables
        fed = distances.fed_edges(position.maze, cell)
        lit = tables.joined[face * 16 + (fed & tables.open[face] | tables.source[face])] & ~fed
        expected = 0.0
        goal: i64 = 0
        while goal < tables.goal_count:
            chance = self._actor_treasure[goal]
            if chance > 0.0:
                change: float = float(distances.after(position.maze, cell, lit, goal) - distances.shortest[goal])
                expected += chance * change
            goal += 1
        return expected

    def _rockfall_utility(self, position: Position, cell: i64, is_miner: bool) -> float:
        """Of a rockfall on one of the cards laid last; others are not thought of."""
        maze = position.maze
        first = max(0, maze.laid - _ROCKFALL_CANDIDATES)
        i = maze.laid - 1
        while i >= first and maze.placed[i] != cell:
            i -= 1
        if i < first:
            return NEVER
        before = 0.0
        after = 0.0
        goal: i64 = 0
        while goal < self._distances.tables.goal_count:
            before += self._actor_treasure[goal] * float(self._distances.shortest[goal])
            goal += 1
        other = maze.copy()
        other.take(cell)
        self._distances.compute(other)
        goal = 0
        while goal < self._distances.tables.goal_count:
            after += self._actor_treasure[goal] * float(self._distances.shortest[goal])
            goal += 1
        self._distances.compute(maze)
        change = after - before
        if is_miner:
            return -change - 3.0
        return 2.0 * change - 1.5 - self._exposure(position, change)

    def _break_utility(self, position: Position, seat: i64, target: i64, is_miner: bool) -> float:
        guilt = self._suspicion[target]
        again = 0.25 if position.front[target] & self._distances.tables.hinders else 1.0
        if is_miner:
            utility = 16.0 * guilt - 22.0 * (1.0 - guilt)
            return utility * again if utility > 0 else utility
        distant = min(1.0, self._nearest_goal(position) / 70.0)
        steps = (target - seat) % position.seats - 1
        utility = 16.0 * (1.0 - guilt) * (1.0 - 0.7 * distant) * (1.0 - 0.05 * float(steps)) * again
        return utility - 3.0 * distant * (1.0 - guilt)

    def _fix_utility(self, position: Position, seat: i64, target: i64, is_miner: bool) -> float:
        hindering = position.front[target] & self._distances.tables.hinders
        tools = 0.0
        while hindering:
            hindering &= hindering - 1
            tools += 1.0
        tools = max(1.0, tools)
        if target == seat:
            return (25.0 if is_miner else 4.0) / tools
        friend = 1.0 - self._suspicion[target] if is_miner else self._suspicion[target]
        return (16.0 * friend - 15.0 * (1.0 - friend)) / tools
