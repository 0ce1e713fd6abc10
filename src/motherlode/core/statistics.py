"""Counts over many games, shared by all games: round winners, gains by side and seat, game winners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance.dealer import Piles, SeededDealer

__all__ = ["NOBODY", "ROUNDS", "SIDES", "Counter", "Counts", "WatchedDealer"]

# what a row of `wins` counts
ROUNDS: Final = 0
NOBODY: Final = 1
SIDES: Final = 2

P = TypeVar("P", contravariant=True)

_ZEROS: Final = vec[i64]([0] * 256)


class Counter(Protocol[P]):
    """Counts games of one ruleset and size, in a :class:`Counts`."""

    @property
    def counts(self) -> Counts:
        """The counts so far."""

    def watch(self, position: P, seed: str) -> None:
        """Count every round of this game, dealt from this seed, as it ends."""

    def game_ends(self, position: P, turns: int) -> None:
        """Count a game and its number of turns."""


class Counts:
    """Totals of many games at tables of one kind, with the sides that can win a round."""

    def __init__(self, sides: list[str], seats: i64) -> None:
        self.sides: list[str] = sides
        self.seats: i64 = seats
        self.games: i64 = 0
        self.rounds: i64 = 0
        self.turns: i64 = 0
        self.width: i64 = SIDES + len(sides)
        self.wins: vec[i64] = _ZEROS[:]  # a row of `width` for each number of saboteurs dealt: rounds, won by nobody …
        self.paid_by_side: vec[i64] = _ZEROS[: len(sides)]
        self.paid_by_seat: vec[i64] = _ZEROS[:seats]
        self.games_by_seat: vec[i64] = _ZEROS[:seats]  # games won; those who tie all did

    def count_round(self, saboteurs: i64, won: i64) -> None:
        """Count a round by its number of saboteurs and the sides that won it, as bits; none may have."""
        self.rounds += 1
        row = saboteurs * self.width
        self.wins[row + ROUNDS] += 1
        if won == 0:
            self.wins[row + NOBODY] += 1
        side: i64 = 0
        while won >> side:
            self.wins[row + SIDES + side] += won >> side & 1
            side += 1

    def count_game(self, paid: vec[i64], turns: i64) -> None:
        """A game that ended with these sums, by seat."""
        self.games += 1
        self.turns += turns
        most: i64 = 0
        for sum_of_seat in paid:
            most = max(most, sum_of_seat)
        seat: i64 = 0
        while seat < self.seats:
            self.paid_by_seat[seat] += paid[seat]
            if paid[seat] == most:
                self.games_by_seat[seat] += 1
            seat += 1


class WatchedDealer(SeededDealer):
    """A seeded dealer that has every round but the last counted before its table is cleared."""

    def __init__(self, seed: str, count_round: Callable[[], None]) -> None:
        super().__init__(seed)
        self._count_round: Callable[[], None] = count_round

    def deal(self, number: i64, piles: Piles) -> Piles:
        if number > 1:
            self._count_round()
        return super().deal(number, piles)
