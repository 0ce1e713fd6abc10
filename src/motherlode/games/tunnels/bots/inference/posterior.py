"""Posterior over who is a saboteur and where the treasure lies.

A hypothesis is a set of saboteurs among the seats and a goal. The prior is that of the deal: the number of saboteurs at
the table is never read, it follows from the cards (B-02, S-02). The weights hold what everyone saw; what one viewer
knows is applied when they are queried, so that they stay common to all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from motherlode.core.cards import HIDDEN
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Knowledge", "Posterior"]


class Knowledge:
    """The certain knowledge of a viewer about roles and goals."""

    __slots__ = ("goals", "honest", "saboteurs")

    def __init__(self, honest: int = 0, saboteurs: int = 0, goals: Sequence[float] = ()) -> None:
        self.honest = honest  # seats, as bits
        self.saboteurs = saboteurs
        self.goals = goals  # by goal, 0 where the treasure cannot be

    @classmethod
    def of(cls, position: Position, goals: Sequence[float]) -> Knowledge:
        """Return what the viewer of a position knows."""
        honest = saboteurs = 0
        for seat in range(position.seats):
            if position.roles[seat] == position.rules.saboteur:
                saboteurs |= 1 << seat
            elif position.roles[seat] != HIDDEN:
                honest |= 1 << seat
        return cls(honest, saboteurs, goals)


class Posterior:
    """Weights of all hypotheses, by goal and set of saboteurs."""

    def __init__(self, rules: Rules) -> None:
        self.seats: int = rules.seats
        self.goals: int = rules.tables.goal_count
        self._cards = len(rules.cast)
        self._saboteurs = list(rules.cast).count(rules.saboteur)
        self._saboteur_sets = _seat_sets(self.seats, self._saboteurs)
        prior = [
            float(comb(self._cards - self.seats, self._saboteurs - each.bit_count())) for each in self._saboteur_sets
        ]
        self._weights = [prior[:] for _ in range(self.goals)]

    # ---- updates ---------------------------------------------------------------------------------------------------

    def update(self, seat: int, if_digger: Sequence[float], if_saboteur: Sequence[float]) -> None:
        """Multiply in the likelihoods, by goal, of what a seat did."""
        for goal, weights in enumerate(self._weights):
            one, other = if_digger[goal], if_saboteur[goal]
            self._weights[goal] = [
                weight * (other if each >> seat & 1 else one)
                for weight, each in zip(weights, self._saboteur_sets, strict=True)
            ]
        self._normalize()

    def update_pair(self, seat: int, other: int, likelihoods: Sequence[float]) -> None:
        """Multiply in the likelihoods of what a seat said of another.

        They are by role: both miners, only the other a saboteur, only the speaker a saboteur, both saboteurs.
        """
        for goal, weights in enumerate(self._weights):
            self._weights[goal] = [
                weight * likelihoods[2 * (each >> seat & 1) + (each >> other & 1)]
                for weight, each in zip(weights, self._saboteur_sets, strict=True)
            ]
        self._normalize()

    def redraw(self, seat: int) -> None:
        """Forget a seat's role: it was dealt another from the cards left over (S-32)."""
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
        """Scale the weights to sum to 1."""
        total = sum(sum(weights) for weights in self._weights)
        self._weights = [[weight / total for weight in weights] for weights in self._weights]

    # ---- queries ---------------------------------------------------------------------------------------------------

    def suspicion(self, known: Knowledge) -> list[float]:
        """Return by seat the probability that it is a saboteur."""
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
        """Return by goal the probability that it is the treasure."""
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
        """Return the possible hypotheses (saboteurs as bits, treasure's goal) and their cumulative weights."""
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
    """Return all sets of at most ``most`` seats, as bits."""
    return [sum(1 << seat for seat in each) for size in range(most + 1) for each in combinations(range(seats), size)]
