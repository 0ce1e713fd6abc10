"""Determinization: sampling worlds that fit a view from the posterior over roles and the treasure."""

from __future__ import annotations

from bisect import bisect_right
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.core.chance.redealing import counts_of, fill_hidden, shuffled
from motherlode.core.options import Value
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import rules_for
from motherlode.games.tunnels.views.redeal import redeal

__all__ = ["Determinizer", "goals_with_treasure", "one_round_rules"]


class Determinizer:
    """Samples worlds; their round is the last of the game, so that nothing is dealt after it."""

    def __init__(self, view: Position, posterior: Posterior, knowledge: Knowledge) -> None:
        self._view = view
        self._hypotheses, self._cumulative = posterior.hypotheses(knowledge)
        self._rules = one_round_rules(view.rules)

    def sample(self, chance: Stream) -> Position:
        """Return a full position that fits the view."""
        at = bisect_right(self._cumulative, chance.random() * self._cumulative[-1])
        saboteurs, goal = self._hypotheses[min(at, len(self._hypotheses) - 1)]
        world = redeal(self._view, chance)
        world.roles = _roles(self._view, saboteurs, chance)
        world.goals = goals_with_treasure(self._view, goal, chance)
        world.rules = self._rules
        return world


def _roles(view: Position, saboteurs: int, chance: Stream) -> vec[i64]:
    """Return roles by which exactly these seats are saboteurs."""
    saboteur = view.rules.saboteur
    left = counts_of(view.rules.cast)
    roles = [int(role) for role in view.roles]
    for seat in range(view.seats):
        if roles[seat] == HIDDEN and saboteurs >> seat & 1:
            roles[seat] = saboteur
    for role in roles:
        if role != HIDDEN:
            left[role] -= 1
    harmful = left[saboteur]
    left[saboteur] = 0
    honest = list(shuffled(left, chance))
    for seat in range(view.seats):
        if roles[seat] == HIDDEN:
            roles[seat] = honest.pop()
    left = counts_of(vec[i64](honest))
    left[saboteur] = harmful
    return _filled(roles, shuffled(left, chance))


def goals_with_treasure(view: Position, treasure: int, chance: Stream) -> vec[i64]:
    """Return goals of which this one is the treasure."""
    tables = view.rules.tables
    goals = [int(goal) for goal in view.goals]
    if goals[treasure] == HIDDEN:
        goals[treasure] = tables.treasure
    return fill_hidden(vec[i64](goals), tables.goal_numbers, chance)


def _filled(items: list[int], drawn: vec[i64]) -> vec[i64]:
    rest = iter(drawn)
    return vec[i64]([next(rest) if item == HIDDEN else item for item in items])


def one_round_rules(rules: Rules) -> Rules:
    """Return the same rules for a game of one round."""
    chosen = cast("dict[str, Value]", dict(rules.options))
    chosen["rounds"] = 1
    return rules_for(rules.name, rules.seats, chosen)
