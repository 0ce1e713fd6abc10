"""Leases: which of several servers at one database writes a table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import structlog

from motherlode.server.store.postgres_pool import Database
from motherlode.server.store.protocol import HeldElsewhere, Node, Unavailable

__all__ = ["Leases"]

_logger = structlog.get_logger("motherlode.leases")

_NOW = "extract(epoch FROM clock_timestamp())::double precision"
_JOIN = f"""
INSERT INTO nodes VALUES ($1, $2, $3, {_NOW} + $4, $5)
ON CONFLICT (node) DO UPDATE SET until = excluded.until, bus = excluded.bus
"""
_RENEW = f"UPDATE nodes SET until = {_NOW} + $2, bus = $3 WHERE node = $1 AND until > {_NOW}"
_PRUNE = f"DELETE FROM nodes WHERE until < {_NOW} - 86400"
_CREATE = "INSERT INTO leases VALUES ($1, $2, 1) RETURNING epoch"
_TAKE = f"""
INSERT INTO leases SELECT $1, $2, 1 WHERE EXISTS (SELECT FROM entries WHERE game = $1)
ON CONFLICT (game) DO UPDATE SET node = excluded.node, epoch = leases.epoch + 1
WHERE NOT EXISTS (
    SELECT FROM nodes
    WHERE nodes.node = leases.node AND nodes.node <> $2 AND nodes.until > {_NOW} AND nodes.home <> $3
)
RETURNING epoch
"""
_HOLDER = "SELECT place, node FROM leases JOIN nodes USING (node) WHERE game = $1"
_TIME_LEFT = f"SELECT until - {_NOW} FROM nodes WHERE node = $1"
_EXPIRE = f"UPDATE nodes SET until = {_NOW} WHERE node = $1 AND until > {_NOW}"
_OTHERS_HAVE_BUS = f"SELECT count(*) FROM nodes WHERE node <> $1 AND bus AND until > {_NOW}"
_TRANSFER = f"""
UPDATE leases SET node = $3, epoch = epoch + 1 WHERE game = $1 AND epoch = $2
AND EXISTS (SELECT FROM nodes WHERE node = $3 AND until > {_NOW})
RETURNING epoch
"""
_HELD_FRACTION: Final = 0.75
"""Fraction of a lease for which its holder relies on it."""
_MIN_RENEWAL_TIMEOUT: Final = 0.5
_RELEASE = "UPDATE leases SET node = '' WHERE game = $1 AND epoch = $2"


class Leases:
    """The leases of one server, renewed together by a heartbeat.

    This server counts a lease from before its renewal was sent, by its monotonic clock, and gives it up after three
    quarters of its length: before the database grants it to another server, however slow the network is. So two servers
    never hold a table at once, as long as their clocks run at about the same rate; otherwise epochs fence the writes.
    """

    def __init__(self, database: Database, renewal_database: Database, node: Node) -> None:
        self._database = database
        self._renewal_database = renewal_database
        """A separate connection, so that renewals do not queue behind other statements."""
        self.node_id = secrets.token_hex(8)
        self.has_bus = False
        """Whether this server is connected to the bus; stored with each renewal."""
        self._has_stepped_down = False
        self._node = node
        self.home = node.home or self.node_id
        self._on_lapsed: Callable[[], None] = lambda: None
        self._renewing: asyncio.Task[None] | None = None
        self._expiry: asyncio.TimerHandle | None = None
        self._held = asyncio.Event()
        self._renewed_at = 0.0

    async def join(self) -> None:
        """Register this server and start renewing."""
        try:
            await self._renewal_database.execute(_PRUNE)
            began = time.monotonic()
            await self._renewal_database.execute(_JOIN, *self._joining())
        except BaseException:
            await self._renewal_database.close()
            raise
        self._renewed(began)
        self._renewing = asyncio.create_task(self._renew_loop(), name="leases")

    def on_leases_lost(self, on_lapsed: Callable[[], None]) -> None:
        """Set the callback for when the leases expire, so that other servers may acquire the tables."""
        self._on_lapsed = on_lapsed

    def check(self) -> None:
        """Raise Unavailable if the leases were not renewed in time."""
        if not self._held.is_set():
            raise Unavailable(f"leases not renewed for {time.monotonic() - self._renewed_at:.0f} seconds")

    async def acquire(self, table: str, is_new: bool) -> int:
        """Acquire a table; return its epoch, or 0 if there is none. HeldElsewhere if another has it."""
        if self._has_stepped_down:
            raise Unavailable("this server is stopping")
        await self._until_held()
        found = _CREATE if is_new else _TAKE
        values = (table, self.node_id) if is_new else (table, self.node_id, self.home)
        epoch: int | None = await self._database.fetchval(found, *values)
        if epoch is not None:
            return epoch
        holders: Any = await self._database.fetch(_HOLDER, table)
        if not holders and not await self._database.fetchval("SELECT count(*) FROM leases WHERE game = $1", table):
            return 0
        raise HeldElsewhere(*holders[0]) if holders else HeldElsewhere("")

    async def release(self, table: str, epoch: int) -> None:
        """Release a table, unless another server has acquired it."""
        await self._database.execute(_RELEASE, table, epoch)

    async def transfer(self, table: str, epoch: int, node: str) -> int:
        """Transfer a table to another server; return its epoch, or 0 if that is gone or we lack the lease."""
        given: int | None = await self._database.fetchval(_TRANSFER, table, epoch, node)
        return given or 0

    async def time_left(self, node: str) -> float:
        """Return for how many seconds another server holds its leases; 0 if it is gone."""
        left: float | None = await self._database.fetchval(_TIME_LEFT, node)
        return max(0.0, left or 0.0)

    async def expire(self, node: str) -> None:
        """End the leases of another server, which finds out when it renews them."""
        await self._database.execute(_EXPIRE, node)

    async def others_have_bus(self) -> bool:
        """Whether another live server is connected to the bus."""
        return bool(await self._database.fetchval(_OTHERS_HAVE_BUS, self.node_id))

    async def step_down(self) -> None:
        """Stop renewing and unregister this server, if the database answers: all its leases end at once."""
        if self._has_stepped_down:
            return
        self._has_stepped_down = True
        while self._renewing is not None and not self._renewing.done():
            self._renewing.cancel()  # asyncpg may lose that, where a connection ends at the same time
            await asyncio.wait([self._renewing], timeout=_MIN_RENEWAL_TIMEOUT)
        if self._expiry is not None:
            self._expiry.cancel()
        with contextlib.suppress(Unavailable):
            await self._renewal_database.execute("DELETE FROM nodes WHERE node = $1", self.node_id)

    async def leave(self) -> None:
        """Step down, and disconnect."""
        await self.step_down()
        await self._renewal_database.close()

    def _joining(self) -> tuple[str, str, str, float, bool]:
        return self.node_id, self.home, self._node.place, self._node.lease, self.has_bus

    async def _until_held(self) -> None:
        try:
            await asyncio.wait_for(self._held.wait(), self._node.timeout)
        except TimeoutError:
            self.check()

    async def _renew_loop(self) -> None:
        pause = self._node.lease / 4
        while not self._has_stepped_down:
            await asyncio.sleep(pause)
            try:
                await self._renew()
                pause = self._node.lease / 4
            except Exception as error:  # whatever it is, leases must be renewed when it is over
                pause = self._node.lease / 16
                if self._held.is_set():
                    _logger.warning("lease not renewed", reason=str(error), cause=repr(error.__cause__ or error))

    async def _renew(self) -> None:
        began = time.monotonic()
        async with self._renewal_database.connection(max(_MIN_RENEWAL_TIMEOUT, self._node.lease / 4)) as connection:
            is_alive = await connection.execute(_RENEW, self.node_id, self._node.lease, self.has_bus) == "UPDATE 1"
            if not is_alive:
                await connection.execute(_JOIN, *self._joining())
        if not is_alive:
            self._lapse("expired in the database")
        self._renewed(began)

    def _renewed(self, began: float) -> None:
        """Restart the expiry timer; the leases count from when the renewal was sent."""
        self._renewed_at = began
        if self._expiry is not None:
            self._expiry.cancel()
        left = began + self._node.lease * _HELD_FRACTION - time.monotonic()
        self._expiry = asyncio.get_running_loop().call_later(left, self._lapse, "the database does not answer")
        if not self._held.is_set():
            self._held.set()
            _logger.info("leases held")

    def _lapse(self, reason: str) -> None:
        if self._held.is_set():
            self._held.clear()
            _logger.warning("leases given up", reason=reason)
            self._on_lapsed()
