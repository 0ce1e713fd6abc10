"""Gives up all tables of a server: when it stops, or when clients cannot reach them there."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

import structlog

from motherlode.server.runtime.presence import Listener
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.room_registry import RoomRegistry

__all__ = ["drain", "give_up_all"]

_logger = structlog.get_logger("motherlode.rooms")

_RELEASE_AT_ONCE: Final = 16
"""Tables released at the same time by a server that stops."""


async def drain(registry: RoomRegistry) -> None:
    """Refuse new commands, finish accepted ones, and tell all clients to reconnect."""
    registry.stop_opening()
    began = time.monotonic()
    waiting = registry.rooms
    tables = len(waiting)
    if registry.services.store.node_id:  # one after another: each pauses only while another server loads it
        await asyncio.gather(*(_release(registry, waiting) for _ in range(_RELEASE_AT_ONCE)))
        await registry.services.store.step_down()
    else:
        for listener in await _finish(waiting):
            listener.disconnect(2.0)
    _logger.info("tables given up", tables=tables, seconds=round(time.monotonic() - began, 3))


async def give_up_all(registry: RoomRegistry) -> None:
    """Close all rooms, finishing accepted commands, and release their tables to other servers."""
    listeners = await _finish(registry.rooms)
    await registry.until_all_ended()
    for listener in listeners:
        listener.disconnect(0.5)


async def _finish(rooms: list[Room]) -> set[Listener]:
    """Close rooms once their accepted commands are committed; return their listeners."""
    running = [room for room in rooms if not room.closing]
    listeners = {listener for room in running for listener in room.subscriptions}
    await asyncio.gather(*(room.finish() for room in running))
    return listeners


async def _release(registry: RoomRegistry, waiting: list[Room]) -> None:
    """Finish rooms, release their tables, and send their clients to the servers that take them."""
    while waiting:
        room = waiting.pop()
        listeners = list(room.subscriptions)
        await room.finish()
        await registry.until_ended(room.name)
        for listener in listeners:
            listener.disconnect(random.uniform(0.0, 0.02))
