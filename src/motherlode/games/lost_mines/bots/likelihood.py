"""How likely a deed was of a loyal dwarf, a selfish one and a saboteur.

Of a card played on to the board its other uses are weighed, and keeping it, by what they are worth to the actor if it
has this role. A floor and a bound keep one odd move from convicting anyone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from motherlode.games.lost_mines.bots.action_history import ObservedAction
from motherlode.games.lost_mines.bots.role_posterior import ClanPosterior, RoleProbabilities
from motherlode.games.lost_mines.bots.situation import ExpectedPoints
from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, SELFISH, seat_weights

__all__ = ["DEFAULT_MODEL", "ChoiceModel", "likelihoods"]


@dataclass(frozen=True, slots=True)
class ChoiceModel:
    """How people are taken to choose."""

    inverse_temperature: float = 10.0  # how sharply they tell points apart
    envy: float = 0.7  # how much they mind what others take
    uniform_share: float = 0.05  # the part of choices that follow no rule
    max_ratio: float = 6.0  # how many times likelier a single deed can make one role than another


DEFAULT_MODEL = ChoiceModel()


def likelihoods(
    action: ObservedAction, posterior: ClanPosterior, model: ChoiceModel = DEFAULT_MODEL
) -> RoleProbabilities:
    """How likely a deed was, by role."""
    loyal, selfish, saboteur = (_likelihood(action, posterior, role, model) for role in (LOYAL, SELFISH, SABOTEUR))
    least = max(loyal, selfish, saboteur) / model.max_ratio
    return max(loyal, least), max(selfish, least), max(saboteur, least)


def _likelihood(action: ObservedAction, posterior: ClanPosterior, role: int, model: ChoiceModel) -> float:
    weights = seat_weights(action.seat, posterior.ally_probabilities(action.seat, role, {}), model.envy)
    value = weighted_sum(weights, action.after)
    others = [weighted_sum(weights, each) for each in action.choices]
    share = _softmax_share(value, [*others, weighted_sum(weights, action.before)], model.inverse_temperature)
    return (1 - model.uniform_share) * share + model.uniform_share / (len(others) + 1)


def _softmax_share(chosen: float, choices: Sequence[float], inverse_temperature: float) -> float:
    top = max(*choices, chosen)
    return exp(inverse_temperature * (chosen - top)) / sum(exp(inverse_temperature * (each - top)) for each in choices)


def weighted_sum(weights: Sequence[float], expected_points: ExpectedPoints) -> float:
    return sum(weight * haul for weight, haul in zip(weights, expected_points, strict=True))
