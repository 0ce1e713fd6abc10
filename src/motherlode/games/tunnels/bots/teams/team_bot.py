"""The ``belief`` bot for Saboteur 2: it infers every seat's role and maximizes its own expected gold.

That a tunnel through the other team's door pays them, that crystals pay geologists and that trapped seats get nothing
all follows from the payments (S-50 to S-59).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.bots.protocol import Reason
from motherlode.core.chance.random_stream import Stream
from motherlode.core.talk import Claim
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.situation import Candidate, Situation
from motherlode.games.tunnels.bots.speaking import Speaker
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.move_values import MoveValues
from motherlode.games.tunnels.bots.teams.role_posterior import RolePosterior, marginals_for
from motherlode.games.tunnels.bots.teams.utilities import TeamUtilities, utilities_for
from motherlode.games.tunnels.rules.parts import ASK_NAMES, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TeamBot", "TeamEvaluation"]

_CARD_IN_NUGGETS: Final = 0.2
"""Nuggets that a card of progress is worth, about: the scale of the softmax temperature. Chosen."""


class TeamEvaluation(NamedTuple):
    """The bot's beliefs on its turn, and its options with their values in nuggets."""

    posterior: RolePosterior
    move_values: MoveValues
    options: list[Candidate]
    values: list[float]


class TeamBot(TunnelBot):
    """Plays by its role posterior."""

    def __init__(self, preset: Preset = DEFAULT_PRESET, utilities: TeamUtilities | None = None) -> None:
        self._preset = preset
        self._utilities = utilities or utilities_for(preset)
        self._tracker = TeamBeliefTracker(preset=preset)

    def speak(self, view: View, chance: Stream) -> Claim | None:
        """Return what to say after the last move, or None."""
        if self._preset.mute or view.asked != ASK_NAMES[ASK_TURN]:
            return None
        position = view.position_as(Position)
        posterior = self._tracker.update(view)
        saboteur = position.rules.saboteur
        suspicion = [each[saboteur] for each in marginals_for(position, posterior)[0]]
        public = [each[saboteur] for each in posterior.marginals({}, [1.0] * len(position.goals))[0]]
        return Speaker(position, view.viewer, self._tracker.history, suspicion, public, self._preset).claim(chance)

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Candidate, Reason]:
        evaluation = self.evaluate(view, situation)
        values = evaluation.values
        option, _ = best(evaluation.options, self._preset.add_gumbel_noise(values, chance, _CARD_IN_NUGGETS))
        return option, {"why": option.effect, "worth": values[option.index], **evaluation.move_values.reason(option)}

    def evaluate(self, view: View, situation: Situation) -> TeamEvaluation:
        """Update the posterior and evaluate every legal move."""
        posterior = self._tracker.update(view)
        move_values = MoveValues(situation, posterior, self._utilities)
        options = situation.options()
        codes = situation.codes()
        values = [move_values.value(option, codes[option.index]) for option in options]
        return TeamEvaluation(posterior, move_values, options, values)
