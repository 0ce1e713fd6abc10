"""Parses deals that users and records give by card names into dealers of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motherlode.core.cards import numbers_of, worth_numbers
from motherlode.core.chance.dealer import Dealer, GivenDealer, Piles, SeededDealer
from motherlode.core.errors import DataError
from motherlode.games.protocol import Deal

__all__ = ["make_dealer"]

Names = Mapping[str, list[str] | None]
"""For each pile the names of its cards, in the order of their numbers; None for a pile of plain numbers."""


def make_dealer(source: str | Sequence[Deal], seats: int, names: Names) -> Dealer:
    """A dealer for a seed, or for deals given beforehand."""
    if isinstance(source, str):
        return SeededDealer(source)
    deals = [_piles(deal, number, names) for number, deal in enumerate(source, start=1)]
    return GivenDealer(deals, _first_seat(seats, source))


def _first_seat(seats: int, deals: Sequence[Deal]) -> int:
    first = deals[0].get("first", ("0",)) if deals else ("0",)
    if len(first) != 1 or not first[0].isdecimal() or int(first[0]) >= seats:
        raise DataError(f"the deal of round 1 names no seat as the first: {first!r}")
    return int(first[0])


def _piles(deal: Deal, round_number: int, names: Names) -> Piles:
    piles: Piles = {}
    for name, card_names in names.items():
        if name not in deal:
            raise DataError(f"the deal of round {round_number} has no {name}")
        try:
            piles[name] = worth_numbers(deal[name]) if card_names is None else numbers_of(card_names, deal[name])
        except ValueError as error:
            raise DataError(f"the deal of round {round_number}: {error}") from None
    return piles
