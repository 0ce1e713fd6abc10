"""Removes the traces of erased guests from the store, in the background."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from motherlode.server.store import Store, Unavailable

__all__ = ["Scrubber"]

_logger = structlog.get_logger("motherlode.scrubber")

_FIRST: Final = 60.0
"""Seconds after the start, for what a server that was killed has left."""
_PAUSE: Final = 3600.0
"""Seconds between two times: nothing else can be written meanwhile, which takes about a second."""


class Scrubber:
    """Scrubs the store once an hour, if anything was rewritten."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start."""
        self._loop = asyncio.create_task(self._run(), name="scrubber")

    async def stop(self) -> None:
        """Stop. What is left is scrubbed after the next start."""
        if self._loop is not None:
            self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop

    async def _run(self) -> None:
        pause = _FIRST
        while True:
            await asyncio.sleep(pause)
            pause = _PAUSE
            try:
                await self._store.scrub()
            except Unavailable:
                pass  # reported by /healthz
            except Exception:  # store errors may be transient: retry
                _logger.exception("not scrubbed")
