"""Has things done in an SQLite file by a keeper, a process of its own, for an event loop that must not wait."""

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

from motherlode.server.store import sqlite_worker as keeper
from motherlode.server.store.sqlite_worker import HEAD, Answer, Row, Step, framed

__all__ = ["Clerk"]

_logger = structlog.get_logger("motherlode.store")

_ORDERS: Final = 0
_ANSWERS: Final = 1
_PATIENCE: Final = 30.0
"""Seconds that a keeper has to answer, or to close the file; then it is killed. It waits ten for a locked file."""
_LOOK_EVERY: Final = 5.0


class Clerk:
    """Asks a keeper, and hires another if one dies: then whoever waited hears of it, and the next is served."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._pipe: _Pipe | None = None
        self._hiring = asyncio.Lock()
        self._is_dismissed = False

    async def do(self, *steps: Step) -> list[Row]:
        """Do all of these or none, after all that was asked for before; the rows of the last. apsw.Error if the
        database refuses, ConnectionError if the keeper dies over it."""
        pipe = self._pipe
        if pipe is None or pipe.is_closed:
            pipe = await self._hire()
        return await pipe.ask(steps)

    async def dismiss(self) -> None:
        """Let the keeper finish everything and close the file. Whoever comes later gets a ConnectionError."""
        self._is_dismissed = True
        if self._pipe is not None:
            await self._pipe.close()

    async def _hire(self) -> _Pipe:
        async with self._hiring:
            if self._is_dismissed:
                raise ConnectionError("the store is closed")
            if self._pipe is None or self._pipe.is_closed:
                words = [sys.executable, "-P", keeper.__file__, str(self._path)]
                _, self._pipe = await asyncio.get_running_loop().subprocess_exec(_Pipe, *words, stderr=None)
            return self._pipe


class _Pipe(asyncio.SubprocessProtocol):
    """To one keeper and back. It answers in the order it is asked."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.is_closed = False
        self._waiting: deque[tuple[float, asyncio.Future[list[Row]]]] = deque()
        """When each question was asked, and who waits for its answer."""
        self._come = bytearray()
        self._watch: asyncio.TimerHandle | None = None
        self._ended: asyncio.Future[None] = loop.create_future()
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(Answer).decode

    def ask(self, steps: Sequence[Step]) -> asyncio.Future[list[Row]]:
        """Have steps done."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[Row]] = loop.create_future()
        try:
            self._orders.write(framed(self._encode(steps)))
        except RuntimeError:  # it has died, and the loop is yet to tell
            self.is_closed = True
            _fail(done, _gone())
        else:
            self._waiting.append((loop.time(), done))
        return done

    async def close(self) -> None:
        """End the keeper; by force if it takes too long."""
        self.is_closed = True
        self._orders.close()
        try:
            await asyncio.wait_for(asyncio.shield(self._ended), _PATIENCE)
        except TimeoutError:
            self._transport.kill()
            await self._ended

    # ---- called by the loop ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self._orders = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(_ORDERS))
        self._look()

    def _look(self) -> None:
        """Kill a keeper that does not answer: whoever waits hears of it, and the next is served by another."""
        loop = asyncio.get_running_loop()
        if self._waiting and self._waiting[0][0] < loop.time() - _PATIENCE:
            _logger.error("the store's process does not answer and is killed")
            self._transport.kill()
        elif not self.is_closed:
            self._watch = loop.call_later(_LOOK_EVERY, self._look)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        come = self._come
        come += data
        while len(come) >= HEAD and len(come) >= (end := HEAD + int.from_bytes(come[:HEAD], "big")):
            answer = self._decode(come[HEAD:end])
            del come[:end]
            self._settle(answer)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.is_closed = True
        while self._waiting and fd == _ANSWERS:
            _fail(self._waiting.popleft()[1], _gone())

    def connection_lost(self, exc: Exception | None) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self._transport.close()
        self._ended.set_result(None)

    def _settle(self, answer: Answer) -> None:
        _, done = self._waiting.popleft()
        if answer.error:
            _fail(done, getattr(apsw, answer.error)(answer.text))
        elif not done.done():
            done.set_result(answer.rows)


def _gone() -> ConnectionError:
    return ConnectionError("the store's process ended")


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
