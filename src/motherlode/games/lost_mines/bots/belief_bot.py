"""A bot that weighs who belongs to whom, and plays for those who share its pool."""

from __future__ import annotations

from typing import Final

from motherlode.bots.presets import PLAIN, Manner
from motherlode.bots.protocol import Reason
from motherlode.game import View
from motherlode.games.lost_mines.bots.action_history import Deed, Memory
from motherlode.games.lost_mines.bots.base_bot import ForestBot
from motherlode.games.lost_mines.bots.likelihood import FOREST_MODEL, ForestModel, likelihoods
from motherlode.games.lost_mines.bots.role_posterior import Roles, known_roles
from motherlode.games.lost_mines.bots.situation import Reading
from motherlode.games.lost_mines.bots.treasure_shares import LOYAL, SABOTEUR, weights_of
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["ForestBelief", "ForestFollower"]

_ENVY: Final = 0.5
_LOOK: Final = 0.12
"""What it is worth, in points, to learn the role of a seat of which nothing is known."""


class ForestFollower:
    """Keeps the weights of all roles from one look to the next; they depend on the view's events alone."""

    def __init__(self, model: ForestModel = FOREST_MODEL, manner: Manner = PLAIN) -> None:
        self._model = model
        self._manner = manner
        self._memory = Memory()
        self._deeds: list[Deed] | None = None
        self._told = 0
        self._roles: Roles | None = None

    def follow(self, view: View) -> Roles:
        """The weights after all that has happened in this round."""
        deeds = self._memory.follow(view)
        if self._roles is None or deeds is not self._deeds:
            self._deeds, self._told, self._roles = deeds, 0, Roles.dealt(view.position_as(Position))
        first = self._manner.remembered(len(deeds))
        if first:
            self._told, self._roles = first, Roles.dealt(view.position_as(Position))
        for deed in deeds[self._told :]:
            self._roles.multiply(deed.seat, likelihoods(deed, self._roles, self._model))
        self._told = len(deeds)
        return self._roles


class ForestBelief(ForestBot):
    """Infers, and acts on it."""

    def __init__(self, manner: Manner = PLAIN) -> None:
        super().__init__(manner)
        self._follower = ForestFollower(manner=manner)

    def weigh(self, view: View, reading: Reading) -> tuple[list[float], Reason]:
        roles = self._follower.follow(view)
        known = known_roles(reading.position)
        friends = roles.friends(reading.seat, reading.role, known)
        chances = roles.chances(known)
        reason: Reason = {
            "hauls": tuple(reading.hauls),
            "friends": tuple(friends),
            "loyal": tuple(each[LOYAL] for each in chances),
            "saboteurs": tuple(each[SABOTEUR] for each in chances),
        }
        return weights_of(reading.seat, friends, _ENVY * (1 + 0.8 * self.manner.accusing)), reason

    def look_worth(self, reading: Reading, target: int, reason: Reason) -> float:
        friends = reason["friends"]
        assert isinstance(friends, tuple)
        return _LOOK * 4 * friends[target] * (1 - friends[target])
