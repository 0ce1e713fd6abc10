"""Wakes tables with work due, such as a clock that runs out, that no server has in memory."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from motherlode.server.domain.refusals import Refused
from motherlode.server.store import Store, Unavailable

__all__ = ["Sweeper"]

_logger = structlog.get_logger("motherlode.rooms")

_LOAD_AT_ONCE: Final = 16
"""Tables loaded at the same time."""


class Sweeper:
    """Asks the store from time to time which tables are due, and loads them."""

    def __init__(
        self,
        store: Store,
        interval: float,
        load: Callable[[str], Awaitable[object]],
        is_loaded: Callable[[str], bool],
    ) -> None:
        self._store = store
        self._interval = interval
        self._load = load
        self._is_loaded = is_loaded
        self._loop: asyncio.Task[None] | None = None
        self._is_due = asyncio.Event()

    def start(self) -> None:
        """Start waking tables."""
        self._loop = asyncio.create_task(self._run(), name="sweeper")

    def stop(self) -> None:
        """Load no more tables."""
        if self._loop is not None:
            self._loop.cancel()

    def sweep_now(self) -> None:
        """Look for tables to wake, as another server is gone."""
        self._is_due.set()

    async def _run(self) -> None:
        while True:
            try:
                due = await self._store.due_tables(time.time())
                await self._load_all([name for name in due if not self._is_loaded(name)])
            except Unavailable:
                pass
            except Exception:  # store errors may be transient: retry
                _logger.exception("sweep failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_due.wait(), self._interval)
            self._is_due.clear()

    async def _load_all(self, names: Sequence[str]) -> None:
        """Load tables, in random order, so that several servers share the work."""
        waiting = random.sample(names, len(names))

        async def load() -> None:
            while waiting:
                with contextlib.suppress(Refused):
                    await self._load(waiting.pop())

        await asyncio.gather(*(load() for _ in range(_LOAD_AT_ONCE)))
