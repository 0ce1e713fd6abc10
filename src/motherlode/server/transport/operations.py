"""This server's copy of bans, logouts and the announcement, and the connections they concern.

They are in the store, and read again when another server says that they changed, and from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from motherlode.server.admin.requests import MAX_BANS, Announce
from motherlode.server.domain.refusals import Refused
from motherlode.server.projections.messages import Announcement, Goodbye, encode
from motherlode.server.store import Store
from motherlode.server.transport.tokens import Tokens

if TYPE_CHECKING:
    from motherlode.server.transport.connection import Connection

__all__ = ["Operations"]

_logger = structlog.get_logger("motherlode.operations")

_INTERVAL: Final = 15.0
"""Seconds after which bans and the announcement are read again."""
_FAREWELL: Final = 3.0
"""Seconds in which clients of a node that stops can open their next connection before this one is closed."""
_RECONNECTS_PER_SECOND: Final = 1_000
_NOTHING: Final = Announcement(0.0)


class Operations:
    """Bans, the announcement, and the connections of a server."""

    def __init__(self, store: Store, tokens: Tokens) -> None:
        self._store = store
        self._tokens = tokens
        self._logouts_read_at = 0.0
        """The time of the latest logout that was read."""
        self._bans: dict[str, float | None] = {}
        """The end of each ban; None: never."""
        self._announcement = _NOTHING
        self._connections: set[Connection] = set()
        self._is_due = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Read the store, and keep doing so."""
        await self._refresh()
        self._loop = asyncio.create_task(self._run(), name="operations")

    async def stop(self) -> None:
        """Stop reading the store."""
        if self._loop is not None:
            self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop

    def refresh(self) -> None:
        """Read the store again soon: something has changed."""
        self._is_due.set()

    def check(self, guest: str) -> None:
        """Raise Refused if a guest is banned."""
        if guest in self._bans:
            until = self._bans[guest]
            if until is None or until > time.time():
                raise Refused("banned")

    async def log_out(self, guest: str) -> None:
        """Revoke the tokens of a guest and disconnect their devices; the one that asked has a new token."""
        await self._store.guests.log_out(guest, self._tokens.log_out(guest))
        self._disconnect({guest})

    async def say_goodbye(self) -> None:
        """Ask all clients to connect elsewhere, and disconnect those that have not after some seconds."""
        spread = min(len(self._connections) / _RECONNECTS_PER_SECOND, _FAREWELL / 2)
        for connection in list(self._connections):
            connection.put(encode(Goodbye(random.uniform(0.0, spread), _FAREWELL)))
        until = time.monotonic() + _FAREWELL
        while self._connections and time.monotonic() < until:
            await asyncio.sleep(0.02)
        for connection in list(self._connections):
            connection.disconnect(0.0)

    def _disconnect(self, guests: set[str]) -> None:
        for connection in list(self._connections):
            if connection.guest_id in guests:
                connection.disconnect(0.2)

    async def _read_logouts(self) -> None:
        """Read the logouts since the last time; a minute more, as servers' clocks differ."""
        guests = self._store.guests
        if not self._logouts_read_at:
            await guests.forget_logouts(time.time() - self._tokens.lifetime)
        found = await guests.logouts(self._logouts_read_at - 60.0)
        logouts = self._tokens.logouts
        fresh = {guest: since for guest, since in found.items() if since > logouts.get(guest, 0.0)}
        logouts.update(fresh)
        self._logouts_read_at = max(found.values(), default=self._logouts_read_at)
        self._disconnect(set(fresh))

    def enter(self, connection: Connection) -> None:
        """Register an authenticated connection, and send it the announcement."""
        self._connections.add(connection)
        if self._announcement != _NOTHING:
            connection.put(encode(self._announcement))

    def leave(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_due.wait(), _INTERVAL)
            self._is_due.clear()
            try:
                await self._refresh()
            except Exception as error:  # store errors may be transient: retry
                _logger.warning("bans not read", cause=repr(error))

    async def _refresh(self) -> None:
        await self._read_logouts()
        bans = await self._store.operations.bans(time.time(), MAX_BANS)
        text = await self._store.operations.announcement()
        self._bans = {ban.guest: ban.until for ban in bans}
        announced = msgspec.json.decode(text, type=Announce) if text is not None else None
        announcement = Announcement(announced.at, announced.text) if announced is not None else _NOTHING
        if announcement != self._announcement:
            self._announcement = announcement
            data = encode(announcement)
            for connection in list(self._connections):
                connection.put(data)
        for connection in list(self._connections):
            if connection.guest_id in self._bans:
                connection.expel(Refused("banned"))
