"""Hands tables to other nodes, all of them when this node stops, so that each pauses for milliseconds.

The heir loads a table while it is still played at the node that gives it. Then that node finishes the room, gives the
lease in the database to the heir, and sends all clients there, with what they have sent meanwhile. If anything goes
wrong, the table is found as after any other failure.
"""

from __future__ import annotations

import asyncio
import random
import time
from asyncio import Future
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog

from motherlode.server.cluster.link_server import nodes_at
from motherlode.server.cluster.messages import HandOverAnswer, HandOverGrant, HandOverOffer
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.room_registry import RoomRegistry, followers_of
from motherlode.server.runtime.table_loader import load_table, replay_entries
from motherlode.server.store import LAST_ENTRY

if TYPE_CHECKING:
    from motherlode.server.cluster.node import ClusterNode

__all__ = ["HandOver"]

_logger = structlog.get_logger("motherlode.cluster")

_AT_ONCE: Final = 4
"""Tables handed over at the same time: with more, each pauses longer on a busy machine."""
_GRANT_TIMEOUT: Final = 6.0
"""Seconds to wait for the lease of a table that was loaded."""
_ANSWER_TIMEOUT: Final = 3.0
"""Seconds for an heir to load a table. It is played on meanwhile."""


class HandOver:
    """Gives this node's tables to others, and takes theirs."""

    def __init__(self, node: ClusterNode, registry: RoomRegistry) -> None:
        self._node = node
        self._registry = registry
        self._store = registry.services.store
        self._answers: dict[str, Future[bool]] = {}
        """By table: whether the heir has loaded it."""
        self._grants: dict[str, Future[int]] = {}
        """By table that is handed over to this node: the epoch of its lease."""
        self._silent: set[str] = set()
        """Nodes that have not answered an offer."""

    async def give_all(self) -> None:
        """Hand all tables over, as far as other nodes take them."""
        self._registry.stop_opening()
        self._silent.clear()
        began = time.monotonic()
        waiting = self._registry.rooms
        count = len(waiting)

        async def give() -> None:
            while waiting:
                room = waiting.pop()
                if heir := self._choose_heir(room):
                    await self.give(room, heir)

        await asyncio.gather(*(give() for _ in range(_AT_ONCE)))
        _logger.info("tables handed over", tables=count, seconds=round(time.monotonic() - began, 3))

    async def give(self, room: Room, heir: str) -> bool:
        """Hand a table over to a node; False if that does not take it."""

        def grant(epoch: int) -> None:
            self._node.post(heir, HandOverGrant(self._node.id, room.name, epoch))

        if await self._is_ready(heir, room.name) and self._registry.is_current(room):
            return await self._move(room, heir, grant)
        grant(0)
        return False

    async def _move(self, room: Room, heir: str, grant: Callable[[int], None]) -> bool:
        """Give a table to a node that has loaded it; queue what is sent to it meanwhile, and forward it."""
        moved = self._registry.moves[room.name] = asyncio.get_running_loop().create_future()
        await room.finish()
        followers = followers_of(room)
        try:
            epoch = await self._store.transfer(room.name, room.epoch, heir)
        except Exception as error:  # whoever asks the database next finds out who has the table
            _logger.warning("table not handed over", table=room.name, cause=repr(error))
            epoch = 0
        grant(epoch)
        moved.set_result(heir if epoch else "")
        if not self._registry.closing:  # who looks for it later asks the database
            del self._registry.moves[room.name]
        if not epoch and not self._registry.closing:
            await self._registry.resume(room, followers)
            return False
        for subscription, pace in followers:
            if epoch:
                subscription.listener.move_on(room, subscription, pace, heir)
            else:
                subscription.listener.disconnect(random.uniform(0.0, 0.02))
        return bool(epoch)

    def _choose_heir(self, room: Room) -> str:
        """Return the node that has most of a table's clients; empty if there is none."""
        heirs = [node for node in self._node.live_peers if node not in self._silent]
        clients = nodes_at(room)
        return max(heirs, key=lambda node: (clients[node], random.random()), default="")

    async def _is_ready(self, heir: str, table: str) -> bool:
        """Offer a table to a node; return whether it has loaded it."""
        answer = self._answers[table] = asyncio.get_running_loop().create_future()
        self._node.post(heir, HandOverOffer(self._node.id, table))
        try:
            return await asyncio.wait_for(answer, _ANSWER_TIMEOUT)
        except TimeoutError:
            self._silent.add(heir)
            return False
        finally:
            del self._answers[table]

    def handle(self, message: HandOverOffer | HandOverAnswer | HandOverGrant) -> None:
        """Handle a message of the node that gives a table, or takes it."""
        if isinstance(message, HandOverOffer):
            self._take(message.table, message.sender)
        elif isinstance(message, HandOverAnswer):
            answer = self._answers.get(message.table)
            if answer is not None and not answer.done():
                answer.set_result(message.is_ready)
        else:
            grant = self._grants.get(message.table)
            if grant is not None and not grant.done():
                grant.set_result(message.epoch)

    def _take(self, table: str, giver: str) -> None:
        """Load a table that is offered."""

        def answer(is_ready: bool) -> None:
            self._node.post(giver, HandOverAnswer(self._node.id, table, is_ready))

        if not self._registry.load_with(table, self._inherit(table, answer)):
            answer(False)

    async def _inherit(self, name: str, answer: Callable[[bool], None]) -> Room | None:
        """Load a table, and run it once its lease is granted; None if nothing comes of that."""
        grant = self._grants[name] = asyncio.get_running_loop().create_future()
        try:
            table, checkpointed = await load_table(self._store, name)
            answer(True)
            epoch = await asyncio.wait_for(grant, _GRANT_TIMEOUT)
            if not epoch:
                return None
            await replay_entries(table, await self._store.entries(name, table.log.count, LAST_ENTRY))
        except Exception as error:  # the giver goes on with it, or whoever asks the database next
            _logger.warning("table not taken over", table=name, cause=repr(error))
            answer(False)
            return None
        finally:
            self._grants.pop(name, None)
        room = Room(name, table, self._registry.services, epoch, checkpointed, is_handed_over=True)
        return self._registry.start(room)
