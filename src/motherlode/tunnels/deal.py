"""The deal of a round: dwarf cards, goals, deck and gold in the order in which they lie, and where deals come from."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance import Stream, key_of
from motherlode.core.errors import DataError
from motherlode.tunnels.rules import Rules

__all__ = ["Deal", "Dealer", "GivenDealer", "SeededDealer", "make_deal"]


class Deal:
    """Everything that is shuffled for one round."""

    __slots__ = ("deck", "goals", "gold", "roles")

    roles: vec[i64]  # by seat, then the one left over
    goals: vec[i64]  # by goal field
    deck: vec[i64]  # the first seat's hand first, then the next one's …, then the cards as they will be drawn
    gold: vec[i64]  # nuggets on the gold cards that are left, top first


def make_deal(roles: vec[i64], goals: vec[i64], deck: vec[i64], gold: vec[i64]) -> Deal:
    """A deal of given orders."""
    deal = Deal()
    deal.roles = roles
    deal.goals = goals
    deal.deck = deck
    deal.gold = gold
    return deal


class Dealer:
    """Where the deals of a game come from."""

    def first(self, rules: Rules) -> i64:
        """The seat that begins the first round, where the host named none (B-09)."""
        raise NotImplementedError

    def deal(self, rules: Rules, number: i64, gold: vec[i64]) -> Deal:
        """The deal of a round; ``gold`` is what is left of the gold cards, sorted."""
        raise NotImplementedError


class SeededDealer(Dealer):
    """Deals that follow from a seed."""

    def __init__(self, seed: str) -> None:
        self.seed: str = seed
        self._key: bytes = key_of(seed)

    def first(self, rules: Rules) -> i64:
        return Stream(self._key, "first").below(rules.seats)

    def deal(self, rules: Rules, number: i64, gold: vec[i64]) -> Deal:
        roles = rules.cast[:]
        goals = vec[i64](range(rules.tables.goal_count))
        deck = rules.tables.deck[:]
        left = gold[:]
        Stream(self._key, "roles", number).shuffle(roles)
        Stream(self._key, "goals", number).shuffle(goals)
        Stream(self._key, "deck", number).shuffle(deck)
        Stream(self._key, "gold", number).shuffle(left)
        return make_deal(roles, goals, deck, left)


class GivenDealer(Dealer):
    """Deals laid down beforehand: a recorded game, a problem, a test."""

    def __init__(self, deals: list[Deal], first: int = 0) -> None:
        self._deals: list[Deal] = deals
        self._first: i64 = first

    def first(self, rules: Rules) -> i64:
        return self._first

    def deal(self, rules: Rules, number: i64, gold: vec[i64]) -> Deal:
        if number > len(self._deals):
            raise DataError(f"no deal was given for round {number}")
        deal = self._deals[number - 1]
        _same(deal.roles, rules.cast, number, "dwarf cards")
        _same(deal.goals, vec[i64](range(rules.tables.goal_count)), number, "goals")
        _same(deal.deck, rules.tables.deck, number, "deck")
        _same(deal.gold, gold, number, "gold cards")
        return deal


def _same(given: vec[i64], expected: vec[i64], number: int, what: str) -> None:
    if sorted(given) != sorted(expected):
        raise DataError(f"the deal of round {number} has other {what} than the game")
