"""Who is loyal, selfish, a saboteur: all hypotheses of each clan, each with its weight.

Clans are public (L-03), and in each clan there is one selfish dwarf and one saboteur, dealt or set aside. So a
hypothesis of a clan is where these two are. What everyone saw multiplies in; what a viewer alone knows is only asked
for when reading.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, SELFISH
from motherlode.games.lost_mines.cards.box import ROLES
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["Roles", "known_roles"]

_ASIDE = -1
Chances = tuple[float, float, float]
"""Of being loyal, selfish, a saboteur."""


class Roles:
    """The weights of all hypotheses."""

    def __init__(self, clans: Sequence[int], cards: int) -> None:
        self.clans = tuple(clans)  # by seat
        self._weights: list[dict[tuple[int, int], float]] = [self._prior(clan, cards) for clan in (0, 1)]

    @classmethod
    def dealt(cls, position: Position) -> Roles:
        """What everyone thinks when the round begins."""
        clans = [position.roles[seat] >> 2 for seat in range(position.seats)]
        return cls(clans, len(position.rules.cast) // 2)

    def _prior(self, clan: int, cards: int) -> dict[tuple[int, int], float]:
        """A clan's dwarf cards lie on its seats and aside; its selfish one and its saboteur, anywhere of these."""
        seats = [seat for seat, each in enumerate(self.clans) if each == clan]
        aside = cards - len(seats)
        weights: dict[tuple[int, int], float] = {}
        for selfish, saboteur in product((*seats, _ASIDE), repeat=2):
            if selfish == saboteur != _ASIDE:
                continue
            ways = aside if selfish == _ASIDE else 1
            ways *= (aside - 1 if selfish == _ASIDE else aside) if saboteur == _ASIDE else 1
            if ways:
                weights[selfish, saboteur] = float(ways)
        return weights

    def multiply(self, seat: int, likelihoods: Chances) -> None:
        """A seat did something that was so likely of each role."""
        clan = self.clans[seat]
        weights = {each: weight * likelihoods[_role(each, seat)] for each, weight in self._weights[clan].items()}
        total = sum(weights.values())
        self._weights[clan] = {each: weight / total for each, weight in weights.items()}

    def chances(self, known: Mapping[int, int]) -> list[Chances]:
        """By seat, the chance of each role, for someone who knows some."""
        found: list[Chances] = [(1.0, 0.0, 0.0)] * len(self.clans)
        for clan, weights in enumerate(self._weights):
            fitting = {
                each: weight
                for each, weight in weights.items()
                if all(_role(each, seat) == role for seat, role in known.items() if self.clans[seat] == clan)
            }
            total = sum(fitting.values()) or 1.0
            for seat, own in enumerate(self.clans):
                if own == clan:
                    selfish = sum(weight for each, weight in fitting.items() if each[0] == seat) / total
                    saboteur = sum(weight for each, weight in fitting.items() if each[1] == seat) / total
                    found[seat] = (1 - selfish - saboteur, selfish, saboteur)
        return found

    def friends(self, seat: int, role: int, known: Mapping[int, int]) -> list[float]:
        """By seat, the chance that it shares the pool of one that has this role."""
        if role == SELFISH:
            return [float(each == seat) for each in range(len(self.clans))]
        pool = self.clans[seat] if role == LOYAL else 1 - self.clans[seat]
        chances = self.chances({**known, seat: role})
        return [each[LOYAL] if clan == pool else each[SABOTEUR] for clan, each in zip(self.clans, chances, strict=True)]


def known_roles(position: Position) -> dict[int, int]:
    """The roles that the viewer of a position knows."""
    roles = {seat: position.roles[seat] & 3 for seat in range(position.seats)}
    return {seat: role for seat, role in roles.items() if role < len(ROLES)}


def _role(hypothesis: tuple[int, int], seat: int) -> int:
    selfish, saboteur = hypothesis
    return SELFISH if selfish == seat else SABOTEUR if saboteur == seat else LOYAL
