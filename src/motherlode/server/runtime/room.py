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
from typing import Any, TypeVar

import structlog

from motherlode.server.domain.attendance_handlers import withdraw_seat_request
from motherlode.server.domain.commands import SetPace
from motherlode.server.domain.guests.erasure import NewGuests
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import CHECKPOINT_EVERY, encode_checkpoint
from motherlode.server.domain.log.entry_codec import ENTRY_ENCODER, SCHEMA_MARK
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import MINOR_ENTRIES, Table
from motherlode.server.metrics import BOT_MOVES, MOVES
from motherlode.server.projections.news import NewsProjection
from motherlode.server.runtime.notice_tracker import NoticeTracker
from motherlode.server.runtime.pace import BotPace
from motherlode.server.runtime.presence import Listener, PresenceTracker, Subscription
from motherlode.server.runtime.scheduler import Scheduler, Services, idle_seconds
from motherlode.server.runtime.table_summary import NO_CHANGE, TableSummary
from motherlode.server.store import Append

__all__ = ["Room"]

T = TypeVar("T")
_logger = structlog.get_logger("motherlode.room")

_Work = Callable[[float], Any]
_Reply = Callable[[Any], None]
_Replies = deque[tuple[_Reply, Any]]

_SEATING = (log.Seated, log.Stood, log.TakenOver)
"""Entries that change which connected guests have a seat."""


class Room:
    """Runs one table."""

    def __init__(
        self,
        name: str,
        table: Table,
        services: Services,
        epoch: int,
        checkpointed: int = 0,
        is_handed_over: bool = False,
    ) -> None:
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
        self._guests = NewGuests()
        self._subscribing: dict[Listener, Subscription] = {}
        """Listeners that wait for their first news, and are still there."""
        self._checks: set[Future[None]] = set()
        self._inbox: deque[tuple[_Work, _Reply]] = deque()
        self._is_busy = False
        self._activity = asyncio.Event()
        """Set when a listener comes or goes, and by work that arrives while nobody is subscribed."""
        self._is_unwanted = False
        """Whether the room unloads as soon as it can, instead of after a while."""
        self._state = table.state if self.committed else ""
        self._summary = TableSummary(name, table, is_stored=self.committed > 0)
        self.presence = PresenceTracker(name, table, self.subscriptions, services.timing)
        self.pace = BotPace(table, self.subscriptions, self.presence.connected_guests)
        self.notices = NoticeTracker(name, table, self.subscriptions, services, self.projection)
        self._scheduler: Scheduler | None = Scheduler(self, services, is_handed_over)
        """None once the room is closed, to break the reference cycle without the garbage collector."""

    @property
    def is_accepting(self) -> bool:
        """Whether work is accepted: not if the room is closed, or is about to be."""
        return not (self.closing or self._is_finishing)

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
        """Send a listener the news after an entry and the current state, then all further news.

        A listener that has seen more than this room knows either has an entry's number from elsewhere, and gets
        everything, or knows that another server has gone on with the table: then the room is dropped.
        """
        self._subscribing[subscription.listener] = subscription
        if since > self.table.seq:
            self._checks.add(check := asyncio.ensure_future(self._check_stale(subscription, reply)))
            check.add_done_callback(self._checks.discard)
            return

        def work(now: float) -> int:
            self.table.mark_returned(subscription.guest.id, now)
            return self.table.seq

        def welcome(result: Any) -> None:
            reply(result)
            is_there = self._subscribing.get(subscription.listener) is subscription
            if is_there:
                del self._subscribing[subscription.listener]
            if is_there and not isinstance(result, Refused):
                news = self.projection.news(subscription.guest.id, since, subscription.views, whole=True)
                assert news is not None
                subscription.seen = self.table.seq
                self.subscriptions[subscription.listener] = subscription
                subscription.listener.put(news)
                self._note_pace()
                self.presence.schedule()

        self.submit(work, welcome)

    def replace_listener(self, former: Listener, listener: Listener) -> bool:
        """Send a subscriber's messages to another listener from now on; False if that is not possible."""
        subscription = self.subscriptions.get(former)
        if subscription is None or listener in self.subscriptions or listener in self._subscribing:
            return False
        del self.subscriptions[former]
        subscription.listener = listener
        self.subscriptions[listener] = subscription
        self.pace.replace_listener(former, listener)
        return True

    def adopt(self, former: Room, subscription: Subscription, pace: SetPace | None) -> None:
        """Adopt a subscription of the room that ran this table before, with the pace it asked for."""
        listener = subscription.listener
        if not listener.follow(former, self):
            return

        def reply(result: Any) -> None:
            if isinstance(result, Refused):
                listener.disconnect()
            elif pace is not None:
                asyncio.get_running_loop().call_soon(restore_pace)

        def restore_pace() -> None:
            if pace is not None and listener in self.subscriptions:
                self.set_pace(listener, pace)

        self.subscribe(subscription, subscription.seen, reply)

    async def _check_stale(self, subscription: Subscription, reply: _Reply) -> None:
        try:
            first = -1
            while first != self.table.log.count:  # until nothing was added here while the store was asked
                first = self.table.log.count
                newer = await self._services.store.entries(self.name, first, first)
        except Exception:
            reply(Refused("try-again"))
            return
        if newer:
            _logger.warning("room is out of date", table=self.name)
            self.evict()
            reply(Refused("try-again"))
        elif self._subscribing.get(subscription.listener) is subscription:
            self.subscribe(subscription, -1, reply)

    def unsubscribe(self, listener: Listener) -> None:
        """Remove a listener."""
        if self._scheduler is not None:
            self._scheduler.note_presence(time.time())
        self._subscribing.pop(listener, None)
        subscription = self.subscriptions.pop(listener, None)
        self.pace.forget(listener)
        self._note_pace()
        if subscription is not None:
            guest = subscription.guest.id
            if self.presence.note_gone(guest) and guest in self.table.attendance.requests:
                self.submit(lambda now: withdraw_seat_request(self.table, guest, now), lambda result: None)
            if self._scheduler is not None:
                self._scheduler.note_gone()
            self._activity.set()
            self.presence.schedule()
            self.notices.note_commit()
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

    def unload_soon(self) -> None:
        """Unload now if nobody is subscribed and nothing is going on, instead of after a while."""
        self._is_unwanted = True
        self._activity.set()

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
            self.notices.note_commit()
            while not self.closing:
                await self._wait_until_idle()
                await self._unload_if_idle(scheduler)
        except Exception:
            self._fail(deque())
        finally:
            self._close()
            scheduler.stop()
            self._scheduler = None
            self.notices.stop()
            self.presence.stop()
            self.subscriptions.clear()
            self._subscribing.clear()
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
            if self._is_unwanted and not self.subscriptions:
                self._is_unwanted = False
                return
            try:
                async with asyncio.timeout(
                    None if self.subscriptions else idle_seconds(self.table, self._services.timing)
                ):
                    await self._activity.wait()
            except TimeoutError:
                return

    async def _unload_if_idle(self, scheduler: Scheduler) -> None:
        if self.closing or self.subscriptions or self._is_busy or scheduler.is_bot_thinking:
            return
        await self._services.store.set_due(self.name, scheduler.due, self.table.actor, self.projection.ends_at)
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
        is_minor = table.state == self._state and all(isinstance(entry, MINOR_ENTRIES) for entry in fresh)
        has_ended = table.state == "over" != self._state
        self._state = table.state
        entries = [SCHEMA_MARK + ENTRY_ENCODER.encode(entry)[1:] for entry in fresh]  # encode_entry, without a call
        checkpoint = None
        if table.seq - self._checkpointed >= CHECKPOINT_EVERY or isinstance(fresh[-1], log.Began):
            checkpoint = encode_checkpoint(table)
            self._checkpointed = table.log.count
        headline, records = NO_CHANGE if is_minor else self._summary.change(fresh, now)
        if not is_minor:
            records = [*records, *self.notices.records(fresh, has_ended, now)]
        guests = () if all(isinstance(entry, log.Moved) for entry in fresh) else self._guests.add(fresh)
        append = Append(self.name, self.committed, entries, headline, self.epoch, checkpoint, guests, records)
        appended = self._services.store.append(append)
        appended.add_done_callback(lambda done: self._committed(done, fresh, replies, now, is_minor))

    def _committed(
        self, appended: Future[None], fresh: list[log.AnyEntry], replies: _Replies, now: float, is_minor: bool
    ) -> None:
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
                if self.notices.is_needed or not is_minor:
                    self.notices.note_commit()
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

    def _publish_news(self) -> None:
        last = self.table.seq
        for subscription in list(self.subscriptions.values()):
            news = self.projection.news(subscription.guest.id, subscription.seen, subscription.views)
            subscription.seen = last
            if news is not None:
                subscription.listener.put(news)
