"""A bot that plays the best few moves of ``belief`` out in thought, in worlds drawn from what it believes.

In each world every move is tried with the same cards and the same chance, so that what differs is the move. How long it
thinks depends on the clock alone, never on what it holds or is; with a number of rollouts given, it does not look at
the clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot
from motherlode.games.tunnels.bots.belief_bot import BeliefBot, MoveEvaluation
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.distance.window import window_of
from motherlode.games.tunnels.bots.hand_value import card_values
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.search.determinization import Determinizer
from motherlode.games.tunnels.bots.search.evaluator import WEIGHTS
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.games.tunnels.bots.search.racing import Race
from motherlode.games.tunnels.bots.search.rollout import Rollout
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Situation, effect_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["SearchBot", "SearchBudget"]

_EFFECT_CODES = {LAY: DO_LAY, FALL: DO_FALL, PEEK: DO_PEEK, BREAK: DO_BREAK, FIX: DO_FIX}
_NO_EFFECT = 9


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How hard it thinks."""

    seconds: float = 0.3
    rollouts: int = 0  # if above 0, so many, whatever time they take
    candidates: int = 6  # moves that are tried
    horizon: float = 2.0  # how many times each seat moves in thought
    prior_weight: float = 0.02  # what a card of worth to ``belief`` counts, beside the share of rounds won
    confidence_z: float = (
        1.0  # by how many standard errors another move has to be better than the one ``belief`` likes best
    )


class SearchBot(TunnelBot):
    """Thinks ahead."""

    def __init__(self, budget: SearchBudget | None = None) -> None:
        self._budget = budget or SearchBudget()
        self._belief = BeliefBot()

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Option, Reason]:
        until = perf_counter() + self._budget.seconds
        evaluation = self._belief.evaluate(view, situation)
        moves = candidates(evaluation, self._budget.candidates)
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
        """How much better one of the moves is than the first, as far as that is sure."""
        prior = evaluation.values[moves[move]] - evaluation.values[moves[0]]
        return (
            race.lead(move) - self._budget.confidence_z * race.standard_error(move) + self._budget.prior_weight * prior
        )

    def _race(
        self, situation: Situation, evaluation: MoveEvaluation, moves: list[int], until: float, chance: Stream
    ) -> Race:
        """Play the moves out in worlds that are drawn, and see how often each wins for the seat."""
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
        while self._has_budget(rollouts, until):
            world = determinizer.sample(chance)
            wins: list[float] = []
            for at in race.active:
                copy = world.copy()
                copy.play(codes[moves[at]])
                reached = rollout.play(copy, suspicions[at], treasure, race.samples[0] + 1, turns)
                wins.append(reached if situation.digs else 1 - reached)
            rollouts += len(wins)
            race.record(wins)
        return race

    def _has_budget(self, rollouts: int, until: float) -> bool:
        """Whether another world is to be tried: up to so many rollouts, or until the time is up, and at least one."""
        if rollouts == 0:
            return True
        return rollouts < self._budget.rollouts if self._budget.rollouts else perf_counter() < until

    def _suspicion(self, situation: Situation, evaluation: MoveEvaluation, index: int) -> list[float]:
        """What everyone would suspect of each seat after a move."""
        public_suspicion = list(evaluation.public_suspicion)
        public_suspicion[situation.seat] = evaluation.suspicion_after[index]
        return [min(0.97, max(0.03, each)) for each in public_suspicion]


def candidates(evaluation: MoveEvaluation, candidates: int) -> list[int]:
    """The places in the list of the best few moves; of moves that come to the same, one."""
    order = sorted(range(len(evaluation.options)), key=lambda index: -evaluation.values[index])
    public_suspicion: set[tuple[object, ...]] = set()
    found: list[int] = []
    for index in order:
        option = evaluation.options[index]
        key = (option.effect, option.cards, option.after if option.after is not None else option.aim)
        if key not in public_suspicion:
            public_suspicion.add(key)
            found.append(index)
            if len(found) == candidates:
                break
    return found


def rollout_for(position: Position) -> Rollout:
    """What plays rounds of a table out."""
    rules = position.rules
    if rules.name not in _rollouts:
        window = window_of(rules.tables)
        distances = RolloutDistances(rules.tables, list(window.cells), list(window.cost))
        effects = [
            _EFFECT_CODES.get(effect_of(position, kind), _NO_EFFECT) for kind in range(len(rules.tables.box.deck))
        ]
        to_miners, to_saboteurs = card_values(position)
        _rollouts[rules.name] = Rollout(
            distances, effects, list(to_miners), list(to_saboteurs), rules.saboteur, list(WEIGHTS)
        )
    return _rollouts[rules.name]


_rollouts: dict[str, Rollout] = {}
