"""What must happen at a table though nobody orders it: bots' moves, clocks that run out, games that all have left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import structlog

from motherlode.server.runtime.bot_pool import Thinker, Thought
from motherlode.server.runtime.timing import Timing, patience, turn_ends

if TYPE_CHECKING:
    from motherlode.server.runtime.room import Room

__all__ = ["Errands"]

_logger = structlog.get_logger("motherlode.errands")


class Errands:
    """The errands of one room. Each ends as a job in the room's inbox.

    The server runs ``since`` then: nobody could be here before, and nobody is counted as gone for longer.
    """

    def __init__(self, room: Room, thinker: Thinker, timing: Timing, since: float) -> None:
        self._room = room
        self._thinker = thinker
        self._timing = timing
        self._turn: tuple[int, str, int] | None = None
        self._company: tuple[str, bool] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._seen = max(room.table.person_acted_at, since)

    @property
    def is_bot_thinking(self) -> bool:
        """Whether a bot is to move."""
        return self._bot is not None and not self._bot.done()

    @property
    def due(self) -> float:
        """When something must happen next, though nobody is there."""
        gone = max(self._seen, self._room.table.person_acted_at) + patience(self._room.table, self._timing)
        return min(self._room.teller.ends_at or gone, gone)

    def arrange(self, now: float) -> None:
        """See to whatever the table needs as it stands. Called after every commit."""
        table = self._room.table
        turn = (table.turned, table.bot_to_move, table.extended)
        if turn != self._turn:
            first = self._turn is None
            self._turn = turn
            self._arrange_turn(now, first)
        company = (table.state, table.is_anyone_here)
        if company != self._company:
            if self._company is not None:
                self._seen = now
            self._company = company
            self._watch_over(now)

    def _arrange_turn(self, now: float, first: bool) -> None:
        self._cancel_turn()
        table = self._room.table
        self._room.teller.ends_at = 0.0
        if table.bot_to_move:
            self._bot = asyncio.create_task(self._move_bot(), name=f"bot at {self._room.name}")
            return
        ends = turn_ends(table, self._timing.grace)
        grace = min(table.terms.clock.seconds, self._timing.grace)
        if first and ends and ends < now + grace and table.extended != table.turned:
            self._put(table.extend_time)  # which will be arranged once it is kept
            return
        self._room.teller.ends_at = ends
        if ends:
            turned = table.turned
            self._clock = _call_at(ends, lambda: self._put(lambda now: table.time_is_up(turned, now)))

    def notice(self, now: float) -> None:
        """Note that people are here, if they are."""
        is_gathering = self._room.table.state == "gathering"
        if self._room.subscriptions if is_gathering else self._room.connected() & set(self._room.table.people_here()):
            self._seen = now

    def stop(self) -> None:
        """Let go of everything."""
        self._cancel_turn()
        if self._watch is not None:
            self._watch.cancel()

    def _cancel_turn(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self._bot is not None:
            self._bot.cancel()
            self._bot = None

    def _put(self, work: Callable[[float], Any]) -> None:
        self._room.put(work, lambda result: None)

    async def _move_bot(self) -> None:
        table = self._room.table
        turned, seat, bot = table.turned, table.actor, table.bot_to_move
        pause = self._timing.pause()
        began = time.monotonic()
        assert table.game is not None
        view = table.game.view(seat)
        thought = Thought(bot, str(view), view.events)
        chosen = await self._thinker.choose(thought, began + pause)
        await asyncio.sleep(self._timing.wait_after(time.monotonic() - began, pause))
        self._put(lambda now: table.bot_moves(chosen.move, turned, now, chosen.why))

    def _watch_over(self, now: float) -> None:
        """Close the table once its people have all been gone for long enough."""
        table = self._room.table
        if self._watch is not None:
            self._watch.cancel()
        if table.state not in ("gathering", "playing"):
            return
        self.notice(now)
        ends = max(self._seen, table.person_acted_at) + patience(table, self._timing)
        if ends <= now:
            self._put(table.close)
        else:
            self._watch = _call_at(min(ends, now + 3600), lambda: self._watch_over(time.time()))


def _call_at(at: float, call: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(max(0.0, at - time.time()), call)
