"""The bots and belief trackers of the tunnel games, as the bot registry finds them."""

from __future__ import annotations

from motherlode.bots.protocol import Belief, ReasoningBot
from motherlode.bots.spec import BotSpec
from motherlode.core.cards import HIDDEN
from motherlode.core.errors import DataError
from motherlode.game import View
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.greedy_bot import GreedyBot
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.neural.neural_bot import NeuralBot
from motherlode.games.tunnels.bots.search.search_bot import SearchBot
from motherlode.games.tunnels.bots.situation import has_teams, treasure_distribution
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.role_posterior import marginals_for
from motherlode.games.tunnels.bots.teams.search_bot import TeamSearchBot
from motherlode.games.tunnels.bots.teams.team_bot import TeamBot
from motherlode.games.tunnels.bots.trust_bot import TrustBot
from motherlode.games.tunnels.bots.utilities import utilities_for
from motherlode.games.tunnels.rules.position import Position

__all__ = ["BeliefReader", "make_bot"]


def make_bot(spec: BotSpec, view: View) -> ReasoningBot:
    """A bot for the game of a view. Where miners are in teams, ``neural`` plays as ``belief``."""
    if spec.kind == "greedy":
        return GreedyBot()
    if spec.kind == "trust":
        return TrustBot()
    if spec.kind not in ("belief", "search", "neural"):
        raise DataError(f"the tunnel games have no bot {spec.kind!r}")
    if has_teams(view.position_as(Position).rules):
        return TeamSearchBot(spec.budget) if spec.kind == "search" else TeamBot(spec.preset)
    if spec.kind == "search":
        return SearchBot(spec.budget)
    if spec.kind == "neural":
        return NeuralBot()
    return BeliefBot(utilities=utilities_for(spec.preset), preset=spec.preset)


class BeliefReader:
    """The beliefs of a ``belief`` bot over a game, move by move.

    It expects restraint of saboteurs, since people show some.
    """

    def __init__(self) -> None:
        self._tracker = BeliefTracker(expects_restraint=True)
        self._team_tracker = TeamBeliefTracker()

    def read(self, view: View) -> Belief:
        """The belief of the viewer, who must be the same each time."""
        position = view.position_as(Position)
        goal_cells = position.rules.tables.box.goal_cells
        if has_teams(position.rules):
            marginals, treasure = marginals_for(position, self._team_tracker.update(view))
            saboteur = position.rules.saboteur
            return Belief(tuple(each[saboteur] for each in marginals), dict(zip(goal_cells, treasure, strict=True)))
        posterior = self._tracker.update(view)
        goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
        knows = Knowledge.of(position, goals)
        places = dict(zip(goal_cells, posterior.treasure(knows), strict=True))
        return Belief(tuple(posterior.suspicion(knows)), places)
