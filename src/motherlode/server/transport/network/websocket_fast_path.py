"""uvicorn's WebSocket protocol with a fast path: its usual handling costs more than a move.

Outgoing, a frame is built once and written directly to any number of sockets. Incoming, a complete text frame goes
directly to its connection; everything else (control frames, fragments, oversized frames) takes the regular path
through uvicorn.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

__all__ = ["FAST_PATH", "FastPath", "FastPathProtocol", "MessageRate", "MessageReceiver", "text_frame"]

FAST_PATH: Final = "motherlode.fast_path"
"""Key of the fast path in the extensions of an ASGI scope."""

MessageReceiver = Callable[[bytes], bool]
"""Handles a message; False if it must take the regular path."""

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_FIN: Final = 0x80
_MASK_SIZE: Final = 4
_TOO_LARGE: Final = -1


class FastPath(Protocol):
    """The fast path as a connection uses it."""

    receiver: MessageReceiver | None

    def write(self, frame: bytes) -> bool:
        """Write a frame; False if it would have to wait, and must take the regular path."""

    def disconnect(self, seconds: float) -> None:
        """Stop reading, and abort the connection after some seconds."""


class MessageRate:
    """Counts events per second: messages or frames of one connection."""

    __slots__ = ("_count", "_most", "_second")

    def __init__(self, most: int) -> None:
        self._most = most
        self._second = 0
        self._count = 0

    def excess(self) -> int:
        """Count an event; return by how much this second's count exceeds the limit."""
        second = int(time.monotonic())
        if second != self._second:
            self._second = second
            self._count = 0
        self._count += 1
        return self._count - self._most


class FastPathProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with the fast path."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.receiver: MessageReceiver | None = None
        self._partial_frame = b""
        """The first part of an incomplete frame."""
        self._is_fragmented = False
        """Whether a fragmented message is incomplete."""
        self._is_discarding = False
        """Whether the connection is being closed, so that incoming data is discarded."""
        self._frame_rate = MessageRate(self.frames_per_second)

    @property
    def frames_per_second(self) -> int:
        """Frames of any kind that a client may send per second before it is disconnected."""
        raise NotImplementedError

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][FAST_PATH] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.receiver = None
        scope: Any = getattr(self, "scope", None)
        if scope is not None:  # break the reference cycle without the garbage collector
            scope["extensions"].pop(FAST_PATH, None)

    def write(self, frame: bytes) -> bool:
        """Write a frame if nothing is queued."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def disconnect(self, seconds: float) -> None:
        """Stop reading, and abort the connection after some seconds."""
        if not self._is_discarding and not self.transport.is_closing():
            self.transport.pause_reading()
        self._is_discarding = True
        self._partial_frame = b""
        self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Split incoming data into frames and dispatch each. The handshake request comes first, in one piece.

        One read may hold tens of thousands of frames, each of which costs time, so their rate is limited.
        """
        if self._is_discarding:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._partial_frame:
            data = self._partial_frame + data
            self._partial_frame = b""
        at = 0
        while at < len(data) and not self._is_discarding:
            if self._frame_rate.excess() > 0:
                self._is_discarding = True
                self.transport.abort()
                return
            end = self._frame_end(data, at)
            if end == _TOO_LARGE:
                super().data_received(data[at:])  # refused by its header
                return
            if end > len(data):
                self._partial_frame = data[at:]
                return
            self._frame(data if end - at == len(data) else data[at:end])
            at = end

    def _frame_end(self, data: bytes, at: int) -> int:
        """Return the end of the frame at ``at``; beyond the data if it is incomplete, or _TOO_LARGE."""
        left = len(data) - at
        if left < 2:
            return len(data) + 1
        size, head = data[at + 1] & 0x7F, 2
        if size >= 126:
            head = 4 if size == 126 else 10
            if left < head:
                return len(data) + 1
            size = int.from_bytes(data[at + 2 : at + head], "big")
        if size > self.config.ws_max_size:
            return _TOO_LARGE
        return at + head + (_MASK_SIZE if data[at + 1] & _MASKED else 0) + size

    def _frame(self, frame: bytes) -> None:
        if self.receiver is not None and frame[0] == _TEXT and frame[1] >= _MASKED and self._can_use_fast_path():
            body = {_MASKED | 126: 4, _MASKED | 127: 10}.get(frame[1], 2) + _MASK_SIZE
            if self.receiver(apply_mask(frame[body:], frame[body - _MASK_SIZE : body])):
                return
        if frame[0] & 0x0F < 8:  # control frames may be interleaved with fragments
            self._is_fragmented = not frame[0] & _FIN
        super().data_received(frame)

    def _can_use_fast_path(self) -> bool:
        """Whether no message on the regular path would be overtaken."""
        return self.queue.empty() and not self._is_fragmented and not self.close_sent


@lru_cache(16)
def text_frame(data: bytes) -> bytes:
    """Encode a text message as one unmasked frame. Cached, as news are sent to several sockets."""
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data
