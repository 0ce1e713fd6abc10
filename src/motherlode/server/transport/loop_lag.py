"""The lag of the event loop: how late it runs its timers, which delays every player."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from motherlode.server.metrics import LOOP_LAG_SECONDS

__all__ = ["LoopLag"]

_INTERVAL: Final = 0.25
_WINDOW: Final = 20
"""Measurements from which the worst is taken: five seconds of them."""


class LoopLag:
    """Measures the event loop's lag, four times a second."""

    def __init__(self) -> None:
        self._recent: deque[float] = deque(maxlen=_WINDOW)
        self._task = asyncio.create_task(self._measure(), name="loop lag")

    @property
    def worst(self) -> float:
        """The longest lag of the last seconds, in seconds."""
        return max(self._recent, default=0.0)

    def stop(self) -> None:
        """Stop measuring."""
        self._task.cancel()

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _INTERVAL
            await asyncio.sleep(_INTERVAL)
            lag = max(0.0, loop.time() - due)
            self._recent.append(lag)
            LOOP_LAG_SECONDS.observe(lag)
