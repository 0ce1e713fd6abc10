"""Requests of ``motherlode admin``, and their results: JSON, each request discriminated by ``type``."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.server.domain.commands import GuestId, TableId
from motherlode.server.domain.log.entries import Chair, TableState, kebab
from motherlode.server.domain.table_settings import TableSettings

__all__ = [
    "MAX_BANS",
    "AdminResult",
    "AdministeredTable",
    "Announce",
    "AnyAdminRequest",
    "BanGuest",
    "CloseTable",
    "DeleteTable",
    "EraseFromTable",
    "EraseGuest",
    "ExportTable",
    "ExportedTable",
    "LiftBan",
    "ListBans",
    "ListTables",
    "ListedBan",
    "ShowAnnouncement",
    "ShowTable",
    "ShownTable",
    "WithdrawAnnouncement",
    "decode_request",
]

MAX_BANS: Final = 10_000
"""Bans that a store holds: every server has all of them in memory."""
_MAX_LISTED: Final = 10_000

State = Literal["gathering", "playing", "over", "closed"]
Seconds = Annotated[float, Meta(gt=0, le=100 * 365 * 86_400)]


class _Request(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True, omit_defaults=True):
    """A request of the operator."""


class ListTables(_Request, frozen=True):
    """List tables, the most recently changed first: those in a state, and those whose log names a guest."""

    state: State | None = None
    guest: GuestId | None = None
    limit: Annotated[int, Meta(ge=1, le=_MAX_LISTED)] = 100


class ShowTable(_Request, frozen=True):
    """Show what is known of a table."""

    table: TableId


class ExportTable(_Request, frozen=True):
    """Return a table's log. It contains secrets: seeds, and hands in a running game."""

    table: TableId


class CloseTable(_Request, frozen=True):
    """Close a table for good."""

    table: TableId


class DeleteTable(_Request, frozen=True):
    """Delete a table with its log."""

    table: TableId


class EraseFromTable(_Request, frozen=True):
    """Erase a guest's name and talk at one table."""

    table: TableId
    guest: GuestId


class EraseGuest(_Request, frozen=True):
    """Erase a guest's name and talk at all tables."""

    guest: GuestId


class BanGuest(_Request, frozen=True):
    """Ban a guest for some seconds; without them, for good."""

    guest: GuestId
    seconds: Seconds | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class LiftBan(_Request, frozen=True):
    """Lift a ban."""

    guest: GuestId


class ListBans(_Request, frozen=True):
    """List the bans, the newest first."""


class Announce(_Request, frozen=True):
    """Tell everyone that maintenance begins at a time, with a text of one's own if wanted."""

    at: float
    text: Annotated[str, Meta(max_length=300)] = ""


class WithdrawAnnouncement(_Request, frozen=True):
    """Announce nothing any more."""


class ShowAnnouncement(_Request, frozen=True):
    """Show what is announced."""


AnyAdminRequest = (
    ListTables
    | ShowTable
    | ExportTable
    | CloseTable
    | DeleteTable
    | EraseFromTable
    | EraseGuest
    | BanGuest
    | LiftBan
    | ListBans
    | Announce
    | WithdrawAnnouncement
    | ShowAnnouncement
)

decode_request: Final = msgspec.json.Decoder(AnyAdminRequest).decode
"""Decode a request; msgspec.DecodeError if it is invalid."""


class AdministeredTable(Struct):
    """A table in a list. ``settings`` is None if this version cannot read them."""

    table: str
    state: TableState
    settings: TableSettings | None
    people: int
    changed: float


class ShownTable(Struct):
    """A table: its state, seats, number of entries and games, and who is named in its log."""

    table: str
    state: TableState
    settings: TableSettings
    host: str
    chairs: list[Chair]
    entries: int
    games: int
    person_acted_at: float


class ExportedTable(Struct):
    """A table's log."""

    table: str
    entries: list[dict[str, Any]]


class ListedBan(Struct):
    """A ban; ``until`` is None if it is for good."""

    guest: str
    until: float | None
    reason: str
    at: float


class AdminResult(Struct, omit_defaults=True):
    """The changes made by a request: whether anything, at which tables, and how many log entries.

    ``failed`` are tables at which it could not be done, and why.
    """

    changed: bool
    tables: list[str] = []
    entries: int = 0
    failed: dict[str, str] = {}
