"""Limits on public tables that wait for people, by guest and address, so that nobody floods the list."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from motherlode.server.domain.refusals import Refused
from motherlode.server.store import GuestRecords

__all__ = ["OpenTables"]

_MAX_OF_GUEST: Final = 5
_MAX_OF_ADDRESS: Final = 60
"""A guest is made in no time, an address is not. There may be a school behind it."""
_MAX_ADDRESSES: Final = 20_000


class OpenTables:
    """Public tables that gather, by the address that opened them at this server. Addresses are not stored."""

    def __init__(self, guests: GuestRecords) -> None:
        self._guests = guests
        self._by_address: OrderedDict[str, list[str]] = OrderedDict()
        self._opening = asyncio.Lock()

    async def open(self, guest: str, address: str, open_table: Callable[[], Awaitable[str]]) -> str:
        """Open a public table, and return its name; Refused if the guest or the address has too many."""
        async with self._opening:
            if await self._guests.gathering_tables(guest) >= _MAX_OF_GUEST:
                raise Refused("too-many")
            tables = self._by_address.get(address, [])
            if len(tables) >= _MAX_OF_ADDRESS:
                tables = await self._guests.gathering(tables)
                if len(tables) >= _MAX_OF_ADDRESS:
                    raise Refused("too-many")
            name = await open_table()
            self._by_address[address] = [*tables, name]
            self._by_address.move_to_end(address)
            if len(self._by_address) > _MAX_ADDRESSES:
                self._by_address.popitem(last=False)
            return name
