"""The lobby: public tables of all servers at the store, and quick match, which seats people at them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec

from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log.entries import TableState
from motherlode.server.domain.quick_match import MatchRequest, fits, settings_for
from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import TableSettings, decode_settings
from motherlode.server.runtime.open_tables import OpenTables
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.runtime.table_summary import ListedSeat, decode_seats
from motherlode.server.store import Headline

__all__ = ["Join", "Listing", "Lobby", "MatchedSeat", "join_in_room"]

_MAX_LISTED: Final = 500
"""Public tables that are looked at; beyond that, those that have long been unchanged are left out."""
_MAX_ATTEMPTS: Final = 8
"""Tables at which quick match tries to seat someone before it opens one."""
_GONE: Final[tuple[RefusalReason, ...]] = (
    "barred",
    "closing",
    "elsewhere",
    "game-over",
    "no-such-table",
    "not-now",
    "seat-taken",
    "try-again",
    "unreadable-table",
)
"""Refusals of a table that someone else may have filled since it was listed: the next one is tried."""


class Listing(NamedTuple):
    """A public table."""

    table: str
    state: TableState
    settings: TableSettings
    people: int
    seats: list[ListedSeat]
    opened: float

    @property
    def taken(self) -> int:
        """The number of seats taken, by people and bots."""
        return max(self.people, sum(bool(seat.name) for seat in self.seats))

    @property
    def is_open(self) -> bool:
        """Whether one can take a seat."""
        return self.state == "gathering" and self.taken < self.settings.seats

    @property
    def host(self) -> str:
        """The name of the host, if they have a seat."""
        return next((seat.name for seat in self.seats if seat.host), "")

    def has(self, guest: str) -> bool:
        """Whether a guest has a seat."""
        return any(seat.guest == guest for seat in self.seats)


class MatchedSeat(NamedTuple):
    """Where quick match has seated someone, and the entry that shows it."""

    table: str
    seat: int
    seq: int
    is_new: bool


Join = Callable[[str], Awaitable[tuple[int, int]]]
"""Takes any empty seat at a table, whichever server has it; returns the seat and the entry."""


class Lobby:
    """The public tables: cached for ``timing.lobby`` seconds for lists, always fetched for quick match."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._store = registry.services.store
        self._listed: list[Listing] = []
        self._fetched_at = float("-inf")
        self._fetching = asyncio.Lock()
        self._matching = asyncio.Lock()
        self._open_tables = OpenTables(self._store.guests)

    async def tables(self) -> list[Listing]:
        """Return the public tables, those that wait for people first; they may be a moment old."""
        async with self._fetching:
            if time.monotonic() - self._fetched_at >= self._registry.services.timing.lobby:
                self._listed = await self._fetch()
                self._fetched_at = time.monotonic()
            return self._listed

    async def open(self, settings: TableSettings, guest: Guest, address: str) -> str:
        """Open a table; Refused if the guest or address has too many public tables that wait for people."""
        if not settings.public:
            return await self._registry.open(settings, guest)
        return await self._open_tables.open(guest.id, address, partial(self._registry.open, settings, guest))

    async def match(self, wanted: MatchRequest, guest: Guest, address: str, join: Join) -> MatchedSeat:
        """Seat someone at a table that fits; open one if there is none.

        Only one server at a time opens a table, after another look, so that two people who come at once meet.
        """
        settings = settings_for(wanted)
        found = await self._join_any(wanted, guest, join)
        if found is not None:
            return found
        async with self._matching, self._store.exclusively():
            return await self._join_any(wanted, guest, join) or await self._open(settings, wanted, guest, address)

    async def _join_any(self, wanted: MatchRequest, guest: Guest, join: Join) -> MatchedSeat | None:
        for listing in _candidates(await self._fetch(), wanted, guest.id)[:_MAX_ATTEMPTS]:
            try:
                return MatchedSeat(listing.table, *await join(listing.table), is_new=False)
            except Refused as refused:
                if refused.why not in _GONE:
                    raise
        return None

    async def _open(self, settings: TableSettings, wanted: MatchRequest, guest: Guest, address: str) -> MatchedSeat:
        seq = -1

        def sit(table: Table, now: float) -> None:
            nonlocal seq
            seq = handle_command(table, guest, commands.Sit(0, "-", 0, wanted.fill_after), now)

        open_table = partial(self._registry.open, settings, guest, sit)
        return MatchedSeat(await self._open_tables.open(guest.id, address, open_table), 0, seq, is_new=True)

    async def _fetch(self) -> list[Listing]:
        return [*filter(None, (_listing(*one) for one in await self._store.public_tables(_MAX_LISTED)))]


async def join_in_room(
    registry: RoomRegistry, name: str, guest: Guest, seat: int | None, fill_after: int
) -> tuple[int, int]:
    """Take a seat at a table of this server: the given one, the guest's own or any empty one."""
    room = await registry.room(name)

    def work(now: float) -> tuple[int, int]:
        mine = room.table.seat_of(guest.id)
        empty = [number for number, chair in enumerate(room.table.chairs) if chair.kind == "empty"]
        chosen = seat if seat is not None else mine if mine >= 0 else next(iter(empty), None)
        if chosen is None:
            raise Refused("seat-taken")
        return chosen, handle_command(room.table, guest, commands.Sit(0, name, chosen, fill_after), now)

    return await room.ask(work)


def _candidates(listings: list[Listing], wanted: MatchRequest, guest: str) -> list[Listing]:
    """Return the tables that fit: own, own language, fullest, oldest first."""
    found = [
        one
        for one in listings
        if fits(one.settings, wanted) and (one.is_open or (one.state == "gathering" and one.has(guest)))
    ]
    return sorted(
        found,
        key=lambda one: (
            not one.has(guest),
            one.settings.language != wanted.language,
            one.settings.seats - one.taken,
            one.opened,
        ),
    )


def _listing(name: str, head: Headline) -> Listing | None:
    """Return a stored table for the list; None if this version cannot decode its settings."""
    try:
        settings, seats = decode_settings(head.settings), decode_seats(head.seats)
    except msgspec.DecodeError:
        return None
    return Listing(name, head.state, settings, head.people, seats, head.opened)
