"""Follows a round of Saboteur 2 and weighs everyone's role by what everyone saw."""

from __future__ import annotations

from typing import Final

from motherlode.bots.presets import PLAIN, Manner
from motherlode.game import View
from motherlode.games.tunnels.bots.inference.action_history import Deed, Memory, Story
from motherlode.games.tunnels.bots.inference.likelihood import MODEL, Likelihood, Model, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Posterior
from motherlode.games.tunnels.bots.teams.role_posterior import Hats
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TeamFollower"]

_OWN_DOOR: Final = 2.5
"""How much likelier a miner lays a door of the own colour than someone whom no door stops."""

_OTHER_DOOR: Final = 0.4
"""And one of the other colour."""

_CRYSTAL: Final = 1.5
"""How much likelier a geologist lays crystals than others do."""


class TeamFollower:
    """Keeps the weights from one look to the next; they depend on the view's events alone."""

    def __init__(self, model: Model = MODEL, manner: Manner = PLAIN) -> None:
        self._model = model
        self._manner = manner
        self._memory = Memory()
        self._story: Story | None = None
        self._told = 0
        self._hats: Hats | None = None
        self._posterior: Posterior | None = None

    def follow(self, view: View) -> Hats:
        """The weights after all that has happened in this round."""
        position = view.position_as(Position)
        story = self._memory.story(view)
        first = self._manner.remembered(len(story.deeds))
        if self._hats is None or self._posterior is None or story is not self._story or first:
            self._story, self._told = story, 0
            self._hats, self._posterior = Hats(position.rules), Posterior(position.rules)
        for number in range(self._told, len(story.deeds) + 1):
            self._swap_hats(story, number, self._hats, self._posterior)
            if first <= number < len(story.deeds):
                self._learn(story.deeds[number], position, self._hats, self._posterior)
        self._told = len(story.deeds)
        return self._hats

    def _swap_hats(self, story: Story, number: int, hats: Hats, posterior: Posterior) -> None:
        """Hats that were swapped before a deed; those swapped before the next one are seen now already."""
        done = len(hats.retired)
        for after, seat in story.swaps[done:]:
            if after == number:
                hats.redraw(seat)
                posterior.redraw(seat)

    def _learn(self, deed: Deed, position: Position, hats: Hats, posterior: Posterior) -> None:
        told = likelihood(deed, posterior, position.rules.tables.hinders, self._model)
        posterior.multiply(deed.seat, *told)
        hats.multiply(deed.seat, _by_role(deed, told, position))


def _by_role(deed: Deed, told: Likelihood, position: Position) -> list[list[float]]:
    """By goal and role, how likely a deed was."""
    tables = position.rules.tables
    roles = Roles(tables)
    door = tables.doors[deed.face] if deed.face >= 0 else 0
    crystals = tables.crystals[deed.face] if deed.face >= 0 else 0
    tilts = [1.0] * len(roles.names)
    for role, own in enumerate(roles.doors):
        if door and own:
            tilts[role] = _OWN_DOOR if door == own else _OTHER_DOOR
    if crystals:
        tilts[roles.geologist] = _CRYSTAL
    return [
        [tilt * (zeal * digging + (1 - zeal) * harming) for tilt, zeal in zip(tilts, roles.zeal, strict=True)]
        for digging, harming in zip(*told, strict=True)
    ]
