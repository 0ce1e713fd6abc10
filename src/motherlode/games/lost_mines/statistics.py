"""Statistics of many games of The Lost Mines: who won each round, what each side scored, who won the game.

The sides of a round are the dwarf cards, by clan and role. Those win it of whom a dwarf scored the most; nobody does
where nobody scored.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance.dealer import Piles, SeededDealer
from motherlode.core.statistics import Counts
from motherlode.games.lost_mines.cards.box import CLANS, ROLES
from motherlode.games.lost_mines.rules.parts import Rules
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["LostMinesCounter"]

_SABOTEUR: Final = 2


class LostMinesCounter(Counts):
    """Counts games at tables of one size."""

    def __init__(self, rules: Rules) -> None:
        super().__init__([f"{clan}-{role}" for clan in CLANS for role in ROLES], rules.seats)

    @property
    def counts(self) -> Counts:
        return self

    def watch(self, position: Position, seed: str) -> None:
        """Count every round of a game that was dealt from this seed, but the last: see :meth:`game_ends`."""
        position.dealer = WatchedDealer(seed, position, self)

    def round_ends(self, position: Position, before: vec[i64]) -> None:
        """Count a round, by the points there were before it and those there are now."""
        one: i64 = 1
        saboteurs: i64 = 0
        most: i64 = 1
        won: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            role = position.roles[seat]
            side = role // 4 * 3 + role % 4
            gained = position.points[seat] - before[seat]
            self.paid_by_side[side] += gained
            if role % 4 == _SABOTEUR:
                saboteurs += 1
            if gained > most:
                won = 0
                most = gained
            if gained == most:
                won |= one << side
            seat += 1
        self.count_round(saboteurs, won)

    def game_ends(self, position: Position, turns: i64) -> None:
        """Count a game, with its last round (L-61)."""
        dealer = position.dealer
        assert isinstance(dealer, WatchedDealer)
        self.round_ends(position, dealer.before)
        self.count_game(position.points, turns)
        position.dealer = None  # break the reference cycle


class WatchedDealer(SeededDealer):
    """Deals from a seed, and has every round counted before its table is cleared."""

    def __init__(self, seed: str, position: Position, counter: LostMinesCounter) -> None:
        super().__init__(seed)
        self.before: vec[i64] = position.points
        self._position: Position = position
        self._counter: LostMinesCounter = counter

    def deal(self, number: i64, piles: Piles) -> Piles:
        if number > 1:
            self._counter.round_ends(self._position, self.before)
            self.before = self._position.points
        return super().deal(number, piles)
