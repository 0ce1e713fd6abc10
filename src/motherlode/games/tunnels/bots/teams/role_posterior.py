"""Exact posterior over the roles of all seats in Saboteur 2.

Every dwarf card that a seat has or had is a variable: one for each seat, and one more for each role swap (S-32). All
are drawn from one pile without replacement, so they depend on each other. Marginals are summed by dynamic programming
over how many cards of each role are used so far (forward and backward), which is exact at every number of seats. The
weights hold what everyone saw; what one viewer knows is applied when they are queried.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate, product
from operator import mul
from typing import NamedTuple

from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.games.tunnels.bots.situation import treasure_distribution
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["RolePosterior", "RoleSampler", "card_places", "known_cards", "marginals_for"]

Draws = list[list[tuple[int, int, int]]]


class SamplingLevels(NamedTuple):
    """What is needed to sample the dwarf cards if the treasure lies at one goal."""

    goal: int
    weight: float
    cards: list[list[float]]  # by card, the weights of its roles
    levels: list[dict[int, float]]  # by card, the weight of what may follow the cards used before it


class RoleSampler:
    """Samples the treasure's goal and the role of every dwarf card from the exact posterior."""

    def __init__(self, draws: Draws, goals: list[SamplingLevels]) -> None:
        self._draws = draws
        self._goals = goals
        self._cumulative = list(accumulate(each.weight for each in goals))

    def sample(self, chance: Stream) -> tuple[int, list[int]]:
        """Return a goal, and a role by dwarf card."""
        goal, _, cards, levels = self._goals[_drawn(self._cumulative, chance)]
        used = 0
        roles: list[int] = []
        for weights, onward in zip(cards, levels[1:], strict=True):
            draws = self._draws[used]
            parts = accumulate(weights[role] * spare * onward.get(then, 0.0) for role, spare, then in draws)
            role, _, used = draws[_drawn(list(parts), chance)]
            roles.append(role)
        return goal, roles


class RolePosterior:
    """Weights by goal, dwarf card and role."""

    def __init__(self, rules: Rules) -> None:
        cast = list(rules.cast)
        self.seats: int = rules.seats
        self.roles = len(rules.tables.role_names)
        self.card_of_seat = list(range(self.seats))  # the number of its dwarf card
        self.retired_cards: list[int] = []  # that went under the pile, in this order
        self._copies = [cast.count(role) for role in range(self.roles)]
        self._draws = _draws_of(tuple(self._copies))
        goals: int = rules.tables.goal_count
        self._weights = [[self._blank() for _ in range(self.seats)] for _ in range(goals)]

    def _blank(self) -> list[float]:
        return [1.0] * self.roles

    # ---- updates ---------------------------------------------------------------------------------------------------

    def update(self, seat: int, likelihoods: Sequence[Sequence[float]]) -> None:
        """Multiply in the likelihoods, by goal and role, of what a seat did."""
        card = self.card_of_seat[seat]
        top = max(map(max, likelihoods))
        for weights, each in zip(self._weights, likelihoods, strict=True):
            weights[card] = [weight * likely / top for weight, likely in zip(weights[card], each, strict=True)]

    def redraw(self, seat: int) -> None:
        """Give a seat the top card of the pile; its own went under it (S-32)."""
        self.retired_cards.append(self.card_of_seat[seat])
        self.card_of_seat[seat] = len(self._weights[0])
        for weights in self._weights:
            weights.append(self._blank())

    # ---- queries ---------------------------------------------------------------------------------------------------

    def marginals(
        self, known: Mapping[int, int], goals: Sequence[float]
    ) -> tuple[list[list[float]], tuple[float, ...]]:
        """Return the probabilities by seat and role, and of the treasure by goal.

        ``known`` holds the roles of dwarf cards that the viewer knows, ``goals`` its prior over the goals.
        """
        sums = [[0.0] * self.roles for _ in self._weights[0]]
        totals = [0.0] * len(goals)
        for goal, prior in enumerate(goals):
            if prior:
                cards = [_restricted(weights, known.get(card)) for card, weights in enumerate(self._weights[goal])]
                totals[goal] = prior * self._accumulate(cards, sums, prior)[0][0]
        total = sum(totals)
        chances = [[part / total for part in sums[card]] for card in self.card_of_seat]
        return chances, tuple(each / total for each in totals)

    def pile_distribution(self, chances: Sequence[Sequence[float]]) -> list[float]:
        """Return by role the probability of the pile's top card, given the marginals of the seats."""
        left = [max(0.0, copies - sum(each[role] for each in chances)) for role, copies in enumerate(self._copies)]
        total = sum(left)
        return [each / total for each in left]

    def sampler(self, known: Mapping[int, int], goals: Sequence[float]) -> RoleSampler:
        """Return a sampler of all dwarf cards and the treasure's goal, given what a viewer knows."""
        return RoleSampler(self._draws, list(self._sampling_levels(known, goals)))

    def _sampling_levels(self, known: Mapping[int, int], goals: Sequence[float]) -> Iterator[SamplingLevels]:
        for goal, prior in enumerate(goals):
            if prior:
                cards = [_restricted(weights, known.get(card)) for card, weights in enumerate(self._weights[goal])]
                levels = self._accumulate(cards, [[0.0] * self.roles for _ in cards], 1.0)
                yield SamplingLevels(goal, prior * levels[0][0], cards, levels)

    def _accumulate(self, cards: list[list[float]], sums: list[list[float]], scale: float) -> list[dict[int, float]]:
        """Add the weight of every role of every card to the sums.

        Return by card the weight of what may follow the cards used before it (backward pass).
        """
        before = self._forward(cards)
        after = dict.fromkeys(before[-1], 1.0)
        levels = [after]
        for card in range(len(cards) - 1, -1, -1):
            weights, added = cards[card], sums[card]
            level: dict[int, float] = {}
            for used, weight in before[card].items():
                weight *= scale
                total = 0.0
                for role, spare, then in self._draws[used]:
                    if likely := weights[role]:
                        part = likely * spare * after[then]
                        total += part
                        added[role] += weight * part
                level[used] = total
            after = level
            levels.append(after)
        levels.reverse()
        return levels

    def _forward(self, cards: list[list[float]]) -> list[dict[int, float]]:
        """Return by card the weights of the counts used before it (forward pass)."""
        levels = [{0: 1.0}]
        for weights in cards:
            level: dict[int, float] = {}
            for used, weight in levels[-1].items():
                for role, spare, then in self._draws[used]:
                    if likely := weights[role]:
                        level[then] = level.get(then, 0.0) + weight * likely * spare
            levels.append(level)
        return levels


def card_places(position: Position, posterior: RolePosterior) -> list[int]:
    """Return by dwarf card its place among the roles of a position: in front of a seat, or under the pile."""
    swaps = len(posterior.retired_cards)
    places = [0] * (posterior.seats + swaps)
    for seat, card in enumerate(posterior.card_of_seat):
        places[card] = seat
    for step, card in enumerate(posterior.retired_cards):
        places[card] = len(position.roles) - swaps + step
    return places


def known_cards(position: Position, posterior: RolePosterior) -> dict[int, int]:
    """Roles, by dwarf card, that the viewer knows: those of seats, and those it saw go under the pile."""
    return {
        card: int(position.roles[place])
        for card, place in enumerate(card_places(position, posterior))
        if position.roles[place] != HIDDEN
    }


def marginals_for(position: Position, posterior: RolePosterior) -> tuple[list[list[float]], tuple[float, ...]]:
    """Return the marginals of roles and treasure for the viewer of a position."""
    goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
    return posterior.marginals(known_cards(position, posterior), goals)


def _drawn(cumulative: list[float], chance: Stream) -> int:
    """Return an index drawn by cumulative weights; never one of weight 0."""
    return min(bisect_right(cumulative, chance.random() * cumulative[-1]), bisect_left(cumulative, cumulative[-1]))


@cache
def _draws_of(copies: tuple[int, ...]) -> Draws:
    """Return the transitions by state: (role, copies left, next state).

    A state is the mixed-radix number of how many cards of each role are used.
    """
    draws: Draws = []
    for used in product(*(range(each + 1) for each in reversed(copies))):
        spare = [most - each for most, each in zip(copies, reversed(used), strict=True)]
        steps = accumulate((each + 1 for each in copies[:-1]), mul, initial=1)
        here = len(draws)
        draws.append(
            [(role, left, here + step) for role, (left, step) in enumerate(zip(spare, steps, strict=True)) if left]
        )
    return draws


def _restricted(weights: list[float], role: int | None) -> list[float]:
    """Return a card's weights, restricted to its role if that is known."""
    if role is None:
        return weights
    return [weights[role] if each == role else 0.0 for each in range(len(weights))]
