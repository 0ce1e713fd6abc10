"""Posterior over who is loyal, selfish or a saboteur, by clan.

Clans are public (L-03), and each has one selfish dwarf and one saboteur, dealt or set aside; a hypothesis is where
these two are. The weights hold what everyone saw; what one viewer knows is applied when they are queried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, SELFISH
from motherlode.games.lost_mines.cards.box import ROLES
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["ClanPosterior", "known_roles"]

_SET_ASIDE = -1
RoleProbabilities = tuple[float, float, float]
"""Probabilities of being loyal, selfish, a saboteur."""


class ClanPosterior:
    """Weights of all hypotheses, by clan."""

    def __init__(self, clans: Sequence[int], cards: int) -> None:
        self.clans = tuple(clans)  # by seat
        self._weights: list[dict[tuple[int, int], float]] = [self._prior(clan, cards) for clan in (0, 1)]

    @classmethod
    def from_deal(cls, position: Position) -> ClanPosterior:
        """Return the prior at the beginning of a round."""
        clans = [position.roles[seat] >> 2 for seat in range(position.seats)]
        return cls(clans, len(position.rules.cast) // 2)

    def _prior(self, clan: int, cards: int) -> dict[tuple[int, int], float]:
        """Return the number of deals by hypothesis: the two cards lie on the clan's seats or are set aside."""
        seats = [seat for seat, each in enumerate(self.clans) if each == clan]
        set_aside = cards - len(seats)
        weights: dict[tuple[int, int], float] = {}
        for selfish, saboteur in product((*seats, _SET_ASIDE), repeat=2):
            if selfish == saboteur != _SET_ASIDE:
                continue
            ways = set_aside if selfish == _SET_ASIDE else 1
            ways *= (set_aside - 1 if selfish == _SET_ASIDE else set_aside) if saboteur == _SET_ASIDE else 1
            if ways:
                weights[selfish, saboteur] = float(ways)
        return weights

    def update(self, seat: int, likelihoods: RoleProbabilities) -> None:
        """Multiply in the likelihoods, by role, of what a seat did."""
        clan = self.clans[seat]
        weights = {each: weight * likelihoods[_role_in(each, seat)] for each, weight in self._weights[clan].items()}
        total = sum(weights.values())
        self._weights[clan] = {each: weight / total for each, weight in weights.items()}

    def marginals(self, known: Mapping[int, int]) -> list[RoleProbabilities]:
        """Return by seat the probability of each role, for someone who knows some."""
        found: list[RoleProbabilities] = [(1.0, 0.0, 0.0)] * len(self.clans)
        for clan, weights in enumerate(self._weights):
            fitting = {
                each: weight
                for each, weight in weights.items()
                if all(_role_in(each, seat) == role for seat, role in known.items() if self.clans[seat] == clan)
            }
            total = sum(fitting.values()) or 1.0
            for seat, own in enumerate(self.clans):
                if own == clan:
                    selfish = sum(weight for each, weight in fitting.items() if each[0] == seat) / total
                    saboteur = sum(weight for each, weight in fitting.items() if each[1] == seat) / total
                    found[seat] = (1 - selfish - saboteur, selfish, saboteur)
        return found

    def ally_probabilities(self, seat: int, role: int, known: Mapping[int, int]) -> list[float]:
        """Return by seat the probability that it shares the pool of ``seat``, which has this role."""
        if role == SELFISH:
            return [float(each == seat) for each in range(len(self.clans))]
        pool = self.clans[seat] if role == LOYAL else 1 - self.clans[seat]
        marginals = self.marginals({**known, seat: role})
        return [
            each[LOYAL] if clan == pool else each[SABOTEUR] for clan, each in zip(self.clans, marginals, strict=True)
        ]


def known_roles(position: Position) -> dict[int, int]:
    """Return the roles, by seat, that the viewer of a position knows."""
    roles = {seat: position.roles[seat] & 3 for seat in range(position.seats)}
    return {seat: role for seat, role in roles.items() if role < len(ROLES)}


def _role_in(hypothesis: tuple[int, int], seat: int) -> int:
    selfish, saboteur = hypothesis
    return SELFISH if selfish == seat else SABOTEUR if saboteur == seat else LOYAL
