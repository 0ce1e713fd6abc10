"""uvicorn's HTTP protocol with limits on connections and timeouts for slow clients."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from motherlode.server.logging_setup import ThrottledLogger
from motherlode.server.metrics import REQUEST_TIMEOUTS
from motherlode.server.settings import Limits
from motherlode.server.transport.network.connection_limits import ConnectionLimiter
from motherlode.server.transport.network.websocket_fast_path import FastPathProtocol

__all__ = ["HttpProtocol", "ServerConfig", "WebSocketProtocol"]

Part = Literal["", "header", "body", "response"]

_MIN_READ_BYTES: Final = 16 * 1024
"""Bytes of a response that a client must read within each timeout."""
_log = ThrottledLogger("motherlode.connections")


def _response(status: str) -> bytes:
    return f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\nretry-after: 5\r\n\r\n".encode()


_UNAVAILABLE: Final = _response("503 Service Unavailable")
_FRAMES_PER_SECOND: Final = 1_000
_REQUEST_TIMEOUT: Final = _response("408 Request Timeout")


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with our limits for its protocols."""

    def __init__(self, app: Any, limits: Limits, limiter: ConnectionLimiter, **options: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=WebSocketProtocol, **options)
        self.limits = limits
        self.limiter = limiter


class WebSocketProtocol(FastPathProtocol):
    """A WebSocket, which inherits the connection count of its HTTP connection."""

    config: ServerConfig

    @property
    def frames_per_second(self) -> int:
        return max(_FRAMES_PER_SECOND, 4 * self.config.limits.messages)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.limiter.release(self.transport)
        super().connection_lost(exc)


class HttpProtocol(H11Protocol):
    """An HTTP connection that is counted, with a deadline for each part of a request."""

    config: ServerConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_admitted = False
        self._part: tuple[Part, object] = ("", None)
        """The part of a request that is awaited, and its request cycle."""
        self._deadline_timer: asyncio.TimerHandle | None = None
        self._read_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast("asyncio.Transport", transport)
        peer = get_remote_addr(transport)
        if not self.config.limiter.admit(transport, peer[0] if peer else ""):
            transport.write(_UNAVAILABLE)
            transport.close()
            return
        self._is_admitted = True
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # to be notified of every byte the client has not read
        self._expect("header")

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_admitted:
            return
        self._cancel_timers()
        self.config.limiter.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._is_admitted or self.transport.is_closing():
            return
        super().data_received(data)
        self._expect_more()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # of a pipelined request
            self._expect_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Upgrade as uvicorn does, but leave cleaning up after a bad request to the new protocol."""
        self._cancel_timers()
        self.connections.discard(self)
        self.transport.set_write_buffer_limits()
        lines = [b"%s %s HTTP/1.1" % (event.method, event.target), *(b"%s: %s" % pair for pair in self.headers)]
        protocol = WebSocketProtocol(config=self.config, server_state=self.server_state, app_state=self.app_state)
        self.transport.set_protocol(protocol)
        protocol.connection_made(self.transport)
        try:
            protocol.data_received(b"\r\n".join([*lines, b"", b""]))
        except Exception:  # the two parsers do not accept the same requests
            _log.warning("bad WebSocket request")
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete:  # invalid bytes within a body
            cycle.disconnected = True
            cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # a response has begun
            self.transport.abort()

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():  # the last response is still being read, under its own deadline
            later = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)
            self.timeout_keep_alive_task = later
            return
        super().timeout_keep_alive_handler()

    # ---- deadlines -------------------------------------------------------------------------------------------------

    def _expect_more(self) -> None:
        """Set the deadline for the rest of a request that has begun."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        state = self.conn.their_state
        self._expect("header" if state is h11.IDLE else "body" if state is h11.SEND_BODY else "")

    def _expect(self, part: Part) -> None:
        if self._part == (part, self.cycle):
            return
        self._part = (part, self.cycle)
        if self._deadline_timer is not None:
            self._deadline_timer.cancel()
            self._deadline_timer = None
        if part:
            limits = self.config.limits
            seconds = limits.header_seconds if part == "header" else limits.body_seconds
            self._deadline_timer = self.loop.call_later(seconds, self._time_out, part)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None

    def _wait_for_reading(self) -> None:
        unread = self.transport.get_write_buffer_size()
        seconds = self.config.limits.response_seconds
        self._read_timer = self.loop.call_later(seconds, self._check_reading, unread)

    def _check_reading(self, unread: int) -> None:
        if self.transport.get_write_buffer_size() <= unread - _MIN_READ_BYTES:
            self._wait_for_reading()
        else:
            self._time_out("response")

    def _time_out(self, part: Part) -> None:
        REQUEST_TIMEOUTS.labels(part).inc()
        _log.warning("client too slow", part=part)
        self._cancel_timers()
        cycle: Any = self.cycle  # None before the first request
        is_answered = cycle is not None and cycle.response_started and not cycle.response_complete
        if part == "response" or is_answered or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self.transport.write(_REQUEST_TIMEOUT)
        self.transport.close()

    def _cancel_timers(self) -> None:
        for timer in (self._deadline_timer, self._read_timer):
            if timer is not None:
                timer.cancel()
        self._deadline_timer = self._read_timer = None
