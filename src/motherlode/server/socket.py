"""One client's socket: reads orders, sends answers and news, and never makes a table wait."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from motherlode.server import orders
from motherlode.server.doing import carry_out
from motherlode.server.hall import Hall
from motherlode.server.limiting import Limiter, Pace
from motherlode.server.messages import Done, Goodbye, Pong, Refusal, Welcome, encode
from motherlode.server.metrics import REFUSALS, SOCKETS
from motherlode.server.refused import Refused
from motherlode.server.room import Room, Subscription
from motherlode.server.settings import Limits
from motherlode.server.table import Guest
from motherlode.server.tokens import Tokens
from motherlode.server.wire import ShortWay, text_frame

__all__ = ["Connection", "House"]

NORMAL: Final = 1000
POLICY: Final = 1008
RESTART: Final = 1012
TRY_LATER: Final = 1013
_HELLO_WITHIN: Final = 20.0

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class House(NamedTuple):
    """What every connection needs."""

    hall: Hall
    tokens: Tokens
    limiter: Limiter
    limits: Limits


class Connection:
    """A client who has been let in by the web server, and is yet to say who they are."""

    def __init__(self, house: House, receive: Receive, send: Send, short_way: ShortWay | None = None) -> None:
        self._house = house
        self._receive = receive
        self._send = send
        self._short_way = short_way
        self._rooms: dict[str, Room] = {}
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._close_code = 0
        self._guest = Guest("", "")
        self._pace = Pace(house.limits.messages)

    # ---- sending ---------------------------------------------------------------------------------------------------

    def put(self, data: bytes) -> None:
        """Send, at once or some time soon. Who does not read is hung up on."""
        if self._short_way is not None and not self._outbox and self._short_way(text_frame(data)):
            return
        self._outbox.append(data)
        if len(self._outbox) > self._house.limits.unsent:
            self._outbox.clear()
            self._finish(TRY_LATER)
        self._wake.set()

    def hang_up(self) -> None:
        """Close; the client is to connect again."""
        self.put(encode(Goodbye(again_in=1.0)))
        self._finish(RESTART)

    def _finish(self, code: int) -> None:
        self._close_code = self._close_code or code
        self._wake.set()

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
            if self._close_code:
                await self._send({"type": "websocket.close", "code": self._close_code})
                return

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until they go."""
        SOCKETS.inc()
        writer = asyncio.create_task(self._write())
        try:
            if await self._hello():
                await self._obey()
        finally:
            SOCKETS.dec()
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
        while not self._close_code:
            ref = None
            try:
                message = await self._message()
                ref = getattr(message, "ref", None)
                excess = self._pace.excess()
                if excess > self._house.limits.messages:
                    self._finish(POLICY)
                if excess > 0:
                    raise Refused("too-fast")
                if isinstance(message, orders.Order):
                    await self._order(message)
                elif isinstance(message, orders.Ping):
                    self.put(encode(Pong(message.ref, time.time())))
                else:
                    raise Refused("bad-message")
            except Refused as refused:
                self._refuse(refused, ref)
            except _Gone:
                return

    async def _message(self) -> orders.FromClient:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise _Gone
        try:
            return orders.decode_message(event.get("text") or event.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._pace.excess()
            raise Refused("bad-message") from None

    async def _order(self, order: orders.Order) -> None:
        if self._house.hall.closing:
            raise Refused("closing")
        if self._guest.table not in ("", order.table):
            raise Refused("bad-token")
        if isinstance(order, orders.Unsubscribe):
            room = self._rooms.pop(order.table, None)
            if room is not None:
                room.unsubscribe(self)
            self.put(encode(Done(order.ref, -1)))
            return
        room = self._rooms.get(order.table)
        if room is None or room.closing:
            room = await self._house.hall.room(order.table)
        if isinstance(order, orders.Subscribe):
            self._subscribe(room, order)
            return
        if isinstance(order, orders.Say | orders.MakeClaim):
            self._house.limiter.talk(self._guest.id)
        table = room.table
        room.put(lambda now: carry_out(table, self._guest, order, now), lambda result: self._answer(order.ref, result))

    def _subscribe(self, room: Room, order: orders.Subscribe) -> None:
        if order.table not in self._rooms and len(self._rooms) >= self._house.limits.subscriptions:
            raise Refused("too-many")
        self._rooms[order.table] = room
        subscription = Subscription(self, self._guest, order.views)
        room.subscribe(subscription, order.since, lambda result: self._answer(order.ref, result))

    def _answer(self, ref: int, result: Any) -> None:
        if isinstance(result, Refused):
            self._refuse(result, ref)
        else:
            self.put(encode(Done(ref, result)))

    def _refuse(self, refused: Refused, ref: int | None) -> None:
        REFUSALS.labels(refused.why).inc()
        self.put(encode(Refusal(refused.why, ref, refused.rule, refused.place)))


class _Gone(Exception):
    """The client closed, or the network did."""
