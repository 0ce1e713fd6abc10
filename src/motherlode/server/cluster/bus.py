"""The message bus between nodes: NATS, with batching, and bounds on what may wait."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from motherlode.core.errors import MotherlodeError
from motherlode.server.cluster.messages import AnyNodeMessage, NodeMessage, decode_batch, encode_message, join_batch
from motherlode.server.metrics import BUS_BYTES, BUS_CONNECTED, BUS_DROPPED, BUS_MESSAGES

__all__ = ["Bus", "BusError", "MessageHandler"]

_logger = structlog.get_logger("motherlode.bus")

_CONNECT_TIMEOUT: Final = 10.0
_RECONNECT_WAIT: Final = 0.2
_PING_INTERVAL: Final = 2
"""Seconds between pings; after two without an answer, the connection is given up."""
_PROBE_TIMEOUT: Final = 0.2
_BATCH_BYTES: Final = 256 * 1024
"""A batch is sent when it has this size. NATS accepts up to 1 MB by default."""
_MAX_WAITING_BYTES: Final = 8 * 1024 * 1024
"""Bytes that may wait for one subject. Beyond that messages are dropped; links notice and recover."""

MessageHandler = Callable[[AnyNodeMessage], None]


class BusError(MotherlodeError):
    """The bus cannot be reached; the message names it, without a password."""


class Bus:
    """A connection to NATS, which reconnects by itself. Messages posted while it is down are dropped."""

    def __init__(self, client: Any, prefix: str) -> None:
        self._client = client
        self._prefix = prefix
        self._waiting: dict[str, list[bytes]] = {}
        self._waiting_bytes: dict[str, int] = {}
        self._flusher: asyncio.Task[None] | None = None
        self.connected_since = 0.0
        """When the connection was last made, by the event loop's clock."""
        self.disconnected_since: float | None = None
        """When the connection was lost, by the event loop's clock; None while it is up."""

    @classmethod
    async def connect(cls, address: str) -> Bus:
        """Connect to ``nats://host:port/cluster``; BusError if that fails.

        Clusters of different names can share a bus; without one, the name is ``motherlode``.
        """
        try:
            from nats.aio.client import Client
            from nats.errors import Error as NatsError
        except ModuleNotFoundError:
            raise BusError("nats-py is not installed; pip install 'motherlode[nats]'") from None
        client: Any = Client()
        try:
            where = urlsplit(address)
            shown = f"{where.hostname}:{where.port or 4222}"
        except ValueError:
            raise BusError("the address of the bus does not look like nats://host:4222") from None
        name = where.path.strip("/") or "motherlode"
        if where.scheme not in ("nats", "tls") or not where.hostname or not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", name):
            raise BusError("the address of the bus does not look like nats://host:4222 or nats://host:4222/cluster")
        bus = cls(client, name)
        try:
            async with asyncio.timeout(_CONNECT_TIMEOUT):
                await client.connect(
                    where._replace(path="").geturl(),
                    name="motherlode",
                    connect_timeout=2,
                    reconnect_time_wait=_RECONNECT_WAIT,
                    max_reconnect_attempts=-1,
                    ping_interval=_PING_INTERVAL,
                    max_outstanding_pings=2,
                    error_cb=_log_error,
                    disconnected_cb=bus._on_disconnected,
                    reconnected_cb=bus._on_reconnected,
                )
        except TimeoutError:
            raise BusError(f"cannot reach the bus {shown}: it does not answer") from None
        except (OSError, NatsError, ValueError) as error:
            raise BusError(f"cannot reach the bus {shown}: {error}") from None
        BUS_CONNECTED.set(1)
        return bus

    @property
    def is_connected(self) -> bool:
        """Whether messages can be sent."""
        return self.disconnected_since is None and bool(self._client.is_connected)

    async def subscribe(self, name: str, handler: MessageHandler) -> None:
        """Have a handler called with the messages that are posted to a name."""

        async def receive(message: Any) -> None:
            try:
                batch = decode_batch(message.data)
            except msgspec.DecodeError as error:
                _logger.error("unreadable message on the bus", cause=str(error))
                return
            for one in batch:
                try:
                    handler(one)
                except Exception:
                    _logger.exception("message failed", kind=type(one).__name__)

        await self._client.subscribe(f"{self._prefix}.{name}", cb=receive)

    def post(self, name: str, message: NodeMessage) -> bool:
        """Queue a message to a name; False if it was dropped. What is posted together is sent together."""
        if not self.is_connected:
            return False
        data = encode_message(message)
        size = self._waiting_bytes.get(name, 0) + len(data)
        if size > _MAX_WAITING_BYTES:
            BUS_DROPPED.count += 1
            return False
        self._waiting_bytes[name] = size
        self._waiting.setdefault(name, []).append(data)
        if self._flusher is None:
            self._flusher = asyncio.get_running_loop().create_task(self._flush(), name="bus")
        return True

    async def is_listening(self, name: str) -> bool:
        """Whether anyone subscribes to a name, as far as is known: True if the bus does not say.

        NATS answers at once if nobody does. It knows when a process is killed, as that closes its connection.
        """
        from nats.errors import Error as NatsError
        from nats.errors import NoRespondersError

        try:
            await self._client.request(f"{self._prefix}.{name}", join_batch([]), timeout=_PROBE_TIMEOUT)
        except NoRespondersError:
            return False
        except (NatsError, TimeoutError, OSError):
            return True  # nobody answers an empty batch
        return True

    async def close(self) -> None:
        """Send what waits, and disconnect."""
        if self._flusher is not None:
            await self._flusher
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1.0):
                await self._client.flush()
        with contextlib.suppress(Exception):
            await self._client.close()

    async def _flush(self) -> None:
        try:
            while self._waiting:
                name = next(iter(self._waiting))
                messages = self._waiting.pop(name)
                self._waiting_bytes.pop(name)
                for batch in _batches(messages):
                    if self.is_connected:
                        BUS_MESSAGES.count += len(batch)
                        data = join_batch(batch)
                        BUS_BYTES.count += len(data)
                        await self._client.publish(f"{self._prefix}.{name}", data)
        except Exception as error:  # lost messages are noticed by the links
            BUS_DROPPED.count += 1
            _logger.warning("not sent on the bus", cause=repr(error))
        finally:
            self._flusher = None
            if self._waiting:
                self._flusher = asyncio.get_running_loop().create_task(self._flush(), name="bus")

    async def _on_disconnected(self) -> None:
        if self.disconnected_since is None and not self._client.is_closed:
            self.disconnected_since = asyncio.get_running_loop().time()
            BUS_CONNECTED.set(0)
            _logger.warning("bus disconnected")

    async def _on_reconnected(self) -> None:
        self.disconnected_since = None
        self.connected_since = asyncio.get_running_loop().time()
        BUS_CONNECTED.set(1)
        _logger.info("bus connected again")


def _batches(messages: list[bytes]) -> list[list[bytes]]:
    """Split messages into batches of about _BATCH_BYTES."""
    batches: list[list[bytes]] = [[]]
    size = 0
    for message in messages:
        if size and size + len(message) > _BATCH_BYTES:
            batches.append([])
            size = 0
        batches[-1].append(message)
        size += len(message)
    return batches


async def _log_error(error: Exception) -> None:
    _logger.warning("bus", cause=repr(error))
