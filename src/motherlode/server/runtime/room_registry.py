"""The room registry: the tables that this server runs, opened or loaded on demand."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from asyncio import Future
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog

from motherlode.server.domain.commands import SetPace
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import UnreadableEntry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import TableSettings, check_settings
from motherlode.server.metrics import ROOMS
from motherlode.server.runtime.presence import Subscription
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.scheduler import Services
from motherlode.server.runtime.sweeper import Sweeper
from motherlode.server.runtime.table_loader import load_past_game, load_table, log_unreadable
from motherlode.server.store import HeldElsewhere, Unavailable

__all__ = ["Elsewhere", "RoomRegistry", "followers_of"]

T = TypeVar("T")
_logger = structlog.get_logger("motherlode.rooms")
_MAX_UNREADABLE: Final = 10_000

_MAX_UNWATCHED: Final = 2_000
"""Rooms to which nobody is subscribed; beyond that, those that were loaded first are unloaded before their time."""


def _nothing(table: Table, now: float) -> None:
    pass


class Elsewhere(Refused):
    """Another server has the table: its public URL if known, and its id."""

    def __init__(self, place: str, node: str) -> None:
        super().__init__("elsewhere", place=place)
        self.node = node


class RoomRegistry:
    """The rooms in memory, by table name."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.closing = False
        self.is_isolated = False
        """Whether other servers cannot reach this one, so that it must not run tables."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.sweeper = Sweeper(services.store, services.timing.sweep, self.room, self.is_loaded)
        self._unreadable: set[str] = set()
        self.moves: dict[str, Future[str]] = {}
        """Tables that this server hands over: the server that has each then; empty if none took it.

        One that stops keeps them here: it asks the database for no table any more.
        """
        self._exclusive = asyncio.Lock()
        self._withheld = ""
        """A table that is not loaded, as it is changed in the store,"""
        self._withheld_until = asyncio.Event()
        """until this is set."""
        services.store.on_leases_lost(self._evict_all)

    async def open(
        self, settings: TableSettings, host: Guest, first: Callable[[Table, float], object] = _nothing
    ) -> str:
        """Open a table, and do something first there; return its name, which cannot be guessed."""
        self._refuse_if_closing()
        if self.is_isolated:
            raise Refused("try-again")
        check_settings(settings)
        name = secrets.token_urlsafe(12)
        epoch = await self.services.store.acquire(name, is_new=True)
        room = self.start(Room(name, Table(), self.services, epoch))

        def work(now: float) -> None:
            room.table.apply(log.Opened(now, settings, host.id))
            first(room.table, now)

        await room.ask(work)
        return name

    async def room(self, name: str) -> Room:
        """Return a table's room, loading it if needed; Refused if there is no such table."""
        if name in self.moves and (heir := await asyncio.shield(self.moves[name])):
            raise Elsewhere("", heir)
        room = self._rooms.get(name)
        if room is not None and not room.closing:
            return room
        self._refuse_if_closing()
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room:
        try:
            return await self._fetch(name)
        except Refused:
            raise
        except Unavailable:  # reported by /healthz, and logged there
            raise Refused("try-again") from None
        except Exception:  # store errors may be transient: let the client retry
            _logger.exception("not loaded", table=name)
            raise Refused("try-again") from None

    def load_with(self, name: str, load: Coroutine[Any, Any, Room | None]) -> bool:
        """Load a table in another way, as usual if that returns None; False if it may not be loaded here now.

        Who looks for the table meanwhile waits.
        """
        is_free = name not in self._loading and name not in self._rooms and self._withheld != name
        if not is_free or self.closing or self.is_isolated or name in self._unreadable:
            load.close()
            return False

        async def run() -> Room:
            return await load or await self._load(name)

        def done(loading: asyncio.Task[Room]) -> None:
            self._loading.pop(name, None)
            if not loading.cancelled():
                loading.exception()  # told to those who waited, if any

        loading = self._loading[name] = asyncio.create_task(run())
        loading.add_done_callback(done)
        return True

    def is_current(self, room: Room) -> bool:
        """Whether a room runs its table, and nothing else is about to."""
        return self._rooms.get(room.name) is room and room.is_accepting and self._withheld != room.name

    async def _fetch(self, name: str) -> Room:
        if name in self._unreadable:
            raise Refused("unreadable-table")
        if self.is_isolated:
            raise Refused("try-again")
        while self._withheld == name:
            await self._withheld_until.wait()
        store = self.services.store
        epoch = await self._acquire(name)
        try:
            table, checkpointed = await load_table(store, name)
        except UnreadableEntry as error:
            self._note_unreadable(name, error)
            await store.release(name, epoch)  # a newer server at the same database may be able to read it
            raise Refused("unreadable-table") from None
        if table.seq < 0:
            raise Refused("no-such-table")
        room = Room(name, table, self.services, epoch, checkpointed)
        if table.state in ("gathering", "playing"):
            await store.set_due(name, None)
        return self.start(room)

    async def exclusively(self, name: str, work: Callable[[int], Awaitable[T]]) -> T:
        """Run work on a stored table, with the epoch for appends, while no room runs it; return its result.

        Its clients stay connected, and go on at the table as it is then. Elsewhere if another server has it.
        """
        self._refuse_if_closing()
        async with self._exclusive:
            former: Room | None = None
            followers: list[tuple[Subscription, SetPace | None]] = []
            while (loading := self._loading.get(name)) is not None:
                with contextlib.suppress(Refused):
                    await asyncio.shield(loading)
            self._withheld, self._withheld_until = name, asyncio.Event()
            try:
                former = self._rooms.get(name)
                if former is not None:
                    await former.finish()
                    followers = followers_of(former)
                    await self.until_ended(name)
                epoch = await self._acquire(name)
                try:
                    return await work(epoch)
                finally:
                    await self.services.store.release(name, epoch)
            finally:
                self._withheld = ""
                self._withheld_until.set()
                if former is not None and followers:
                    await self.resume(former, followers)

    async def resume(self, former: Room, followers: list[tuple[Subscription, SetPace | None]]) -> None:
        """Load a table again for those who were subscribed to it; they find out themselves if it is gone."""
        try:
            room = await self.room(former.name)
        except Refused:
            for subscription, _ in followers:
                subscription.listener.disconnect(0.1)
            return
        for subscription, pace in followers:
            room.adopt(former, subscription, pace)

    async def _acquire(self, name: str) -> int:
        try:
            return await self.services.store.acquire(name)
        except HeldElsewhere as held:
            raise Elsewhere(held.place, held.node) from None

    async def past_game(self, room: Room, number: int) -> Table:
        """Load a table as it was at the end of an earlier game, which is no longer in memory."""
        return await load_past_game(self.services.store, room.name, room.table, number)

    def _note_unreadable(self, name: str, error: UnreadableEntry) -> None:
        if len(self._unreadable) < _MAX_UNREADABLE:  # a log does not change, so there is no point in retrying
            self._unreadable.add(name)
        log_unreadable(name, error)

    def _unload_unwatched(self) -> None:
        """Unload some of the rooms that nobody watches if there are too many: anyone can have tables loaded."""
        if len(self._rooms) > _MAX_UNWATCHED:
            unwatched = [room for room in self._rooms.values() if not room.subscriptions]
            if len(unwatched) > _MAX_UNWATCHED:
                for room in unwatched[: len(unwatched) - _MAX_UNWATCHED + _MAX_UNWATCHED // 10]:
                    room.unload_soon()

    def start(self, room: Room) -> Room:
        """Run a table that this server has acquired."""
        self._unload_unwatched()
        self._rooms[room.name] = room
        ROOMS.set(len(self._rooms))
        task = asyncio.create_task(self._run(room), name=_task_name(room.name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return room

    async def _run(self, room: Room) -> None:
        await room.run()
        if self._rooms.get(room.name) is room:
            del self._rooms[room.name]
        ROOMS.set(len(self._rooms))
        try:
            await self.services.store.release(room.name, room.epoch)
        except Unavailable:
            pass  # the lease will expire
        except Exception:  # the lease will expire
            _logger.exception("not released", table=room.name)

    def _evict_all(self) -> None:
        """Close all rooms: other servers may have taken their tables."""
        for room in list(self._rooms.values()):
            room.evict()

    def is_loaded(self, name: str) -> bool:
        """Whether a table is in memory."""
        return name in self._rooms

    def stop_opening(self) -> None:
        """Open and load no more tables: this server is about to stop."""
        self.closing = True
        self.sweeper.stop()

    @property
    def rooms(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def _refuse_if_closing(self) -> None:
        if self.closing:
            raise Refused("closing")

    async def until_ended(self, name: str) -> None:
        """Wait until the task of a closed room has ended, and released the table."""
        tasks = [task for task in self._tasks if task.get_name() == _task_name(name)]
        if tasks:
            await asyncio.wait(tasks)

    async def until_all_ended(self) -> None:
        """Wait until the tasks of all rooms have ended, and released their tables."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop all rooms and the bot pool."""
        self.stop_opening()
        for task in list(self._tasks):
            task.cancel()
        await self.until_all_ended()
        self.services.bot_pool.close()


def followers_of(room: Room) -> list[tuple[Subscription, SetPace | None]]:
    """Return a closed room's subscriptions, and at which pace each subscriber wanted bots to move."""
    return [(one, room.pace.wanted_by(one.listener)) for one in room.subscriptions.values()]


def _task_name(table: str) -> str:
    return f"table {table}"
