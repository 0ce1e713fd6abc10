"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from motherlode.server.domain.commands import FillAfter, GuestId, TableId
from motherlode.server.domain.guests.notice_settings import NoticeSettings
from motherlode.server.domain.log.entries import TableState
from motherlode.server.domain.quick_match import MatchRequest
from motherlode.server.domain.table_settings import Language, Name, TableSettings
from motherlode.server.projections.messages import ErrorResponse, Fact
from motherlode.server.projections.record_limits import MAX_RECORD_CHARACTERS
from motherlode.server.push.endpoint import MAX_ENDPOINT
from motherlode.server.runtime.table_summary import ListedSeat

__all__ = [
    "Call",
    "Decline",
    "ErrorResponse",
    "GuestCredentials",
    "Invitation",
    "ListedTable",
    "LogOut",
    "MatchRequest",
    "Matched",
    "MetPerson",
    "MyTable",
    "NewGuest",
    "NewPushSubscription",
    "NoticeSettings",
    "Offer",
    "Ok",
    "OpenedTable",
    "PersonalLink",
    "PushEndpoint",
    "PushInfo",
    "RecordText",
    "RulesetInfo",
    "SeatRequest",
    "SeatTaken",
    "TableMute",
    "TableTurn",
    "Talk",
    "Unblock",
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
    """A public table in the list.

    ``people`` is the number of seated persons, ``taken`` that of seats taken by people and bots; ``host`` is the name
    of the host, if they have a seat, and ``opened`` a Unix time: 0 if it is not known.
    """

    table: str
    state: TableState
    settings: TableSettings = field(name="terms")
    people: int
    taken: int
    host: str
    opened: float


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The seat to take; without one, any empty seat.

    At a table that begins by itself, bots take the empty seats after ``fill_after`` seconds; 0: not for my sake.
    """

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    fill_after: FillAfter = 0


class SeatTaken(Struct):
    """The seat that was taken, and the entry that shows it."""

    seat: int
    seq: int


class Matched(Struct):
    """The table and seat of a quick match, and the entry that shows it; ``is_new`` if it opened the table."""

    table: str
    seat: int
    seq: int
    is_new: bool


class Invitation(Struct, forbid_unknown_fields=True):
    """A seat for an external program that plays by token."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Name


class RecordText(Struct, forbid_unknown_fields=True):
    """The record of a game, as text."""

    record: Annotated[str, Meta(max_length=MAX_RECORD_CHARACTERS)]


class PersonalLink(Struct):
    """A personal link to a table. Anyone who has it can act as this guest."""

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


class Ok(Struct):
    """Done."""


class MyTable(Struct):
    """A table of a guest, who sits there, hosts it or is invited (``kind``).

    ``seats`` is empty for older tables. ``turn`` is the seat to move, or -1 for none; null while the table is in play,
    when only the table knows. ``inviter`` is the name of who has invited, if they are at the table.
    """

    table: str
    kind: str
    seat: int
    muted: bool
    state: TableState
    settings: TableSettings = field(name="terms")
    seats: list[ListedSeat]
    changed: float
    turn: int | None = None
    ends_at: float = 0.0
    inviter: str = ""


class TableTurn(Struct):
    """Whose turn it is at a table, -1 for nobody's, and when it ends; 0 if there is no limit."""

    state: TableState
    turn: int
    ends_at: float


class MetPerson(Struct):
    """Someone with whom one has sat at a table."""

    guest: str
    name: str


class Call(Struct, forbid_unknown_fields=True):
    """The guest to invite to a table."""

    guest: GuestId


class Decline(Struct, forbid_unknown_fields=True):
    """An invitation that is declined; with ``block``, and all further ones of whoever made it."""

    table: TableId
    block: bool = False


class Unblock(Struct, forbid_unknown_fields=True):
    """A guest who may invite again."""

    guest: GuestId


class TableMute(Struct, forbid_unknown_fields=True):
    """Whether to get no notices of a table."""

    table: TableId
    on: bool


class PushInfo(Struct):
    """The public key for new push subscriptions, and how many browsers of the guest are subscribed."""

    key: str
    subscriptions: int


class LogOut(Struct, forbid_unknown_fields=True):
    """The push subscription of the device that stays logged in; empty if it has none."""

    endpoint: Annotated[str, Meta(max_length=MAX_ENDPOINT)] = ""


class PushEndpoint(Struct, forbid_unknown_fields=True):
    """The address of a push subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=MAX_ENDPOINT)]


class NewPushSubscription(PushEndpoint, forbid_unknown_fields=True):
    """A browser's push subscription, the server's key it was made with, and the language of its notices."""

    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=32)]
    key: Annotated[str, Meta(max_length=128)]
    language: Language
