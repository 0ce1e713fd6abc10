"""What HTTP requests and responses hold."""

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
    """How someone wants to be called."""

    name: Name


class GuestCredentials(Struct):
    """A guest's card: keep the token, it is who you are."""

    guest: str
    name: str
    token: str


class OpenedTable(Struct):
    """A new table, and the link by which others join."""

    table: str
    link: str


class ListedTable(Struct):
    """A public table in the list."""

    table: str
    state: State
    settings: TableSettings = field(name="terms")
    people: int


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The seat someone wants; none: any empty one."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class SeatTaken(Struct):
    """The seat someone got, and the entry that shows it."""

    seat: int
    seq: int


class Invitation(Struct, forbid_unknown_fields=True):
    """A seat for a program that plays by a token."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Name


class RecordText(Struct, forbid_unknown_fields=True):
    """The record of a game, as text."""

    record: Annotated[str, Meta(max_length=MAX_RECORD_CHARACTERS)]


class Link(Struct):
    """The way back to a table, from any device. Whoever has it is you."""

    link: str


class Talk(Struct):
    """Talk and claims from before an entry; ``older`` is where to go on asking, or 0 if nothing comes before."""

    facts: list[Fact]
    older: int


class RulesetInfo(Struct):
    """A ruleset, the numbers of seats it is for, and its options with their defaults."""

    ruleset: str
    seats: list[int]
    options: dict[str, int | bool | None]


class Offer(Struct):
    """What tables can be opened for. ``bot`` is the one to take where nobody chooses."""

    rulesets: list[RulesetInfo]
    bots: list[str]
    bot: str
    languages: list[Language]
