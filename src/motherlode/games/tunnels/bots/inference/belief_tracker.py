"""Follows a round and weighs all hypotheses by what everyone saw."""

from __future__ import annotations

from motherlode.bots.presets import PLAIN, Manner
from motherlode.game import View
from motherlode.games.tunnels.bots.inference.action_history import Memory, Story
from motherlode.games.tunnels.bots.inference.likelihood import MODEL, Model, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Posterior
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Follower"]


class Follower:
    """Keeps the weights from one look to the next; they depend on the view's events alone."""

    def __init__(self, model: Model = MODEL, manner: Manner = PLAIN) -> None:
        self._model = model
        self._manner = manner
        self._memory = Memory()
        self._story: Story | None = None
        self._told = 0
        self._posterior: Posterior | None = None

    def follow(self, view: View) -> Posterior:
        """The weights after all that has happened in this round."""
        position = view.position_as(Position)
        story = self._memory.story(view)
        if self._posterior is None or story is not self._story:
            self._story, self._told, self._posterior = story, 0, Posterior(position.rules)
        first = self._manner.remembered(len(story.deeds))
        if first:
            self._told, self._posterior = first, Posterior(position.rules)
        for number in range(self._told, len(story.deeds)):
            self._learn(story, number, self._posterior, position.rules.tables.hinders)
        self._told = len(story.deeds)
        return self._posterior

    def _learn(self, story: Story, number: int, posterior: Posterior, hinders: int) -> None:
        for after, seat in story.swaps:
            if after == number:
                posterior.redraw(seat)
        deed = story.deeds[number]
        posterior.multiply(deed.seat, *likelihood(deed, posterior, hinders, self._model))
