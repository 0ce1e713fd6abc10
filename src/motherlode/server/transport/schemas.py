"""What HTTP requests and responses hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from motherlode.server.domain.log_entries import State
from motherlode.server.domain.table_settings import Language, Name, Terms
from motherlode.server.projections.messages import Fact, Trouble
from motherlode.server.projections.record_limits import MOST_CHARACTERS

__all__ = [
    "Card",
    "Invitation",
    "Link",
    "Listed",
    "NewGuest",
    "Offer",
    "Opening",
    "Place",
    "RecordText",
    "RulesetCard",
    "Taken",
    "Talk",
    "Trouble",
]


class NewGuest(Struct, forbid_unknown_fields=True):
    """How someone wants to be called."""

    name: Name


class Card(Struct):
    """A guest's card: keep the token, it is who you are."""

    guest: str
    name: str
    token: str


class Opening(Struct):
    """A new table, and the link by which others join."""

    table: str
    link: str


class Listed(Struct):
    """A public table in the list."""

    table: str
    state: State
    terms: Terms
    people: int


class Place(Struct, forbid_unknown_fields=True):
    """The seat someone wants; none: any empty one."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Taken(Struct):
    """The seat someone got, and the entry that shows it."""

    seat: int
    seq: int


class Invitation(Struct, forbid_unknown_fields=True):
    """A seat for a program that plays by a token."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Name


class RecordText(Struct, forbid_unknown_fields=True):
    """The record of a game, as text."""

    record: Annotated[str, Meta(max_length=MOST_CHARACTERS)]


class Link(Struct):
    """The way back to a table, from any device. Whoever has it is you."""

    link: str


class Talk(Struct):
    """Talk and claims from before an entry; ``older`` is where to go on asking, or 0 if nothing comes before."""

    facts: list[Fact]
    older: int


class RulesetCard(Struct):
    """A ruleset, the numbers of seats it is for, and its options with their defaults."""

    ruleset: str
    seats: list[int]
    options: dict[str, int | bool | None]


class Offer(Struct):
    """What tables can be opened for. ``bot`` is the one to take where nobody chooses."""

    rulesets: list[RulesetCard]
    bots: list[str]
    bot: str
    languages: list[Language]
