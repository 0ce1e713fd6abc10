"""Likelihood of an observed action, given that a miner or a saboteur did it.

Players are modelled as softmax choosers. A card played in the maze is compared to its other placements and to keeping
it: miners prefer to shorten the distance as *they* know it (a map tells its player more), saboteurs to lengthen it,
unless they bluff, which they do less near the goals. A card played on someone is compared to the other targets, by
public suspicion. A uniform share and a bound on the ratio keep one odd move from convicting anyone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from motherlode.games.tunnels.bots.distance.maze_distances import Distances, GoalDistances
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.bots.inference.action_history import ObservedAction
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.situation import BREAK, FIX, LAY, expected_cards

__all__ = ["DEFAULT_MODEL", "ChoiceModel", "Likelihood", "actor_belief", "likelihood"]


@dataclass(frozen=True, slots=True)
class ChoiceModel:
    """Parameters of the choice model, chosen on tuning seeds, none fitted; distances are in cards."""

    miner_inverse_temperature: float = 5.0  # of miners, per card of progress
    saboteur_inverse_temperature: float = 2.0  # of saboteurs, per card of damage
    keep_value: float = 0.0  # of keeping a tunnel card
    keep_rockfall_value: float = 0.3  # of keeping a rockfall
    bluff: float = 0.15  # how often a saboteur plays like a miner far from the goals
    bluff_near_goal: float = 0.05  # and next to one
    far_distance: float = 7.0  # cards to the nearest goal that count as far
    target_inverse_temperature: float = 4.0  # of choosing a target, per unit of suspicion
    break_threshold: float = 0.5  # suspicion from which a miner breaks a tool
    fix_threshold: float = 0.6  # suspicion up to which a miner fixes one
    discard_ratio: float = 1.1  # how much likelier saboteurs discard with whole tools
    uniform_share: float = 0.02  # epsilon: share of uniformly random choices
    max_ratio: float = 12.0  # bound on the likelihood ratio of one action
    # of saboteurs who show restraint, to those who expect some to
    restrained_share: float = 0.8  # of all saboteurs
    restraint: int = 6  # turns of a seat that it lasts
    restraint_distance: float = 2.0  # cards to the nearest goal at which it ends
    restrained_bluff: float = 0.9  # how often such a saboteur plays like a miner


DEFAULT_MODEL = ChoiceModel()

_LEAST_TOLD = 0.01
"""Weight that a goal keeps for someone who was told that the treasure lies elsewhere; chosen."""

Likelihood = tuple[tuple[float, ...], tuple[float, ...]]
"""By goal, given that it is the treasure: the likelihood for a miner, and for a saboteur."""


def likelihood(
    action: ObservedAction,
    posterior: Posterior,
    hinders: int,
    model: ChoiceModel = DEFAULT_MODEL,
    told: Sequence[float] = (),
    is_restrained: bool = False,
) -> Likelihood:
    """Return the likelihood of an action; ``hinders`` are the bits of what blocks a seat.

    ``told`` is what those who peeked at nothing believe of the treasure after some talk; empty if there was none. That
    for a saboteur is of one who shows restraint, or of one who does not.
    """
    goals = range(len(action.before.shortest))
    if action.after is not None:
        pairs = [_maze_likelihood(action, action.after, goal, model, told, is_restrained) for goal in goals]
    elif action.effect in (BREAK, FIX) and action.aim != action.seat:
        pair = _target_likelihood(action, posterior, hinders, model)
        pairs = [(pair[0], _mixed(*pair, model.restrained_bluff)) if is_restrained else pair] * len(goals)
    else:
        discard_ratio = (
            model.discard_ratio if action.effect == "pass" and not action.front[action.seat] & hinders else 1.0
        )
        pairs = [(1.0, discard_ratio)] * len(goals)
    miner = tuple(max(digging, harming / model.max_ratio) for digging, harming in pairs)
    saboteur = tuple(max(harming, digging / model.max_ratio) for digging, harming in pairs)
    return miner, saboteur


def _maze_likelihood(
    action: ObservedAction,
    after: GoalDistances,
    goal: int,
    model: ChoiceModel,
    told: Sequence[float],
    is_restrained: bool,
) -> tuple[float, float]:
    """Return the likelihoods of a tunnel or rockfall, given the treasure's goal."""
    belief = actor_belief(len(action.before.shortest), action.hidden, action.peeked, goal, told)
    if not belief:
        return 1.0, 1.0
    before = expected_cards(belief, action.before.soft)
    changes = [expected_cards(belief, each.soft) - before for each in action.choices]
    change = expected_cards(belief, after.soft) - before
    keep_value = model.keep_value if action.effect == LAY else model.keep_rockfall_value
    digging = _softmax_share(-change, [-each for each in changes], keep_value, model.miner_inverse_temperature)
    harming = _softmax_share(change, changes, keep_value, model.saboteur_inverse_temperature)
    bluff = model.restrained_bluff if is_restrained else _bluff_rate(action.before.shortest, belief, model)
    even = model.uniform_share / (len(changes) + 1)
    rest = 1 - model.uniform_share
    return rest * digging + even, rest * _mixed(digging, harming, bluff) + even


def _mixed(digging: float, harming: float, bluff: float) -> float:
    return bluff * digging + (1 - bluff) * harming


def actor_belief(goals: int, hidden: int, peeked: int, goal: int, told: Sequence[float] = ()) -> tuple[float, ...]:
    """Return the treasure's distribution for someone who peeked at some goals, if it lies at ``goal``.

    ``hidden`` and ``peeked`` are bits. Empty if the goal is face up already. ``told`` weighs the goals not peeked at.
    """
    if not hidden >> goal & 1:
        return ()
    if peeked >> goal & 1:
        return tuple(float(each == goal) for each in range(goals))
    left = hidden & ~peeked
    if told:
        weights = [max(_LEAST_TOLD, told[each]) if left >> each & 1 else 0.0 for each in range(goals)]
        total = sum(weights)
        return tuple([weight / total for weight in weights])
    return tuple(1 / left.bit_count() if left >> each & 1 else 0.0 for each in range(goals))


def _bluff_rate(before: Distances, belief: Sequence[float], model: ChoiceModel) -> float:
    nearest = min(far for far, chance in zip(before, belief, strict=True) if chance) / CARD
    return model.bluff_near_goal + (model.bluff - model.bluff_near_goal) * min(1.0, nearest / model.far_distance)


def _target_likelihood(
    action: ObservedAction, posterior: Posterior, hinders: int, model: ChoiceModel
) -> tuple[float, float]:
    """Return the likelihoods of choosing this target for a break or a fix."""
    seats = [seat for seat in range(posterior.seats) if seat != action.seat]
    if action.effect == FIX:
        seats = [seat for seat in seats if action.front[seat] & hinders or seat == action.aim]
    shares = []
    for is_miner in (True, False):
        own = 1 << action.seat
        suspicion = posterior.suspicion(Knowledge(honest=own) if is_miner else Knowledge(saboteurs=own))
        if action.effect == BREAK:
            preferences = {seat: suspicion[seat] - model.break_threshold for seat in seats}
        else:
            preferences = {seat: model.fix_threshold - suspicion[seat] for seat in seats}
        sign = 1 if is_miner else -1
        share = _softmax_share(
            sign * preferences[action.aim],
            [sign * preference for preference in preferences.values()],
            0.0,
            model.target_inverse_temperature,
        )
        shares.append((1 - model.uniform_share) * share + model.uniform_share / (len(seats) + 1))
    return shares[0], shares[1]


def _softmax_share(chosen: float, choices: Sequence[float], keep_value: float, inverse_temperature: float) -> float:
    """Return the softmax probability of a choice, among the others and keeping the card."""
    top = max(*choices, chosen, keep_value)
    total = exp(inverse_temperature * (keep_value - top)) + sum(
        exp(inverse_temperature * (each - top)) for each in choices
    )
    return exp(inverse_temperature * (chosen - top)) / total
