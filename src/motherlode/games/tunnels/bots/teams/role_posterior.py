"""Who wears which dwarf card in Saboteur 2: the chance of every role for every seat, exactly.

A *hat* is a dwarf card that somebody wears or has worn: one for each seat, and one more for each time that hats were
swapped (S-32). All hats are different cards of one pile, so their chances hang together. They are summed up over how
many cards of each role are used so far, which is exact and short, however many seats there are. What everyone saw
multiplies in; what a viewer alone knows is only asked for when reading.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate, product
from operator import mul

from motherlode.core.hidden import HIDDEN
from motherlode.games.tunnels.bots.situation import treasure_distribution
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["RolePosterior", "known_cards", "marginals_for"]

Draws = list[list[tuple[int, int, int]]]


class RolePosterior:
    """Weights by goal, hat and role."""

    def __init__(self, rules: Rules) -> None:
        cast = list(rules.cast)
        self.seats: int = rules.seats
        self.roles = len(rules.tables.role_names)
        self.card_of_seat = list(range(self.seats))  # by seat, its hat
        self.retired_cards: list[int] = []  # hats that went under the pile, in this order
        self._copies = [cast.count(role) for role in range(self.roles)]
        self._draws = _draws_of(tuple(self._copies))
        goals: int = rules.tables.goal_count
        self._weights = [[self._blank() for _ in range(self.seats)] for _ in range(goals)]

    def _blank(self) -> list[float]:
        return [1.0] * self.roles

    # ---- learning --------------------------------------------------------------------------------------------------

    def update(self, seat: int, likelihoods: Sequence[Sequence[float]]) -> None:
        """A seat did something that was so likely, by goal and role."""
        card = self.card_of_seat[seat]
        top = max(map(max, likelihoods))
        for weights, each in zip(self._weights, likelihoods, strict=True):
            weights[card] = [weight * likely / top for weight, likely in zip(weights[card], each, strict=True)]

    def redraw(self, seat: int) -> None:
        """A seat's hat went under the pile, and it took the top one (S-32)."""
        self.retired_cards.append(self.card_of_seat[seat])
        self.card_of_seat[seat] = len(self._weights[0])
        for weights in self._weights:
            weights.append(self._blank())

    # ---- reading ---------------------------------------------------------------------------------------------------

    def marginals(
        self, known: Mapping[int, int], goals: Sequence[float]
    ) -> tuple[list[list[float]], tuple[float, ...]]:
        """By seat and role the chances, and by goal that it is the treasure, to someone who knows the roles of some
        hats and, by goal, how likely it is if nothing had been done."""
        sums = [[0.0] * self.roles for _ in self._weights[0]]
        totals = [0.0] * len(goals)
        for goal, prior in enumerate(goals):
            if prior:
                cards = [_restricted(weights, known.get(card)) for card, weights in enumerate(self._weights[goal])]
                totals[goal] = prior * self._accumulate(cards, sums, prior)
        total = sum(totals)
        chances = [[part / total for part in sums[card]] for card in self.card_of_seat]
        return chances, tuple(each / total for each in totals)

    def pile_distribution(self, chances: Sequence[Sequence[float]]) -> list[float]:
        """By role, the chance of the card on top of the pile, by the chances of those that are worn."""
        left = [max(0.0, copies - sum(each[role] for each in chances)) for role, copies in enumerate(self._copies)]
        total = sum(left)
        return [each / total for each in left]

    def _accumulate(self, cards: list[list[float]], sums: list[list[float]], scale: float) -> float:
        """Add the weight of every role of every hat to the sums; the weight of all."""
        before = self._forward(cards)
        after = dict.fromkeys(before[-1], 1.0)  # by cards used so far, the weight of all that may follow
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
        return after[0]

    def _forward(self, cards: list[list[float]]) -> list[dict[int, float]]:
        """By hat, the weight of each number of cards used before it."""
        levels = [{0: 1.0}]
        for weights in cards:
            level: dict[int, float] = {}
            for used, weight in levels[-1].items():
                for role, spare, then in self._draws[used]:
                    if likely := weights[role]:
                        level[then] = level.get(then, 0.0) + weight * likely * spare
            levels.append(level)
        return levels


def known_cards(position: Position, posterior: RolePosterior) -> dict[int, int]:
    """Roles, by dwarf card, that the viewer knows: cards in front of seats, and those it saw go under the pile."""
    places = len(position.roles)
    swaps = len(posterior.retired_cards)
    cards = [*posterior.card_of_seat, *posterior.retired_cards]
    at = [*range(posterior.seats), *range(places - swaps, places)]
    return {
        card: int(position.roles[place])
        for card, place in zip(cards, at, strict=True)
        if position.roles[place] != HIDDEN
    }


def marginals_for(position: Position, posterior: RolePosterior) -> tuple[list[list[float]], tuple[float, ...]]:
    """By seat and role the chances, and by goal that it is the treasure, to the viewer of a position."""
    goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
    return posterior.marginals(known_cards(position, posterior), goals)


@cache
def _draws_of(copies: tuple[int, ...]) -> Draws:
    """By a number that says how many cards of each role are used: the roles of which there are more, how many more,
    and the number once one of them is drawn."""
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
    """A hat's weights, if its role is known."""
    if role is None:
        return weights
    return [weights[role] if each == role else 0.0 for each in range(len(weights))]
