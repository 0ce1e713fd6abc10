"""Commit, then publish: nothing uncommitted is sent, and a room whose store fails is dropped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path

import pytest

from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import encode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.domain.table_settings import TableSettings
from motherlode.server.runtime.bots.bot_pool import BotPool
from motherlode.server.runtime.presence import Subscription
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.runtime.scheduler import Services
from motherlode.server.runtime.timing import Timing
from motherlode.server.store import LAST_ENTRY, Append, Loaded, open_store
from motherlode.server.store.file_lock import FileLock
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.store.sqlite_client import SqliteClient
from server.client import BRISK, Client, serving, table_of

ADA = Guest("ada", "Ada")


class RecordingListener:
    """A listener that records messages."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.is_hung_up = False

    def put(self, data: bytes) -> None:
        self.heard.append(data)

    def disconnect(self) -> None:
        self.is_hung_up = True


class GatedStore(SqliteStore):
    """A store whose appends can be delayed or made to fail."""

    def __init__(self, client: SqliteClient, lock: FileLock) -> None:
        super().__init__(client, lock)
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.is_broken = False

    def append(self, append: Append) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._let_through(append))

    async def load(self, table: str) -> Loaded:
        self._check()
        return await super().load(table)

    async def _let_through(self, append: Append) -> None:
        await self.is_open.wait()
        self._check()
        await super().append(append)

    def _check(self) -> None:
        if self.is_broken:
            raise OSError("the disk is gone")


async def at_a_table(folder: Path, timing: Timing = BRISK) -> tuple[RoomRegistry, GatedStore, Room, RecordingListener]:
    gate = await GatedStore.open(folder / "tables.sqlite")
    registry = RoomRegistry(Services(gate, BotPool(), timing))
    room = await registry.room(await registry.open(TableSettings("base", 3, bots="random"), ADA))
    ear = RecordingListener()
    answered = asyncio.Event()
    room.subscribe(Subscription(ear, ADA, "none"), -1, lambda _: answered.set())
    await answered.wait()
    return registry, gate, room, ear


def sit(room: Room, guest: Guest, seat: int) -> Awaitable[int]:
    return room.ask(lambda now: handle_command(room.table, guest, commands.Sit(0, room.name, seat), now))


async def end(registry: RoomRegistry) -> None:
    await registry.close()
    await registry.services.store.close()


async def test_presence_does_not_reveal_a_seat_before_it_is_committed(tmp_path: Path) -> None:
    registry, gate, room, ear = await at_a_table(tmp_path)
    while not any(b"presence" in heard for heard in ear.heard):
        await asyncio.sleep(0.005)
    before = len(ear.heard)
    late = RecordingListener()
    room.subscribe(Subscription(late, Guest("otto", "Otto"), "none"), -1, lambda _: None)
    gate.is_open.clear()
    sitting = room.ask(lambda now: handle_command(room.table, ADA, commands.Sit(0, room.name, 0), now))
    await asyncio.sleep(2 * BRISK.presence)
    assert ear.heard[before:] == []
    gate.is_open.set()
    await sitting
    while len(ear.heard) < before + 2:
        await asyncio.sleep(0.005)
    assert [b'"presence"' in heard for heard in ear.heard[before:]] == [False, True]
    assert b'"seats":[0],"spectators":1' in ear.heard[-1]
    await end(registry)


async def test_presence_is_published_when_a_seat_is_committed(tmp_path: Path) -> None:
    slow = BRISK._replace(presence=3600.0)
    registry, gate, room, ear = await at_a_table(tmp_path, slow)
    bo, other = Guest("bo", "Bo"), RecordingListener()
    room.subscribe(Subscription(other, bo, "none"), -1, lambda _: None)
    for guest, seats, spectators in ((ADA, [0], 1), (bo, [0, 2], 0)):
        gate.is_open.clear()
        before = len(ear.heard)
        sitting = sit(room, guest, seats[-1])
        await asyncio.sleep(0.05)
        assert ear.heard[before:] == []
        gate.is_open.set()
        await sitting
        heard = [json.loads(message) for message in ear.heard[before:]]
        assert [message["type"] for message in heard] == ["news", "presence"]
        assert (heard[1]["seats"], heard[1]["spectators"]) == (seats, spectators)
    await room.ask(lambda now: handle_command(room.table, bo, commands.Leave(0, room.name), now))
    assert json.loads(other.heard[-1]) == {"type": "presence", "table": room.name, "seats": [0], "spectators": 1}
    await end(registry)


async def test_entries_are_published_only_after_their_commit(tmp_path: Path) -> None:
    registry, gate, room, ear = await at_a_table(tmp_path)
    before = len(ear.heard)
    gate.is_open.clear()
    sitting = asyncio.ensure_future(
        room.ask(lambda now: handle_command(room.table, ADA, commands.Sit(0, room.name, 0), now))
    )
    late = RecordingListener()
    room.subscribe(Subscription(late, Guest("otto", "Otto"), "none"), -1, lambda _: None)
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert len(ear.heard) == before
    assert not sitting.done()
    assert late.heard == []
    gate.is_open.set()
    await sitting
    while len(ear.heard) == before or not late.heard:
        await asyncio.sleep(0.005)
    assert len(await registry.services.store.entries(room.name, 0, LAST_ENTRY)) == 2
    await end(registry)


async def test_entries_whose_commit_failed_are_undone(tmp_path: Path) -> None:
    registry, gate, room, ear = await at_a_table(tmp_path)
    before = len(ear.heard)
    gate.is_broken = True
    with pytest.raises(Refused, match="try-again"):
        await room.ask(lambda now: handle_command(room.table, ADA, commands.Sit(0, room.name, 0), now))
    while not ear.is_hung_up:
        await asyncio.sleep(0.005)
    assert len(ear.heard) == before
    gate.is_broken = False
    again = await registry.room(room.name)
    assert again is not room
    assert again.table.seat_of(ADA.id) == -1
    await again.ask(lambda now: handle_command(again.table, ADA, commands.Sit(0, room.name, 1), now))
    assert again.table.seat_of(ADA.id) == 1
    await end(registry)


async def test_loading_a_table_is_retried_after_a_store_error(tmp_path: Path) -> None:
    registry, gate, room, _ = await at_a_table(tmp_path)
    other = RoomRegistry(Services(gate, BotPool(), BRISK))
    gate.is_broken = True
    with pytest.raises(Refused, match="try-again"):
        await other.room(room.name)
    gate.is_broken = False
    assert (await other.room(room.name)).table.host == ADA.id
    await other.close()
    await end(registry)


async def test_a_second_writer_cannot_overwrite_the_first(tmp_path: Path) -> None:
    registry, gate, room, _ = await at_a_table(tmp_path)
    gate._lock.release()  # as on a file system without locks
    other = RoomRegistry(Services(await open_store(str(tmp_path / "tables.sqlite")), BotPool(), BRISK))
    usurper = await other.room(room.name)
    await room.ask(lambda now: handle_command(room.table, ADA, commands.Sit(0, room.name, 0), now))
    with pytest.raises(Refused, match="try-again"):
        await usurper.ask(lambda now: handle_command(usurper.table, ADA, commands.Sit(0, room.name, 2), now))
    assert (await other.room(room.name)).table.seat_of(ADA.id) == 0
    await end(other)
    await end(registry)


async def test_a_room_that_another_server_has_overtaken_is_dropped(store_address: str) -> None:
    """A client that is ahead of the room gets neither an older state nor everything once more."""
    async with serving(store_address) as (address, server):
        table, (ada,) = await table_of(address, 1, "base", 3)
        assert server._app.context is not None
        store = server._app.context.registry.services.store
        seq = ada.seen[table]
        eve = await Client.come(address)
        answer = await eve.command("subscribe", table, since=seq + 50)
        assert answer["type"] == "done"  # a number from elsewhere: nothing is newer in the store
        epoch = await store.acquire(table)
        await store.append(Append(table, seq + 1, [encode_entry(log.Said(1.0, ada.id, "Ada", 0, "on"))], None, epoch))
        bob = await Client.come(address)
        assert (await bob.command("subscribe", table, since=seq + 1))["why"] == "try-again"
        while (await bob.command("subscribe", table, since=seq + 1))["type"] != "done":
            await asyncio.sleep(0.02)
        assert bob.seen[table] == seq + 1
        for one in (ada, bob, eve):
            await one.close()


async def test_a_listener_that_goes_before_it_is_welcomed_is_forgotten(tmp_path: Path) -> None:
    """A connection that closes while its subscription awaits a commit must not keep the room in memory."""
    registry, gate, room, _ = await at_a_table(tmp_path)
    gate.is_open.clear()
    seated = asyncio.ensure_future(sit(room, ADA, 0))
    late = RecordingListener()
    answered = asyncio.Event()
    for since in (-1, 10_000):
        room.subscribe(Subscription(late, Guest("otto", "Otto"), "none"), since, lambda _: answered.set())
        room.unsubscribe(late)
    gate.is_open.set()
    await seated
    await answered.wait()
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert late not in room.subscriptions
    assert late.heard == []
    await end(registry)
