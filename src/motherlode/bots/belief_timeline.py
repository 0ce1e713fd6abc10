"""What a ``belief`` bot on a seat would have believed after each move of a recorded game.

It sees what that seat saw, move by move, and nothing else; so the timeline may be shown to whoever sat there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from motherlode.core.hidden import HIDDEN
from motherlode.core.move import Cell
from motherlode.game import Game, View
from motherlode.games.lost_mines.bots.belief_bot import LostMinesBeliefTracker
from motherlode.games.lost_mines.bots.role_posterior import known_roles
from motherlode.games.lost_mines.bots.treasure_shares import SABOTEUR
from motherlode.games.lost_mines.rules import position as lost_mines
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.situation import has_teams, treasure_distribution
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.role_posterior import marginals_for
from motherlode.games.tunnels.rules import position as tunnels
from motherlode.record_format import Record
from motherlode.records import replay

__all__ = ["Belief", "beliefs_of"]


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed after so many moves: by seat, the chance that it is a saboteur; by goal, that it is the
    treasure (nothing in The Lost Mines)."""

    move: int
    saboteurs: tuple[float, ...]
    treasure: Mapping[Cell, float]


def beliefs_of(record: Record, seat: int) -> list[Belief]:
    """The beliefs from a seat's eyes before the first move and after each; SPECTATOR for what everyone saw."""
    return list(_beliefs(replay(record, 0), record, seat))


def _beliefs(game: Game, record: Record, seat: int) -> Iterator[Belief]:
    in_tunnels, in_teams, in_lost_mines = BeliefTracker(), TeamBeliefTracker(), LostMinesBeliefTracker()
    for number in range(len(record.moves) + 1):
        if number:
            game.play(record.moves[number - 1])
        view = game.view(seat)
        if isinstance(view.position, lost_mines.Position):
            yield _in_lost_mines(view, in_lost_mines, number)
        elif has_teams(view.position_as(tunnels.Position).rules):
            yield _in_teams(view, in_teams, number)
        else:
            yield _in_tunnels(view, in_tunnels, number)


def _in_tunnels(view: View, tracker: BeliefTracker, number: int) -> Belief:
    position = view.position_as(tunnels.Position)
    posterior = tracker.update(view)
    goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
    knows = Knowledge.of(position, goals)
    places = dict(zip(position.rules.tables.box.goal_cells, posterior.treasure(knows), strict=True))
    return Belief(number, tuple(posterior.suspicion(knows)), places)


def _in_teams(view: View, tracker: TeamBeliefTracker, number: int) -> Belief:
    position = view.position_as(tunnels.Position)
    chances, treasure = marginals_for(position, tracker.update(view))
    saboteur = position.rules.saboteur
    places = dict(zip(position.rules.tables.box.goal_cells, treasure, strict=True))
    return Belief(number, tuple(each[saboteur] for each in chances), places)


def _in_lost_mines(view: View, tracker: LostMinesBeliefTracker, number: int) -> Belief:
    posterior = tracker.update(view)
    return Belief(
        number,
        tuple(each[SABOTEUR] for each in posterior.marginals(known_roles(view.position_as(lost_mines.Position)))),
        {},
    )
