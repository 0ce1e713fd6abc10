"""Moves tables to the node to which most of their people are connected; moves then need no bus.

A load balancer knows nothing of tables: it connects people to any node. A table that is moved is handed over as when
its node stops (:mod:`.hand_over`), so nobody is disconnected, and it is at rest for milliseconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import TYPE_CHECKING, Final

import structlog

from motherlode.server.cluster.link_server import RemoteListener
from motherlode.server.metrics import RELOCATIONS
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.room_registry import RoomRegistry

if TYPE_CHECKING:
    from motherlode.server.cluster.node import ClusterNode

__all__ = ["Relocation", "majority_node"]

_logger = structlog.get_logger("motherlode.cluster")

_ROOMS_AT_ONCE: Final = 100
"""Rooms looked at before control returns to the event loop."""


class Relocation:
    """Looks at this node's tables from time to time, and hands over those whose people are elsewhere.

    A table moves if two looks in a row find more than half of its people at the same node. It stays there unless
    people connect anew, so it does not go back and forth.
    """

    def __init__(self, node: ClusterNode, registry: RoomRegistry) -> None:
        self._node = node
        self._registry = registry
        self._interval = registry.services.timing.relocation
        self._majorities: dict[str, str] = {}
        """By table: where most people were at the last look, if that is another node."""
        self._is_stopping = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from time to time, unless tables are to stay where they are."""
        if self._interval:
            self._loop = asyncio.create_task(self._run(), name="relocation")

    async def stop(self) -> None:
        """Move no more tables; wait for one that is being moved."""
        self._is_stopping.set()
        if self._loop is not None:
            await self._loop

    async def _run(self) -> None:
        while not self._is_stopping.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_stopping.wait(), self._interval)
            try:
                await self._look()
            except Exception:
                _logger.exception("relocation")

    async def _look(self) -> None:
        before, self._majorities = self._majorities, {}
        peers = set(self._node.live_peers)
        for number, room in enumerate(self._registry.rooms):
            if number % _ROOMS_AT_ONCE == _ROOMS_AT_ONCE - 1:
                await asyncio.sleep(0)
            if self._is_stopping.is_set():
                return
            node = majority_node(room)
            if node not in peers:
                continue
            self._majorities[room.name] = node
            if before.get(room.name) == node and self._registry.is_current(room):
                if await self._node.hand_over.give(room, node):
                    RELOCATIONS.count += 1
                else:
                    peers.discard(node)  # until the next look


def majority_node(room: Room) -> str:
    """Return the other node that has more than half of a table's connected people; empty if none has.

    People are those with a seat. Each counts once for each node, however often they are connected there: nobody can
    move a table alone, at which others play.
    """
    if not any(isinstance(listener, RemoteListener) for listener in room.subscriptions):
        return ""
    seated = {chair.guest for chair in room.table.chairs if chair.kind == "person"}
    people = {
        (one.listener.node if isinstance(one.listener, RemoteListener) else "", one.guest.id)
        for one in room.subscriptions.values()
        if one.guest.id in seated
    }
    for node, count in Counter(node for node, _ in people).most_common(1):
        if 2 * count > len(people):
            return node
    return ""
