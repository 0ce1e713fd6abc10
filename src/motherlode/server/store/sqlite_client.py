"""Client of the SQLite worker process, for an event loop that must not block."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

import apsw
import msgspec
import structlog

from motherlode.server.store import sqlite_worker as worker
from motherlode.server.store.sqlite_worker import HEADER_SIZE, QueryResult, Row, Statement

__all__ = ["SqliteClient"]

_logger = structlog.get_logger("motherlode.store")

_STDIN: Final = 0
_STDOUT: Final = 1
_TIMEOUT: Final = 30.0
"""Seconds for the worker to answer or exit before it is killed. It waits ten for a locked file."""
_CHECK_INTERVAL: Final = 5.0


class SqliteClient:
    """Executes statements in a worker process, which is restarted if it dies; pending calls then fail."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._pipe: _WorkerPipe | None = None
        self._starting = asyncio.Lock()
        self._is_closed = False

    async def execute(self, *statements: Statement) -> list[Row]:
        """Execute statements in one transaction, in call order; return the rows of the last.

        apsw.Error if the database reports one, ConnectionError if the worker dies.
        """
        pipe = self._pipe
        if pipe is None or pipe.is_closed:
            pipe = await self._start_worker()
        return await pipe.send(statements)

    async def close(self) -> None:
        """Finish all pending calls and close the file. Later calls raise ConnectionError."""
        self._is_closed = True
        if self._pipe is not None:
            await self._pipe.close()

    async def _start_worker(self) -> _WorkerPipe:
        async with self._starting:
            if self._is_closed:
                raise ConnectionError("the store is closed")
            if self._pipe is None or self._pipe.is_closed:
                argv = [sys.executable, "-P", worker.__file__, str(self._path)]
                _, self._pipe = await asyncio.get_running_loop().subprocess_exec(_WorkerPipe, *argv, stderr=None)
            return self._pipe


class _WorkerPipe(asyncio.SubprocessProtocol):
    """Pipe to one worker, which answers requests in order."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.is_closed = False
        self._pending: deque[tuple[float, asyncio.Future[list[Row]]]] = deque()
        """When each pending request was sent, and its future."""
        self._received = bytearray()
        self._timer: asyncio.TimerHandle | None = None
        self._exited: asyncio.Future[None] = loop.create_future()
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(QueryResult).decode

    def send(self, statements: Sequence[Statement]) -> asyncio.Future[list[Row]]:
        """Send statements; return a future of the rows."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[Row]] = loop.create_future()
        try:
            request = self._encode(statements)
            self._stdin.write(len(request).to_bytes(HEADER_SIZE, "big") + request)
        except RuntimeError:  # the worker died, and the loop has not noticed yet
            self.is_closed = True
            _fail(done, _worker_ended())
        else:
            self._pending.append((loop.time(), done))
        return done

    async def close(self) -> None:
        """Stop the worker; kill it if it takes too long."""
        self.is_closed = True
        self._stdin.close()
        try:
            await asyncio.wait_for(asyncio.shield(self._exited), _TIMEOUT)
        except TimeoutError:
            self._transport.kill()
            await self._exited

    # ---- called by the event loop ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self._stdin = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(_STDIN))
        self._check_timeout()

    def _check_timeout(self) -> None:
        """Kill a worker that does not answer. Pending requests fail; the next one starts a new worker."""
        loop = asyncio.get_running_loop()
        if self._pending and self._pending[0][0] < loop.time() - _TIMEOUT:
            _logger.error("SQLite worker timed out and is killed")
            self._transport.kill()
        elif not self.is_closed:
            self._timer = loop.call_later(_CHECK_INTERVAL, self._check_timeout)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        received = self._received
        received += data
        while len(received) >= HEADER_SIZE and len(received) >= (
            end := HEADER_SIZE + int.from_bytes(received[:HEADER_SIZE], "big")
        ):
            result = self._decode(received[HEADER_SIZE:end])
            del received[:end]
            self._resolve(result)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.is_closed = True
        while self._pending and fd == _STDOUT:
            _fail(self._pending.popleft()[1], _worker_ended())

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._transport.close()
        self._exited.set_result(None)

    def _resolve(self, result: QueryResult) -> None:
        _, done = self._pending.popleft()
        if result.error:
            _fail(done, getattr(apsw, result.error)(result.text))
        elif not done.done():
            done.set_result(result.rows)


def _worker_ended() -> ConnectionError:
    return ConnectionError("the SQLite worker exited")


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
