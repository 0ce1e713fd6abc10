"""The Lost Mines in the arena: every other seat against the rest, won by points.

Everyone's clan has friends and foes, so roles do not divide the table in two. Rounds come in pairs: the same deal, with
the seats of the two bots exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from motherlode.bots.presets import Preset
from motherlode.game import View
from motherlode.games.lost_mines.bots.belief_bot import LostMinesBeliefTracker
from motherlode.games.lost_mines.bots.role_posterior import known_roles
from motherlode.games.lost_mines.bots.treasure_shares import pool_of
from motherlode.games.lost_mines.cards.box import ROLES
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.protocol import GameEngine

__all__ = ["LostMinesArena", "arena_game"]


class LostMinesArena:
    """The Lost Mines, see :class:`motherlode.arena.game_protocol.ArenaGame`."""

    is_won_by_points = True
    is_guest_scored_by_points = True

    def deal_number(self, number: int) -> int:
        return number // 2

    def first_seats(self, position: Position, number: int) -> list[bool]:
        return [seat % 2 == number % 2 for seat in range(position.seats)]

    def saboteurs(self, position: Position) -> list[bool]:
        return [position.roles[seat] & 3 == ROLES.index("saboteur") for seat in range(position.seats)]

    def is_undecided(self, position: Position) -> bool:
        return position.asked != 0

    def lead(self, position: Position, first_seats: Sequence[bool]) -> float:
        points = list(zip(self.points(position), first_seats, strict=True))
        return fmean(own for own, is_first in points if is_first) - fmean(
            own for own, is_first in points if not is_first
        )

    def points(self, position: Position) -> list[int]:
        return [int(own) for own in position.points]

    def new_guesser(self, preset: Preset) -> AllyGuesser:
        return AllyGuesser()


def arena_game(ruleset: str, players: int) -> LostMinesArena:
    """The ruleset at a table of some size."""
    return LostMinesArena()


class AllyGuesser:
    """What everyone but the selfish believes of who shares their pool."""

    def __init__(self) -> None:
        self._tracker = LostMinesBeliefTracker()

    def guesses(self, engine: GameEngine[Position], position: Position, view: View) -> list[tuple[float, bool]]:
        """One guess for each pair of a seat with a pool and another seat."""
        posterior = self._tracker.update(view)
        seats = range(position.seats)
        pools = [pool_of(position.roles[seat] >> 2, position.roles[seat] & 3) for seat in seats]
        found: list[tuple[float, bool]] = []
        for seat in seats:
            if pools[seat] >= 0:
                known = known_roles(engine.view_of(position, seat))
                allies = posterior.ally_probabilities(seat, position.roles[seat] & 3, known)
                found += [(allies[other], pools[other] == pools[seat]) for other in seats if other != seat]
        return found
