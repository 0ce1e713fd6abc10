"""Which of several servers at one database writes a table: leases, kept by whoever shows that it is alive."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg
import structlog

from motherlode.server.store.protocol import Held, Node

__all__ = ["Leases"]

_logger = structlog.get_logger("motherlode.leases")

_NOW = "extract(epoch FROM clock_timestamp())::double precision"
_JOIN = f"""
INSERT INTO nodes VALUES ($1, $2, $3, {_NOW} + $4)
ON CONFLICT (node) DO UPDATE SET until = excluded.until
"""
_BEAT = f"UPDATE nodes SET until = {_NOW} + $2 WHERE node = $1 AND until > {_NOW}"
_FORGET = f"DELETE FROM nodes WHERE until < {_NOW} - 86400"
_FOUND = "INSERT INTO leases VALUES ($1, $2, 1) RETURNING epoch"
_TAKE = f"""
INSERT INTO leases SELECT $1, $2, 1 WHERE EXISTS (SELECT FROM entries WHERE game = $1)
ON CONFLICT (game) DO UPDATE SET node = excluded.node, epoch = leases.epoch + 1
WHERE NOT EXISTS (
    SELECT FROM nodes
    WHERE nodes.node = leases.node AND nodes.node <> $2 AND nodes.until > {_NOW} AND nodes.home <> $3
)
RETURNING epoch
"""
_HOLDER = "SELECT place FROM leases JOIN nodes USING (node) WHERE game = $1"
_RELEASE = "UPDATE leases SET node = '' WHERE game = $1 AND epoch = $2"


class Leases:
    """The leases of one server, who is alive as long as this beats."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], node: Node) -> None:
        self._pool = pool
        self._me = secrets.token_hex(8)
        self._node = node
        self.home = node.home or self._me
        self._lapsed: Callable[[], None] = lambda: None
        self._beating: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Show that this server is here, from now on."""
        await self._pool.execute(_FORGET)
        await self._pool.execute(_JOIN, self._me, self.home, self._node.place, self._node.lease)
        self._beating = asyncio.create_task(self._beat_for_ever(), name="leases")

    def watch(self, lapsed: Callable[[], None]) -> None:
        """Call when this server was taken for gone: others may have its tables."""
        self._lapsed = lapsed

    async def take(self, table: str, is_new: bool) -> int:
        """The epoch in which this server writes a table; 0 if there is no such table, Held if another writes it."""
        found = _FOUND if is_new else _TAKE
        values = (table, self._me) if is_new else (table, self._me, self.home)
        epoch: int | None = await self._pool.fetchval(found, *values)
        if epoch is not None:
            return epoch
        holder: Any = await self._pool.fetchval(_HOLDER, table)
        if holder is None and not await self._pool.fetchval("SELECT count(*) FROM leases WHERE game = $1", table):
            return 0
        raise Held(holder or "")

    async def release(self, table: str, epoch: int) -> None:
        """Let a table go, unless it has changed hands."""
        await self._pool.execute(_RELEASE, table, epoch)

    async def leave(self) -> None:
        """Say that this server is gone."""
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
        await self._pool.execute("DELETE FROM nodes WHERE node = $1", self._me)

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._node.lease / 4)
            try:
                await self._beat()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                _logger.exception("lease not renewed")

    async def _beat(self) -> None:
        if await self._pool.execute(_BEAT, self._me, self._node.lease) == "UPDATE 1":
            return
        _logger.warning("leases lapsed")
        await self._pool.execute(_JOIN, self._me, self.home, self._node.place, self._node.lease)
        self._lapsed()
