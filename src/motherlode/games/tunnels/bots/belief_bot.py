"""The ``belief`` bot: infers roles and the treasure's place, and maximizes expected utility.

Utilities are in cards of distance to the treasure. A saboteur weighs damage against the rise in public suspicion, which
counts less the nearer the miners are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.bots.protocol import Reason
from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.core.talk import Claim
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import card_value, discard_cost
from motherlode.games.tunnels.bots.inference.action_history import ObservedAction
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL, ChoiceModel, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.situation import (
    BREAK,
    FALL,
    FIX,
    LAY,
    PEEK,
    Candidate,
    Situation,
    expected_cards,
    treasure_distribution,
)
from motherlode.games.tunnels.bots.speaking import Speaker
from motherlode.games.tunnels.bots.stalling import progress_gains, stalling_values
from motherlode.games.tunnels.bots.utilities import PEEK_SCALE, Utilities
from motherlode.games.tunnels.rules.parts import ASK_NAMES, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["BeliefBot", "MoveEvaluation"]

_FEW_OTHERS: Final = 4
"""With more other players than this, stalling counts for less: someone is likelier to hold the card that leads on."""

_IMPATIENT: Final = Utilities()
"""The cost of exposure to a saboteur whose restraint is over."""

_CLOSE: Final = 2.0
"""Cards to the nearest goal at which restraint ends; chosen."""

_KNOWN: Final = 0.6
"""Public suspicion at which restraint ends; chosen."""

_OPEN_DAMAGE: Final = 0.5
"""Cards of added distance that everyone sees as damage; chosen."""

_OTHER_CARDS: Final = {"theft": 0.5, "hands-off": 0.3, "inspect": 0.4}
"""Utilities of Saboteur 2's cards, chosen; used only where this bot plays that ruleset for a comparison."""


@dataclass(frozen=True, slots=True)
class MoveEvaluation:
    """The bot's beliefs on its turn and the utility of each option."""

    situation: Situation
    posterior: Posterior
    knowledge: Knowledge
    suspicion: list[float]  # by seat, given what this seat knows
    public_suspicion: list[float]  # by seat, given what everyone saw
    options: list[Candidate]
    values: list[float]  # by option
    suspicion_after: list[float]  # by option, public suspicion of this seat after it

    def reason(self, option: Candidate) -> Reason:
        """Return the beliefs behind choosing an option."""
        return {
            "loss": self.situation.added_distance(option),
            "far": self.situation.expected_distance,
            "suspicion": tuple(self.suspicion),
            "treasure": self.situation.treasure,
        }


class BeliefBot(TunnelBot):
    """Plays by its posterior."""

    def __init__(
        self,
        model: ChoiceModel = DEFAULT_MODEL,
        utilities: Utilities | None = None,
        preset: Preset = DEFAULT_PRESET,
        tracker: BeliefTracker | None = None,
    ) -> None:
        self._model = model
        self._utilities = utilities or Utilities()
        self._preset = preset
        # Who shows restraint as a saboteur expects it of others.
        self._tracker = tracker or BeliefTracker(model, preset, expects_restraint=bool(preset.restraint))

    def speak(self, view: View, chance: Stream) -> Claim | None:
        """Return what to say after the last move, or None."""
        if self._preset.mute or view.asked != ASK_NAMES[ASK_TURN]:
            return None
        position = view.position_as(Position)
        posterior = self._tracker.update(view)
        goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
        suspicion = posterior.suspicion(Knowledge.of(position, goals))
        public = posterior.suspicion(Knowledge())
        return Speaker(position, view.viewer, self._tracker.history, suspicion, public, self._preset).claim(chance)

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Candidate, Reason]:
        if not situation.digs and self._is_timid(chance):
            situation.digs = True
        evaluation = self.evaluate(view, situation)
        option, _ = best(evaluation.options, self._preset.add_gumbel_noise(evaluation.values, chance))
        return option, {"why": option.effect, "worth": evaluation.values[option.index], **evaluation.reason(option)}

    def _is_timid(self, chance: Stream) -> bool:
        """Tell whether a saboteur plays this turn as a miner would."""
        return self._preset.timidity > 0 and chance.random() < self._preset.timidity

    def evaluate(self, view: View, situation: Situation) -> MoveEvaluation:
        """Update the posterior and evaluate every legal move."""
        posterior = self._tracker.update(view)
        knowledge = Knowledge.of(situation.position, situation.treasure)
        suspicion = posterior.suspicion(knowledge)
        situation.treasure = posterior.treasure(knowledge)
        options = situation.options()
        public_suspicion = posterior.suspicion(Knowledge())
        own = public_suspicion[situation.seat]
        if situation.digs:
            values = [
                self._miner_value(situation, suspicion, option) + self._utilities.progress * gain
                for option, gain in zip(options, progress_gains(situation, options), strict=True)
            ]
            suspicion_after = [own] * len(options)
        else:
            suspicion_after = [self._suspicion_after(situation, posterior, own, options, option) for option in options]
            stall = self._utilities.stall * min(1.0, _FEW_OTHERS / len(situation.others))
            told = self._tracker.told(posterior, situation.seat)
            stalling = stalling_values(situation, suspicion, options, told)
            shows_restraint = self._shows_restraint(situation, own)
            is_patient = shows_restraint or not self._preset.restraint
            exposure_cost = (self._utilities if is_patient else _IMPATIENT).exposure_cost
            values = [
                self._saboteur_value(situation, suspicion, option, exposure_cost * (after - own)) + stall * stalled
                for option, after, stalled in zip(options, suspicion_after, stalling, strict=True)
            ]
            if shows_restraint:
                for index, option in enumerate(options):
                    if _is_open_damage(situation, option):
                        values[index] -= self._utilities.open_damage_cost
        return MoveEvaluation(
            situation, posterior, knowledge, suspicion, public_suspicion, options, values, suspicion_after
        )

    def _added_cost(self, situation: Situation, option: Candidate) -> float:
        """Return the cards a maze move costs the miners, mixing shortest and soft distance."""
        soft = self._utilities.soft_weight
        return (1 - soft) * situation.added_distance(option) + soft * situation.added_soft_distance(option)

    # ---- miners ----------------------------------------------------------------------------------------------------

    def _miner_value(self, situation: Situation, suspicion: list[float], option: Candidate) -> float:
        utilities = self._utilities
        effect = option.effect
        if effect == LAY:
            return -self._added_cost(situation, option) - utilities.card_cost * card_value(situation, option.cards[0])
        if effect == FALL:
            return -self._added_cost(situation, option) - utilities.rockfall_cost
        if effect == BREAK:
            guilt = suspicion[option.aim]
            value = utilities.break_saboteur * guilt - utilities.break_miner * (1 - guilt)
            return value * utilities.repeat_factor if value > 0 and situation.hindered(option.aim) else value
        if effect == FIX:
            return self._fix_value(situation, suspicion, option)
        return self._other_value(situation, option)

    def _fix_value(self, situation: Situation, suspicion: list[float], option: Candidate) -> float:
        utilities = self._utilities
        tools = max(1, situation.hindrances(option.aim))
        if option.aim == situation.seat:
            return (utilities.fix_self if situation.digs else utilities.fix_self_as_saboteur) / tools
        guilt = suspicion[option.aim]
        ally = 1 - guilt if situation.digs else guilt
        return (utilities.fix_miner * ally - utilities.fix_saboteur * (1 - ally)) / tools

    def _other_value(self, situation: Situation, option: Candidate) -> float:
        utilities = self._utilities
        if option.effect == PEEK:
            chance = situation.treasure[option.aim]
            peek = utilities.peek if situation.digs else self._peek_as_saboteur(situation, option.aim)
            return peek * PEEK_SCALE * chance * (1 - chance)
        if option.effect == "pass":
            return utilities.discard - utilities.discard_gain * discard_cost(situation, option.cards)
        if option.effect == "shed":
            tools = situation.hindrances(situation.seat)
            if not tools:
                return utilities.unwanted
            return utilities.fix_self / (1 + tools) - utilities.discard_gain * discard_cost(situation, option.cards)
        return _OTHER_CARDS.get(option.effect, utilities.unwanted)

    def _peek_as_saboteur(self, situation: Situation, goal: int) -> float:
        """Return the utility of a peek to a saboteur, who may lie about what nobody else has seen."""
        peeked = situation.position.peeked
        can_lie = not self._preset.mute and not any(peeked[other] >> goal & 1 for other in situation.others)
        return self._utilities.peek_as_saboteur + (self._utilities.lie if can_lie else 0.0)

    # ---- saboteurs -------------------------------------------------------------------------------------------------

    def _saboteur_value(
        self, situation: Situation, suspicion: list[float], option: Candidate, exposure: float
    ) -> float:
        """Return a move's utility to a saboteur.

        ``exposure`` is the cost of rising public suspicion while the miners are far from the goals.
        """
        utilities = self._utilities
        farness = min(1.0, situation.nearest_goal / self._model.far_distance)
        if option.effect in (LAY, FALL):
            damage = utilities.damage * self._added_cost(situation, option)
            value = damage - utilities.card_cost * card_value(situation, option.cards[0])
        elif option.effect == BREAK:
            innocence = 1 - suspicion[option.aim]
            value = utilities.break_as_saboteur * innocence * (1 - utilities.far_discount * farness)
            value *= 1 - utilities.order_discount * situation.others.index(option.aim)
            value *= utilities.repeat_factor if situation.hindered(option.aim) else 1.0
        elif option.effect == FIX:
            value = self._fix_value(situation, suspicion, option)
        else:
            value = self._other_value(situation, option)
        return value - exposure * farness

    def _shows_restraint(self, situation: Situation, public_suspicion: float) -> bool:
        """Return whether a saboteur still avoids open damage.

        It does in its first turns, unless miners are close or know it.
        """
        is_over = situation.nearest_goal <= _CLOSE or public_suspicion >= _KNOWN
        if is_over or not self._preset.restraint:
            return False
        turns = sum(action.seat == situation.seat for action in self._tracker.history.actions)
        return turns < self._preset.restraint

    def _suspicion_after(
        self, situation: Situation, posterior: Posterior, suspicion: float, options: list[Candidate], option: Candidate
    ) -> float:
        """Return the public suspicion of this seat after a move, by Bayes' rule from the suspicion now."""
        alternatives = tuple(
            each.after
            for each in options
            if each.after is not None and each.effect == option.effect and each.cards == option.cards
        )
        hidden = sum(1 << goal for goal in range(len(situation.treasure)) if situation.position.goal_is_hidden(goal))
        action = ObservedAction(
            seat=situation.seat,
            effect=option.effect,
            aim=option.aim,
            before=situation.maze_distances.goal_distances,
            after=option.after,
            choices=alternatives,
            front=tuple(situation.position.front),
            peeked=situation.position.peeked[situation.seat],
            hidden=hidden,
        )
        told = self._tracker.told(posterior, situation.seat)
        if_miner, if_saboteur = likelihood(action, posterior, situation.tables.hinders, self._model, told)
        treasure = posterior.treasure(Knowledge())
        miner = sum(chance * each for chance, each in zip(treasure, if_miner, strict=True)) * (1 - suspicion)
        saboteur = sum(chance * each for chance, each in zip(treasure, if_saboteur, strict=True)) * suspicion
        return saboteur / (miner + saboteur)


def _is_open_damage(situation: Situation, option: Candidate) -> bool:
    """Return whether a move breaks a tool or lengthens the way, for someone who has seen no goal."""
    if option.after is None:
        return option.effect == BREAK
    goals = range(len(situation.treasure))
    hidden = [HIDDEN if situation.position.goal_is_hidden(goal) else 0 for goal in goals]
    treasure = treasure_distribution(hidden, -1, HIDDEN)
    before = situation.maze_distances.goal_distances.shortest
    return expected_cards(treasure, option.after.shortest) - expected_cards(treasure, before) >= _OPEN_DAMAGE
