"""How likely a deed was of a loyal dwarf, a selfish one and a saboteur.

Of a card played on to the board its other uses are weighed, and keeping it, by what they are worth to the actor if it
has this role. A floor and a bound keep one odd move from convicting anyone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from motherlode.games.lost_mines.bots.action_history import Deed
from motherlode.games.lost_mines.bots.role_posterior import Chances, Roles
from motherlode.games.lost_mines.bots.situation import Hauls
from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, SELFISH, weights_of

__all__ = ["FOREST_MODEL", "ForestModel", "likelihoods"]


@dataclass(frozen=True, slots=True)
class ForestModel:
    """How people are taken to choose."""

    sharp: float = 10.0  # how sharply they tell points apart
    envy: float = 0.7  # how much they mind what others take
    floor: float = 0.05  # the part of choices that follow no rule
    most: float = 6.0  # how many times likelier a single deed can make one role than another


FOREST_MODEL = ForestModel()


def likelihoods(deed: Deed, roles: Roles, model: ForestModel = FOREST_MODEL) -> Chances:
    """How likely a deed was, by role."""
    loyal, selfish, saboteur = (_likelihood(deed, roles, role, model) for role in (LOYAL, SELFISH, SABOTEUR))
    least = max(loyal, selfish, saboteur) / model.most
    return max(loyal, least), max(selfish, least), max(saboteur, least)


def _likelihood(deed: Deed, roles: Roles, role: int, model: ForestModel) -> float:
    weights = weights_of(deed.seat, roles.friends(deed.seat, role, {}), model.envy)
    worth = _weighed(weights, deed.after)
    others = [_weighed(weights, each) for each in deed.choices]
    share = _share(worth, [*others, _weighed(weights, deed.before)], model.sharp)
    return (1 - model.floor) * share + model.floor / (len(others) + 1)


def _share(chosen: float, choices: Sequence[float], sharp: float) -> float:
    top = max(*choices, chosen)
    return exp(sharp * (chosen - top)) / sum(exp(sharp * (each - top)) for each in choices)


def _weighed(weights: Sequence[float], hauls: Hauls) -> float:
    return sum(weight * haul for weight, haul in zip(weights, hauls, strict=True))
