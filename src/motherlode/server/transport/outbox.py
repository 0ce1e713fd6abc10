"""Outgoing messages of one client: written at once if possible, else queued. Never blocks a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from motherlode.server.projections.messages import Goodbye, encode
from motherlode.server.transport.network.websocket_fast_path import FastPath, text_frame

__all__ = ["POLICY", "RESTART", "TRY_LATER", "Outbox", "Send"]

POLICY: Final = 1008
RESTART: Final = 1012
TRY_LATER: Final = 1013

_DRAIN_SECONDS: Final = 2.0
"""Seconds to send queued messages to a client that is being disconnected."""
_LINGER_SECONDS: Final = 0.5
"""Seconds for the close frame to arrive before the connection is aborted."""

Send = Callable[[Any], Awaitable[None]]


class Outbox:
    """The send queue of a connection. A client with more than ``unsent`` bytes queued is disconnected."""

    def __init__(self, send: Send, fast_path: FastPath | None, unsent: int) -> None:
        self._send = send
        self._fast_path = fast_path
        self._max_unsent = unsent
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        """Bytes in the queue."""
        self._pending_reply = b""
        """A reply held back to be written together with the news it caused."""
        self._wake = asyncio.Event()
        self._close_code = 0

    def put(self, data: bytes) -> None:
        """Send a message, or queue it. A client that does not read is disconnected."""
        reply, self._pending_reply = self._pending_reply, b""
        if self._close_code:
            return
        if self._fast_path is not None and not self._queue:
            frame = text_frame(data)
            if self._fast_path.write(text_frame(reply) + frame if reply else frame):
                return
        if reply:
            self._queue.append(reply)
        self._queue.append(data)
        self._queued_bytes += len(reply) + len(data)
        if self._queued_bytes > self._max_unsent:
            self._queue.clear()
            self._queued_bytes = 0
            self._finish(TRY_LATER)
        self._wake.set()

    def put_reply(self, data: bytes) -> None:
        """Send a reply, combined with the next message if that follows at once: one write costs less than two."""
        self._flush_reply()
        self._pending_reply = data
        asyncio.get_running_loop().call_soon(self._flush_reply)

    def _flush_reply(self) -> None:
        reply, self._pending_reply = self._pending_reply, b""
        if reply:
            self.put(reply)

    def disconnect(self, again_in: float = 1.0) -> None:
        """Close the connection; the client should reconnect after some seconds."""
        self.put(encode(Goodbye(again_in=again_in)))
        self._finish(RESTART)

    def _finish(self, code: int) -> None:
        """Close the connection: read nothing more, and drop what cannot be sent in time."""
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
            while self._queue:
                data = self._queue.popleft()
                self._queued_bytes -= len(data)
                await self._send({"type": "websocket.send", "text": data.decode()})
            if self._close_code:
                await self._send({"type": "websocket.close", "code": self._close_code})
                if self._fast_path is not None:
                    self._fast_path.disconnect(_LINGER_SECONDS)
                return
