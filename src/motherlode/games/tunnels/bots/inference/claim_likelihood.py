"""Likelihood of a claim, given that a miner or a saboteur made it.

A claim is an action of a role with knowledge. Which goals a speaker has peeked at is public, so under each hypothesis
(who are the saboteurs, where is the treasure) it is known whether a claim about a goal is true, and whether the speaker
knew. Miners say what they know, with few errors; saboteurs lie at some rate. Accusations follow public suspicion; a
miner accuses a saboteur more often than that, since it may know something. Silence is no evidence: many people are
silent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from motherlode.games.tunnels.bots.inference.action_history import ObservedClaim
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior

__all__ = [
    "DEFAULT_CLAIM_MODEL",
    "ClaimModel",
    "accusation_likelihood",
    "goal_claim_likelihood",
    "is_about_goal",
    "is_accusation",
]


@dataclass(frozen=True, slots=True)
class ClaimModel:
    """Parameters of the model of speakers. All were chosen on tuning seeds, none is fitted."""

    miner_error: float = 0.02  # of what a miner says of a goal it knows, is false
    saboteur_lie: float = 0.85  # of what a saboteur says of a goal it knows, is false
    guess: float = 0.05  # rate of claims about a goal that the speaker does not know
    accusation_inverse_temperature: float = 4.0  # of choosing whom to accuse, per unit of public suspicion
    insight: float = 1.4  # how much likelier a miner accuses a saboteur than a miner of the same public suspicion
    frame_rate: float = 0.3  # of a saboteur's accusations, against those whom the public suspects least
    max_ratio: float = 40.0  # bound on the likelihood ratio of one claim about a goal


DEFAULT_CLAIM_MODEL: Final = ClaimModel()


def is_about_goal(said: ObservedClaim) -> bool:
    """Return whether a claim says something of a goal that lies face down."""
    return said.claim.key in ("treasure-at", "stone-at") and said.goal >= 0 and bool(said.hidden >> said.goal & 1)


def is_accusation(said: ObservedClaim, earlier: Sequence[ObservedClaim]) -> bool:
    """Return whether a claim is a first one about another player; repeating it adds nothing."""
    claim = said.claim
    if claim.key not in ("suspect", "trust") or claim.seat in (None, said.seat):
        return False
    return all(each.seat != said.seat or each.claim != claim for each in earlier)


def goal_claim_likelihood(
    said: ObservedClaim, goals: int, model: ClaimModel = DEFAULT_CLAIM_MODEL
) -> tuple[list[float], list[float]]:
    """Return by goal, given that it is the treasure, the likelihood for a miner, and for a saboteur."""
    miner: list[float] = []
    saboteur: list[float] = []
    for goal in range(goals):
        honest, lying = 1.0, 1.0
        if said.hidden >> goal & 1:
            is_true = (said.goal == goal) == (said.claim.key == "treasure-at")
            if _knows(said, goal):
                honest = 1 - model.miner_error if is_true else model.miner_error
                lying = 1 - model.saboteur_lie if is_true else model.saboteur_lie
            else:
                honest, lying = model.guess, model.guess
        miner.append(max(honest, lying / model.max_ratio))
        saboteur.append(max(lying, honest / model.max_ratio))
    return miner, saboteur


def _knows(said: ObservedClaim, treasure: int) -> bool:
    """Return whether a claim's speaker knows its goal's content, if the treasure lies at ``treasure``."""
    if (said.peeked >> said.goal | said.peeked >> treasure) & 1:
        return True
    return (said.hidden & ~said.peeked).bit_count() == 1


def accusation_likelihood(
    said: ObservedClaim, posterior: Posterior, model: ClaimModel = DEFAULT_CLAIM_MODEL
) -> tuple[float, float, float, float]:
    """Return the likelihood of accusing (or trusting) this seat among the others.

    By role: both miners, only the other a saboteur, only the speaker a saboteur, both saboteurs.
    """
    assert said.claim.seat is not None
    other = said.claim.seat
    seats = [seat for seat in range(posterior.seats) if seat != said.seat]
    sign = 1.0 if said.claim.key == "suspect" else -1.0
    suspicion = posterior.suspicion(Knowledge(honest=1 << said.seat))
    as_miner = _share(suspicion, seats, other, sign * model.accusation_inverse_temperature)
    against = _share(suspicion, seats, other, -sign * model.accusation_inverse_temperature)
    as_saboteur = (1 - model.frame_rate) * as_miner + model.frame_rate * against
    insight = model.insight if said.claim.key == "suspect" else 1 / model.insight
    return as_miner, as_miner * insight, as_saboteur, as_saboteur


def _share(suspicion: Sequence[float], seats: Sequence[int], chosen: int, inverse_temperature: float) -> float:
    """Return the softmax probability of a seat."""
    total = sum(exp(inverse_temperature * (suspicion[seat] - suspicion[chosen])) for seat in seats)
    return 1 / total
