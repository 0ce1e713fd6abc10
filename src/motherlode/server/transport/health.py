"""Whether the server can serve: it can while its store answers."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from motherlode.server.store import Store, Unavailable

__all__ = ["Health"]

_logger = structlog.get_logger("motherlode.health")

_PATIENCE: Final = 2.0
"""Seconds that the store has to answer."""
_FRESH: Final = 1.0
"""Seconds for which an answer is good: whoever asks in between costs nothing."""


class Health:
    """Asks the store, with one question at a time however many want to know."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[str] | None = None
        self._asked_at = 0.0
        self._last_trouble = ""

    async def trouble(self) -> str:
        """Why the store does not answer; empty if it does."""
        now = time.monotonic()
        asking = self._asking
        if asking is None or (asking.done() and now - self._asked_at > _FRESH):
            asking = self._asking = asyncio.create_task(self._ask(), name="health")
            self._asked_at = now
        await asyncio.wait([asking], timeout=max(0.0, self._asked_at + _PATIENCE - now))
        if asking.done():
            trouble = asking.result()
        else:
            trouble = f"the store has not answered for {time.monotonic() - self._asked_at:.0f} seconds"
        self._note(trouble)
        return trouble

    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._asking is not None:
            self._asking.cancel()

    async def _ask(self) -> str:
        try:
            await self._store.ping()
        except Unavailable as unavailable:
            return str(unavailable)
        except Exception as error:
            _logger.exception("store fails")
            return type(error).__name__
        return ""

    def _note(self, trouble: str) -> None:
        if bool(trouble) != bool(self._last_trouble):
            if trouble:
                _logger.warning("store does not answer", reason=trouble)
            else:
                _logger.info("store answers again")
        self._last_trouble = trouble
