"""Entries of a guest at a table, from its log: for the download of all that is stored of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import UnreadableEntry, decode_entry
from motherlode.server.domain.table import Table

__all__ = ["OwnEntries", "StoredClaim", "StoredMove", "StoredMute", "StoredSeat", "StoredTalk", "own_entries"]


class StoredSeat(Struct):
    """A guest's entry other than play and talk: the entry's type, with their seat and name."""

    table: str
    at: float
    what: str
    seat: int = -1
    name: str = ""


class StoredMove(Struct):
    """A move of a guest."""

    table: str
    at: float
    seat: int
    move: str


class StoredTalk(Struct):
    """A chat line of a guest, and the name they had then."""

    table: str
    at: float
    name: str
    text: str


class StoredClaim(Struct):
    """A claim of a guest."""

    table: str
    at: float
    claim: log.LoggedClaim


class StoredMute(Struct):
    """Someone whom a guest muted at a table, or no longer mutes."""

    table: str
    at: float
    guest: str
    name: str
    on: bool


class OwnEntries(Struct):
    """The actions of a guest at tables. Actions of others that the guest did not learn of are left out."""

    seats: list[StoredSeat] = []
    moves: list[StoredMove] = []
    talk: list[StoredTalk] = []
    claims: list[StoredClaim] = []
    mutes: list[StoredMute] = []

    def add(self, other: OwnEntries) -> None:
        """Add those of another table."""
        for field in self.__struct_fields__:
            getattr(self, field).extend(getattr(other, field))


def own_entries(name: str, entries: Sequence[bytes], guest: str) -> OwnEntries:
    """Return what a guest did at a table; only the beginning if this version cannot read all of its log."""
    own = OwnEntries()
    table = Table()
    for number, data in enumerate(entries):
        try:
            entry = decode_entry(data, number)
            _add(own, name, table, entry, guest)
            table.apply(entry)
        except (UnreadableEntry, ValueError, LookupError, AssertionError):
            break
        if number % 100 == 99:
            table.drop_old()
            table.uncommitted.clear()
    return own


def _add(own: OwnEntries, name: str, table: Table, entry: log.AnyEntry, guest: str) -> None:
    at = entry.at
    if isinstance(entry, log.Said) and entry.guest == guest:
        own.talk.append(StoredTalk(name, at, entry.name, entry.text))
    elif isinstance(entry, log.Claimed) and entry.guest == guest:
        own.claims.append(StoredClaim(name, at, entry.claim))
    elif isinstance(entry, log.Muted) and entry.guest == guest:
        own.mutes.append(StoredMute(name, at, entry.whom, entry.name, entry.on))
    elif isinstance(entry, log.Opened) and entry.host == guest:
        own.seats.append(StoredSeat(name, at, log.kebab(type(entry).__name__)))
    elif isinstance(entry, log.Moved):
        if entry.by == "person" and table.chairs[entry.seat].guest == guest:
            own.moves.append(StoredMove(name, at, entry.seat, entry.move))
    elif not isinstance(entry, log.Said | log.Claimed | log.Muted | log.Opened | log.Silenced):
        seat = entry.by if isinstance(entry, log.HandOverVoted) else getattr(entry, "seat", -1)
        who = getattr(entry, "guest", "") or (table.chairs[seat].guest if seat >= 0 else "")
        if who == guest:
            kind = log.kebab(type(entry).__name__)
            own.seats.append(StoredSeat(name, at, kind, seat, getattr(entry, "name", "")))
