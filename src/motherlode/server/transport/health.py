"""Health check: the server is ready while its store and bus answer and its event loop keeps up."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from motherlode.server.cluster.node import ClusterNode
from motherlode.server.store import Store, Unavailable
from motherlode.server.transport.loop_lag import LoopLag

__all__ = ["Health"]

_logger = structlog.get_logger("motherlode.health")

_TIMEOUT: Final = 2.0
"""Seconds within which the store must answer."""
_CACHE_SECONDS: Final = 1.0
"""Seconds for which an answer is cached."""
_MAX_LAG: Final = 2.0
"""Seconds that the event loop may be late."""


class Health:
    """Pings the store, with at most one ping at a time."""

    def __init__(self, store: Store, cluster: ClusterNode | None = None) -> None:
        self._store = store
        self._cluster = cluster
        self._loop_lag = LoopLag()
        self._pending: asyncio.Task[str] | None = None
        self._pinged_at = 0.0
        self._last_problem = ""

    async def problem(self) -> str:
        """Return why the server is not ready; empty if it is."""
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
        if not problem and self._cluster is not None:
            problem = self._cluster.problem
        if not problem and self._loop_lag.worst > _MAX_LAG:
            problem = f"overloaded: the event loop is {self._loop_lag.worst:.1f} seconds late"
        self._note(problem)
        return problem

    def stop(self) -> None:
        """Stop measuring, and cancel a pending ping."""
        self._loop_lag.stop()
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
                _logger.warning("not ready", reason=problem)
            else:
                _logger.info("ready again")
        self._last_problem = problem
