"""A client's WebSocket connection: handles commands, and replies to each of them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec

from motherlode.server import tracing
from motherlode.server.cluster.link import Link
from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.metrics import REFUSALS, SOCKETS
from motherlode.server.projections.messages import Done, Pong, Refusal, Welcome, encode
from motherlode.server.runtime.presence import Listener, Subscription
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.room_registry import Elsewhere
from motherlode.server.tracing import CommandSpan
from motherlode.server.transport.network.websocket_fast_path import FastPath, MessageRate
from motherlode.server.transport.outbox import POLICY, Outbox, Send
from motherlode.server.transport.rate_limits import Limiter
from motherlode.server.transport.server_context import ServerContext

__all__ = ["Connection", "dispatch_command"]

_HELLO_TIMEOUT: Final = 20.0

Receive = Callable[[], Awaitable[Any]]


class Connection(Outbox):
    """A WebSocket connection, accepted but not yet authenticated."""

    def __init__(self, context: ServerContext, receive: Receive, send: Send, fast_path: FastPath | None = None) -> None:
        super().__init__(send, fast_path, context.limits.unsent_bytes)
        self._context = context
        self._receive = receive
        self._rooms: dict[str, Room | Link] = {}
        self._is_idle = False
        """Whether no message is being handled, so that the next may use the fast path."""
        self._guest = Guest("", "")
        self._message_rate = MessageRate(context.limits.messages)
        self._unreadable = 0
        """Number of invalid messages so far."""

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        SOCKETS.inc()
        writer = asyncio.create_task(self._write())
        try:
            if await self._hello():
                self._context.operations.enter(self)
                await self._serve_commands()
        finally:
            SOCKETS.dec()
            self._context.operations.leave(self)
            if self._fast_path is not None:
                self._fast_path.receiver = None
            for room in self._rooms.values():
                room.unsubscribe(self)
            self._rooms.clear()
            if self._close_code:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writer), 5)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await writer

    @property
    def guest_id(self) -> str:
        """The guest of the token."""
        return self._guest.id

    def expel(self, refused: Refused) -> None:
        """Disconnect the client, which may not use the server."""
        self._refuse(refused, None)
        self._finish(POLICY)

    def follow(self, former: object, room: Room) -> bool:
        """Go on at the room of a table that was reloaded, or has come here; False if this client has left it."""
        if self._rooms.get(room.name) is not former:
            return False
        self._rooms[room.name] = room
        return True

    def move_on(self, former: Room, subscription: Subscription, pace: commands.SetPace | None, node: str) -> None:
        """Go on at another node, which has the table of a room that was closed here."""
        links = self._context.links
        if links is not None and self._rooms.get(former.name) is former:
            link = self._rooms[former.name] = links.open(former.name, self, self._guest)
            link.resume(node, subscription, pace)

    async def _hello(self) -> bool:
        try:
            async with asyncio.timeout(_HELLO_TIMEOUT):
                message = await self._message()
            if not isinstance(message, commands.Hello):
                raise Refused("bad-message")
            if message.protocol != commands.PROTOCOL:
                raise Refused("bad-version")
            self._guest, is_due = self._context.tokens.verify(message.token)
            self._context.operations.check(self._guest.id)
        except TimeoutError:
            self._finish(POLICY)
            return False
        except Refused as refused:
            self.expel(refused)
            return False
        except _Disconnected:
            return False
        renewed = self._context.tokens.token(self._guest) if is_due else ""
        self.put(encode(Welcome(commands.PROTOCOL, self._guest.id, self._guest.name, renewed)))
        return True

    async def _serve_commands(self) -> None:
        if self._fast_path is not None:
            self._fast_path.receiver = self._receive_fast
        while not self._close_code:
            try:
                self._is_idle = True
                message = await self._message()
                self._is_idle = False
                if not self._handle(message):
                    assert isinstance(message, commands.Command)
                    await self._handle_after_loading(message)
            except Refused as refused:
                self._refuse(refused, None)
            except _Disconnected:
                return

    def _receive_fast(self, data: bytes) -> bool:
        """Handle a message from the fast path; False if it needs to wait, and must take the regular path."""
        if self._close_code:
            return True
        if not self._is_idle:
            return False
        try:
            message = self._decode(data)
        except Refused as refused:
            self._refuse(refused, None)
            return True
        self._is_idle = self._handle(message)
        return self._is_idle

    async def _message(self) -> commands.FromClient:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise _Disconnected
        return self._decode(event.get("text") or event.get("bytes") or b"")

    def _decode(self, data: bytes | str) -> commands.FromClient:
        try:
            return commands.decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._unreadable += 1
            if self._unreadable > self._context.limits.unreadable or self._message_rate.excess() > 0:
                self._finish(POLICY)
            raise Refused("bad-message") from None

    def _handle(self, message: commands.FromClient) -> bool:
        """Handle a message; False, without any effect, if its room has to be loaded first."""
        if self._needs_room(message):
            return False
        try:
            self._check_message_rate()
            if isinstance(message, commands.Command):
                self._dispatch(message, self._rooms.get(message.table))
            elif isinstance(message, commands.Ping):
                self.put(encode(Pong(message.ref, time.time())))
            else:
                raise Refused("bad-message")
        except Refused as refused:
            self._refuse(refused, getattr(message, "ref", None))
        return True

    def _needs_room(self, message: commands.FromClient) -> bool:
        if not isinstance(message, commands.Command) or isinstance(message, commands.Unsubscribe):
            return False
        room = self._rooms.get(message.table)
        return room is None or not room.is_accepting

    async def _handle_after_loading(self, command: commands.Command) -> None:
        try:
            self._check_message_rate()
            self._check_command(command)
            self._dispatch(command, await self._find(command.table))
        except Refused as refused:
            self._refuse(refused, command.ref)

    async def _find(self, table: str) -> Room | Link:
        """Return the room of a table, or a link to the node that runs it."""
        try:
            return await self._context.registry.room(table)
        except Elsewhere as elsewhere:
            if self._context.links is None:
                raise
            known = self._rooms.get(table)
            if isinstance(known, Link) and known.is_accepting:  # the table was handed over while a command waited
                return known
            return self._context.links.open(table, self, self._guest, elsewhere.node)

    def _check_message_rate(self) -> None:
        excess = self._message_rate.excess()
        if excess > self._context.limits.messages:
            self._finish(POLICY)
        if excess > 0:
            raise Refused("too-fast")

    def _check_command(self, command: commands.Command) -> None:
        if self._context.registry.closing and self._context.links is None:  # a node has its tables handed over
            raise Refused("closing")
        if self._guest.table not in ("", command.table):
            raise Refused("bad-token")

    def _dispatch(self, command: commands.Command, room: Room | Link | None) -> None:
        self._check_command(command)
        if room is None or isinstance(command, commands.Unsubscribe):
            self._rooms.pop(command.table, None)
            if room is not None:
                room.unsubscribe(self)
            self.put(encode(Done(command.ref, -1)))
            return
        if isinstance(command, commands.Subscribe):
            if command.table not in self._rooms and len(self._rooms) >= self._context.limits.subscriptions:
                raise Refused("too-many")
            self._rooms[command.table] = room
        span: CommandSpan | None = None
        if tracing.current is not None:
            span = tracing.current.begin(command, "client", self._context.registry.services.store.node_id)
        try:
            if isinstance(room, Room):
                reply = partial(self._reply, command.ref)
                dispatch_command(self._context.limiter, room, self, self._guest, command, reply, span)
            else:
                room.send(command, span)
        except Refused as refused:
            if span is not None:
                span.end(refused)
            raise

    def _reply(self, ref: int, result: Any) -> None:
        if isinstance(result, Refused):
            self._refuse(result, ref)
        else:
            self.put_reply(encode(Done(ref, result)))

    def _refuse(self, refused: Refused, ref: int | None) -> None:
        REFUSALS.labels(refused.why).inc()
        self.put(encode(Refusal(refused.why, ref, refused.rule, refused.place)))


def dispatch_command(
    limiter: Limiter,
    room: Room,
    listener: Listener,
    guest: Guest,
    command: commands.Command,
    reply: Callable[[Any], None],
    span: CommandSpan | None = None,
) -> None:
    """Submit a command to a room; Refused if the guest sends too many.

    The reply ends the span, if there is one.
    """
    table = room.table
    if span is not None:
        reply = span.wrap(reply)
    if isinstance(command, commands.Subscribe):
        limiter.subscribe(guest.id)
        room.subscribe(Subscription(listener, guest, command.views), command.since, reply)
        return
    if isinstance(command, commands.SetPace):
        reply(room.set_pace(listener, command))
        return
    if isinstance(command, commands.SetVisibility):
        room.notices.set_visibility(listener, command.visible)
        reply(table.seq)
        return
    if isinstance(command, commands.Say | commands.MakeClaim):
        limiter.talk(guest.id, room.name, table.is_member(guest.id))
    elif not isinstance(command, commands.Play):
        limiter.command(guest.id, room.name, table.is_member(guest.id))
    if span is None:
        room.submit(lambda now: handle_command(table, guest, command, now, room.presence.connectivity), reply)
        return

    def work(now: float) -> int:
        seq = handle_command(table, guest, command, now, room.presence.connectivity)
        span.note("applied")  # what follows until the end is the commit
        return seq

    room.submit(work, reply)


class _Disconnected(Exception):
    """The connection was closed."""
