"""A table of two with four cards (``cards/tiny.toml``), all of whose deals can be listed, for solvers."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance.dealer import GivenDealer, Piles
from motherlode.core.playable import Playable
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import blank_position
from motherlode.games.tunnels.rules.rulesets import RULESETS, compose
from motherlode.games.tunnels.rules.turn_flow import begin_game

__all__ = ["TINY_SEATS", "begin_tiny", "count_tiny_deals"]

TINY_SEATS = 2


@cache
def _rules() -> Rules:
    return compose(replace(RULESETS["base"], box="tiny"), TINY_SEATS, {"rounds": 1, "first": 0})


@cache
def _deals() -> list[tuple[tuple[int, ...], ...]]:
    """Every order of dwarf cards, goals and deck; all are as likely."""
    rules = _rules()
    roles = _orders(list(rules.cast))
    goals = _orders(list(rules.tables.goal_numbers))
    decks = _orders(list(rules.tables.deck))
    return [(dwarfs, hidden, deck) for dwarfs in roles for hidden in goals for deck in decks]


def _orders(pile: list[int]) -> list[tuple[int, ...]]:
    return sorted(set(permutations(pile)))


def count_tiny_deals() -> int:
    """The number of deals."""
    return len(_deals())


def begin_tiny(number: int) -> Playable:
    """The first position of a deal."""
    rules = _rules()
    roles, goals, deck = _deals()[number]
    piles: Piles = {
        "roles": vec[i64](list(roles)),
        "goals": vec[i64](list(goals)),
        "deck": vec[i64](list(deck)),
        "gold": rules.tables.gold,
    }
    position = blank_position(rules, GivenDealer([piles]))
    begin_game(position)
    return position
