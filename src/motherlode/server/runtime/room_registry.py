"""The room registry: opens and loads tables, wakes those with work due, and drains them at the end."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import structlog

from motherlode.server.domain.commands import SetPace
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import UnreadableEntry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import TableSettings, check_settings
from motherlode.server.metrics import ROOMS
from motherlode.server.runtime.presence import Listener, Subscription
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.scheduler import Services
from motherlode.server.runtime.table_loader import load_past_game, load_table, log_unreadable
from motherlode.server.store import HeldElsewhere, Unavailable

__all__ = ["Elsewhere", "RoomRegistry"]

T = TypeVar("T")
_logger = structlog.get_logger("motherlode.rooms")
_MAX_UNREADABLE: Final = 10_000

_MAX_UNWATCHED: Final = 2_000
"""Rooms to which nobody is subscribed; beyond that, those that were loaded first are unloaded before their time."""
_LOAD_AT_ONCE: Final = 16
"""Tables loaded at the same time by the sweep."""
_HAND_OVER_AT_ONCE: Final = 16
"""Tables handed over at the same time by a server that stops."""


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
        self._sweeper: asyncio.Task[None] | None = None
        self._sweep_due = asyncio.Event()
        self._unreadable: set[str] = set()
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
        room = self._start(Room(name, Table(), self.services, epoch))

        def work(now: float) -> None:
            room.table.apply(log.Opened(now, settings, host.id))
            first(room.table, now)

        await room.ask(work)
        return name

    async def room(self, name: str) -> Room:
        """Return a table's room, loading it if needed; Refused if there is no such table."""
        self._refuse_if_closing()
        room = self._rooms.get(name)
        if room is not None and not room.closing:
            return room
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
        return self._start(room)

    async def exclusively(self, name: str, work: Callable[[int], Awaitable[T]]) -> T:
        """Do work on a stored table, given the epoch for its appends, while no room runs it; return the result.

        Its clients stay connected, and go on at the table as it is then. Elsewhere if another server has it.
        """
        self._refuse_if_closing()
        async with self._exclusive:
            former: Room | None = None
            wishes: list[tuple[Subscription, SetPace | None]] = []
            while (loading := self._loading.get(name)) is not None:
                with contextlib.suppress(Refused):
                    await asyncio.shield(loading)
            self._withheld, self._withheld_until = name, asyncio.Event()
            try:
                former = self._rooms.get(name)
                if former is not None:
                    await former.finish()
                    wishes = [(one, former.pace.wish_of(one.listener)) for one in former.subscriptions.values()]
                    await self._until_ended(name)
                epoch = await self._acquire(name)
                try:
                    return await work(epoch)
                finally:
                    await self.services.store.release(name, epoch)
            finally:
                self._withheld = ""
                self._withheld_until.set()
                if former is not None and wishes:
                    await self._resume(former, wishes)

    async def _resume(self, former: Room, wishes: list[tuple[Subscription, SetPace | None]]) -> None:
        """Load a table again for those who were subscribed to it; they find out themselves if it is gone."""
        try:
            room = await self.room(former.name)
        except Refused:
            for subscription, _ in wishes:
                subscription.listener.disconnect(0.1)
            return
        for subscription, wish in wishes:
            room.adopt(former, subscription, wish)

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

    def _start(self, room: Room) -> Room:
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

    @property
    def has_rooms(self) -> bool:
        """Whether any table is in memory."""
        return bool(self._rooms)

    async def give_up_all(self) -> None:
        """Close all rooms, finishing accepted commands, and release their tables to other servers."""
        listeners = await self._finish_rooms()
        await asyncio.gather(*list(self._tasks), return_exceptions=True)
        for listener in listeners:
            listener.disconnect(0.5)

    async def _finish_rooms(self) -> set[Listener]:
        """Close all rooms once their accepted commands are committed; return their listeners."""
        rooms = [room for room in self._rooms.values() if not room.closing]
        listeners = {listener for room in rooms for listener in room.subscriptions}
        await asyncio.gather(*(room.finish() for room in rooms))
        return listeners

    def start_sweeping(self) -> None:
        """Start waking tables with work due."""
        self._sweeper = asyncio.create_task(self._sweep_loop(), name="sweeper")

    async def _sweep_loop(self) -> None:
        while True:
            try:
                due = await self.services.store.due_tables(time.time())
                await self._load_all([name for name in due if name not in self._rooms])
            except Unavailable:
                pass
            except Exception:  # store errors may be transient: retry
                _logger.exception("sweep failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sweep_due.wait(), self.services.timing.sweep)
            self._sweep_due.clear()

    def sweep_now(self) -> None:
        """Look for tables to wake, as another server is gone."""
        self._sweep_due.set()

    async def _load_all(self, names: Sequence[str]) -> None:
        """Load tables, in random order, so that several servers share the work."""
        waiting = random.sample(names, len(names))

        async def load() -> None:
            while waiting and not self.closing:
                with contextlib.suppress(Refused):
                    await self.room(waiting.pop())

        await asyncio.gather(*(load() for _ in range(_LOAD_AT_ONCE)))

    def _refuse_if_closing(self) -> None:
        if self.closing:
            raise Refused("closing")

    async def drain(self) -> None:
        """Refuse new commands, finish accepted ones, and tell all clients to reconnect."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        began = time.monotonic()
        is_shared = bool(self.services.store.node_id)
        tables = len(self._rooms)
        if is_shared:  # one after another, so that each pauses only while another server loads it
            waiting = list(self._rooms.values())
            await asyncio.gather(*(self._hand_over(waiting) for _ in range(_HAND_OVER_AT_ONCE)))
            await self.services.store.step_down()
        else:
            for listener in await self._finish_rooms():
                listener.disconnect(2.0)
        _logger.info("tables given up", tables=tables, seconds=round(time.monotonic() - began, 3))

    async def _hand_over(self, waiting: list[Room]) -> None:
        """Finish rooms, release their tables, and send their clients to the servers that take them."""
        while waiting:
            room = waiting.pop()
            listeners = list(room.subscriptions)
            await room.finish()
            await self._until_ended(room.name)
            for listener in listeners:
                listener.disconnect(random.uniform(0.0, 0.02))

    async def _until_ended(self, name: str) -> None:
        """Wait until the task of a closed room has ended, and released the table."""
        tasks = [task for task in self._tasks if task.get_name() == _task_name(name)]
        if tasks:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop all rooms and the bot pool."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.services.bot_pool.close()


def _task_name(table: str) -> str:
    return f"table {table}"
