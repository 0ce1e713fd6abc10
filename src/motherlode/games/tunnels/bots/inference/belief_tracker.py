"""Keeps the posterior of a round up to date with the public events and the talk."""

from __future__ import annotations

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.game import View
from motherlode.games.tunnels.bots.inference.action_history import ActionHistory, HistoryTracker
from motherlode.games.tunnels.bots.inference.claim_likelihood import (
    DEFAULT_CLAIM_MODEL,
    ClaimModel,
    accusation_likelihood,
    goal_claim_likelihood,
    is_about_goal,
    is_accusation,
)
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL, ChoiceModel, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.inference.restraint import Restraint
from motherlode.games.tunnels.rules.position import Position

__all__ = ["BeliefTracker"]


class BeliefTracker:
    """Holds the posterior between turns; it depends on the view's public events and talk alone.

    One that expects restraint takes most saboteurs for players who do no open damage in their first turns.
    """

    def __init__(
        self,
        model: ChoiceModel = DEFAULT_MODEL,
        preset: Preset = DEFAULT_PRESET,
        claim_model: ClaimModel = DEFAULT_CLAIM_MODEL,
        expects_restraint: bool = False,
    ) -> None:
        self._model = model
        self._claim_model = claim_model
        self._preset = preset
        self._history_tracker = HistoryTracker()
        self._history: ActionHistory | None = None
        self._consumed = 0
        self._heard = 0
        self._is_told = False
        self._posterior: Posterior | None = None
        self._restraint = Restraint(model) if expects_restraint else None

    @property
    def history(self) -> ActionHistory:
        """The history of the round as of the last update."""
        assert self._history is not None
        return self._history

    def told(self, posterior: Posterior, seat: int) -> tuple[float, ...]:
        """Return the treasure's distribution for a miner who peeked at nothing; empty if there are no claims."""
        return posterior.treasure(Knowledge(honest=1 << seat)) if self._is_told else ()

    def update(self, view: View) -> Posterior:
        """Return the posterior after the events of this round so far."""
        position = view.position_as(Position)
        history = self._history_tracker.update(view)
        if self._posterior is None or history is not self._history:
            self._history, self._consumed, self._posterior = history, 0, Posterior(position.rules)
            self._heard, self._is_told = 0, False
            self._forget_restraint()
        first = self._preset.first_remembered(len(history.actions))
        if first:
            self._consumed, self._posterior = first, Posterior(position.rules)
            self._heard, self._is_told = sum(each.after < first for each in history.claims), False
            self._forget_restraint()
        for number in range(self._consumed, len(history.actions)):
            self._listen(history, number, self._posterior)
            self._learn(history, number, self._posterior, position.rules.tables.hinders)
        self._listen(history, len(history.actions), self._posterior)
        self._consumed = len(history.actions)
        return self._posterior

    def _listen(self, history: ActionHistory, number: int, posterior: Posterior) -> None:
        """Weigh the claims that were made before an action."""
        if self._preset.deaf:
            return
        claims = history.claims
        while self._heard < len(claims) and claims[self._heard].after <= number:
            said = claims[self._heard]
            if is_about_goal(said):
                posterior.update(said.seat, *goal_claim_likelihood(said, posterior.goals, self._claim_model))
                self._is_told = True
            elif is_accusation(said, claims[: self._heard]):
                assert said.claim.seat is not None
                posterior.update_pair(
                    said.seat, said.claim.seat, accusation_likelihood(said, posterior, self._claim_model)
                )
            self._heard += 1

    def _learn(self, history: ActionHistory, number: int, posterior: Posterior, hinders: int) -> None:
        for after, seat in history.role_swaps:
            if after == number:
                posterior.redraw(seat)
        action = history.actions[number]
        told = self.told(posterior, action.seat) if action.after is not None else ()
        miner, saboteur = likelihood(action, posterior, hinders, self._model, told)
        if self._restraint is not None and self._restraint.may_last(action):
            _, restrained = likelihood(action, posterior, hinders, self._model, told, is_restrained=True)
            saboteur = self._restraint.mixed(action.seat, restrained, saboteur)
        posterior.update(action.seat, miner, saboteur)

    def _forget_restraint(self) -> None:
        if self._restraint is not None:
            self._restraint = Restraint(self._model)
