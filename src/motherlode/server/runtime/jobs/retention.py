"""Retention: tables whose games ended long ago are deleted; people's histories keep the games."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from motherlode.server.domain.refusals import Refused
from motherlode.server.runtime.administration import delete_table
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.store import Conflict, Unavailable

__all__ = ["Retention"]

_logger = structlog.get_logger("motherlode.retention")

_BATCH: Final = 100
_PAUSE: Final = 3600.0
"""Seconds between two searches that find nothing."""


class Retention:
    """Deletes tables that were over or closed for ``keep`` seconds; never, if that is 0."""

    def __init__(self, registry: RoomRegistry, keep: float, on_deleted: Callable[[str], None]) -> None:
        self._registry = registry
        self._keep = keep
        self._on_deleted = on_deleted
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Delete what is old now, and from time to time."""
        if self._keep:
            self._loop = asyncio.create_task(self._run(), name="retention")

    async def stop(self) -> None:
        """Stop."""
        if self._loop is not None:
            self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop

    async def delete_old(self) -> int:
        """Delete one batch of old tables; return how many are gone."""
        store = self._registry.services.store
        gone = 0
        for name in await store.finished_before(time.time() - self._keep, _BATCH):
            if self._registry.is_loaded(name):  # someone looks at it
                continue
            with contextlib.suppress(Refused, Conflict):  # another server was faster
                work = partial(delete_table, store, name, keeps_history=True)
                await self._registry.exclusively(name, work)
                self._on_deleted(name)
                gone += 1
        if gone:
            _logger.info("old tables deleted", tables=gone)
        return gone

    async def _run(self) -> None:
        while True:
            pause = _PAUSE * random.uniform(0.5, 1.5)  # several servers take turns
            try:
                if await self.delete_old() == _BATCH:
                    pause = 1.0
            except Unavailable:
                pass
            except Exception:  # store errors may be transient: retry
                _logger.exception("retention failed")
            await asyncio.sleep(pause)
