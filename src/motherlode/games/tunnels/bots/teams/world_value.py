"""Value of a sampled world of Saboteur 2 to one seat, in nuggets: what it was paid, or may expect.

In a world every role and the treasure are known, so the expectation of ``belief`` is computed for these roles.
"""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.core.bits import BIT
from motherlode.games.tunnels.bots.distance.field import NO_CELL
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.bots.teams.distance import BLUE, GREEN, closed_to
from motherlode.games.tunnels.bots.teams.expected_gold import ExpectedGold, RoundState
from motherlode.games.tunnels.bots.teams.roles import Roles
from motherlode.games.tunnels.bots.teams.utilities import TeamUtilities
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.gold.treasure_access import crystals_in_sight
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.parts import ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["WorldValue"]


class WorldValue:
    """Evaluates the worlds of one box."""

    def __init__(self, tables: Tables, utilities: TeamUtilities) -> None:
        self._tables: Tables = tables
        self._gold: ExpectedGold = ExpectedGold(Roles(tables))
        self._utilities: TeamUtilities = utilities
        self._distances: RolloutDistances = RolloutDistances(tables)
        roles: int = len(tables.role_names)
        self._certain: list[list[float]] = [[float(each == role) for each in range(roles)] for role in range(roles)]
        self._trap: i64 = BIT[tables.sign_names.index("trap")]
        self._theft: i64 = BIT[tables.theft]

    def value(self, position: Position, seat: i64, card_values: list[float]) -> float:
        """Return the gold of a seat. ``card_values`` are those of its cards, by kind."""
        if position.asked != ASK_TURN or position.shown:
            return float(position.nuggets(seat))
        state = self._state(position, seat)
        utilities: TeamUtilities = self._utilities
        gold = self._gold.expected_gold(state, int(position.roles[seat]))
        thefts = 0.0
        other: i64 = 0
        while other < position.seats:
            if other != seat and position.front[other] & self._theft:
                thefts += 1.0
            other += 1
        own = utilities.theft if position.front[seat] & self._theft else 0.0
        hand = 0.0
        for kind in position.sorted_hand(seat):
            hand += card_values[kind]
        return (
            float(position.nuggets(seat)) + gold + own - utilities.hands_off * gold * thefts + utilities.refresh * hand
        )

    def _state(self, position: Position, seat: i64) -> RoundState:
        tables = self._tables
        chances: list[list[float]] = []
        hindrances: list[int] = []
        trapped: int = 0
        turns: int = position.deck_left()
        other: i64 = 0
        while other < position.seats:
            chances.append(self._certain[position.roles[other]])
            hindering = position.front[other] & tables.hinders
            count: int = 0
            while hindering:
                hindering &= hindering - 1
                count += 1
            hindrances.append(count)
            if position.front[other] & self._trap:
                trapped |= int(BIT[other])
            turns += int(position.hand_size(other))
            other += 1
        held: int = 0
        for kind in position.sorted_hand(seat):
            if kind < tables.tunnels:
                held += int(tables.crystals[2 * kind])
        return RoundState(
            int(seat),
            chances,
            hindrances,
            trapped,
            self._team_distances(position),
            float(turns),
            int(crystals_in_sight(position)),
            held,
        )

    def _team_distances(self, position: Position) -> tuple[float, float, float]:
        """Return the cards to the treasure for anyone, for blue and for green."""
        goal: i64 = 0
        while position.goals[goal] != self._tables.treasure:
            goal += 1
        maze = position.maze
        anyone = self._distance(maze, goal)
        blue = closed_to(maze, BLUE)
        green = closed_to(maze, GREEN)
        return (
            anyone,
            anyone if blue is maze else self._distance(blue, goal),
            anyone if green is maze else self._distance(green, goal),
        )

    def _distance(self, maze: Maze, goal: i64) -> float:
        self._distances.compute_field(maze, goal, NO_CELL)
        return float(self._distances.nearest(maze, goal, NO_CELL)) / float(CARD)
