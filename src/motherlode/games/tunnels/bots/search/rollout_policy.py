"""The quick rule by which everyone plays in thought: that of the ``belief`` bot in short.

Each seat knows its own role, its own cards and the goals it has looked at; whom it suspects is common to all. Numbers
are in tenths of a card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.tunnels.bots.distance.rollout_distance import Survey
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.games.tunnels.rules.move_codes import CARD, PASS, act_of, aim_of, face_of, kind_of, second_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["NEVER", "QuickRule"]

NEVER: Final = -1000.0
_FALLS: Final = 3
"""How many of the cards laid last are thought of for a rockfall."""


class QuickRule:
    """What a move is worth to the seat to act. ``odds`` is by seat, how likely everyone takes it for a saboteur;
    ``place`` by goal, what everyone thinks of the treasure's place."""

    def __init__(
        self, survey: Survey, does: vec[i64], use_digging: vec[float], use_harming: vec[float], saboteur: i64
    ) -> None:
        goals: int = survey.tables.goal_count
        self._survey: Survey = survey
        self._does: vec[i64] = does
        self._use_digging: vec[float] = use_digging
        self._use_harming: vec[float] = use_harming
        self._saboteur: i64 = saboteur
        self._odds: vec[float] = vec[float]([0.0] * 16)
        self._place: vec[float] = vec[float]([0.0] * goals)
        self._knows: vec[float] = vec[float]([0.0] * goals)  # as `place`, for the seat to act

    def _learn_place(self, position: Position, seat: i64) -> None:
        """What the seat to act knows of the treasure's place."""
        goals = self._survey.tables.goal_count
        total = 0.0
        sure: i64 = -1
        goal: i64 = 0
        while goal < goals:
            share = 0.0
            if position.goal_is_hidden(goal):
                if position.peeked[seat] >> goal & 1:
                    if position.goals[goal] == self._survey.tables.treasure:
                        sure = goal
                else:
                    share = self._place[goal] + 0.02
            self._knows[goal] = share
            total += share
            goal += 1
        goal = 0
        while goal < goals:
            if sure >= 0:
                self._knows[goal] = 1.0 if goal == sure else 0.0
            elif total > 0:
                self._knows[goal] = self._knows[goal] / total
            goal += 1

    def _near(self, position: Position) -> float:
        """How many tenths of a card it is to the nearest goal that may be the treasure, for the seat to act."""
        least = 200.0
        goal: i64 = 0
        while goal < self._survey.tables.goal_count:
            far: float = float(self._survey.far[goal])
            if self._knows[goal] > 0.0 and far < least:
                least = far
            goal += 1
        return least

    # ---- what a move is worth --------------------------------------------------------------------------------------

    def _worth(self, position: Position, seat: i64, code: i64, digs: bool) -> float:
        act = act_of(code)
        if act != CARD:
            if act == PASS and second_of(code) < 0:
                use = self._use_digging[kind_of(code)] if digs else self._use_harming[kind_of(code)]
                return 0.5 - 3.0 * (use - 0.45)
            return NEVER
        kind = kind_of(code)
        does = self._does[kind]
        if does == DO_LAY:
            loss = self._loss_of_lay(position, aim_of(code), face_of(code))
            if digs:
                return -loss - 1.5 * self._use_digging[kind]
            return 20.0 * loss / 10.0 - 1.5 * self._use_harming[kind] - self._exposure(position, loss)
        if does == DO_FALL:
            return self._worth_of_fall(position, aim_of(code), digs)
        if does == DO_BREAK:
            return self._worth_of_break(position, seat, aim_of(code), digs)
        if does == DO_FIX:
            return self._worth_of_fix(position, seat, aim_of(code), digs)
        if does == DO_PEEK:
            chance = self._knows[aim_of(code)]
            return (9.0 if digs else 3.0) * 4.5 * chance * (1.0 - chance)
        return NEVER

    def _exposure(self, position: Position, loss: float) -> float:
        """What it costs a saboteur to be seen doing damage: less and less as the goals come near."""
        if loss <= 0:
            return 0.0
        return 3.0 * min(1.0, self._near(position) / 70.0) * min(1.0, loss / 10.0)

    def _loss_of_lay(self, position: Position, cell: i64, face: i64) -> float:
        """How many tenths of a card farther the treasure is once a card lies there, as the seat to act expects."""
        survey = self._survey
        tables = survey.tables
        fed = survey.fed_edges(position.maze, cell)
        lit = tables.joined[face * 16 + (fed & tables.open[face] | tables.source[face])] & ~fed
        loss = 0.0
        goal: i64 = 0
        while goal < tables.goal_count:
            chance = self._knows[goal]
            if chance > 0.0:
                change: float = float(survey.after(position.maze, cell, lit, goal) - survey.far[goal])
                loss += chance * change
            goal += 1
        return loss

    def _worth_of_fall(self, position: Position, cell: i64, digs: bool) -> float:
        """Of a rockfall on one of the cards laid last; others are not thought of."""
        maze = position.maze
        first = max(0, maze.laid - _FALLS)
        i = maze.laid - 1
        while i >= first and maze.placed[i] != cell:
            i -= 1
        if i < first:
            return NEVER
        before = 0.0
        after = 0.0
        goal: i64 = 0
        while goal < self._survey.tables.goal_count:
            before += self._knows[goal] * float(self._survey.far[goal])
            goal += 1
        other = maze.copy()
        other.take(cell)
        self._survey.look(other)
        goal = 0
        while goal < self._survey.tables.goal_count:
            after += self._knows[goal] * float(self._survey.far[goal])
            goal += 1
        self._survey.look(maze)
        loss = after - before
        if digs:
            return -loss - 3.0
        return 2.0 * loss - 1.5 - self._exposure(position, loss)

    def _worth_of_break(self, position: Position, seat: i64, target: i64, digs: bool) -> float:
        guilt = self._odds[target]
        again = 0.25 if position.front[target] & self._survey.tables.hinders else 1.0
        if digs:
            worth = 16.0 * guilt - 22.0 * (1.0 - guilt)
            return worth * again if worth > 0 else worth
        distant = min(1.0, self._near(position) / 70.0)
        steps = (target - seat) % position.seats - 1
        worth = 16.0 * (1.0 - guilt) * (1.0 - 0.7 * distant) * (1.0 - 0.05 * float(steps)) * again
        return worth - 3.0 * distant * (1.0 - guilt)

    def _worth_of_fix(self, position: Position, seat: i64, target: i64, digs: bool) -> float:
        hindering = position.front[target] & self._survey.tables.hinders
        tools = 0.0
        while hindering:
            hindering &= hindering - 1
            tools += 1.0
        tools = max(1.0, tools)
        if target == seat:
            return (25.0 if digs else 4.0) / tools
        friend = 1.0 - self._odds[target] if digs else self._odds[target]
        return (16.0 * friend - 15.0 * (1.0 - friend)) / tools
