"""The scheduler of a room: bots' moves, turn clocks, and closing abandoned tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog

from motherlode.bots.registry import talks
from motherlode.server.domain.attendance_handlers import admit_latecomers, idle_at
from motherlode.server.domain.table import Table
from motherlode.server.runtime.bots.bot_pool import BotPool, BotRequest
from motherlode.server.runtime.gathering_watch import GatheringWatch, seat_kept
from motherlode.server.runtime.pace import PAUSE_FACTORS
from motherlode.server.runtime.timing import Timing
from motherlode.server.store import Store

if TYPE_CHECKING:
    from motherlode.server.runtime.room import Room

__all__ = ["Scheduler", "Services", "abandon_after", "idle_seconds", "turn_deadline"]

_HOUR: Final = 3600.0
_DAY: Final = 24 * _HOUR

_logger = structlog.get_logger("motherlode.scheduler")


class Services(NamedTuple):
    """What all rooms share."""

    store: Store
    bot_pool: BotPool
    timing: Timing
    since: float = 0.0
    """When the server started: nobody counts as absent for longer than that."""
    on_notice: Callable[[], None] = lambda: None
    """Called when a notice was queued, to be sent to a guest whose page is closed."""


class Scheduler:
    """Timers and bot turns of one room. Each submits its effect to the room's inbox."""

    def __init__(self, room: Room, services: Services, is_handed_over: bool = False) -> None:
        self._room = room
        self._bot_pool = services.bot_pool
        self._timing = services.timing
        self._may_extend_time = not is_handed_over
        """Whether nobody could move for a while, as the table was not in memory anywhere."""
        self._turn: tuple[int, str, int, bool] | None = None
        self._attendance: tuple[str, bool] | None = None
        self._turn_timer: asyncio.TimerHandle | None = None
        self._abandon_timer: asyncio.TimerHandle | None = None
        self._bot_task: asyncio.Task[None] | None = None
        self._pace_changed = asyncio.Event()
        self._talk_task: asyncio.Task[None] | None = None
        self._last_seen = max(room.table.person_acted_at, services.since)
        self._gathering = GatheringWatch(room, services.timing)

    @property
    def is_bot_thinking(self) -> bool:
        """Whether a bot's move is pending."""
        return self._bot_task is not None and not self._bot_task.done()

    @property
    def due(self) -> float:
        """When the table next needs to be in memory although nobody is connected."""
        gone = max(self._last_seen, self._room.table.person_acted_at) + abandon_after(self._room.table, self._timing)
        resumes_at = self._room.projection.resumes_at if self._room.table.is_waiting else 0.0
        return min(self._room.projection.ends_at or gone, resumes_at or gone, self._gathering.due or gone, gone)

    def reschedule(self, now: float) -> None:
        """Update timers and bot turns to the table's state. Called after every commit."""
        self.note_pace()
        table = self._room.table
        if table.state == "gathering" or self._gathering.due:
            self._gathering.update(now)
        is_held = table.is_waiting or (table.state == "over" and bool(table.attendance.ready))
        turn = (table.turn_seq, table.bot_to_move, table.extended_turn, is_held)
        if turn != self._turn:
            is_first = self._turn is None
            self._turn = turn
            self._schedule_turn(now, is_first and self._may_extend_time)
        if table.is_between_rounds and table.attendance.requests:
            self._submit(lambda now: admit_latecomers(table, self._room.presence.connected_guests(), now))
        attendance = (table.state, table.has_people_present)
        if attendance != self._attendance:
            if self._attendance is not None:
                self._last_seen = now
            self._attendance = attendance
            self._watch_for_abandonment(now)

    def _schedule_turn(self, now: float, is_first: bool) -> None:
        self._cancel_turn()
        table = self._room.table
        projection = self._room.projection
        projection.ends_at = projection.resumes_at = projection.idle_at = 0.0
        if table.state == "over" and table.attendance.ready:
            projection.resumes_at = table.attendance.ready_since + self._timing.ready_wait
        if table.is_waiting:
            resumes_at = table.attendance.waiting_since + self._timing.intermission
            projection.resumes_at = resumes_at
            self._turn_timer = _call_at(resumes_at, lambda: self._submit(table.resume))
            return
        if table.bot_to_move:
            self._bot_task = asyncio.create_task(self._play_bot_turn(), name=f"bot at {self._room.name}")
            return
        ends = turn_deadline(table, self._timing.grace)
        if not ends:
            projection.idle_at = idle_at(table, self._room.presence.connectivity())
            return
        grace = min(table.settings.clock.seconds, self._timing.grace)
        if is_first and ends < now + grace and table.extended_turn != table.turn_seq:
            self._submit(table.extend_time)  # reschedules once it is committed
            return
        projection.ends_at = ends
        turn_seq = table.turn_seq
        self._turn_timer = _call_at(ends, lambda: self._submit(lambda now: table.expire_turn(turn_seq, now)))

    def note_pace(self) -> None:
        """Look again whether the bot to move has to wait."""
        self._pace_changed.set()

    def note_presence(self, now: float) -> None:
        """Update when people were last seen, if any are connected."""
        is_gathering = self._room.table.state == "gathering"
        if (
            self._room.subscriptions
            if is_gathering
            else self._room.presence.connected_seats() & set(self._room.table.present_seats())
        ):
            self._last_seen = now

    def note_gone(self) -> None:
        """Look again whose seat is to be freed, as someone has left."""
        self._gathering.update(time.time())

    def stop(self) -> None:
        """Cancel all timers, the bot's turn and the bots' talk."""
        self._cancel_turn()
        self._gathering.stop()
        if self._talk_task is not None:
            self._talk_task.cancel()
        if self._abandon_timer is not None:
            self._abandon_timer.cancel()

    def _cancel_turn(self) -> None:
        if self._turn_timer is not None:
            self._turn_timer.cancel()
            self._turn_timer = None
        if self._bot_task is not None:
            self._bot_task.cancel()
            self._bot_task = None

    def _submit(self, work: Callable[[float], Any]) -> None:
        self._room.submit(work, lambda result: None)

    async def _play_bot_turn(self) -> None:
        table = self._room.table
        turn_seq, seat, bot = table.turn_seq, table.actor, table.bot_to_move
        if not bot:  # the player came back before this task started; the commit of that reschedules
            return
        pause = self._timing.draw_bot_pause() * PAUSE_FACTORS[self._room.pace.now().pace]
        began = time.monotonic()
        assert table.game is not None
        request = BotRequest(bot, table.game.view(seat), f"{self._room.name}/{table.game_number}/{seat}")
        choice = await self._bot_pool.choose(request, began + pause)
        await asyncio.sleep(self._timing.wait_after(time.monotonic() - began, pause))
        await self._wait_for_release(turn_seq)
        self._room.submit(
            lambda now: table.apply_bot_move(choice.move, turn_seq, now, choice.why),
            lambda result: self._let_speak(seat, bot, turn_seq),
        )

    def _let_speak(self, seat: int, bot: str, turn_seq: int) -> None:
        """Ask a bot what it says, once it has moved; one bot at a time, and not if nobody would hear it."""
        table = self._room.table
        is_silent = table.state != "playing" or table.turn_seq == turn_seq or table.chairs[seat].kind != "bot"
        is_talking = self._talk_task is not None and not self._talk_task.done()
        if is_silent or is_talking or not talks(bot) or not self._room.subscriptions:
            return
        self._talk_task = asyncio.create_task(self._speak(seat, bot), name=f"talk at {self._room.name}")

    async def _speak(self, seat: int, bot: str) -> None:
        table = self._room.table
        game, game_number = table.game, table.game_number
        pause = self._timing.draw_bot_pause() * PAUSE_FACTORS[self._room.pace.now().pace]
        began = time.monotonic()
        await asyncio.sleep(pause / 2)  # the bot whose turn has begun has chosen by then
        if game is None or game is not table.game or game.over:
            return
        session = f"{self._room.name}/{game_number}/{seat}"
        claim = await self._bot_pool.speak(BotRequest(bot, game.view(seat), session, is_after_move=True))
        if claim is not None:
            await asyncio.sleep(self._timing.wait_after(time.monotonic() - began, pause))
            self._submit(lambda now: table.apply_bot_claim(seat, claim, game_number, now))

    async def _wait_for_release(self, turn_seq: int) -> None:
        """Wait while a person who is alone with bots wants the bot of this turn to wait."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._timing.pace_hold):
                while self._room.pace.is_bot_held(turn_seq):
                    self._pace_changed.clear()
                    await self._pace_changed.wait()

    def _watch_for_abandonment(self, now: float) -> None:
        """Close the table once all its people have been gone for long enough."""
        table = self._room.table
        if self._abandon_timer is not None:
            self._abandon_timer.cancel()
        if table.state not in ("gathering", "playing"):
            return
        self.note_presence(now)
        ends = max(self._last_seen, table.person_acted_at) + abandon_after(table, self._timing)
        if ends <= now:
            self._submit(table.close)
        else:
            self._abandon_timer = _call_at(min(ends, now + 3600), lambda: self._watch_for_abandonment(time.time()))


def abandon_after(table: Table, timing: Timing) -> float:
    """Return how long a table stays open while none of its people is connected."""
    if table.state == "gathering":
        kept = seat_kept(table, timing) if table.settings.auto_start else 0.0
        return max(timing.gathering, kept) if table.settings.public else timing.gathering_private
    if not table.has_people_present:
        return timing.left
    clock = table.settings.clock
    return {"none": 7 * _DAY, "seconds": max(_HOUR, 3 * clock.seconds), "days": 3 * clock.seconds}[clock.unit]


def idle_seconds(table: Table, timing: Timing) -> float:
    """Return how long a table stays in memory without subscribers: not long once its game is over."""
    return timing.idle if table.state in ("gathering", "playing") else min(timing.idle, timing.idle_over)


def turn_deadline(table: Table, grace: float) -> float:
    """Return when the time of the person to move is up; 0 if there is no limit.

    It counts from the start of the turn, even if the person left and came back. Only a restart extends it, once.
    """
    if not table.settings.clock.length or table.actor < 0 or table.bot_to_move:
        return 0.0
    seconds = table.settings.clock.seconds
    ends = table.turn_started_at + seconds
    return max(ends, table.extended_at + min(seconds, grace)) if table.extended_turn == table.turn_seq else ends


def _call_at(at: float, call: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(max(0.0, at - time.time()), call)
