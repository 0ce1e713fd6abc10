"""Deals: every pile that is shuffled for a round, and where its order comes from."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.errors import DataError

__all__ = ["Dealer", "GivenDealer", "Piles", "SeededDealer"]

Piles: TypeAlias = "dict[str, vec[i64]]"
"""Piles by their names, each in the order in which it lies, top first."""


class Dealer:
    """A source of deals for a game."""

    def first(self, seats: i64) -> i64:
        """The seat that begins the first round, where the host named none (B-09)."""
        raise NotImplementedError

    def deal(self, number: i64, piles: Piles) -> Piles:
        """The piles of a round, shuffled."""
        raise NotImplementedError


class SeededDealer(Dealer):
    """Deals that follow from a seed: a stream of chance for each pile of each round."""

    def __init__(self, seed: str) -> None:
        self._seed: str = seed
        self._key: bytes = b""  # computed when it is needed: most redealt games end before their next deal

    @property
    def key(self) -> bytes:
        """The key of the streams of the seed."""
        if not self._key:
            self._key = key_of(self._seed)
            self._seed = ""
        return self._key

    def first(self, seats: i64) -> i64:
        return Stream(self.key, "first").below(seats)

    def deal(self, number: i64, piles: Piles) -> Piles:
        shuffled: Piles = {}
        for name, pile in piles.items():
            order = pile[:]
            Stream(self.key, name, number).shuffle(order)
            shuffled[name] = order
        return shuffled


class GivenDealer(Dealer):
    """Deals laid down beforehand: a recorded game, a problem, a test."""

    def __init__(self, deals: list[Piles], first: int = 0) -> None:
        self._deals: list[Piles] = deals
        self._first: i64 = first

    def first(self, seats: i64) -> i64:
        return self._first

    def deal(self, number: i64, piles: Piles) -> Piles:
        if number > len(self._deals):
            raise DataError(f"no deal was given for round {number}")
        given = self._deals[number - 1]
        for name, pile in piles.items():
            if sorted(given[name]) != sorted(pile):
                raise DataError(f"the deal of round {number} has other cards in its {name} than the game")
        return given
