"""Counts over many games of The Lost Mines: round winners, scores by side, game winners.

The sides of a round are the dwarf cards, by clan and role. Those win it of whom a dwarf scored the most; nobody does
where nobody scored.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.statistics import Counts, WatchedDealer
from motherlode.games.lost_mines.cards.box import CLANS, ROLES
from motherlode.games.lost_mines.rules.parts import Rules
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["LostMinesCounter"]

_SABOTEUR: Final = 2


class LostMinesCounter(Counts):
    """Counts games at tables of one size."""

    def __init__(self, rules: Rules) -> None:
        super().__init__([f"{clan}-{role}" for clan in CLANS for role in ROLES], rules.seats)
        self._before: vec[i64] = vec[i64]()  # the points of the game that is watched, before the round

    @property
    def counts(self) -> Counts:
        return self

    def watch(self, position: Position, seed: str) -> None:
        """Count every round of a game that was dealt from this seed, but the last: see :meth:`game_ends`."""
        self._before = position.points
        position.dealer = WatchedDealer(seed, partial(self.round_ends, position))

    def round_ends(self, position: Position) -> None:
        """Count a round, by the points there were before it and those there are now."""
        one: i64 = 1
        saboteurs: i64 = 0
        most: i64 = 1
        won: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            role = position.roles[seat]
            side = role // 4 * 3 + role % 4
            gained = position.points[seat] - self._before[seat]
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
        self._before = position.points

    def game_ends(self, position: Position, turns: i64) -> None:
        """Count a game, with its last round (L-61)."""
        self.round_ends(position)
        self.count_game(position.points, turns)
        position.dealer = None  # break the reference cycle
