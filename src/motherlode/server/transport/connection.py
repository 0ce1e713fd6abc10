"""One client's socket: takes orders, and sees that each is answered."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from motherlode.server.domain import commands as orders
from motherlode.server.domain.command_handlers import carry_out
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.metrics import REFUSALS, SOCKETS
from motherlode.server.projections.messages import Done, Pong, Refusal, Welcome, encode
from motherlode.server.runtime.room import Room, Subscription
from motherlode.server.runtime.room_registry import Hall
from motherlode.server.settings import Limits
from motherlode.server.transport.outbox import POLICY, Outbox, Send
from motherlode.server.transport.rate_limits import Limiter, Pace
from motherlode.server.transport.tokens import Tokens
from motherlode.server.transport.websocket_fast_path import ShortWay

__all__ = ["Connection", "House"]

_HELLO_WITHIN: Final = 20.0

Receive = Callable[[], Awaitable[Any]]


class House(NamedTuple):
    """What every connection needs."""

    hall: Hall
    tokens: Tokens
    limiter: Limiter
    limits: Limits


class Connection(Outbox):
    """A client who has been let in by the web server, and is yet to say who they are."""

    def __init__(self, house: House, receive: Receive, send: Send, short_way: ShortWay | None = None) -> None:
        super().__init__(send, short_way, house.limits.unsent_bytes)
        self._house = house
        self._receive = receive
        self._rooms: dict[str, Room] = {}
        self._is_idle = False
        """Whether nothing of this client is being worked at, so that the next message may be taken at once."""
        self._guest = Guest("", "")
        self._pace = Pace(house.limits.messages)
        self._unreadable = 0
        """How many messages could not be read."""

    async def run(self) -> None:
        """Serve the client until they go."""
        SOCKETS.inc()
        writer = asyncio.create_task(self._write())
        try:
            if await self._hello():
                await self._obey()
        finally:
            SOCKETS.dec()
            if self._short_way is not None:
                self._short_way.taker = None
            for room in self._rooms.values():
                room.unsubscribe(self)
            if self._close_code:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writer), 5)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await writer

    async def _hello(self) -> bool:
        try:
            async with asyncio.timeout(_HELLO_WITHIN):
                message = await self._message()
            if not isinstance(message, orders.Hello):
                raise Refused("bad-message")
            if message.protocol != orders.PROTOCOL:
                raise Refused("bad-version")
            self._guest = self._house.tokens.guest(message.token)
        except TimeoutError:
            self._finish(POLICY)
            return False
        except Refused as refused:
            self._refuse(refused, None)
            self._finish(POLICY)
            return False
        except _Gone:
            return False
        self.put(encode(Welcome(orders.PROTOCOL, self._guest.id, self._guest.name)))
        return True

    async def _obey(self) -> None:
        if self._short_way is not None:
            self._short_way.taker = self._take
        while not self._close_code:
            try:
                self._is_idle = True
                message = await self._message()
                self._is_idle = False
                if not self._heed(message):
                    assert isinstance(message, orders.Order)
                    await self._fetch_room(message)
            except Refused as refused:
                self._refuse(refused, None)
            except _Gone:
                return

    def _take(self, data: bytes) -> bool:
        """A message by the short way; False if something must be waited for, so that it has to come by the long one."""
        if self._close_code:
            return True
        if not self._is_idle:
            return False
        try:
            message = self._decode(data)
        except Refused as refused:
            self._refuse(refused, None)
            return True
        self._is_idle = self._heed(message)
        return self._is_idle

    async def _message(self) -> orders.FromClient:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise _Gone
        return self._decode(event.get("text") or event.get("bytes") or b"")

    def _decode(self, data: bytes | str) -> orders.FromClient:
        try:
            return orders.decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._unreadable += 1
            if self._unreadable > self._house.limits.unreadable or self._pace.excess() > 0:
                self._finish(POLICY)
            raise Refused("bad-message") from None

    def _heed(self, message: orders.FromClient) -> bool:
        """Do what a message wants; False, and nothing is done, if its table's room must be fetched first."""
        if self._needs_room(message):
            return False
        try:
            self._check_pace()
            if isinstance(message, orders.Order):
                self._order(message, self._rooms.get(message.table))
            elif isinstance(message, orders.Ping):
                self.put(encode(Pong(message.ref, time.time())))
            else:
                raise Refused("bad-message")
        except Refused as refused:
            self._refuse(refused, getattr(message, "ref", None))
        return True

    def _needs_room(self, message: orders.FromClient) -> bool:
        if not isinstance(message, orders.Order) or isinstance(message, orders.Unsubscribe):
            return False
        room = self._rooms.get(message.table)
        return room is None or room.closing

    async def _fetch_room(self, order: orders.Order) -> None:
        try:
            self._check_pace()
            self._check_order(order)
            self._order(order, await self._house.hall.room(order.table))
        except Refused as refused:
            self._refuse(refused, order.ref)

    def _check_pace(self) -> None:
        excess = self._pace.excess()
        if excess > self._house.limits.messages:
            self._finish(POLICY)
        if excess > 0:
            raise Refused("too-fast")

    def _check_order(self, order: orders.Order) -> None:
        if self._house.hall.closing:
            raise Refused("closing")
        if self._guest.table not in ("", order.table):
            raise Refused("bad-token")

    def _order(self, order: orders.Order, room: Room | None) -> None:
        self._check_order(order)
        if room is None or isinstance(order, orders.Unsubscribe):
            self._rooms.pop(order.table, None)
            if room is not None:
                room.unsubscribe(self)
            self.put(encode(Done(order.ref, -1)))
            return
        if isinstance(order, orders.Subscribe):
            self._subscribe(room, order)
            return
        table = room.table
        if isinstance(order, orders.Say | orders.MakeClaim):
            self._house.limiter.talk(self._guest.id, room.name, table.is_member(self._guest.id))
        elif not isinstance(order, orders.Play):
            self._house.limiter.command(self._guest.id, room.name, table.is_member(self._guest.id))
        room.put(lambda now: carry_out(table, self._guest, order, now), lambda result: self._answer(order.ref, result))

    def _subscribe(self, room: Room, order: orders.Subscribe) -> None:
        self._house.limiter.subscribe(self._guest.id)
        if order.table not in self._rooms and len(self._rooms) >= self._house.limits.subscriptions:
            raise Refused("too-many")
        self._rooms[order.table] = room
        subscription = Subscription(self, self._guest, order.views)
        room.subscribe(subscription, order.since, lambda result: self._answer(order.ref, result))

    def _answer(self, ref: int, result: Any) -> None:
        if isinstance(result, Refused):
            self._refuse(result, ref)
        else:
            self.put_answer(encode(Done(ref, result)))

    def _refuse(self, refused: Refused, ref: int | None) -> None:
        REFUSALS.labels(refused.why).inc()
        self.put(encode(Refusal(refused.why, ref, refused.rule, refused.place)))


class _Gone(Exception):
    """The client closed, or the network did."""
