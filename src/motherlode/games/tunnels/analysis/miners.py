"""Analysis of the base game by rollouts, as in the ``search`` bot, in worlds sampled from a view.

The public forecast samples from what everyone saw. A move is compared to the best others in worlds that fit what its
player knew; in each world every move is tried with the same cards and the same random numbers.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from motherlode.analysis.protocol import Assessment
from motherlode.analysis.report import Unit
from motherlode.bots.protocol import Belief
from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.game import LegalMoves, View
from motherlode.games.tunnels.analysis.base import TunnelsAnalyser, why_of
from motherlode.games.tunnels.bots.belief_bot import BeliefBot, MoveEvaluation
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.search.determinization import Determinizer
from motherlode.games.tunnels.bots.search.search_bot import candidate_moves, clipped_suspicion, rollout_for
from motherlode.games.tunnels.bots.situation import Situation, treasure_distribution
from motherlode.games.tunnels.rules.parts import ASK_NAMES, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["MinersAnalyser", "MoveComparison", "compare_moves"]

# chosen, so that the longest game takes less than 10 s on one core; `python -m benchmarks.analysis` measures it
_FORECAST_WORLDS: Final = 40
_MOVE_WORLDS: Final = 24
_CANDIDATES: Final = 3
"""Best moves of ``belief`` that a move is compared to."""
_HORIZON: Final = 2
"""Turns of each seat in a rollout, """
_MAX_TURNS: Final = 10
"""and of all seats together."""


class _PublicTracker(BeliefTracker):
    """A tracker that follows a spectator's views; for any other view it returns what it has.

    The posterior holds only what everyone saw, so that of a seat's view is the same.
    """

    def follow(self, view: View) -> Posterior:
        """Take in a spectator's view."""
        self._latest = super().update(view)
        return self._latest

    def update(self, view: View) -> Posterior:
        return self._latest


class MinersAnalyser(TunnelsAnalyser):
    """Analyses games in which all miners win together."""

    unit: Unit = "chance"
    gain_unit: Unit = "chance"

    def __init__(self, seats: int, effort: float) -> None:
        super().__init__(seats)
        self._forecast_worlds = max(1, round(effort * _FORECAST_WORLDS))
        self._move_worlds = max(2, round(effort * _MOVE_WORLDS))
        self._tracker = _PublicTracker(expects_restraint=True)  # people seldom do open damage at once
        self._bot = BeliefBot(tracker=self._tracker)

    def update(self, view: View) -> Belief:
        position = view.position_as(Position)
        posterior = self._tracker.follow(view)
        knowledge = _knowledge(position)
        cells = position.rules.tables.box.goal_cells
        return Belief(
            tuple(posterior.suspicion(knowledge)), dict(zip(cells, posterior.treasure(knowledge), strict=True))
        )

    def forecast(self, view: View, chance: Stream) -> tuple[float, ...]:
        position = view.position_as(Position)
        posterior, knowledge = self._tracker.update(view), _knowledge(position)
        determinizer = Determinizer(position, posterior, knowledge)
        suspicion = clipped_suspicion(posterior.suspicion(knowledge))
        treasure = list(posterior.treasure(knowledge))
        turns = min(_MAX_TURNS, _HORIZON * position.seats)
        rollout = rollout_for(position)
        reached = [
            rollout.play(determinizer.sample(chance), suspicion, treasure, world + 1, turns)
            for world in range(self._forecast_worlds)
        ]
        return (sum(reached) / len(reached),)

    def assess(self, view: View, legal: LegalMoves, move: Move, chance: Stream) -> Assessment | None:
        if view.asked != ASK_NAMES[ASK_TURN] or len(legal) < 2:
            return None
        situation = Situation(view)
        evaluation = self._bot.evaluate(view, situation)
        chosen = list(legal).index(move)
        moves = candidate_moves(evaluation, _CANDIDATES)
        moves = [chosen, *(each for each in moves if not _is_same(evaluation, each, chosen))]
        why = why_of(situation, evaluation.options[chosen], evaluation.suspicion)
        if len(moves) == 1:
            return None
        comparison = compare_moves(evaluation, moves, self._move_worlds, chance)
        best = comparison.best_other
        lead, error = comparison.lead(best)
        return Assessment(why, lead, error, legal[moves[best]])


class MoveComparison:
    """Values of moves in the same worlds, to the player's side."""

    def __init__(self, moves: int) -> None:
        self._values: list[list[float]] = [[] for _ in range(moves)]

    def add(self, values: list[float]) -> None:
        """Add the values of all moves in one more world."""
        for column, value in zip(self._values, values, strict=True):
            column.append(value)

    def mean(self, move: int) -> float:
        """The mean value of a move."""
        return sum(self._values[move]) / len(self._values[move])

    @property
    def best_other(self) -> int:
        """The best move but the first."""
        return max(range(1, len(self._values)), key=self.mean)

    def lead(self, other: int, of: int = 0) -> tuple[float, float]:
        """The mean lead of a move, the first unless told, over another, and its standard error."""
        leads = [own - theirs for own, theirs in zip(self._values[of], self._values[other], strict=True)]
        mean = sum(leads) / len(leads)
        variance = sum((each - mean) ** 2 for each in leads) / max(1, len(leads) - 1)
        return mean, sqrt(variance / len(leads))


def compare_moves(
    evaluation: MoveEvaluation, moves: list[int], worlds: int, chance: Stream, horizon: int = _HORIZON
) -> MoveComparison:
    """Play moves, by their indices, in a number of worlds that fit what the player knows.

    ``horizon`` is how many turns of each seat are played before the evaluator is asked.
    """
    situation = evaluation.situation
    position = situation.position
    rollout = rollout_for(position)
    determinizer = Determinizer(position, evaluation.posterior, evaluation.knowledge)
    codes = situation.codes()
    treasure = list(evaluation.posterior.treasure(Knowledge()))
    suspicions = []
    for index in moves:
        public = list(evaluation.public_suspicion)
        public[situation.seat] = evaluation.suspicion_after[index]
        suspicions.append(clipped_suspicion(public))
    turns = min(_MAX_TURNS * horizon // _HORIZON, horizon * position.seats)
    comparison = MoveComparison(len(moves))
    for number in range(1, worlds + 1):
        world = determinizer.sample(chance)
        values = []
        for index, suspicion in zip(moves, suspicions, strict=True):
            copy = world.copy()
            copy.play(codes[index])
            reached = rollout.play(copy, suspicion, treasure, number, turns)
            values.append(reached if situation.digs else 1 - reached)
        comparison.add(values)
    return comparison


def _is_same(evaluation: MoveEvaluation, one: int, other: int) -> bool:
    """Whether two moves have the same outcome."""
    a, b = evaluation.options[one], evaluation.options[other]
    same = (a.effect, a.cards) == (b.effect, b.cards)
    return one == other or (same and (a.after == b.after if a.after is not None else a.aim == b.aim))


def _knowledge(position: Position) -> Knowledge:
    return Knowledge.of(position, treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN))
