"""All tables: opens them, finds them, wakes those that something is due at, and closes without losing a move."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Final

import structlog

from motherlode._version import __version__
from motherlode.server import log
from motherlode.server.messages import Goodbye, encode
from motherlode.server.metrics import ROOMS
from motherlode.server.refused import Refused
from motherlode.server.room import Room, Services
from motherlode.server.store import Held, Unavailable
from motherlode.server.table import Guest
from motherlode.server.terms import Terms, check_terms

__all__ = ["Hall"]

_logger = structlog.get_logger("motherlode.hall")
_MOST_UNREADABLE: Final = 10_000


class Hall:
    """The rooms in use, by name."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        services.store.watch(self._give_up)

    async def open(self, terms: Terms, host: Guest) -> str:
        """Open a table; its name, which cannot be guessed."""
        self._refuse_if_closing()
        check_terms(terms)
        name = secrets.token_urlsafe(12)
        epoch = await self.services.store.take(name, is_new=True)
        room = self._start(Room(name, [], self.services, epoch))
        await room.ask(lambda now: room.table.happen(log.Opened(now, terms, host.id)))
        return name

    async def room(self, name: str) -> Room:
        """A table's room, from memory or from the store; Refused if there is no such table."""
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
        except Held as held:
            raise Refused("elsewhere", place=held.place) from None
        except Refused:
            raise
        except Unavailable:  # told by /healthz, and logged by whoever watches over the store
            raise Refused("try-again") from None
        except Exception:  # whatever ails the store, it may be well again later
            _logger.exception("not loaded", table=name)
            raise Refused("try-again") from None

    async def _fetch(self, name: str) -> Room:
        if name in self._unreadable:
            raise Refused("unreadable-table")
        store = self.services.store
        epoch = await store.take(name)
        kept = await store.load(name)
        if not kept:
            raise Refused("no-such-table")
        try:
            room = Room(name, log.decode_log(kept), self.services, epoch)
        except Exception as error:  # its log does not change, nor does this version: once is enough
            self._note_unreadable(name, error)
            await store.release(name, epoch)  # a newer server at the same database may be able to
            raise Refused("unreadable-table") from None
        if room.table.state in ("gathering", "playing"):
            await store.rest(name, None)
        return self._start(room)

    def _note_unreadable(self, name: str, error: Exception) -> None:
        if len(self._unreadable) < _MOST_UNREADABLE:
            self._unreadable.add(name)
        if isinstance(error, log.UnreadableEntry):
            _logger.error("unreadable table", table=name, entry=error.number, kind=error.kind, version=__version__)
        else:
            _logger.error("table cannot be replayed", table=name, version=__version__, exc_info=error)

    def _start(self, room: Room) -> Room:
        self._rooms[room.name] = room
        ROOMS.set(len(self._rooms))
        task = asyncio.create_task(self._run(room), name=f"table {room.name}")
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
            pass  # the lease runs out of itself
        except Exception:  # whatever ails the store: the lease runs out of itself
            _logger.exception("not released", table=room.name)

    def _give_up(self) -> None:
        """Others may have our tables: everyone is to look for them again."""
        for room in self._rooms.values():
            room.give_up()

    def sweep(self) -> None:
        """Look after tables that something is due at, from now on."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweeper")

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                for name in await self.services.store.due_tables(time.time()):
                    if name not in self._rooms:
                        with contextlib.suppress(Refused):
                            await self.room(name)
            except Unavailable:
                pass
            except Exception:  # whatever ails the store, it may be well again later
                _logger.exception("sweep failed")
            await asyncio.sleep(self.services.timing.sweep)

    def _refuse_if_closing(self) -> None:
        if self.closing:
            raise Refused("closing")

    async def drain(self) -> None:
        """Take no more orders, finish those taken, and tell everyone to connect again."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        rooms = [room for room in self._rooms.values() if not room.closing]
        for room in rooms:
            with contextlib.suppress(Refused):
                await room.ask(lambda now: None)
        goodbye = encode(Goodbye(again_in=2.0))
        for listener in {listener for room in rooms for listener in room.subscriptions}:
            listener.put(goodbye)

    async def close(self) -> None:
        """Stop all rooms, and the bots."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.services.thinker.stop()
