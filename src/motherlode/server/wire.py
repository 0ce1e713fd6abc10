"""The web server's socket, with a short way out: a frame that is made once and written at once, to however many.

What the framework does for each message of each client costs more than the move it tells of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

__all__ = ["SHORT_WAY", "ShortWay", "Wire", "text_frame"]

ShortWay = Callable[[bytes], bool]
"""Writes a frame, unless it would have to wait: then it answers False, and the long way must be gone."""

SHORT_WAY: Final = "motherlode.short_way"
"""Its place among the extensions of an ASGI scope."""

_TEXT: Final = 0x81


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own, with the short way added."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][SHORT_WAY] = self._write_at_once

    def _write_at_once(self, frame: bytes) -> bool:
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


def text_frame(data: bytes) -> bytes:
    """A text message as it goes over the wire, from a server: one frame, unmasked."""
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data
