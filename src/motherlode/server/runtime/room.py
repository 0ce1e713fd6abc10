"""The room: an actor that is the only writer of a table. It commits changes before it publishes them.

Work that arrives during a commit waits for it to end, and is then committed as one batch.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import structlog

from motherlode.server.domain import log_entries as log
from motherlode.server.domain.attendance import Connectivity
from motherlode.server.domain.checkpoint import CHECKPOINT_EVERY, encode_checkpoint
from motherlode.server.domain.commands import SetPace, Views
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import MINOR_ENTRIES, Guest, Table
from motherlode.server.domain.table_settings import encode_settings
from motherlode.server.metrics import BOT_MOVES, MOVES
from motherlode.server.projections.messages import Presence, encode
from motherlode.server.projections.news import NewsProjection
from motherlode.server.runtime.bot_pool import BotPool
from motherlode.server.runtime.scheduler import Scheduler
from motherlode.server.runtime.timing import Timing
from motherlode.server.store import Append, Headline, Store

__all__ = ["Listener", "Room", "Services", "Subscription"]

T = TypeVar("T")
_logger = structlog.get_logger("motherlode.room")


class Services(NamedTuple):
    """What all rooms share."""

    store: Store
    bot_pool: BotPool
    timing: Timing
    since: float = 0.0
    """When the server started."""


class Listener(Protocol):
    """Receives a table's messages: a connection."""

    def put(self, data: bytes) -> None:
        """Queue a message for sending. Never blocks."""

    def disconnect(self) -> None:
        """Close the connection; the client should reconnect."""


class Subscription:
    """A listener at a table, and the last entry it was sent."""

    __slots__ = ("guest", "listener", "seen", "views")

    def __init__(self, listener: Listener, guest: Guest, views: Views) -> None:
        self.listener = listener
        self.guest = guest
        self.views = views
        self.seen = -1


_Work = Callable[[float], Any]
_Reply = Callable[[Any], None]
_Replies = deque[tuple[_Reply, Any]]


_USUAL_PACE: Final = SetPace(0, "-")

_SEATING = (log.Seated, log.Stood, log.TakenOver)
"""Entries that change which connected guests have a seat."""


class Room:
    """Runs one table."""

    def __init__(self, name: str, table: Table, services: Services, epoch: int, checkpointed: int = 0) -> None:
        self.name = name
        self.table = table
        self.projection = NewsProjection(name, table)
        self.subscriptions: dict[Listener, Subscription] = {}
        self.closing = False
        self.epoch = epoch
        self._services = services
        self._committed_count = table.log.count
        """Number of committed entries."""
        self._checkpointed = checkpointed
        """Number of entries that the last checkpoint covers."""
        self._inbox: deque[tuple[_Work, _Reply]] = deque()
        self._is_busy = False
        self._activity = asyncio.Event()
        """Set when a listener comes or goes, and by work that arrives while nobody is subscribed."""
        self._headline: Headline | None = self._make_headline() if self._committed_count else None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._loaded_at = time.time()
        self._left_at: dict[str, float] = {}
        """When seated guests who are not connected were so last; without an entry, before the table was loaded."""
        self._is_presence_due = False
        self._pace = _USUAL_PACE
        """What the person who is alone with bots wants; not part of the log."""
        self._paced_by: Listener | None = None
        self._scheduler: Scheduler | None = Scheduler(self, services.bot_pool, services.timing, services.since)
        """None once the room is closed, to break the reference cycle without the garbage collector."""

    # ---- public interface ------------------------------------------------------------------------------------------

    def submit(self, work: _Work, reply: _Reply) -> None:
        """Queue work. ``reply`` gets its result or the Refused, once its changes are committed."""
        if self.closing:
            reply(Refused("try-again"))
            return
        self._inbox.append((work, reply))
        if not self._is_busy:
            self._process_inbox()
        if not self.subscriptions:
            self._activity.set()

    def ask(self, work: Callable[[float], T]) -> Awaitable[T]:
        """Queue work; return an awaitable of its result."""
        future: Future[T] = asyncio.get_running_loop().create_future()

        def reply(result: Any) -> None:
            if future.done():
                return
            if isinstance(result, Refused):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.submit(work, reply)
        return future

    @property
    def committed(self) -> int:
        """Number of entries of the log that are committed."""
        return self._committed_count

    def subscribe(self, subscription: Subscription, since: int, reply: Callable[[Any], None]) -> None:
        """Send a listener the news after an entry and the current state, then all further news."""

        def work(now: float) -> int:
            self.table.mark_returned(subscription.guest.id, now)
            return self.table.seq

        def welcome(result: Any) -> None:
            reply(result)
            if not isinstance(result, Refused):
                seen = since if since <= self.table.seq else -1
                news = self.projection.news(subscription.guest.id, seen, subscription.views, whole=True)
                assert news is not None
                subscription.seen = self.table.seq
                self.subscriptions[subscription.listener] = subscription
                subscription.listener.put(news)
                self._note_pace()
                self._schedule_presence()

        self.submit(work, welcome)

    def unsubscribe(self, listener: Listener) -> None:
        """Remove a listener."""
        if self._scheduler is not None:
            self._scheduler.note_presence(time.time())
        subscription = self.subscriptions.pop(listener, None)
        if self._paced_by is listener:
            self._pace, self._paced_by = _USUAL_PACE, None
        self._note_pace()
        if subscription is not None:
            guest = subscription.guest.id
            if guest not in self.connected_guests():
                if self.table.seat_of(guest) >= 0:
                    self._left_at[guest] = time.time()
                if guest in self.table.attendance.requests:
                    self.submit(lambda now: self.table.withdraw_seat_request(guest, now), lambda result: None)
            self._activity.set()
            self._schedule_presence()
            if not self.subscriptions:
                self.projection.clear_cache()

    def connected(self) -> set[int]:
        """Return the seats whose person is connected."""
        here = self.connected_guests()
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.guest in here}

    def connected_guests(self) -> set[str]:
        """Return the guests who are connected."""
        return {subscription.guest.id for subscription in self.subscriptions.values()}

    def connectivity(self) -> Connectivity:
        """Return which seats' people are not connected, and since when."""
        here = self.connected_guests()
        absent = {
            seat: self._left_at.get(chair.guest, self._loaded_at)
            for seat, chair in enumerate(self.table.chairs)
            if chair.kind == "person" and not chair.outside and chair.guest not in here
        }
        timing = self._services.timing
        return Connectivity(absent, timing.absent_after, timing.ready_wait)

    def set_pace(self, listener: Listener, command: SetPace) -> int:
        """Note at which pace a subscriber wants bots to move; return the last entry."""
        if listener not in self.subscriptions:
            raise Refused("not-now")
        self._pace, self._paced_by = command, listener
        self._note_pace()
        return self.table.seq

    def pace(self) -> SetPace:
        """Return at which pace bots move: the usual one, unless a single person is connected and nobody else plays."""
        guest = self.subscriptions[self._paced_by].guest.id if self._paced_by is not None else ""
        is_alone = self.connected_guests() == {guest} and self.table.present_seats() == [self.table.seat_of(guest)]
        return self._pace if is_alone else _USUAL_PACE

    def is_bot_held(self, turn_seq: int) -> bool:
        """Whether the bot that is to move in a turn has to wait for the person who is alone with bots."""
        pace = self.pace()
        return pace.held or (pace.pace == "step" and pace.seen < turn_seq)

    def _note_pace(self) -> None:
        if self._scheduler is not None:
            self._scheduler.note_pace()

    def evict(self) -> None:
        """Close the room and disconnect its listeners, who will look for the table again.

        For when another server may have the table, or memory and store may differ.
        """
        self._close()
        for listener in list(self.subscriptions):
            listener.disconnect()

    async def run(self) -> None:
        """Run until closed or idle."""
        scheduler = self._scheduler
        assert scheduler is not None
        try:
            scheduler.reschedule(time.time())
            while not self.closing:
                await self._wait_until_idle()
                await self._unload_if_idle(scheduler)
        except Exception:
            self._fail(deque())
        finally:
            self._close()
            scheduler.stop()
            self._scheduler = None
            if self._presence_timer is not None:
                self._presence_timer.cancel()
                self._presence_timer = None
            self.subscriptions.clear()
            self._paced_by = None

    def _close(self) -> None:
        self.closing = True
        self._activity.set()
        while self._inbox:
            _, reply = self._inbox.popleft()
            reply(Refused("try-again"))

    async def _wait_until_idle(self) -> None:
        while not self.closing:
            self._activity.clear()
            try:
                async with asyncio.timeout(None if self.subscriptions else self._idle_seconds()):
                    await self._activity.wait()
            except TimeoutError:
                return

    def _idle_seconds(self) -> float:
        """How long this table stays in memory without subscribers: not long once its game is over."""
        timing = self._services.timing
        return timing.idle if self.table.state in ("gathering", "playing") else min(timing.idle, timing.idle_over)

    async def _unload_if_idle(self, scheduler: Scheduler) -> None:
        if self.closing or self.subscriptions or self._is_busy or scheduler.is_bot_thinking:
            return
        await self._services.store.set_due(self.name, scheduler.due)
        if self._activity.is_set() or self.subscriptions:
            await self._services.store.set_due(self.name, None)
        else:
            self.closing = True

    # ---- writer ----------------------------------------------------------------------------------------------------

    def _process_inbox(self) -> None:
        """Do all queued work, then commit its changes."""
        self._is_busy = True
        now = time.time()
        replies: _Replies = deque()
        state = self.table.state
        try:
            while self._inbox:
                work, reply = self._inbox.popleft()
                replies.append((reply, None))
                try:
                    result = work(now)
                except Refused as refused:
                    result = refused
                replies[-1] = (reply, result)
                if self.table.state != state:  # a news message covers one game: the next begins in another commit
                    break
            if self.table.uncommitted:
                self._commit(replies, now)
            else:
                self._reply_and_publish(replies)
        except Exception:
            self._fail(replies)

    def _commit(self, replies: _Replies, now: float) -> None:
        table = self.table
        fresh, table.uncommitted = table.uncommitted, []
        headline = self._headline
        if (
            headline is None
            or headline.state != table.state
            or not all(isinstance(entry, MINOR_ENTRIES) for entry in fresh)
        ):
            headline = self._make_headline()
        changed = None if headline == self._headline else headline
        self._headline = headline
        entries = [*map(log.encode_entry, fresh)]
        checkpoint = None
        if table.seq - self._checkpointed >= CHECKPOINT_EVERY or isinstance(fresh[-1], log.Began):
            checkpoint = encode_checkpoint(table)
            self._checkpointed = table.log.count
        append = Append(self.name, self._committed_count, entries, changed, self.epoch, checkpoint)
        appended = self._services.store.append(append)
        appended.add_done_callback(lambda done: self._committed(done, fresh, replies, now))

    def _committed(self, appended: Future[None], fresh: list[log.AnyEntry], replies: _Replies, now: float) -> None:
        try:
            appended.result()
            self._committed_count += len(fresh)
            for entry in fresh:
                if isinstance(entry, log.Moved):
                    (MOVES if entry.by == "person" else BOT_MOVES).count += 1
                elif isinstance(entry, _SEATING):
                    self._is_presence_due = True
            if self._scheduler is not None:
                self._scheduler.reschedule(now)
            self._reply_and_publish(replies)
        except Exception:
            self._fail(replies)

    def _reply_and_publish(self, replies: _Replies) -> None:
        while replies:
            reply, result = replies.popleft()
            reply(result)
        self._publish_news()
        self.table.drop_old()
        self._is_busy = False
        if self._is_presence_due:
            self._publish_presence()
        if self._inbox:
            self._process_inbox()

    def _fail(self, replies: _Replies) -> None:
        """Drop the room, as memory may be ahead of the store; the table will be rebuilt from its log."""
        _logger.exception("room failed", table=self.name)
        while replies:
            reply, _ = replies.popleft()
            reply(Refused("try-again"))
        self.evict()

    def _make_headline(self) -> Headline:
        table = self.table
        people = [chair.kind for chair in table.chairs].count("person")
        return Headline(table.settings.public, table.state, encode_settings(table.settings), people)

    def _publish_news(self) -> None:
        last = self.table.seq
        for subscription in list(self.subscriptions.values()):
            news = self.projection.news(subscription.guest.id, subscription.seen, subscription.views)
            subscription.seen = last
            if news is not None:
                subscription.listener.put(news)

    def _schedule_presence(self) -> None:
        """Publish presence after a short delay, which coalesces changes."""
        if self._presence_timer is None and not self._is_presence_due:
            later = asyncio.get_running_loop().call_later
            self._presence_timer = later(self._services.timing.presence, self._publish_presence)

    def _publish_presence(self) -> None:
        """Publish who is connected; during a commit, wait for it, so that no uncommitted seat is shown."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
        self._is_presence_due = self._is_busy
        if self._is_presence_due:
            return
        seats = sorted(self.connected())
        mine = {chair.guest for chair in self.table.chairs}
        others = len(self.connected_guests() - mine)
        self._left_at = {guest: at for guest, at in self._left_at.items() if guest in mine}
        absent, wait, _ = self.connectivity()
        message = encode(Presence(self.name, seats, others, {seat: at + wait for seat, at in absent.items()}))
        for listener in self.subscriptions:
            listener.put(message)
