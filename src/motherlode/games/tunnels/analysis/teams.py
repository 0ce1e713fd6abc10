"""Analysis of Saboteur 2: expected gold, as the ``belief`` bot values moves there.

The public forecast is the fitted probability that the treasure is reached, from public role marginals, the distance and
the turns left. Moves are compared by their expected gold to the player, who may win alone.
"""

from __future__ import annotations

from motherlode.analysis.protocol import Assessment
from motherlode.analysis.report import Unit
from motherlode.bots.protocol import Belief
from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.game import LegalMoves, View
from motherlode.games.tunnels.analysis.base import TunnelsAnalyser, why_of
from motherlode.games.tunnels.bots.situation import Situation
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.distance import TeamDistances
from motherlode.games.tunnels.bots.teams.expected_gold import ExpectedGold, RoundState, mixed_distance
from motherlode.games.tunnels.bots.teams.move_values import MoveValues
from motherlode.games.tunnels.bots.teams.role_posterior import RolePosterior, marginals_for
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.bots.teams.utilities import TeamUtilities
from motherlode.games.tunnels.rules.parts import ASK_NAMES, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TeamsAnalyser"]


class TeamsAnalyser(TunnelsAnalyser):
    """Analyses games in which miners are in teams."""

    unit: Unit = "chance"
    gain_unit: Unit = "gold"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._tracker = TeamBeliefTracker()
        self._posterior: RolePosterior | None = None
        self._marginals: list[list[float]] = []
        self._treasure: tuple[float, ...] = ()
        self._utilities = TeamUtilities()

    def update(self, view: View) -> Belief:
        position = view.position_as(Position)
        self._posterior = self._tracker.update(view)
        self._marginals, self._treasure = marginals_for(position, self._posterior)
        saboteur = position.rules.saboteur
        cells = position.rules.tables.box.goal_cells
        return Belief(tuple(each[saboteur] for each in self._marginals), dict(zip(cells, self._treasure, strict=True)))

    def forecast(self, view: View, chance: Stream) -> tuple[float, ...]:
        position = view.position_as(Position)
        tables = position.rules.tables
        far = mixed_distance(self._treasure, TeamDistances(position.maze).now.anyone)
        seats = range(position.seats)
        hindrances = [int(position.front[seat] & tables.hinders).bit_count() for seat in seats]
        turns = float(position.deck_left() + sum(position.hand_size(seat) for seat in seats))
        state = RoundState(0, self._marginals, hindrances, 0, (far, far, far), turns, 0)
        return (ExpectedGold(Roles(tables)).reach_probability(state),)

    def assess(self, view: View, legal: LegalMoves, move: Move, chance: Stream) -> Assessment | None:
        if view.asked != ASK_NAMES[ASK_TURN] or len(legal) < 2:
            return None
        assert self._posterior is not None
        situation = Situation(view)
        move_values = MoveValues(situation, self._posterior, self._utilities)
        options, codes = situation.options(), situation.codes()
        values = [move_values.value(option, codes[option.index]) for option in options]
        chosen = list(legal).index(move)
        others = [index for index in range(len(values)) if index != chosen]
        best = max(others, key=lambda index: values[index])
        reason = move_values.reason(options[chosen])
        suspicion = reason["suspicion"]
        assert isinstance(suspicion, tuple)
        why = why_of(situation, options[chosen], suspicion)
        return Assessment(why, values[chosen] - values[best], better=legal[best])
