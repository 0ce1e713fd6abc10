"""HTTP requests for tables of other nodes: sent there whole, and answered by the app of that node."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import structlog

from motherlode.server.cluster.messages import HttpPart, HttpRequest
from motherlode.server.domain.refusals import Refused

if TYPE_CHECKING:
    from motherlode.server.cluster.node import ClusterNode

__all__ = ["FORWARDED", "HttpForwarding", "HttpResponse"]

_logger = structlog.get_logger("motherlode.forwarding")

FORWARDED: Final = "motherlode.forwarded"
"""Key in the scope of a request that another node has counted and forwarded."""

_TIMEOUT: Final = 10.0
_ATTEMPTS: Final = 3
_MAX_WAITING: Final = 500
"""Requests that may wait for other nodes."""
_PART_BYTES: Final = 128 * 1024
_MAX_RESPONSE: Final = 32 * 1024 * 1024
_HEADERS: Final = (b"accept-encoding", b"authorization", b"content-type", b"host", b"x-forwarded-proto")
"""Headers that a table's node needs."""

App = Callable[[Any, Any, Any], Awaitable[None]]


class HttpResponse:
    """A response of which parts have arrived."""

    def __init__(self) -> None:
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = b""


class HttpForwarding:
    """Requests sent to other nodes, and those that they send here. ``app`` answers the latter."""

    def __init__(self, app: App, max_body: int) -> None:
        self._app = app
        self._max_body = max_body
        self._numbers = count()
        self._waiting: dict[int, HttpResponse] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._node: ClusterNode

    def start(self, node: ClusterNode) -> None:
        """Set the node that sends messages."""
        self._node = node

    async def forward_or_serve(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request for a table: by this node's app if it has the table, else by that of its node."""
        node = await self._locate(table)
        if not node:
            await self._app(scope, receive, send)
            return
        body = await _read(receive, self._max_body)
        if body is None:
            await _refuse(send, 413, b"too-large")
            return
        for _ in range(_ATTEMPTS):
            response = await self._ask(node, scope, body)
            if response is None:
                break
            if response.status != 503 or b'"elsewhere"' not in response.body:
                start = {"type": "http.response.start", "status": response.status, "headers": response.headers}
                await send(start)
                await send({"type": "http.response.body", "body": response.body, "more_body": False})
                return
            node = await self._locate(table)  # the table has moved since
            if not node:
                await self._app(scope, _replay(body), send)
                return
        await _refuse(send, 503, b"try-again")

    async def _locate(self, table: str) -> str:
        """Return the other node that has a table; empty if this one does, or can say why there is none."""
        try:
            node = await self._node.locate(table)
        except Refused:
            return ""
        return "" if node == self._node.id else node

    async def _ask(self, node: str, scope: Any, body: bytes) -> HttpResponse | None:
        headers = [(name, value) for name, value in scope["headers"] if name in _HEADERS]
        client = scope["client"][0] if scope["client"] else ""
        return await self.ask(
            node, scope["method"], scope["path"], headers, body, scope["query_string"], scope["scheme"], client
        )

    async def ask(
        self,
        node: str,
        method: str,
        path: str,
        headers: list[tuple[bytes, bytes]],
        body: bytes,
        query: bytes = b"",
        scheme: str = "http",
        client: str = "",
    ) -> HttpResponse | None:
        """Have another node answer a request; None if it does not."""
        if len(self._waiting) >= _MAX_WAITING:
            return None
        number = next(self._numbers)
        response = self._waiting[number] = HttpResponse()
        request = HttpRequest(self._node.id, number, method, path, query, headers, body, scheme, client)
        try:
            self._node.post(node, request)
            await asyncio.wait_for(response.done, _TIMEOUT)
        except TimeoutError:
            return None
        finally:
            del self._waiting[number]
        return response

    def receive(self, part: HttpPart) -> None:
        """Take a part of a response."""
        response = self._waiting.get(part.number)
        if response is None or response.done.done():
            return
        response.status, response.headers = part.status, part.headers
        response.body += part.body
        if len(response.body) > _MAX_RESPONSE:
            response.done.cancel()
        elif part.is_last:
            response.done.set_result(None)

    def serve(self, request: HttpRequest) -> None:
        """Answer a request of another node."""
        task = asyncio.create_task(self._serve(request), name="forwarded request")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, request: HttpRequest) -> None:
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": request.scheme,
            "path": request.path,
            "raw_path": request.path.encode(),
            "query_string": request.query,
            "root_path": "",
            "headers": list(request.headers),
            "client": (request.client, 0),
            "server": ("localhost", 80),
            "extensions": {},
            FORWARDED: True,
        }
        if request.body:
            scope["headers"].append((b"content-length", str(len(request.body)).encode()))
        status, body = 500, b""
        headers: list[tuple[bytes, bytes]] = []

        async def send(message: Any) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status, headers = message["status"], [(bytes(name), bytes(value)) for name, value in message["headers"]]
            else:
                body += message.get("body", b"")

        try:
            await self._app(scope, _replay(request.body), send)
        except Exception:
            _logger.exception("forwarded request failed")
        parts = [body[at : at + _PART_BYTES] for at in range(0, len(body), _PART_BYTES)] or [b""]
        for number, part in enumerate(parts):
            is_last = number == len(parts) - 1
            self._node.post(request.sender, HttpPart(self._node.id, request.number, status, headers, part, is_last))


async def _read(receive: Any, limit: int) -> bytes | None:
    """Read a request's body; None if it is larger than allowed."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        if len(body) > limit:
            return None
        if not message.get("more_body"):
            return bytes(body)


def _replay(body: bytes) -> Any:
    """Return an ASGI ``receive`` that yields a body which was read before."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        if messages:
            return messages.pop()
        await asyncio.Event().wait()
        raise AssertionError

    return receive


async def _refuse(send: Any, status: int, why: bytes) -> None:
    body = b'{"why":"%s"}' % why
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
