"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from motherlode.server.domain.log_entries import State
from motherlode.server.domain.table_settings import Language, Name, TableSettings
from motherlode.server.projections.messages import ErrorResponse, Fact
from motherlode.server.projections.record_limits import MAX_RECORD_CHARACTERS

__all__ = [
    "ErrorResponse",
    "GuestCredentials",
    "Invitation",
    "Link",
    "ListedTable",
    "NewGuest",
    "Offer",
    "OpenedTable",
    "RecordText",
    "RulesetInfo",
    "SeatRequest",
    "SeatTaken",
    "Talk",
]


class NewGuest(Struct, forbid_unknown_fields=True):
    """The name of a new guest."""

    name: Name


class GuestCredentials(Struct):
    """A guest and their token, which authenticates them: store it, and keep it secret."""

    guest: str
    name: str
    token: str


class OpenedTable(Struct):
    """A new table, and its link for other players."""

    table: str
    link: str


class ListedTable(Struct):
    """A public table in the list; ``people`` is the number of seated persons."""

    table: str
    state: State
    settings: TableSettings = field(name="terms")
    people: int


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The seat to take; without one, any empty seat."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class SeatTaken(Struct):
    """The seat that was taken, and the entry that shows it."""

    seat: int
    seq: int


class Invitation(Struct, forbid_unknown_fields=True):
    """A seat for an external program that plays by token."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Name


class RecordText(Struct, forbid_unknown_fields=True):
    """The record of a game, as text."""

    record: Annotated[str, Meta(max_length=MAX_RECORD_CHARACTERS)]


class Link(Struct):
    """A personal link to a table. Whoever has it can act as this guest."""

    link: str


class Talk(Struct):
    """A page of chat and claims; ``older`` is the ``before`` of the next page, or 0 if this is the last."""

    facts: list[Fact]
    older: int


class RulesetInfo(Struct):
    """A ruleset, its possible numbers of seats, and its options with their defaults."""

    ruleset: str
    seats: list[int]
    options: dict[str, int | bool | None]


class Offer(Struct):
    """The rulesets, bots and languages that tables can have; ``bot`` is the default bot."""

    rulesets: list[RulesetInfo]
    bots: list[str]
    bot: str
    languages: list[Language]
