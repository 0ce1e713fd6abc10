"""The web server's socket, with short ways in and out: what a framework does for each message of each client costs more
than the move it tells of.

Out, a frame is made once and written at once, to however many. In, a whole text frame goes straight to whoever takes
it; all else (control frames, fragments, what is too large) goes the long way, through the web server.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from motherlode.server.transport.rate_limits import MessageRate

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

__all__ = ["FAST_PATH", "FastPath", "FastPathProtocol", "MessageReceiver", "text_frame"]

FAST_PATH: Final = "motherlode.short_way"
"""Its place among the extensions of an ASGI scope."""

MessageReceiver = Callable[[bytes], bool]
"""Takes a message; False: it must go the long way."""

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_FIN: Final = 0x80
_MASK_SIZE: Final = 4
_TOO_LARGE: Final = -1


class FastPath(Protocol):
    """What a connection may use of it."""

    receiver: MessageReceiver | None

    def write(self, frame: bytes) -> bool:
        """Write a frame, unless it would have to wait: then False, and the long way must be gone."""

    def disconnect(self, seconds: float) -> None:
        """Read nothing more, and abort the connection after so many seconds."""


class FastPathProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, with the short ways added."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.receiver: MessageReceiver | None = None
        self._partial_frame = b""
        """The beginning of a frame."""
        self._is_fragmented = False
        """Whether a message comes in fragments, and more are to come."""
        self._is_discarding = False
        """Whether the client was hung up on, so that whatever it sends is discarded."""
        self._frame_rate = MessageRate(self.frames_per_second)

    @property
    def frames_per_second(self) -> int:
        """How many frames of any kind, pings and fragments too, a client may send: then it is disconnected."""
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
        if scope is not None:  # which refers to this: or else both would be left to the garbage collector
            scope["extensions"].pop(FAST_PATH, None)

    def write(self, frame: bytes) -> bool:
        """Write a frame at once, if nothing is waiting."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def disconnect(self, seconds: float) -> None:
        """Read nothing more, and abort the connection after so many seconds."""
        if not self._is_discarding and not self.transport.is_closing():
            self.transport.pause_reading()
        self._is_discarding = True
        self._partial_frame = b""
        self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames, and send each on its way. What comes first is the request, and whole.

        One read may hold tens of thousands of frames, of which each costs: more than anyone sends in good faith is
        where the connection ends.
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
                super().data_received(data[at:])  # and is refused by its head
                return
            if end > len(data):
                self._partial_frame = data[at:]
                return
            self._frame(data if end - at == len(data) else data[at:end])
            at = end

    def _frame_end(self, data: bytes, at: int) -> int:
        """Where a frame that begins there ends; beyond the data if more must come first, or _TOO_LARGE."""
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
        if frame[0] & 0x0F < 8:  # control frames may come between fragments
            self._is_fragmented = not frame[0] & _FIN
        super().data_received(frame)

    def _can_use_fast_path(self) -> bool:
        """Whether nothing goes the long way that a message would overtake."""
        return self.queue.empty() and not self._is_fragmented and not self.close_sent


@lru_cache(16)
def text_frame(data: bytes) -> bytes:
    """A text message as it goes over the wire, from a server: one frame, unmasked. News goes to several at once."""
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data
