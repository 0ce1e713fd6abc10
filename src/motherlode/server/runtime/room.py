"""A table at work: its one writer. Does what is ordered in turn, commits what that did, and only then tells anyone.

What is ordered while a commit is under way waits for its end, and is then committed together.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import structlog

from motherlode.server.domain import log_entries as log
from motherlode.server.domain.checkpoint import CHECKPOINT_EVERY, encode_checkpoint
from motherlode.server.domain.commands import Views
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
    """What every room needs."""

    store: Store
    bot_pool: BotPool
    timing: Timing
    since: float = 0.0
    """When the server began."""


class Listener(Protocol):
    """Whoever is told: one connection."""

    def put(self, data: bytes) -> None:
        """Send, some time soon. Never blocks."""

    def disconnect(self) -> None:
        """Close; the client is to connect again."""


class Subscription:
    """A listener at a table, and how far they have been told."""

    __slots__ = ("guest", "listener", "seen", "views")

    def __init__(self, listener: Listener, guest: Guest, views: Views) -> None:
        self.listener = listener
        self.guest = guest
        self.views = views
        self.seen = -1


_Work = Callable[[float], Any]
_Reply = Callable[[Any], None]
_Replies = deque[tuple[_Reply, Any]]


_SEATING = (log.Seated, log.Stood)
"""Entries that change who of those here has a seat."""


class Room:
    """One table."""

    def __init__(self, name: str, table: Table, services: Services, epoch: int, checkpointed: int = 0) -> None:
        self.name = name
        self.table = table
        self.projection = NewsProjection(name, table)
        self.subscriptions: dict[Listener, Subscription] = {}
        self.closing = False
        self.epoch = epoch
        self._services = services
        self._committed_count = table.log.count
        """How many entries are committed."""
        self._checkpointed = checkpointed
        """How many entries the last checkpoint covers."""
        self._inbox: deque[tuple[_Work, _Reply]] = deque()
        self._is_busy = False
        self._activity = asyncio.Event()
        """Someone came or went, or something was ordered though nobody is here."""
        self._headline: Headline | None = self._make_headline() if self._committed_count else None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._is_presence_due = False
        self._scheduler: Scheduler | None = Scheduler(self, services.bot_pool, services.timing, services.since)
        """None once the room is closed: they refer to each other, and would be left to the garbage collector."""

    # ---- for others ------------------------------------------------------------------------------------------------

    def put(self, work: _Work, reply: _Reply) -> None:
        """Have something done in its turn. ``reply`` gets the result or the Refused, once it is committed."""
        if self.closing:
            reply(Refused("try-again"))
            return
        self._inbox.append((work, reply))
        if not self._is_busy:
            self._process_inbox()
        if not self.subscriptions:
            self._activity.set()

    def ask(self, work: Callable[[float], T]) -> Awaitable[T]:
        """The same, to be awaited."""
        future: Future[T] = asyncio.get_running_loop().create_future()

        def reply(result: Any) -> None:
            if future.done():
                return
            if isinstance(result, Refused):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.put(work, reply)
        return future

    @property
    def committed(self) -> int:
        """How many entries of the log are committed."""
        return self._committed_count

    def subscribe(self, subscription: Subscription, since: int, reply: Callable[[Any], None]) -> None:
        """Tell a listener what came after an entry, how things stand, and whatever comes."""

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
                self._schedule_presence()

        self.put(work, welcome)

    def unsubscribe(self, listener: Listener) -> None:
        """Tell a listener no more."""
        if self._scheduler is not None:
            self._scheduler.note_presence(time.time())
        if self.subscriptions.pop(listener, None) is not None:
            self._activity.set()
            self._schedule_presence()
            if not self.subscriptions:
                self.projection.clear_cache()

    def connected(self) -> set[int]:
        """Seats whose person is connected."""
        here = {subscription.guest.id for subscription in self.subscriptions.values()}
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.guest in here}

    def evict(self) -> None:
        """Forget the table, and send everyone away to look for it: another server may have it, or what is remembered
        of it is not what is kept."""
        self._close()
        for listener in list(self.subscriptions):
            listener.disconnect()

    async def run(self) -> None:
        """Be there until told to stop, or until nobody has looked for a while."""
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
                async with asyncio.timeout(None if self.subscriptions else self._services.timing.idle):
                    await self._activity.wait()
            except TimeoutError:
                return

    async def _unload_if_idle(self, scheduler: Scheduler) -> None:
        if self.closing or self.subscriptions or self._is_busy or scheduler.is_bot_thinking:
            return
        await self._services.store.set_due(self.name, scheduler.due)
        if self._activity.is_set() or self.subscriptions:
            await self._services.store.set_due(self.name, None)
        else:
            self.closing = True

    # ---- the writer ------------------------------------------------------------------------------------------------

    def _process_inbox(self) -> None:
        """Do all that waits, and see that it is kept."""
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
                if self.table.state != state:  # news tell of one game at a time: the next begins in another commit
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
        kept = self._services.store.append(append)
        kept.add_done_callback(lambda kept: self._committed(kept, fresh, replies, now))

    def _committed(self, kept: Future[None], fresh: list[log.AnyEntry], replies: _Replies, now: float) -> None:
        try:
            kept.result()
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
        """Memory may be ahead of the store: forget it all, and let the table be rebuilt from its log."""
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
        """Someone came or went: tell all, but of many at once."""
        if self._presence_timer is None and not self._is_presence_due:
            later = asyncio.get_running_loop().call_later
            self._presence_timer = later(self._services.timing.presence, self._publish_presence)

    def _publish_presence(self) -> None:
        """Who is here; but of a seat that was taken, nobody hears before that is kept."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
        self._is_presence_due = self._is_busy
        if self._is_presence_due:
            return
        seats = sorted(self.connected())
        mine = {chair.guest for chair in self.table.chairs}
        others = len({one.guest.id for one in self.subscriptions.values()} - mine)
        told = encode(Presence(self.name, seats, others))
        for listener in self.subscriptions:
            listener.put(told)
