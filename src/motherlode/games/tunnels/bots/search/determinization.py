"""Determinization: sampling full positions that fit a view, by a bot's posterior over roles and the treasure."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN
from motherlode.core.options import Value
from motherlode.core.random_stream import Stream
from motherlode.core.redealing import shuffled
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import rules_for
from motherlode.games.tunnels.views.redeal import redeal

__all__ = ["Determinizer"]


class Determinizer:
    """Samples worlds; their round is the last of the game, so that nothing is dealt after it."""

    def __init__(self, view: Position, posterior: Posterior, knowledge: Knowledge) -> None:
        self._view = view
        self._hypotheses, self._cumulative = posterior.hypotheses(knowledge)
        self._rules = _for_one_round(view.rules)

    def sample(self, chance: Stream) -> Position:
        """Return a full position that fits the view."""
        at = bisect_right(self._cumulative, chance.random() * self._cumulative[-1])
        saboteurs, goal = self._hypotheses[min(at, len(self._hypotheses) - 1)]
        world = redeal(self._view, chance)
        world.roles = _roles(self._view, saboteurs, chance)
        world.goals = _goals(self._view, goal, chance)
        world.rules = self._rules
        return world


def _roles(view: Position, saboteurs: int, chance: Stream) -> vec[i64]:
    """Return roles by which exactly these seats are saboteurs."""
    saboteur = view.rules.saboteur
    left = Counter(view.rules.cast)
    roles = [int(role) for role in view.roles]
    for seat in range(view.seats):
        if roles[seat] == HIDDEN and saboteurs >> seat & 1:
            roles[seat] = saboteur
    left.subtract(role for role in roles if role != HIDDEN)
    harmful = left.pop(saboteur, 0)
    honest = shuffled(left, chance)
    for seat in range(view.seats):
        if roles[seat] == HIDDEN:
            roles[seat] = honest.pop()
    spare = iter(shuffled(Counter(honest) + Counter({saboteur: harmful}), chance))
    return vec[i64]([next(spare) if role == HIDDEN else role for role in roles])


def _goals(view: Position, treasure: int, chance: Stream) -> vec[i64]:
    """Return goals of which this one is the treasure."""
    tables = view.rules.tables
    goals = [int(goal) for goal in view.goals]
    if goals[treasure] == HIDDEN:
        goals[treasure] = tables.treasure
    left = Counter(tables.goal_numbers)
    left.subtract(goal for goal in goals if goal != HIDDEN)
    stones = iter(shuffled(left, chance))
    return vec[i64]([next(stones) if goal == HIDDEN else goal for goal in goals])


def _for_one_round(rules: Rules) -> Rules:
    chosen = cast("dict[str, Value]", dict(rules.options))
    chosen["rounds"] = 1
    return rules_for(rules.name, rules.seats, chosen)
