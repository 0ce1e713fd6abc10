"""Likelihood of an observed action, given that the actor is loyal, selfish or a saboteur.

Players are modelled as softmax choosers among the placements of a card and keeping it, by their value to that role. A
uniform share and a bound on the ratio keep one odd move from convicting anyone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from motherlode.games.lost_mines.bots.action_history import ObservedAction
from motherlode.games.lost_mines.bots.role_posterior import ClanPosterior, RoleProbabilities
from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, SELFISH, seat_weights, weighted_sum

__all__ = ["DEFAULT_MODEL", "ChoiceModel", "likelihoods"]


@dataclass(frozen=True, slots=True)
class ChoiceModel:
    """Parameters of the choice model. All were chosen on tuning seeds."""

    inverse_temperature: float = 10.0  # per point
    envy: float = 0.7  # weight of what others take
    uniform_share: float = 0.05  # of choices, made at random
    max_ratio: float = 6.0  # bound on the likelihood ratio of one action


DEFAULT_MODEL = ChoiceModel()


def likelihoods(
    action: ObservedAction, posterior: ClanPosterior, model: ChoiceModel = DEFAULT_MODEL
) -> RoleProbabilities:
    """Return the likelihood of an action by role."""
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
