"""Analysis of The Lost Mines, as :mod:`motherlode.analysis.protocol` finds it.

There is no single treasure to reach, so the public forecast is, by seat, the treasure it holds and the treasure it may
expect, in points, as everyone could reckon. Cards and walks are compared by their value to the player's own pool, as
the ``belief`` bot sees it; there are no rollouts here, so gains have no standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.analysis.protocol import Assessment, GameAnalyser, RoundEnd, Truth
from motherlode.analysis.report import Unit, Why
from motherlode.bots.protocol import Belief
from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.core.visibility import Event
from motherlode.game import Game, LegalMoves, View
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.bots.belief_bot import LostMinesBeliefBot, LostMinesBeliefTracker
from motherlode.games.lost_mines.bots.role_posterior import ClanPosterior, known_roles
from motherlode.games.lost_mines.bots.situation import BoardForecast
from motherlode.games.lost_mines.bots.treasure_shares import SABOTEUR
from motherlode.games.lost_mines.cards.box import ROLES
from motherlode.games.lost_mines.rules.position import NOBODY, Position
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot

__all__ = ["LostMinesAnalyser", "make_analyser"]

_SABOTEUR: Final = ROLES[SABOTEUR]


class _PublicTracker(LostMinesBeliefTracker):
    """A tracker that follows a spectator's views; for any other view it returns what it has."""

    def follow(self, view: View) -> ClanPosterior:
        """Take in a spectator's view."""
        self._latest = super().update(view)
        return self._latest

    def update(self, view: View) -> ClanPosterior:
        return self._latest


class LostMinesAnalyser:
    """Follows a game of The Lost Mines."""

    unit: Unit = "points"
    gain_unit: Unit = "points"

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._tracker = _PublicTracker()
        self._bot = LostMinesBeliefBot(tracker=self._tracker)

    def update(self, view: View) -> Belief:
        posterior = self._tracker.follow(view)
        marginals = posterior.marginals(known_roles(view.position_as(Position)))
        return Belief(tuple(each[SABOTEUR] for each in marginals), {})

    def forecast(self, view: View, chance: Stream) -> tuple[float, ...]:
        position = view.position_as(Position)
        board = BoardForecast(position)
        expected = [float(each) for each in board.expected_points]
        for treasure, card in enumerate(position.treasures):
            holder = position.holders[treasure]
            if holder != NOBODY:
                value: int = card & 15
                expected[holder] += value or board.expected_treasure.mean[card >> 4]
        return tuple(expected)

    def assess(self, view: View, legal: LegalMoves, move: Move, chance: Stream) -> Assessment | None:
        effects, values = self._bot.move_values(view, legal)
        if len(values) < 2:
            return None
        chosen = list(legal).index(move)
        best = max((index for index in range(len(values)) if index != chosen), key=lambda index: values[index])
        return Assessment(Why(effects[chosen]), values[chosen] - values[best], better=legal[best])

    def round_end(self, events: Sequence[Event]) -> RoundEnd | None:
        for event in events:
            if isinstance(event, e.RoundEnded):
                roles = event.roles[: self._seats]
                saboteurs = frozenset(seat for seat, role in enumerate(roles) if role.endswith(_SABOTEUR))
                return RoundEnd(event.number, roles, saboteurs)
        return None

    def truth(self, game: Game) -> Truth:
        roles = game.truth_as(LostMinesSnapshot).roles
        return Truth(frozenset(seat for seat, role in enumerate(roles) if role == _SABOTEUR))


def make_analyser(game: Game, effort: float) -> GameAnalyser:
    """An analyser for The Lost Mines. It samples nothing, so the effort is always the same."""
    return LostMinesAnalyser(game.seats)
