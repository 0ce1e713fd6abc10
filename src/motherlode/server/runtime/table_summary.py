"""The summary of a table that is stored beside its log: headline, members, finished games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from motherlode.server.domain.guests.played_games import encode_played, played_games
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Table
from motherlode.server.domain.table_settings import encode_settings
from motherlode.server.store import Departure, GuestRecord, Headline, Membership, Played

__all__ = [
    "NO_CHANGE",
    "ListedSeat",
    "TableSummary",
    "decode_seats",
    "headline_of",
    "member_records",
    "played_records",
]

_MEMBERSHIP = (log.Opened, log.Began, log.Seated, log.Stood, log.TakenOver)
"""Entries that may change who has to do with a table."""


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """Who has a seat, in a list of tables: the name of a person or a bot, empty for nobody; a person's id."""

    name: str = ""
    guest: str = ""
    host: bool = False


_Change = tuple[Headline | None, Sequence[GuestRecord]]
NO_CHANGE: _Change = (None, ())
"""What a move changes in all this: nothing."""

_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(list[ListedSeat]).decode


def decode_seats(data: bytes) -> list[ListedSeat]:
    """Decode the seats of a headline; none if an earlier version wrote it."""
    return _DECODE(data) if data else []


class TableSummary:
    """The headline and the members of a table as they were last stored."""

    def __init__(self, name: str, table: Table, is_stored: bool) -> None:
        self._name = name
        self._table = table
        self._headline = headline_of(table) if is_stored else None
        self._members = _members_of(table) if is_stored else {}

    def change(self, fresh: Sequence[log.AnyEntry], now: float) -> _Change:
        """Return the headline, if these entries change it, and what they change in the records of guests."""
        before, self._headline = self._headline, headline_of(self._table)
        headline = None if self._headline == before else self._headline
        has_ended = self._headline.state == "over" and (before is None or before.state != "over")
        played = played_records(self._name, self._table) if has_ended else []
        if not any(isinstance(entry, _MEMBERSHIP) for entry in fresh):
            return headline, played
        had, self._members = self._members, _members_of(self._table)
        joined = [_membership(self._name, *one, now) for one in self._members.items() if had.get(one[0]) != one[1]]
        left = [Departure(guest, self._name) for guest in had.keys() - self._members.keys()]
        return headline, [*played, *joined, *left]


def member_records(name: str, table: Table) -> list[GuestRecord]:
    """Return the people of a table, for the records of guests."""
    return [_membership(name, guest, seat, table.person_acted_at) for guest, seat in _members_of(table).items()]


def played_records(name: str, table: Table) -> list[GuestRecord]:
    """Return the last game of a table, which is over, for the histories of its people."""
    return [
        Played(
            guest,
            name,
            table.game_number,
            game.at,
            game.ruleset,
            f" {' '.join(dict.fromkeys(one.role for one in game.rounds))} ",
            int(game.seat in game.winners),
            encode_played(game),
        )
        for guest, game in played_games(table).items()
    ]


def _membership(name: str, guest: str, seat: int, since: float) -> Membership:
    return Membership(guest, name, "seated" if seat >= 0 else "host", seat, since)


def headline_of(table: Table) -> Headline:
    """Return the summary that is stored beside a table's log."""
    people = [chair.kind for chair in table.chairs].count("person")
    seats = [
        ListedSeat(chair.name, chair.guest, bool(chair.guest) and chair.guest == table.host) for chair in table.chairs
    ]
    settings = encode_settings(table.settings)
    return Headline(table.settings.public, table.state, settings, people, None, _ENCODE(seats), table.opened_at)


def _members_of(table: Table) -> dict[str, int]:
    """Return the people of a table and their seats; -1 for a host without one. Programs are not people."""
    members = {table.host: -1} if table.host else {}
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "person" and not chair.outside:
            members[chair.guest] = seat
    return members
