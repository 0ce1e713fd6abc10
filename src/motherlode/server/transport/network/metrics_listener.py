"""A listener of its own for ``/metrics``, so that it can be on an address that players cannot reach."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from motherlode.core.errors import MotherlodeError
from motherlode.server.metrics import metrics_page
from motherlode.server.transport.network.listening import bind_sockets

__all__ = ["MetricsListener", "parse_address"]

_TIMEOUT: Final = 5.0
"""Seconds for a request to arrive, and for its response to be read."""
_MAX_CONNECTIONS: Final = 16
_MAX_HEADER: Final = 16 * 1024


def parse_address(text: str) -> tuple[str, int]:
    """Return host and port of ``host:port``, ``[::1]:port`` or ``:port``, which is this machine's own."""
    host, colon, port = text.rpartition(":")
    if not colon or not (port.isascii() and port.isdecimal()) or int(port) > 65_535:
        raise MotherlodeError(f"{text!r} is not an address like 127.0.0.1:9090")
    return host.strip("[]") or "127.0.0.1", int(port)


class MetricsListener:
    """Answers ``GET /metrics`` on an address, and nothing else."""

    def __init__(self, address: str) -> None:
        self._host, self._port = parse_address(address)
        self._servers: list[asyncio.Server] = []
        self._open = 0

    @property
    def port(self) -> int:
        """The port, once it listens."""
        return int(self._servers[0].sockets[0].getsockname()[1])

    async def start(self) -> None:
        """Start listening; ListenError if that fails."""
        for bound in bind_sockets(self._host, self._port):
            self._servers.append(await asyncio.start_server(self._serve, sock=bound, limit=_MAX_HEADER))

    async def stop(self) -> None:
        """Stop listening."""
        for server in self._servers:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open += 1
        try:
            if self._open <= _MAX_CONNECTIONS:
                with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                    async with asyncio.timeout(_TIMEOUT):
                        request = await reader.readuntil(b"\r\n\r\n")
                        writer.write(_response(request))
                        await writer.drain()
        finally:
            self._open -= 1
            writer.close()


def _response(request: bytes) -> bytes:
    method, _, rest = request.partition(b" ")
    path = rest.partition(b" ")[0].partition(b"?")[0]
    if method not in (b"GET", b"HEAD") or path != b"/metrics":
        return b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    page = metrics_page()
    head = (
        b"HTTP/1.1 200 OK\r\ncontent-type: text/plain; version=0.0.4\r\n"
        b"content-length: %d\r\nconnection: close\r\n\r\n" % len(page)
    )
    return head + (page if method == b"GET" else b"")
