"""A table at work: its one writer. Takes orders from an inbox, commits what they did, and only then tells anyone."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import structlog

from motherlode.server import log
from motherlode.server.bots import Thinker
from motherlode.server.errands import Errands
from motherlode.server.messages import Presence, encode
from motherlode.server.metrics import BOT_MOVES, MOVES
from motherlode.server.orders import Views
from motherlode.server.refused import Refused
from motherlode.server.store import Append, Headline, Store
from motherlode.server.table import Guest, Table
from motherlode.server.telling import QUIET, Teller
from motherlode.server.terms import encode_terms
from motherlode.server.timing import Timing

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


class _Job(NamedTuple):
    work: Callable[[float], Any]
    reply: Callable[[Any], None]


class Room:
    """One table, one task."""

    def __init__(self, name: str, entries: list[log.AnyEntry], services: Services, epoch: int) -> None:
        self.name = name
        self.table = Table(entries)
        self.teller = Teller(name, self.table)
        self.subscriptions: dict[Listener, Subscription] = {}
        self.closing = False
        self.epoch = epoch
        self._services = services
        self._kept = len(entries)
        self._inbox: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._headline: Headline | None = self._make_headline() if entries else None
        self._presence: asyncio.TimerHandle | None = None
        self._errands = Errands(self, services.thinker, services.timing, services.since)

    # ---- for others ------------------------------------------------------------------------------------------------

    def put(self, work: Callable[[float], Any], reply: Callable[[Any], None]) -> None:
        """Have something done in its turn. ``reply`` gets the result or the Refused, once it is committed."""
        if self.closing:
            reply(Refused("try-again"))
            return
        self._inbox.append(_Job(work, reply))
        self._wake.set()

    def ask(self, work: Callable[[float], T]) -> Awaitable[T]:
        """The same, to be awaited."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def reply(result: Any) -> None:
            if future.done():
                return
            if isinstance(result, Refused):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.put(work, reply)
        return future

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
        self._errands.notice(time.time())
        if self.subscriptions.pop(listener, None) is not None:
            self._wake.set()
            self._note_presence()

    def connected(self) -> set[int]:
        """Seats whose person is connected."""
        here = {subscription.guest.id for subscription in self.subscriptions.values()}
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.guest in here}

    def give_up(self) -> None:
        """Another server may have the table: forget it, and send everyone away to look for it."""
        self.closing = True
        self._wake.set()
        for listener in list(self.subscriptions):
            listener.hang_up()

    # ---- the writer ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Work until told to stop, or until nobody has looked for a while; whatever was committed is kept."""
        try:
            self._errands.arrange(time.time())
            while not self.closing:
                if not self._inbox and not await self._something_to_do() and await self._may_rest():
                    return
                await self._work_off()
        except Exception:
            # Memory may be ahead of the store: forget it all, and let the table be rebuilt from its log.
            _logger.exception("room failed", table=self.name)
            for listener in list(self.subscriptions):
                listener.hang_up()
        finally:
            self.closing = True
            self._errands.stop()
            if self._presence is not None:
                self._presence.cancel()
            for job in self._inbox:
                job.reply(Refused("try-again"))
            self._inbox.clear()

    async def _something_to_do(self) -> bool:
        self._wake.clear()
        if self.subscriptions:
            await self._wake.wait()
            return True
        try:
            async with asyncio.timeout(self._services.timing.idle):
                await self._wake.wait()
        except TimeoutError:
            return bool(self._inbox)
        return True

    async def _may_rest(self) -> bool:
        if self.subscriptions or self._errands.is_bot_thinking:
            return False
        await self._services.store.rest(self.name, self._errands.due)
        if not self._inbox and not self.subscriptions:
            self.closing = True
        else:
            await self._services.store.rest(self.name, None)
        return self.closing

    async def _work_off(self) -> None:
        now = time.time()
        replies: list[tuple[Callable[[Any], None], Any]] = []
        try:
            while self._inbox:
                job = self._inbox.popleft()
                replies.append((job.reply, None))
                try:
                    result = job.work(now)
                except Refused as refused:
                    result = refused
                replies[-1] = (job.reply, result)
            if len(self.table.log) > self._kept:
                await self._commit()
                self._errands.arrange(now)
        except Exception:
            for reply, _ in replies:
                reply(Refused("try-again"))
            raise
        for reply, result in replies:
            reply(result)
        self._tell()

    async def _commit(self) -> None:
        table = self.table
        fresh = table.log[self._kept :]
        headline = self._headline
        if headline is None or headline.state != table.state or not all(isinstance(entry, QUIET) for entry in fresh):
            headline = self._make_headline()
        changed = None if headline == self._headline else headline
        entries = [*map(log.encode_entry, fresh)]
        await self._services.store.append(Append(self.name, self._kept, entries, changed, self.epoch))
        self._headline = headline
        self._kept = len(table.log)
        for entry in fresh:
            if isinstance(entry, log.Moved):
                (MOVES if entry.by == "person" else BOT_MOVES).count += 1

    def _make_headline(self) -> Headline:
        table = self.table
        people = [chair.kind for chair in table.chairs].count("person")
        return Headline(table.terms.public, table.state, encode_terms(table.terms), people)

    def _tell(self) -> None:
        for subscription in list(self.subscriptions.values()):
            news = self.teller.news(subscription.guest.id, subscription.seen, subscription.views)
            subscription.seen = self.table.seq
            if news is not None:
                subscription.listener.put(news)

    def _note_presence(self) -> None:
        """Someone came or went: tell all, but of many at once."""
        if self._presence is None:
            later = asyncio.get_running_loop().call_later
            self._presence = later(self._services.timing.presence, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        seats = sorted(self.connected())
        mine = {chair.guest for chair in self.table.chairs}
        others = len({one.guest.id for one in self.subscriptions.values()} - mine)
        told = encode(Presence(self.name, seats, others))
        for listener in self.subscriptions:
            listener.put(told)
