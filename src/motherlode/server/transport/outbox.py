"""What goes out to one client: at once if it can, else when the client reads; and never makes a table wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from motherlode.server.projections.messages import Goodbye, encode
from motherlode.server.transport.websocket_fast_path import FastPath, text_frame

__all__ = ["POLICY", "RESTART", "TRY_LATER", "Outbox", "Send"]

POLICY: Final = 1008
RESTART: Final = 1012
TRY_LATER: Final = 1013

_DRAIN_SECONDS: Final = 2.0
"""Seconds for sending what is left to a client that is disconnected,"""
_LINGER_SECONDS: Final = 0.5
"""and for the last of it to arrive."""

Send = Callable[[Any], Awaitable[None]]


class Outbox:
    """Messages on their way. A client that lets more than ``unsent`` bytes wait is disconnected."""

    def __init__(self, send: Send, fast_path: FastPath | None, unsent: int) -> None:
        self._send = send
        self._fast_path = fast_path
        self._unsent = unsent
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        """The size of what is in the outbox, in bytes."""
        self._pending_reply = b""
        """An answer that waits for the news it brought about, to be written with it."""
        self._wake = asyncio.Event()
        self._close_code = 0

    def put(self, data: bytes) -> None:
        """Send, at once or some time soon. A client that does not read is disconnected."""
        answer, self._pending_reply = self._pending_reply, b""
        if self._close_code:
            return
        if self._fast_path is not None and not self._outbox:
            frame = text_frame(data)
            if self._fast_path.write(text_frame(answer) + frame if answer else frame):
                return
        if answer:
            self._outbox.append(answer)
        self._outbox.append(data)
        self._waiting += len(answer) + len(data)
        if self._waiting > self._unsent:
            self._outbox.clear()
            self._waiting = 0
            self._finish(TRY_LATER)
        self._wake.set()

    def put_reply(self, data: bytes) -> None:
        """Send, together with what comes next if it comes at once: to write twice costs twice."""
        self._flush_reply()
        self._pending_reply = data
        asyncio.get_running_loop().call_soon(self._flush_reply)

    def _flush_reply(self) -> None:
        answer, self._pending_reply = self._pending_reply, b""
        if answer:
            self.put(answer)

    def disconnect(self) -> None:
        """Close; the client is to connect again."""
        self.put(encode(Goodbye(again_in=1.0)))
        self._finish(RESTART)

    def _finish(self, code: int) -> None:
        """Close the connection: nothing more is read, and what is not sent within a moment is lost."""
        if self._close_code:
            return
        self._close_code = code
        if self._fast_path is not None:
            self._fast_path.disconnect(_DRAIN_SECONDS)
        self._wake.set()

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                data = self._outbox.popleft()
                self._waiting -= len(data)
                await self._send({"type": "websocket.send", "text": data.decode()})
            if self._close_code:
                await self._send({"type": "websocket.close", "code": self._close_code})
                if self._fast_path is not None:
                    self._fast_path.disconnect(_LINGER_SECONDS)
                return
