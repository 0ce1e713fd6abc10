"""A bot that weighs who is who and where the treasure lies, and plays by what it expects.

Everything is valued in cards: how much nearer the treasure comes, or farther. A saboteur weighs damage against the rise
in the others' suspicion, which counts less and less as the miners come near.
"""

from __future__ import annotations

from dataclasses import dataclass

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import card_value, discard_cost
from motherlode.games.tunnels.bots.inference.action_history import ObservedAction
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL, ChoiceModel, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Situation
from motherlode.games.tunnels.bots.stalling import stalling_values

__all__ = ["BeliefBot", "MoveEvaluation", "Utilities"]


@dataclass(frozen=True, slots=True)
class Utilities:
    """What things are worth to it, in cards."""

    break_saboteur: float = 1.6  # to hinder a saboteur
    break_miner: float = 2.2  # the cost of hindering a digger
    fix_miner: float = 1.6  # to mend a digger
    fix_self: float = 2.5
    fix_saboteur: float = 1.5  # the cost of mending a saboteur
    repeat_factor: float = 0.25  # the part that is left of hindering someone who is hindered already
    peek: float = 0.9
    soft_weight: float = 0.5  # how much all ways count beside the best
    card_cost: float = 0.15  # a card that could still be of much use
    rockfall_cost: float = 0.3  # a rockfall kept for worse times
    discard_gain: float = 0.3  # getting rid of a card that is of no use
    damage: float = 2.0  # for a saboteur: a card of damage
    stall: float = 16.0  # for a saboteur: a card less that the next tunnel card can bring, with few others at the table
    break_as_saboteur: float = 1.6  # for a saboteur: to hinder a digger
    far_discount: float = 0.7  # for a saboteur: the part of that which is lost far from the goals
    order_discount: float = (
        0.05  # for a saboteur: the part that is lost with each seat that acts before the one hindered
    )
    fix_self_as_saboteur: float = 0.4  # for a saboteur: to mend its own tools
    peek_as_saboteur: float = 0.3  # for a saboteur: a map
    exposure_cost: float = 0.3  # for a saboteur: what certain exposure costs, far from the goals


@dataclass(frozen=True, slots=True)
class MoveEvaluation:
    """What a bot believes when it is to move, and what it makes of its moves."""

    situation: Situation
    posterior: Posterior
    knowledge: Knowledge
    suspicion: list[float]  # by seat, as it suspects
    public_suspicion: list[float]  # by seat, as everyone does
    options: list[Option]
    values: list[float]  # by option
    suspicion_after: list[float]  # by option, what everyone would suspect of it afterwards

    def reason(self, option: Option) -> Reason:
        """What it believed when it chose an option."""
        return {
            "loss": self.situation.added_distance(option),
            "far": self.situation.expected_distance,
            "suspicion": tuple(self.suspicion),
            "treasure": self.situation.treasure,
        }


class BeliefBot(TunnelBot):
    """Infers, and acts on it."""

    def __init__(
        self, model: ChoiceModel = DEFAULT_MODEL, utilities: Utilities | None = None, preset: Preset = DEFAULT_PRESET
    ) -> None:
        self._model = model
        self._utilities = utilities or Utilities()
        self._preset = preset
        self._tracker = BeliefTracker(model, preset)

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Option, Reason]:
        evaluation = self.evaluate(view, situation)
        option, _ = best(evaluation.options, self._preset.add_gumbel_noise(evaluation.values, chance))
        return option, {"why": option.effect, "worth": evaluation.values[option.index], **evaluation.reason(option)}

    def evaluate(self, view: View, situation: Situation) -> MoveEvaluation:
        """What it believes, and what each legal move is worth to it."""
        posterior = self._tracker.update(view)
        knowledge = Knowledge.of(situation.position, situation.treasure)
        suspicion = posterior.suspicion(knowledge)
        situation.treasure = posterior.treasure(knowledge)
        options = situation.options()
        public_suspicion = posterior.suspicion(Knowledge())
        if situation.digs:
            values = [self._miner_value(situation, suspicion, option) for option in options]
            suspicion_after = [public_suspicion[situation.seat]] * len(options)
        else:
            suspicion_after = [
                self._suspicion_after(situation, posterior, public_suspicion[situation.seat], options, option)
                for option in options
            ]
            stall = self._utilities.stall * min(1.0, _FEW_OTHERS / len(situation.others))
            values = [
                self._saboteur_value(situation, suspicion, option, after - public_suspicion[situation.seat])
                + stall * stalled
                for option, after, stalled in zip(
                    options, suspicion_after, stalling_values(situation, suspicion, options), strict=True
                )
            ]
        return MoveEvaluation(
            situation, posterior, knowledge, suspicion, public_suspicion, options, values, suspicion_after
        )

    def _added_cost(self, situation: Situation, option: Option) -> float:
        """The cards that a move in the maze costs the diggers: partly of the best way, partly of all ways."""
        soft_weight = self._utilities.soft_weight
        return (1 - soft_weight) * situation.added_distance(option) + soft_weight * situation.added_soft_distance(
            option
        )

    # ---- digging ---------------------------------------------------------------------------------------------------

    def _miner_value(self, situation: Situation, suspicion: list[float], option: Option) -> float:
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

    def _fix_value(self, situation: Situation, suspicion: list[float], option: Option) -> float:
        utilities = self._utilities
        tools = max(1, situation.hindrances(option.aim))
        if option.aim == situation.seat:
            return (utilities.fix_self if situation.digs else utilities.fix_self_as_saboteur) / tools
        guilt = suspicion[option.aim]
        friend = guilt if not situation.digs else 1 - guilt
        return (utilities.fix_miner * friend - utilities.fix_saboteur * (1 - friend)) / tools

    def _other_value(self, situation: Situation, option: Option) -> float:
        utilities = self._utilities
        if option.effect == PEEK:
            chance = situation.treasure[option.aim]
            return (utilities.peek if situation.digs else utilities.peek_as_saboteur) * 4.5 * chance * (1 - chance)
        if option.effect == "pass":
            return 0.05 - utilities.discard_gain * discard_cost(situation, option.cards)
        if option.effect == "shed":
            tools = situation.hindrances(situation.seat)
            return (
                utilities.fix_self / (1 + tools) - utilities.discard_gain * discard_cost(situation, option.cards)
                if tools
                else -1.0
            )
        return _FIXED_VALUES.get(option.effect, -1.0)

    # ---- sabotaging ------------------------------------------------------------------------------------------------

    def _saboteur_value(
        self, situation: Situation, suspicion: list[float], option: Option, suspicion_after: float
    ) -> float:
        """What a move is worth to a saboteur, that raises what everyone suspects of this seat by so much."""
        utilities = self._utilities
        distant = min(1.0, situation.nearest_goal / self._model.far_distance)
        if option.effect in (LAY, FALL):
            value = utilities.damage * self._added_cost(situation, option) - utilities.card_cost * card_value(
                situation, option.cards[0]
            )
        elif option.effect == BREAK:
            digger = 1 - suspicion[option.aim]
            value = utilities.break_as_saboteur * digger * (1 - utilities.far_discount * distant)
            value *= 1 - utilities.order_discount * situation.others.index(option.aim)
            value *= utilities.repeat_factor if situation.hindered(option.aim) else 1.0
        elif option.effect == FIX:
            value = self._fix_value(situation, suspicion, option)
        else:
            value = self._other_value(situation, option)
        return value - utilities.exposure_cost * distant * suspicion_after

    def _suspicion_after(
        self, situation: Situation, posterior: Posterior, public_suspicion: float, options: list[Option], option: Option
    ) -> float:
        """How much everyone would suspect this seat after a move."""
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
        digging, harming = likelihood(action, posterior, situation.tables.hinders, self._model)
        place = posterior.treasure(Knowledge())
        one = sum(chance * each for chance, each in zip(place, digging, strict=True)) * (1 - public_suspicion)
        other = sum(chance * each for chance, each in zip(place, harming, strict=True)) * public_suspicion
        return other / (one + other)


_FEW_OTHERS = 4
"""So many others seldom hold what leads on where little does; of more, someone is the likelier to hold it."""

_FIXED_VALUES = {"theft": 0.5, "hands-off": 0.3, "inspect": 0.4}
