"""Keeps the role posterior of a round of Saboteur 2 up to date with the public events and the talk.

Of the talk it weighs what is claimed of goals. Accusations are not weighed: the posterior is a product over dwarf
cards, and an accusation ties two of them together.
"""

from __future__ import annotations

from typing import Final

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.game import View
from motherlode.games.tunnels.bots.inference.action_history import ActionHistory, HistoryTracker, ObservedAction
from motherlode.games.tunnels.bots.inference.claim_likelihood import goal_claim_likelihood, is_about_goal
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL, ChoiceModel, Likelihood, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.teams.role_posterior import RolePosterior
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TeamBeliefTracker"]

_OWN_DOOR: Final = 2.5
"""Likelihood ratio of a team's miner laying its own door, to someone whom no door stops; chosen."""

_OTHER_DOOR: Final = 0.4
"""Likelihood ratio of a team's miner laying the other team's door; chosen."""

_CRYSTAL: Final = 1.5
"""Likelihood ratio of a geologist laying crystals, to others; chosen."""


class TeamBeliefTracker:
    """Holds the posterior between turns; it depends on the view's public events and talk alone."""

    def __init__(self, model: ChoiceModel = DEFAULT_MODEL, preset: Preset = DEFAULT_PRESET) -> None:
        self._model = model
        self._preset = preset
        self._history_tracker = HistoryTracker()
        self._history: ActionHistory | None = None
        self._consumed = 0
        self._heard = 0
        self._is_told = False
        self._role_posterior: RolePosterior | None = None
        self._posterior: Posterior | None = None

    @property
    def history(self) -> ActionHistory:
        """The history of the round as of the last update."""
        assert self._history is not None
        return self._history

    def update(self, view: View) -> RolePosterior:
        """Return the posterior after the events of this round so far."""
        position = view.position_as(Position)
        history = self._history_tracker.update(view)
        first = self._preset.first_remembered(len(history.actions))
        if self._role_posterior is None or self._posterior is None or history is not self._history or first:
            self._history, self._consumed = history, 0
            self._heard, self._is_told = sum(each.after < first for each in history.claims), False
            self._role_posterior, self._posterior = RolePosterior(position.rules), Posterior(position.rules)
        for number in range(self._consumed, len(history.actions) + 1):
            self._apply_role_swaps(history, number, self._role_posterior, self._posterior)
            self._listen(history, number, position, self._role_posterior, self._posterior)
            if first <= number < len(history.actions):
                self._learn(history.actions[number], position, self._role_posterior, self._posterior)
        self._consumed = len(history.actions)
        return self._role_posterior

    def _apply_role_swaps(
        self, history: ActionHistory, number: int, role_posterior: RolePosterior, posterior: Posterior
    ) -> None:
        """Apply the role swaps before an action; those before the next one have happened already."""
        done = len(role_posterior.retired_cards)
        for after, seat in history.role_swaps[done:]:
            if after == number:
                role_posterior.redraw(seat)
                posterior.redraw(seat)

    def _listen(
        self,
        history: ActionHistory,
        number: int,
        position: Position,
        role_posterior: RolePosterior,
        posterior: Posterior,
    ) -> None:
        """Weigh the claims that were made before an action."""
        if self._preset.deaf:
            return
        while self._heard < len(history.claims) and history.claims[self._heard].after <= number:
            said = history.claims[self._heard]
            if is_about_goal(said):
                honest, lying = goal_claim_likelihood(said, posterior.goals)
                posterior.update(said.seat, honest, lying)
                saboteur = position.rules.saboteur
                roles = range(role_posterior.roles)
                role_posterior.update(
                    said.seat,
                    [
                        [lie if role == saboteur else truth for role in roles]
                        for truth, lie in zip(honest, lying, strict=True)
                    ],
                )
                self._is_told = True
            self._heard += 1

    def _learn(
        self, action: ObservedAction, position: Position, role_posterior: RolePosterior, posterior: Posterior
    ) -> None:
        told = posterior.treasure(Knowledge(honest=1 << action.seat)) if self._is_told else ()
        likelihoods = likelihood(action, posterior, position.rules.tables.hinders, self._model, told)
        posterior.update(action.seat, *likelihoods)
        role_posterior.update(action.seat, _by_role(action, likelihoods, position))


def _by_role(action: ObservedAction, likelihoods: Likelihood, position: Position) -> list[list[float]]:
    """Return the likelihood of an action by goal and role."""
    tables = position.rules.tables
    roles = Roles(tables)
    door = tables.doors[action.face] if action.face >= 0 else 0
    crystals = tables.crystals[action.face] if action.face >= 0 else 0
    factors = [1.0] * len(roles.names)
    for role, own in enumerate(roles.doors):
        if door and own:
            factors[role] = _OWN_DOOR if door == own else _OTHER_DOOR
    if crystals:
        factors[roles.geologist] = _CRYSTAL
    return [
        [
            factor * (weight * digging + (1 - weight) * harming)
            for factor, weight in zip(factors, roles.digging_weight, strict=True)
        ]
        for digging, harming in zip(*likelihoods, strict=True)
    ]
