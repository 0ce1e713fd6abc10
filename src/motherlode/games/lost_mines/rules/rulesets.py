"""The ruleset `lost-mines`, its options, and the rules of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from motherlode.core.errors import DataError
from motherlode.core.options import Option, Value, chosen_options
from motherlode.games.lost_mines.cards.box import Box, open_box
from motherlode.games.lost_mines.cards.tables import Tables
from motherlode.games.lost_mines.rules.decisions import CallVote, Discard, PlayCard, Stay, Take, Vote, Walk
from motherlode.games.lost_mines.rules.parts import Act, Play, Rules
from motherlode.games.lost_mines.rules.plays import PLAYS

__all__ = ["FORBIDDEN_CLAIMS", "NAME", "OPTIONS", "compose", "rules_for", "seats_allowed"]

NAME = "lost-mines"

OPTIONS: Mapping[str, Option] = {
    "rounds": Option(2, 1, 12),
    "first": Option(None, 0, 8),
    "until_single_winner": Option(False),
}


FORBIDDEN_CLAIMS: Mapping[str, str] = {"treasure-at": "L-31", "stone-at": "L-31"}
"""Ready-made claims that tell what an information card showed, and the rule that forbids to tell it."""


def seats_allowed() -> range:
    """The numbers of players it is for (L-01)."""
    players = open_box().cast
    return range(min(players), max(players) + 1)


def rules_for(seats: int, options: Mapping[str, Value] | None = None) -> Rules:
    """The rules of a table, or DataError if there is no such table."""
    return _chosen(seats, options) if options else _standard(seats)


@cache
def _standard(seats: int) -> Rules:
    return _chosen(seats, {})


def _chosen(seats: int, options: Mapping[str, Value]) -> Rules:
    allowed = seats_allowed()
    if seats not in allowed:
        raise DataError(f"{NAME} is for {allowed[0]} to {allowed[-1]} players, not {seats}")
    chosen = chosen_options(NAME, OPTIONS, seats, options)
    return _compose(seats, tuple(sorted(chosen.items())))


@cache
def _tables() -> Tables:
    return Tables(open_box())


@cache
def _compose(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    return compose(_tables(), PLAYS, seats, dict(options))


def compose(tables: Tables, plays: Mapping[str, Callable[[], Play]], seats: int, chosen: Mapping[str, Value]) -> Rules:
    """The rules of a table with a box, which need not be the one that ships, with every option chosen."""
    acts: list[Act] = [PlayCard(), Discard(), CallVote(), Walk(), Stay(), Take(), Vote()]
    return Rules(NAME, tables, _plays_of(tables.box, plays), acts, seats, dict(chosen))


def _plays_of(box: Box, plays: Mapping[str, Callable[[], Play]]) -> list[Play]:
    """What each kind of card in the deck does."""
    for card in box.deck:
        if card.play not in plays:
            raise DataError(f"{box.name}.toml: card {card.name!r} does {card.play!r}, which is not in PLAYS")
    made = {name: make() for name, make in plays.items()}
    return [made[card.play] for card in box.deck]
