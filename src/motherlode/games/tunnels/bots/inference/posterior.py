"""Who is a saboteur and where the treasure lies: all hypotheses, each with its weight.

A hypothesis is a set of saboteurs among the seats and a goal. Their weights start from the deal: how many saboteurs sit
at the table is never read, it follows from the cards (B-02, S-02). What everyone saw multiplies in; what a viewer alone
knows is only asked for when reading, so that the weights stay common to all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from motherlode.core.hidden import HIDDEN
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Knowledge", "Posterior"]


class Knowledge:
    """What a viewer knows for sure: roles it has seen, and goals."""

    __slots__ = ("goals", "honest", "saboteurs")

    def __init__(self, honest: int = 0, saboteurs: int = 0, goals: Sequence[float] = ()) -> None:
        self.honest = honest  # seats, as bits
        self.saboteurs = saboteurs
        self.goals = goals  # by goal, 0 where the treasure cannot be

    @classmethod
    def of(cls, position: Position, goals: Sequence[float]) -> Knowledge:
        """What the viewer of a position knows."""
        honest = saboteurs = 0
        for seat in range(position.seats):
            if position.roles[seat] == position.rules.saboteur:
                saboteurs |= 1 << seat
            elif position.roles[seat] != HIDDEN:
                honest |= 1 << seat
        return cls(honest, saboteurs, goals)


class Posterior:
    """The weights of all hypotheses, by goal and by set of saboteurs."""

    def __init__(self, rules: Rules) -> None:
        self.seats: int = rules.seats
        self._goals: int = rules.tables.goal_count
        self._cards = len(rules.cast)
        self._saboteurs = list(rules.cast).count(rules.saboteur)
        self._saboteur_sets = _seat_sets(self.seats, self._saboteurs)
        prior = [
            float(comb(self._cards - self.seats, self._saboteurs - each.bit_count())) for each in self._saboteur_sets
        ]
        self._weights = [prior[:] for _ in range(self._goals)]

    # ---- learning --------------------------------------------------------------------------------------------------

    def update(self, seat: int, if_digger: Sequence[float], if_saboteur: Sequence[float]) -> None:
        """A seat did something that was so likely, by goal, if it digs, and so if it is a saboteur."""
        for goal, weights in enumerate(self._weights):
            one, other = if_digger[goal], if_saboteur[goal]
            self._weights[goal] = [
                weight * (other if each >> seat & 1 else one)
                for weight, each in zip(weights, self._saboteur_sets, strict=True)
            ]
        self._normalize()

    def redraw(self, seat: int) -> None:
        """A seat was dealt another role from the dwarf cards left over (S-32)."""
        spare = self._cards - self.seats
        place = {each: index for index, each in enumerate(self._saboteur_sets)}
        for goal, weights in enumerate(self._weights):
            fresh = [0.0] * len(weights)
            for weight, each in zip(weights, self._saboteur_sets, strict=True):
                drawn = (self._saboteurs - each.bit_count()) / spare
                without = each & ~(1 << seat)
                fresh[place[without]] += weight * (1 - drawn)
                if drawn:
                    fresh[place[without | 1 << seat]] += weight * drawn
            self._weights[goal] = fresh

    def _normalize(self) -> None:
        """Keep the weights from dwindling to nothing."""
        total = sum(sum(weights) for weights in self._weights)
        self._weights = [[weight / total for weight in weights] for weights in self._weights]

    # ---- reading ---------------------------------------------------------------------------------------------------

    def suspicion(self, known: Knowledge) -> list[float]:
        """By seat, the chance that it is a saboteur."""
        sums = [0.0] * self.seats
        total = 0.0
        for goal, weights in enumerate(self._weights):
            if known.goals and not known.goals[goal]:
                continue
            for weight, each in zip(weights, self._saboteur_sets, strict=True):
                if not _is_consistent(each, known):
                    continue
                total += weight
                while each:
                    low = each & -each
                    sums[low.bit_length() - 1] += weight
                    each ^= low
        return [part / total if total else 0.0 for part in sums]

    def treasure(self, known: Knowledge) -> tuple[float, ...]:
        """By goal, the chance that it is the treasure."""
        sums = [
            sum(
                weight for weight, each in zip(weights, self._saboteur_sets, strict=True) if _is_consistent(each, known)
            )
            if not known.goals or known.goals[goal]
            else 0.0
            for goal, weights in enumerate(self._weights)
        ]
        total = sum(sums)
        return tuple(part / total for part in sums)

    def hypotheses(self, known: Knowledge) -> tuple[list[tuple[int, int]], list[float]]:
        """All that a viewer holds possible, each as a set of saboteurs (as bits) and the treasure's goal; and the sums
        of their weights so far, to draw one by."""
        found: list[tuple[int, int]] = []
        sums: list[float] = []
        total = 0.0
        for goal, weights in enumerate(self._weights):
            if not known.goals or known.goals[goal]:
                for weight, each in zip(weights, self._saboteur_sets, strict=True):
                    if weight and _is_consistent(each, known):
                        total += weight
                        found.append((each, goal))
                        sums.append(total)
        return found, sums


def _is_consistent(each: int, known: Knowledge) -> bool:
    return not (each & known.honest or known.saboteurs & ~each)


def _seat_sets(seats: int, most: int) -> list[int]:
    """All sets of at most so many seats, as bits, that the cards allow."""
    return [sum(1 << seat for seat in each) for size in range(most + 1) for each in combinations(range(seats), size)]
