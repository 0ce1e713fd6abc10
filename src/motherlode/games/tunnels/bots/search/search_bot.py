"""The ``search`` bot: rollouts of the best moves of ``belief`` in worlds sampled from its posterior.

In each world every move is tried with the same cards and the same random numbers. How long it thinks depends on the
clock alone, never on its hand or role; with a fixed number of rollouts it does not read the clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.bots.spec import SearchBudget
from motherlode.core.chance.random_stream import Stream
from motherlode.core.talk import Claim
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot
from motherlode.games.tunnels.bots.belief_bot import BeliefBot, MoveEvaluation
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.hand_value import card_values
from motherlode.games.tunnels.bots.inference.likelihood import DEFAULT_MODEL
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.search.determinization import Determinizer
from motherlode.games.tunnels.bots.search.evaluator import weight_vector
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.games.tunnels.bots.search.racing import Race
from motherlode.games.tunnels.bots.search.rollout import Rollout
from motherlode.games.tunnels.bots.search.rollout_policy import RolloutUtilities
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Candidate, Situation, effect_of
from motherlode.games.tunnels.bots.teams.team_bot import TeamEvaluation
from motherlode.games.tunnels.bots.utilities import Utilities
from motherlode.games.tunnels.rules.position import Position

__all__ = ["SearchBot", "candidate_moves", "clipped_suspicion", "has_budget", "rollout_for"]

_EFFECT_CODES: Final = {LAY: DO_LAY, FALL: DO_FALL, PEEK: DO_PEEK, BREAK: DO_BREAK, FIX: DO_FIX}
_NO_EFFECT: Final = 9

_MIN_SUSPICION: Final = 0.03
"""Clipping bound of public suspicion in rollouts, so that their moves can still change it; chosen by hand."""


class SearchBot(TunnelBot):
    """Searches by rollouts."""

    def __init__(self, budget: SearchBudget | None = None) -> None:
        self._budget = budget or SearchBudget()
        self._belief = BeliefBot()

    def speak(self, view: View, chance: Stream) -> Claim | None:
        """Return what ``belief`` would say."""
        return self._belief.speak(view, chance)

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Candidate, Reason]:
        until = perf_counter() + self._budget.seconds
        evaluation = self._belief.evaluate(view, situation)
        moves = candidate_moves(evaluation, self._budget.candidates)
        race = self._race(situation, evaluation, moves, until, chance)
        at = max(range(len(moves)), key=lambda move: self._score(race, evaluation, moves, move))
        option = evaluation.options[moves[at]]
        return option, {
            "why": option.effect,
            "worth": evaluation.values[moves[at]],
            "won": race.mean(at),
            "worlds": float(race.samples[at]),
            **evaluation.reason(option),
        }

    def _score(self, race: Race, evaluation: MoveEvaluation, moves: list[int], move: int) -> float:
        """Return a lower confidence bound of a move's lead, plus the preference of ``belief``."""
        prior = evaluation.values[moves[move]] - evaluation.values[moves[0]]
        bound = race.lead(move) - self._budget.confidence_z * race.standard_error(move)
        return bound + self._budget.prior_weight * prior

    def _race(
        self, situation: Situation, evaluation: MoveEvaluation, moves: list[int], until: float, chance: Stream
    ) -> Race:
        """Run rollouts of the moves in sampled worlds until the budget is spent."""
        position = situation.position
        rollout = rollout_for(position)
        determinizer = Determinizer(position, evaluation.posterior, evaluation.knowledge)
        codes = situation.codes()
        treasure = list(evaluation.posterior.treasure(Knowledge()))
        suspicions = [self._suspicion(situation, evaluation, index) for index in moves]
        seats: int = position.seats
        turns = round(self._budget.horizon * seats)
        race = Race(len(moves))
        rollouts = 0
        while has_budget(self._budget, rollouts, until):
            world = determinizer.sample(chance)
            values: list[float] = []
            for at in race.active:
                copy = world.copy()
                copy.play(codes[moves[at]])
                reached = rollout.play(copy, suspicions[at], treasure, race.samples[0] + 1, turns)
                values.append(reached if situation.digs else 1 - reached)
            rollouts += len(values)
            race.record(values)
        return race

    def _suspicion(self, situation: Situation, evaluation: MoveEvaluation, index: int) -> list[float]:
        """Return the public suspicion by seat after a move."""
        public_suspicion = list(evaluation.public_suspicion)
        public_suspicion[situation.seat] = evaluation.suspicion_after[index]
        return clipped_suspicion(public_suspicion)


def clipped_suspicion(suspicion: Sequence[float]) -> list[float]:
    """Return suspicions kept away from 0 and 1, as rollouts take them."""
    return [min(1 - _MIN_SUSPICION, max(_MIN_SUSPICION, each)) for each in suspicion]


def has_budget(budget: SearchBudget, rollouts: int, until: float) -> bool:
    """Tell whether to sample another world; the first always is."""
    if rollouts == 0:
        return True
    return rollouts < budget.rollouts if budget.rollouts else perf_counter() < until


def candidate_moves(evaluation: MoveEvaluation | TeamEvaluation, count: int) -> list[int]:
    """Return the indices of the best moves; of moves with the same outcome, only one."""
    order = sorted(range(len(evaluation.options)), key=lambda index: -evaluation.values[index])
    outcomes: set[tuple[object, ...]] = set()
    found: list[int] = []
    for index in order:
        option = evaluation.options[index]
        key = (option.effect, option.cards, option.after if option.after is not None else option.aim)
        if key not in outcomes:
            outcomes.add(key)
            found.append(index)
            if len(found) == count:
                break
    return found


def rollout_for(position: Position) -> Rollout:
    """Return the rollout engine of a ruleset; made once, since it holds scratch arrays."""
    rules = position.rules
    if rules.name not in _rollouts:
        distances = RolloutDistances(rules.tables)
        kinds = range(len(rules.tables.box.deck))
        effects = [_EFFECT_CODES.get(effect_of(position, kind), _NO_EFFECT) for kind in kinds]
        utilities = RolloutUtilities(Utilities(), DEFAULT_MODEL)
        to_miners, to_saboteurs = card_values(position)
        _rollouts[rules.name] = Rollout(
            distances, effects, list(to_miners), list(to_saboteurs), rules.saboteur, utilities, weight_vector()
        )
    return _rollouts[rules.name]


_rollouts: dict[str, Rollout] = {}
