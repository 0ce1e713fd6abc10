"""Watches a table with automatic start: begins its game in time, and frees seats of people who left."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from motherlode.server.domain.auto_start import absences, fill_at, is_gathering, settle
from motherlode.server.domain.table import Table
from motherlode.server.runtime.timing import Timing

if TYPE_CHECKING:
    from motherlode.server.runtime.room import Room

__all__ = ["GatheringWatch", "seat_kept"]

_DAY: Final = 86_400.0
_SHORTEST: Final = 0.02
"""Seconds to the next look at least, as timers may be a little early."""


def seat_kept(table: Table, timing: Timing) -> float:
    """Return how long a disconnected person keeps their seat; correspondence players may close the page."""
    return _DAY if table.settings.clock.unit == "days" else timing.seat_kept


class GatheringWatch:
    """The timer of one gathering table."""

    def __init__(self, room: Room, timing: Timing) -> None:
        self._room = room
        self._timing = timing
        self._timer: asyncio.TimerHandle | None = None
        self.due = 0.0
        """When something is to be done next; 0 for never."""

    def update(self, now: float) -> None:
        """Set the timer by the table's state, and by who is connected."""
        self.stop()
        if self._room.closing:
            return
        self.due = self._next()
        if self.due:
            wait = max(_SHORTEST, self.due - now)
            self._timer = asyncio.get_running_loop().call_later(wait, self._look)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._room.submit(self._settle, lambda result: self.update(time.time()))

    def _next(self) -> float:
        table = self._room.table
        if not is_gathering(table):
            return 0.0
        kept = seat_kept(table, self._timing)
        times = [since + kept for since in absences(table, self._room.presence.connectivity().absent).values()]
        if self._is_deserted:
            times.append(table.person_acted_at + kept)
        begins = fill_at(table)
        return min(times if begins is None else [*times, begins], default=0.0)

    def _settle(self, now: float) -> None:
        table = self._room.table
        kept = seat_kept(table, self._timing)
        settle(table, self._room.presence.connectivity().absent, kept, now)
        if is_gathering(table) and self._is_deserted and table.person_acted_at + kept <= now:
            table.close(now)

    @property
    def _is_deserted(self) -> bool:
        return not self._room.table.has_people_present and not self._room.subscriptions
