"""The tunnel games in the arena: miners against saboteurs, won by reaching the treasure."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots.presets import Preset
from motherlode.core.cards import HIDDEN
from motherlode.game import View
from motherlode.games.protocol import GameEngine
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.situation import has_teams, treasure_distribution
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.role_posterior import marginals_for
from motherlode.games.tunnels.rules.parts import ASK_TURN
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import rules_for

__all__ = ["TunnelArena", "arena_game"]


class TunnelArena:
    """A tunnel game, see :class:`motherlode.arena.game_protocol.ArenaGame`."""

    is_won_by_points = False

    def __init__(self, ruleset: str, players: int) -> None:
        self.is_guest_scored_by_points = has_teams(rules_for(ruleset, players))

    def deal_number(self, number: int) -> int:
        return number

    def first_seats(self, position: Position, number: int) -> list[bool]:
        return [not is_saboteur for is_saboteur in self.saboteurs(position)]

    def saboteurs(self, position: Position) -> list[bool]:
        return [position.roles[seat] == position.rules.saboteur for seat in range(position.seats)]

    def is_undecided(self, position: Position) -> bool:
        return position.asked == ASK_TURN and not position.shown

    def lead(self, position: Position, first_seats: Sequence[bool]) -> float:
        return 1.0 if position.reached else -1.0

    def points(self, position: Position) -> list[int]:
        return [int(position.nuggets(seat)) for seat in range(position.seats)]

    def new_guesser(self, preset: Preset) -> SaboteurGuesser:
        return SaboteurGuesser(preset)


def arena_game(ruleset: str, players: int) -> TunnelArena:
    """A ruleset at a table of some size."""
    return TunnelArena(ruleset, players)


class SaboteurGuesser:
    """What every miner believes of every other seat: whether it is a saboteur."""

    def __init__(self, preset: Preset) -> None:
        self._tracker = BeliefTracker(expects_restraint=bool(preset.restraint))
        self._team_tracker = TeamBeliefTracker()

    def guesses(self, engine: GameEngine[Position], position: Position, view: View) -> list[tuple[float, bool]]:
        """One guess for each pair of a miner and another seat."""
        saboteur = position.rules.saboteur
        seats = range(position.seats)
        suspicions = self._suspicions(engine, position, view)
        return [
            (suspicion[other], position.roles[other] == saboteur)
            for seat, suspicion in zip(seats, suspicions, strict=True)
            if position.roles[seat] != saboteur
            for other in seats
            if other != seat
        ]

    def _suspicions(self, engine: GameEngine[Position], position: Position, view: View) -> list[list[float]]:
        """By seat, what it believes of every seat."""
        saboteur = position.rules.saboteur
        views = [engine.view_of(position, seat) for seat in range(position.seats)]
        if has_teams(position.rules):
            roles = self._team_tracker.update(view)
            return [[each[saboteur] for each in marginals_for(own, roles)[0]] for own in views]
        posterior = self._tracker.update(view)
        treasure = position.rules.tables.treasure
        return [
            list(posterior.suspicion(Knowledge.of(own, treasure_distribution(own.goals, treasure, HIDDEN))))
            for own in views
        ]
