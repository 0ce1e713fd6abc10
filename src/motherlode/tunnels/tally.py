"""Counting what comes of many games: who won each round, who got its gold, who won the game.

A round's table is gone once the next is dealt, so it is shown to the tally by the dealer who clears it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.deals import Piles, SeededDealer
from motherlode.tunnels.position import Position
from motherlode.tunnels.rules import Rules
from motherlode.tunnels.taken import is_lost, round_of, seat_of, worth_of
from motherlode.tunnels.teams import TeamGold

__all__ = ["NOBODY", "ROUNDS", "SIDES", "Tally", "TeamTally", "WatchedDealer", "watch"]

# what a row of `wins` counts
ROUNDS: Final = 0
NOBODY: Final = 1
SIDES: Final = 2

_ZEROS: Final = vec[i64]([0] * 256)


class Tally:
    """What came of many games at tables of one kind. The sides of a round are its roles."""

    def __init__(self, rules: Rules) -> None:
        self.sides: list[str] = rules.tables.role_names
        self.seats: i64 = rules.seats
        self.games: i64 = 0
        self.rounds: i64 = 0
        self.turns: i64 = 0
        self.width: i64 = SIDES + len(self.sides)
        self.wins: vec[i64] = _ZEROS[:]  # a row of `width` for each number of saboteurs dealt: rounds, won by nobody …
        self.gold_by_side: vec[i64] = _ZEROS[: len(self.sides)]
        self.gold_by_seat: vec[i64] = _ZEROS[: rules.seats]
        self.games_by_seat: vec[i64] = _ZEROS[: rules.seats]  # games won; those who tie all did

    def winning_roles(self, position: Position) -> i64:
        """The roles that win a round that has ended, as bits, dealt or not: B-50."""
        one: i64 = 1
        saboteur = one << position.rules.saboteur
        return ~saboteur if position.reached else saboteur

    def round_ends(self, position: Position) -> None:
        """Count a round, when its gold has been shared."""
        one: i64 = 1
        saboteurs: i64 = 0
        dealt: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            role = position.roles[seat]
            dealt |= one << role
            if role == position.rules.saboteur:
                saboteurs += 1
            seat += 1
        self.rounds += 1
        self._count_win(saboteurs * self.width, dealt & self.winning_roles(position))
        for entry in position.took:
            if round_of(entry) == position.round:
                side = position.roles[seat_of(entry)]
                self.gold_by_side[side] += -worth_of(entry) if is_lost(entry) else worth_of(entry)

    def _count_win(self, row: i64, won: i64) -> None:
        """In a row of `wins`, a round that these roles won; B-55: it may be none."""
        self.wins[row + ROUNDS] += 1
        if won == 0:
            self.wins[row + NOBODY] += 1
        side: i64 = 0
        while won >> side:
            self.wins[row + SIDES + side] += won >> side & 1
            side += 1

    def game_ends(self, position: Position, turns: i64) -> None:
        """Count a game, with its last round (B-70)."""
        self.round_ends(position)
        self.games += 1
        self.turns += turns
        most: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            most = max(most, position.nuggets(seat))
            seat += 1
        seat = 0
        while seat < self.seats:
            nuggets = position.nuggets(seat)
            self.gold_by_seat[seat] += nuggets
            if nuggets == most:
                self.games_by_seat[seat] += 1
            seat += 1
        position.dealer = None  # the two hold each other


class TeamTally(Tally):
    """Where several roles win together (S-50 to S-56)."""

    def winning_roles(self, position: Position) -> i64:
        payout = position.rules.payout
        assert isinstance(payout, TeamGold)
        return payout.winning_roles(position)


class WatchedDealer(SeededDealer):
    """Deals from a seed, and shows a tally every round's table before it clears it."""

    def __init__(self, seed: str, position: Position, tally: Tally) -> None:
        super().__init__(seed)
        self._position: Position = position
        self._tally: Tally = tally

    def deal(self, number: i64, piles: Piles) -> Piles:
        if number > 1:
            self._tally.round_ends(self._position)
        return super().deal(number, piles)


def watch(position: Position, seed: str, tally: Tally) -> None:
    """Let a tally see the rounds of a game that was dealt from this seed; its end is told by ``game_ends``."""
    position.dealer = WatchedDealer(seed, position, tally)
