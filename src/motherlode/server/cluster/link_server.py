"""Serves this node's tables to clients at other nodes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from motherlode.server import tracing
from motherlode.server.cluster.messages import Delivery, KeepAlive, LinkClosed, LinkCommand, LinksLost, Unprocessed
from motherlode.server.domain import commands
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.metrics import REFUSALS
from motherlode.server.projections.messages import Done, Refusal, encode
from motherlode.server.runtime.presence import Listener, Subscription
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.room_registry import Elsewhere, RoomRegistry
from motherlode.server.tracing import CommandSpan

if TYPE_CHECKING:
    from motherlode.server.cluster.link import Link
    from motherlode.server.cluster.node import ClusterNode

__all__ = ["Dispatch", "LinkServer", "nodes_at"]

_EXPIRY: Final = 3.0
"""Seconds after which a link that its node does not keep alive is closed: that node is gone."""
_MAX_QUEUED: Final = 128
"""Commands of one link that may wait for the table to be loaded."""

Dispatch = Callable[[Room, Listener, Guest, commands.Command, Callable[[Any], None], CommandSpan | None], None]
"""Applies limits, and submits a command to a room; Refused if a limit is exceeded."""


class RemoteListener:
    """A client at another node. What it is sent is numbered, so that lost messages are noticed."""

    def __init__(self, server: LinkServer, node: str, link: int, guest: Guest) -> None:
        self._server = server
        self.node = node
        self.link = link
        self.guest = guest
        self.number = 0
        """Messages sent so far."""
        self.commands = 0
        """Commands received so far."""
        self.sent_before = (0, 0)
        """The number of messages sent by each of the last two keep-alives, the older first."""
        self.alive_at = time.monotonic()
        self.room: Room | None = None
        self.queue: deque[LinkCommand] = deque()
        self.loading: asyncio.Task[None] | None = None

    def put(self, data: bytes) -> None:
        """Send the client a message."""
        self._deliver(data, -1)

    def answer(self, data: bytes, number: int) -> None:
        """Send the client the answer to a command."""
        self._deliver(data, number)

    def disconnect(self, again_in: float = 1.0) -> None:
        """Close the link, as this node gives the table up. The client stays connected to its node."""
        self._server.close_link(self)

    def follow(self, former: object, room: Room) -> bool:
        """Go on at the room of a reloaded table; False if this client has left the former one."""
        if self.room is not former or not self._server.has(self):
            return False
        self.room = room
        return True

    def move_on(self, former: Room, subscription: Subscription, pace: commands.SetPace | None, node: str) -> None:
        """Tell the client's node where the table is now."""
        if self.room is former:
            self._server.close_link(self, node)

    def _deliver(self, data: bytes, answers: int) -> None:
        self.number += 1
        self._server.post(self.node, Delivery(self._server.node_id, self.link, self.number, data, answers))


def nodes_at(room: Room) -> Counter[str]:
    """Return how many clients of each other node are at a table."""
    return Counter(listener.node for listener in room.subscriptions if isinstance(listener, RemoteListener))


class LinkServer:
    """The clients of other nodes at this node's tables."""

    def __init__(self, node: ClusterNode, registry: RoomRegistry, dispatch: Dispatch) -> None:
        self._node = node
        self._registry = registry
        self._dispatch = dispatch
        self._listeners: dict[tuple[str, int], RemoteListener] = {}
        self._decode = msgspec.json.Decoder(commands.FromClient).decode

    @property
    def node_id(self) -> str:
        """This node."""
        return self._node.id

    def post(self, node: str, message: Delivery | LinkClosed | Unprocessed) -> None:
        """Send a message to a client's node."""
        self._node.post(node, message)

    def handle(self, message: LinkCommand) -> None:
        """Handle a command of a link, in order; wait for its table to be loaded if need be."""
        key = message.sender, message.link
        listener = self._listeners.get(key)
        if listener is None:
            if message.number < 0:
                return
            listener = self._listeners[key] = RemoteListener(self, message.sender, message.link, message.guest)
        listener.commands += 1
        if message.number < 0:
            self._drop(listener)
        elif listener.loading is not None or listener.room is None or not listener.room.is_accepting:
            if len(listener.queue) >= _MAX_QUEUED:
                self.post(listener.node, Unprocessed(self.node_id, listener.link, message.number))
                return
            listener.queue.append(message)
            if listener.loading is None:
                listener.loading = asyncio.create_task(self._load(listener), name="link")
        else:
            self._process(listener, listener.room, message)

    async def _load(self, listener: RemoteListener) -> None:
        """Find the table of queued commands, and process them."""
        try:
            while listener.queue:
                command = self._command(listener.queue[0])
                try:
                    listener.room = await self._registry.room(command.table)
                except Refused as refused:
                    self._refuse_all(listener, refused)
                    return
                room = listener.room
                while listener.queue and not room.closing:
                    self._process(listener, room, listener.queue.popleft())
        finally:
            listener.loading = None

    def _refuse_all(self, listener: RemoteListener, refused: Refused) -> None:
        while listener.queue:
            message = listener.queue.popleft()
            if isinstance(refused, Elsewhere) or refused.why in ("closing", "try-again"):
                self.post(listener.node, Unprocessed(self.node_id, listener.link, message.number))
            else:
                self._answer(listener, message.number, self._command(message), refused)

    def _process(self, listener: RemoteListener, room: Room, message: LinkCommand) -> None:
        command = self._command(message)
        number = message.number
        span = None
        if tracing.current is not None and message.trace:
            span = tracing.current.begin(command, "table", self.node_id, message.trace)

        def reply(result: Any) -> None:
            self._answer(listener, number, command, result)

        try:
            self._dispatch(room, listener, listener.guest, command, reply, span)
        except Refused as refused:
            (reply if span is None else span.wrap(reply))(refused)

    def _answer(self, listener: RemoteListener, number: int, command: commands.Command, result: Any) -> None:
        ref = command.ref
        if isinstance(result, Refused):
            is_repeatable = isinstance(command, commands.Play | commands.Subscribe)
            if result.why == "closing" or (result.why == "try-again" and is_repeatable):
                self.post(listener.node, Unprocessed(self.node_id, listener.link, number))
                return
            REFUSALS.labels(result.why).inc()
            listener.answer(encode(Refusal(result.why, ref, result.rule)), number)
        else:
            listener.answer(encode(Done(ref, result)), number)

    def _command(self, message: LinkCommand) -> commands.Command:
        command = self._decode(message.command)
        assert isinstance(command, commands.Command)
        return command

    def has(self, listener: RemoteListener) -> bool:
        """Whether a link is open."""
        return self._listeners.get((listener.node, listener.link)) is listener

    def attach(self, link: Link) -> None:
        """Have a client here use the room itself, which has come here, once nothing is under way on its link."""
        listener = self._listeners.get((self.node_id, link.id))
        if listener is None or listener.room is None or listener.loading is not None or listener.queue:
            return
        is_quiet = link.received == listener.number and link.sent == listener.commands
        if is_quiet and listener.room.is_accepting and link.end_at(listener.room, listener):
            del self._listeners[self.node_id, link.id]

    def close_link(self, listener: RemoteListener, heir: str = "") -> None:
        """Tell a client's node that the table is given up, and which node has it then, if that is known."""
        if self._drop(listener):
            for message in listener.queue:
                self.post(listener.node, Unprocessed(self.node_id, listener.link, message.number))
            self.post(listener.node, LinkClosed(self.node_id, listener.link, heir))

    def keep_alive(self, message: KeepAlive) -> None:
        """Answer which of a node's links are broken: unknown, or missing messages for a second."""
        lost = []
        now = time.monotonic()
        for link, received, sent in message.links:
            listener = self._listeners.get((message.sender, link))
            if listener is None:
                lost.append(link)
                continue
            listener.alive_at = now
            if received < listener.sent_before[0] or listener.commands < sent:
                lost.append(link)
                self._drop(listener)
            listener.sent_before = listener.sent_before[1], listener.number
        if lost:
            self._node.post(message.sender, LinksLost(self.node_id, lost))

    def expire(self) -> None:
        """Close links whose node is gone."""
        oldest = time.monotonic() - _EXPIRY
        for listener in list(self._listeners.values()):
            if listener.alive_at < oldest and listener.node != self.node_id:
                self._drop(listener)

    def _drop(self, listener: RemoteListener) -> bool:
        if self._listeners.pop((listener.node, listener.link), None) is None:
            return False
        if listener.room is not None:
            listener.room.unsubscribe(listener)
        if listener.loading is not None:
            listener.loading.cancel()
        return True
