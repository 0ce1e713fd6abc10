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
from motherlode.server.domain.table import QUIET, Guest, Table
from motherlode.server.domain.table_settings import encode_terms
from motherlode.server.metrics import BOT_MOVES, MOVES
from motherlode.server.projections.messages import Presence, encode
from motherlode.server.projections.news import Teller
from motherlode.server.runtime.bot_pool import Thinker
from motherlode.server.runtime.scheduler import Errands
from motherlode.server.runtime.timing import Timing
from motherlode.server.store import Append, Headline, Store

__all__ = ["Listener", "Room", "Services", "Subscription"]

T = TypeVar("T")
_logger = structlog.get_logger("motherlode.room")


class Services(NamedTuple):
    """What every room needs."""

    store: Store
    thinker: Thinker
    timing: Timing
    since: float = 0.0
    """When the server began."""


class Listener(Protocol):
    """Whoever is told: one connection."""

    def put(self, data: bytes) -> None:
        """Send, some time soon. Never blocks."""

    def hang_up(self) -> None:
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
        self.teller = Teller(name, table)
        self.subscriptions: dict[Listener, Subscription] = {}
        self.closing = False
        self.epoch = epoch
        self._services = services
        self._kept = table.log.count
        """How many entries are committed."""
        self._checkpointed = checkpointed
        """How many entries the last checkpoint covers."""
        self._inbox: deque[tuple[_Work, _Reply]] = deque()
        self._is_at_work = False
        self._stirred = asyncio.Event()
        """Someone came or went, or something was ordered though nobody is here."""
        self._headline: Headline | None = self._make_headline() if self._kept else None
        self._presence: asyncio.TimerHandle | None = None
        self._owes_presence = False
        self._errands: Errands | None = Errands(self, services.thinker, services.timing, services.since)
        """None once the room is closed: they refer to each other, and would be left to the garbage collector."""

    # ---- for others ------------------------------------------------------------------------------------------------

    def put(self, work: _Work, reply: _Reply) -> None:
        """Have something done in its turn. ``reply`` gets the result or the Refused, once it is committed."""
        if self.closing:
            reply(Refused("try-again"))
            return
        self._inbox.append((work, reply))
        if not self._is_at_work:
            self._work_off()
        if not self.subscriptions:
            self._stirred.set()

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
        return self._kept

    def subscribe(self, subscription: Subscription, since: int, reply: Callable[[Any], None]) -> None:
        """Tell a listener what came after an entry, how things stand, and whatever comes."""

        def work(now: float) -> int:
            self.table.returns(subscription.guest.id, now)
            return self.table.seq

        def welcome(result: Any) -> None:
            reply(result)
            if not isinstance(result, Refused):
                seen = since if since <= self.table.seq else -1
                news = self.teller.news(subscription.guest.id, seen, subscription.views, whole=True)
                assert news is not None
                subscription.seen = self.table.seq
                self.subscriptions[subscription.listener] = subscription
                subscription.listener.put(news)
                self._note_presence()

        self.put(work, welcome)

    def unsubscribe(self, listener: Listener) -> None:
        """Tell a listener no more."""
        if self._errands is not None:
            self._errands.notice(time.time())
        if self.subscriptions.pop(listener, None) is not None:
            self._stirred.set()
            self._note_presence()
            if not self.subscriptions:
                self.teller.forget()

    def connected(self) -> set[int]:
        """Seats whose person is connected."""
        here = {subscription.guest.id for subscription in self.subscriptions.values()}
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.guest in here}

    def give_up(self) -> None:
        """Forget the table, and send everyone away to look for it: another server may have it, or what is remembered
        of it is not what is kept."""
        self._close()
        for listener in list(self.subscriptions):
            listener.hang_up()

    async def run(self) -> None:
        """Be there until told to stop, or until nobody has looked for a while."""
        errands = self._errands
        assert errands is not None
        try:
            errands.arrange(time.time())
            while not self.closing:
                await self._until_nobody_looks()
                await self._rest(errands)
        except Exception:
            self._fail(deque())
        finally:
            self._close()
            errands.stop()
            self._errands = None
            if self._presence is not None:
                self._presence.cancel()
                self._presence = None
            self.subscriptions.clear()

    def _close(self) -> None:
        self.closing = True
        self._stirred.set()
        while self._inbox:
            _, reply = self._inbox.popleft()
            reply(Refused("try-again"))

    async def _until_nobody_looks(self) -> None:
        while not self.closing:
            self._stirred.clear()
            try:
                async with asyncio.timeout(None if self.subscriptions else self._services.timing.idle):
                    await self._stirred.wait()
            except TimeoutError:
                return

    async def _rest(self, errands: Errands) -> None:
        if self.closing or self.subscriptions or self._is_at_work or errands.is_bot_thinking:
            return
        await self._services.store.rest(self.name, errands.due)
        if self._stirred.is_set() or self.subscriptions:
            await self._services.store.rest(self.name, None)
        else:
            self.closing = True

    # ---- the writer ------------------------------------------------------------------------------------------------

    def _work_off(self) -> None:
        """Do all that waits, and see that it is kept."""
        self._is_at_work = True
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
            if self.table.fresh:
                self._commit(replies, now)
            else:
                self._answer(replies)
        except Exception:
            self._fail(replies)

    def _commit(self, replies: _Replies, now: float) -> None:
        table = self.table
        fresh, table.fresh = table.fresh, []
        headline = self._headline
        if headline is None or headline.state != table.state or not all(isinstance(entry, QUIET) for entry in fresh):
            headline = self._make_headline()
        changed = None if headline == self._headline else headline
        self._headline = headline
        entries = [*map(log.encode_entry, fresh)]
        checkpoint = None
        if table.seq - self._checkpointed >= CHECKPOINT_EVERY or isinstance(fresh[-1], log.Began):
            checkpoint = encode_checkpoint(table)
            self._checkpointed = table.log.count
        append = Append(self.name, self._kept, entries, changed, self.epoch, checkpoint)
        kept = self._services.store.append(append)
        kept.add_done_callback(lambda kept: self._committed(kept, fresh, replies, now))

    def _committed(self, kept: Future[None], fresh: list[log.AnyEntry], replies: _Replies, now: float) -> None:
        try:
            kept.result()
            self._kept += len(fresh)
            for entry in fresh:
                if isinstance(entry, log.Moved):
                    (MOVES if entry.by == "person" else BOT_MOVES).count += 1
                elif isinstance(entry, _SEATING):
                    self._owes_presence = True
            if self._errands is not None:
                self._errands.arrange(now)
            self._answer(replies)
        except Exception:
            self._fail(replies)

    def _answer(self, replies: _Replies) -> None:
        while replies:
            reply, result = replies.popleft()
            reply(result)
        self._tell()
        self.table.drop_old()
        self._is_at_work = False
        if self._owes_presence:
            self._tell_presence()
        if self._inbox:
            self._work_off()

    def _fail(self, replies: _Replies) -> None:
        """Memory may be ahead of the store: forget it all, and let the table be rebuilt from its log."""
        _logger.exception("room failed", table=self.name)
        while replies:
            reply, _ = replies.popleft()
            reply(Refused("try-again"))
        self.give_up()

    def _make_headline(self) -> Headline:
        table = self.table
        people = [chair.kind for chair in table.chairs].count("person")
        return Headline(table.terms.public, table.state, encode_terms(table.terms), people)

    def _tell(self) -> None:
        last = self.table.seq
        for subscription in list(self.subscriptions.values()):
            news = self.teller.news(subscription.guest.id, subscription.seen, subscription.views)
            subscription.seen = last
            if news is not None:
                subscription.listener.put(news)

    def _note_presence(self) -> None:
        """Someone came or went: tell all, but of many at once."""
        if self._presence is None and not self._owes_presence:
            later = asyncio.get_running_loop().call_later
            self._presence = later(self._services.timing.presence, self._tell_presence)

    def _tell_presence(self) -> None:
        """Who is here; but of a seat that was taken, nobody hears before that is kept."""
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        self._owes_presence = self._is_at_work
        if self._owes_presence:
            return
        seats = sorted(self.connected())
        mine = {chair.guest for chair in self.table.chairs}
        others = len({one.guest.id for one in self.subscriptions.values()} - mine)
        told = encode(Presence(self.name, seats, others))
        for listener in self.subscriptions:
            listener.put(told)
