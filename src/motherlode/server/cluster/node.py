"""This node of a cluster: who the others are, where tables are, and what is sent between nodes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

import structlog

from motherlode.server.cluster.bots import RemoteBots
from motherlode.server.cluster.bus import Bus
from motherlode.server.cluster.hand_over import HandOver
from motherlode.server.cluster.http_forwarding import HttpForwarding
from motherlode.server.cluster.link_server import Dispatch, LinkServer
from motherlode.server.cluster.links import Links
from motherlode.server.cluster.messages import (
    AnyNodeMessage,
    BotAnswer,
    Delivery,
    HandOverAnswer,
    HandOverGrant,
    HandOverOffer,
    Heartbeat,
    HttpPart,
    HttpRequest,
    KeepAlive,
    LinkClosed,
    LinkCommand,
    LinksLost,
    NodeMessage,
    Refresh,
    Unprocessed,
)
from motherlode.server.cluster.relocation import Relocation
from motherlode.server.domain.refusals import Refused
from motherlode.server.runtime.draining import give_up_all
from motherlode.server.runtime.room_registry import Elsewhere, RoomRegistry
from motherlode.server.store import Unavailable

__all__ = ["ClusterNode", "RemoteHits"]

_logger = structlog.get_logger("motherlode.cluster")

_HEARTBEAT: Final = 0.5
"""Seconds between heartbeats."""
_SILENCE: Final = 1.6
"""Seconds without a heartbeat after which a node counts as gone. Its tables are free once its lease has expired."""
_SUSPICIOUS: Final = 0.8
"""Seconds without a heartbeat after which NATS is asked whether a node is still connected."""
_CHECK: Final = 0.25
"""Seconds between looks for silent nodes."""
_SETTLED: Final = 2.0
"""Seconds after connecting to the bus before other nodes are suspected: they may be connecting too."""
_LOCATE_TIMEOUT: Final = 12.0
_LOCATE_AT_ONCE: Final = 16
"""Tables that are looked for or taken over at the same time."""
_MAX_ALONE: Final = 2.0
"""Seconds without the bus after which a node gives up its tables, if other nodes have the bus."""

RemoteHits = Callable[[list[tuple[str, str, int]]], None]


class ClusterNode:
    """This server among others on the same bus and database."""

    def __init__(self, bus: Bus, registry: RoomRegistry, dispatch: Dispatch, http: HttpForwarding) -> None:
        self.id = registry.services.store.node_id
        self.bus = bus
        self._registry = registry
        self.links = Links(self)
        self.link_server = LinkServer(self, registry, dispatch)
        self.hand_over = HandOver(self, registry)
        self.relocation = Relocation(self, registry)
        self.http = http
        self.bots = RemoteBots(self.id, self.post_to_worker)
        self._peers: dict[str, float] = {}
        """When each other node was last heard."""
        self._locating = asyncio.Semaphore(_LOCATE_AT_ONCE)
        self._loop: asyncio.Task[None] | None = None
        self._detector: asyncio.Task[None] | None = None
        self._is_leaving = False
        self.take_hits: Callable[[], list[tuple[str, str, int]]] = list
        """Returns requests counted by rate limits here, to tell the other nodes."""
        self.add_hits: RemoteHits = lambda hits: None
        """Counts requests at other nodes."""

        self.on_refresh: Callable[[str], None] = lambda table: None
        """Called when another node has changed a table in the store; without one, bans or the announcement."""

    async def start(self) -> None:
        """Listen to other nodes, and tell them that this one is there."""
        self.http.start(self)
        await self.bus.subscribe(f"node.{self.id}", self._handle)
        await self.bus.subscribe("all", self._handle)
        self._beat()
        self._loop = asyncio.create_task(self._run(), name="cluster")
        self._detector = asyncio.create_task(self._detect_loop(), name="failure detector")
        self.relocation.start()

    async def leave(self) -> None:
        """Tell other nodes that this one is stopping, so that they take what is left of its tables."""
        self._is_leaving = True
        self._beat()

    async def close(self) -> None:
        """Stop, and disconnect from the bus."""
        await self.relocation.stop()
        for task in (self._loop, self._detector):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.bus.close()

    def post(self, node: str, message: NodeMessage) -> None:
        """Send a message to a node, or to this one."""
        if node == self.id:
            asyncio.get_running_loop().call_soon(self._handle, message)
        else:
            self.bus.post(f"node.{node}", message)

    def post_to_worker(self, worker: str, message: NodeMessage) -> None:
        """Send a message to a bot worker."""
        self.bus.post(f"worker.{worker}", message)

    def post_to_all(self, message: NodeMessage) -> None:
        """Send a message to all nodes and workers."""
        self.bus.post("all", message)

    @property
    def live_peers(self) -> list[str]:
        """The other nodes that can be reached, and are not stopping."""
        return [node for node in self._peers if self.is_alive(node)]

    def is_alive(self, node: str) -> bool:
        """Whether a node can be reached."""
        return node == self.id or (self.bus.is_connected and self._peers.get(node, 0.0) > time.monotonic() - _SILENCE)

    async def locate(self, table: str) -> str:
        """Return the node that runs a table; if none does, this one loads it. Refused if that fails."""
        give_up_at = time.monotonic() + _LOCATE_TIMEOUT
        while True:
            try:
                async with self._locating:
                    await self._registry.room(table)
                return self.id
            except Elsewhere as held:
                if self.is_alive(held.node):
                    return held.node
                pause = await self._time_left(held.node)
            except Refused as refused:
                if refused.why != "try-again":
                    raise
                pause = 0.3
            if time.monotonic() > give_up_at:
                raise Refused("try-again")
            await asyncio.sleep(pause)

    async def _time_left(self, node: str) -> float:
        """Return how long to wait for the lease of a node that does not answer."""
        try:
            left = await self._registry.services.store.lease_left(node)
        except Unavailable:
            left = 0.3
        return min(max(left, 0.02), 0.4)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_HEARTBEAT)
            try:
                self._beat()
                self.links.keep_alive()
                self.link_server.expire()
                self._forget_silent_peers()
                await self._give_up_if_alone()
            except Exception:
                _logger.exception("cluster")

    async def _detect_loop(self) -> None:
        """Find nodes that have lost the bus, most likely because they were killed, before their leases expire."""
        while True:
            await asyncio.sleep(_CHECK)
            try:
                if self._is_settled:
                    oldest = time.monotonic() - _SUSPICIOUS
                    await asyncio.gather(
                        *(self._suspect(node) for node, heard in self._peers.items() if heard < oldest)
                    )
            except Exception:
                _logger.exception("failure detector")

    @property
    def _is_settled(self) -> bool:
        now = asyncio.get_running_loop().time()
        return self.bus.is_connected and now - self.bus.connected_since > _SETTLED and not self._is_leaving

    async def _suspect(self, node: str) -> None:
        """End the leases of a silent node if NATS says twice that it is not connected.

        It is safe if the node lives after all: the epochs of its leases fence its writes, and it gives its tables up
        at its next renewal.
        """
        name = f"node.{node}"
        if await self.bus.is_listening(name):
            return
        await asyncio.sleep(_CHECK)
        heard = self._peers.get(node)
        is_silent = heard is not None and heard < time.monotonic() - _SUSPICIOUS
        if is_silent and self._is_settled and not await self.bus.is_listening(name):
            _logger.warning("node is gone", node=node)
            with contextlib.suppress(Unavailable):
                await self._registry.services.store.expire(node)
                self._peers.pop(node, None)
                self.links.keep_alive()
                self._registry.sweeper.sweep_now()

    def _beat(self) -> None:
        self.bus.post("all", Heartbeat(self.id, self._is_leaving, self.take_hits()))

    def _forget_silent_peers(self) -> None:
        oldest = time.monotonic() - self._registry.services.timing.lease
        for node, heard in list(self._peers.items()):
            if heard < oldest:
                del self._peers[node]
                self._registry.sweeper.sweep_now()

    async def _give_up_if_alone(self) -> None:
        """Give up all tables while this node has lost the bus and another node has it."""
        since = self.bus.disconnected_since
        store = self._registry.services.store
        store.has_bus = since is None
        if since is None:
            self._registry.is_isolated = False
            return
        if asyncio.get_running_loop().time() - since < _MAX_ALONE:
            return
        try:
            is_alone = await store.others_have_bus()
        except Unavailable:
            return
        self._registry.is_isolated = is_alone
        if is_alone and self._registry.rooms:
            _logger.warning("tables given up: no connection to the bus, which others have")
            await give_up_all(self._registry)

    @property
    def problem(self) -> str:
        """Why this node should get no clients; empty if it is well."""
        since = self.bus.disconnected_since
        if since is None:
            return ""
        return f"the bus has not answered for {asyncio.get_running_loop().time() - since:.0f} seconds"

    # ---- messages --------------------------------------------------------------------------------------------------

    def _handle(self, message: AnyNodeMessage | NodeMessage) -> None:
        if isinstance(message, Delivery | Unprocessed | LinkClosed):
            self.links.handle(message)
        elif isinstance(message, LinkCommand):
            self.link_server.handle(message)
        elif isinstance(message, KeepAlive):
            self.link_server.keep_alive(message)
        elif isinstance(message, LinksLost):
            self.links.handle_lost(message)
        elif isinstance(message, Heartbeat):
            self._heard(message)
        elif isinstance(message, HandOverOffer | HandOverAnswer | HandOverGrant):
            self.hand_over.handle(message)
        elif isinstance(message, BotAnswer):
            self.bots.handle(message)
        elif isinstance(message, HttpRequest):
            self.http.serve(message)
        elif isinstance(message, HttpPart):
            self.http.receive(message)
        elif isinstance(message, Refresh) and message.sender != self.id:
            self.on_refresh(message.table)

    def _heard(self, message: Heartbeat) -> None:
        if message.sender == self.id:
            return
        if message.processes:
            self.bots.heard(message)
            return
        self.add_hits(message.hits)
        if message.leaving:
            if self._peers.pop(message.sender, None) is not None:
                self._registry.sweeper.sweep_now()
        else:
            self._peers[message.sender] = time.monotonic()
