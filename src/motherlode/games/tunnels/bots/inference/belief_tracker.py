"""Keeps the posterior of a round up to date with the public events."""

from __future__ import annotations

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.game import View
from motherlode.games.tunnels.bots.inference.action_history import ActionHistory, HistoryTracker
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL, ChoiceModel, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Posterior
from motherlode.games.tunnels.rules.position import Position

__all__ = ["BeliefTracker"]


class BeliefTracker:
    """Holds the posterior between turns; it depends on the view's public events alone."""

    def __init__(self, model: ChoiceModel = DEFAULT_MODEL, preset: Preset = DEFAULT_PRESET) -> None:
        self._model = model
        self._preset = preset
        self._history_tracker = HistoryTracker()
        self._history: ActionHistory | None = None
        self._consumed = 0
        self._posterior: Posterior | None = None

    def update(self, view: View) -> Posterior:
        """Return the posterior after the events of this round so far."""
        position = view.position_as(Position)
        history = self._history_tracker.update(view)
        if self._posterior is None or history is not self._history:
            self._history, self._consumed, self._posterior = history, 0, Posterior(position.rules)
        first = self._preset.first_remembered(len(history.actions))
        if first:
            self._consumed, self._posterior = first, Posterior(position.rules)
        for number in range(self._consumed, len(history.actions)):
            self._learn(history, number, self._posterior, position.rules.tables.hinders)
        self._consumed = len(history.actions)
        return self._posterior

    def _learn(self, history: ActionHistory, number: int, posterior: Posterior, hinders: int) -> None:
        for after, seat in history.role_swaps:
            if after == number:
                posterior.redraw(seat)
        action = history.actions[number]
        posterior.update(action.seat, *likelihood(action, posterior, hinders, self._model))
