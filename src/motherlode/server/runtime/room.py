"""The room: an actor that is the only writer of a table. It commits changes before it publishes them.

Work that arrives during a commit waits for it to end, and is then committed as one batch.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from asyncio import Future
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import structlog

from motherlode.server.domain import log_entries as log
from motherlode.server.domain.checkpoint import CHECKPOINT_EVERY, encode_checkpoint
from motherlode.server.domain.commands import SetPace
from motherlode.server.domain.entry_codec import encode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import MINOR_ENTRIES, Table
from motherlode.server.domain.table_settings import encode_settings
from motherlode.server.metrics import BOT_MOVES, MOVES
from motherlode.server.projections.news import NewsProjection
from motherlode.server.runtime.bot_pool import BotPool
from motherlode.server.runtime.pace import BotPace
from motherlode.server.runtime.presence import Listener, PresenceTracker, Subscription
from motherlode.server.runtime.scheduler import Scheduler
from motherlode.server.runtime.timing import Timing
from motherlode.server.store import Append, Headline, Store

__all__ = ["Room", "Services"]

T = TypeVar("T")
_logger = structlog.get_logger("motherlode.room")


class Services(NamedTuple):
    """What all rooms share."""

    store: Store
    bot_pool: BotPool
    timing: Timing
    since: float = 0.0
    """When the server started."""


_Work = Callable[[float], Any]
_Reply = Callable[[Any], None]
_Replies = deque[tuple[_Reply, Any]]

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
        self._is_finishing = False
        """Whether the room closes once its accepted work is committed."""
        self.epoch = epoch
        self._services = services
        self.committed = table.log.count
        """Number of committed entries of the log."""
        self._checkpointed = checkpointed
        """Number of entries that the last checkpoint covers."""
        self._inbox: deque[tuple[_Work, _Reply]] = deque()
        self._is_busy = False
        self._activity = asyncio.Event()
        """Set when a listener comes or goes, and by work that arrives while nobody is subscribed."""
        self._headline: Headline | None = self._make_headline() if self.committed else None
        self.presence = PresenceTracker(name, table, self.subscriptions, services.timing)
        self.pace = BotPace(table, self.subscriptions, self.presence.connected_guests)
        self._scheduler: Scheduler | None = Scheduler(self, services.bot_pool, services.timing, services.since)
        """None once the room is closed, to break the reference cycle without the garbage collector."""

    # ---- public interface ------------------------------------------------------------------------------------------

    def submit(self, work: _Work, reply: _Reply) -> None:
        """Queue work. ``reply`` gets its result or the Refused, once its changes are committed."""
        if self.closing or self._is_finishing:
            reply(Refused("closing" if self._is_finishing else "try-again"))
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
                self.presence.schedule()

        self.submit(work, welcome)

    def unsubscribe(self, listener: Listener) -> None:
        """Remove a listener."""
        if self._scheduler is not None:
            self._scheduler.note_presence(time.time())
        subscription = self.subscriptions.pop(listener, None)
        self.pace.forget(listener)
        self._note_pace()
        if subscription is not None:
            guest = subscription.guest.id
            if self.presence.note_gone(guest) and guest in self.table.attendance.requests:
                self.submit(lambda now: self.table.withdraw_seat_request(guest, now), lambda result: None)
            self._activity.set()
            self.presence.schedule()
            if not self.subscriptions:
                self.projection.clear_cache()

    def set_pace(self, listener: Listener, command: SetPace) -> int:
        """Note at which pace a subscriber wants bots to move; return the last entry."""
        self.pace.set(listener, command)
        self._note_pace()
        return self.table.seq

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

    async def finish(self) -> None:
        """Refuse new work, commit what was accepted, and close the room. Its listeners stay connected."""
        done = self.ask(lambda now: None)
        self._is_finishing = True
        with contextlib.suppress(Refused):
            await done
        self._close()

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
            self.presence.stop()
            self.subscriptions.clear()
            self.pace.clear()

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
        self._is_busy = self.presence.is_held = True
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
        entries = [*map(encode_entry, fresh)]
        checkpoint = None
        if table.seq - self._checkpointed >= CHECKPOINT_EVERY or isinstance(fresh[-1], log.Began):
            checkpoint = encode_checkpoint(table)
            self._checkpointed = table.log.count
        append = Append(self.name, self.committed, entries, changed, self.epoch, checkpoint)
        appended = self._services.store.append(append)
        appended.add_done_callback(lambda done: self._committed(done, fresh, replies, now))

    def _committed(self, appended: Future[None], fresh: list[log.AnyEntry], replies: _Replies, now: float) -> None:
        try:
            appended.result()
            self.committed += len(fresh)
            for entry in fresh:
                if isinstance(entry, log.Moved):
                    (MOVES if entry.by == "person" else BOT_MOVES).count += 1
                elif isinstance(entry, _SEATING):
                    self.presence.is_due = True
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
        self._is_busy = self.presence.is_held = False
        if self.presence.is_due:
            self.presence.publish()
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
