"""Health check: the server is healthy while its store answers."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from motherlode.server.store import Store, Unavailable

__all__ = ["Health"]

_logger = structlog.get_logger("motherlode.health")

_TIMEOUT: Final = 2.0
"""Seconds within which the store must answer."""
_CACHE_SECONDS: Final = 1.0
"""Seconds for which an answer is cached."""


class Health:
    """Pings the store, with at most one ping at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pending: asyncio.Task[str] | None = None
        self._pinged_at = 0.0
        self._last_problem = ""

    async def problem(self) -> str:
        """Return why the store does not answer; empty if it does."""
        now = time.monotonic()
        pending = self._pending
        if pending is None or (pending.done() and now - self._pinged_at > _CACHE_SECONDS):
            pending = self._pending = asyncio.create_task(self._ping(), name="health")
            self._pinged_at = now
        await asyncio.wait([pending], timeout=max(0.0, self._pinged_at + _TIMEOUT - now))
        if pending.done():
            problem = pending.result()
        else:
            problem = f"the store has not answered for {time.monotonic() - self._pinged_at:.0f} seconds"
        self._note(problem)
        return problem

    def stop(self) -> None:
        """Cancel a pending ping."""
        if self._pending is not None:
            self._pending.cancel()

    async def _ping(self) -> str:
        try:
            await self._store.ping()
        except Unavailable as unavailable:
            return str(unavailable)
        except Exception as error:
            _logger.exception("store fails")
            return type(error).__name__
        return ""

    def _note(self, problem: str) -> None:
        if bool(problem) != bool(self._last_problem):
            if problem:
                _logger.warning("store does not answer", reason=problem)
            else:
                _logger.info("store answers again")
        self._last_problem = problem
