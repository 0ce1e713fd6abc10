"""Group commit: while one batch goes to the disk the next one gathers, so that a commit is paid for once for many."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence

from motherlode.server.metrics import BATCH_SIZE, COMMIT_SECONDS
from motherlode.server.store.protocol import Append, Conflict

__all__ = ["GroupCommit"]


class GroupCommit(ABC):
    """Gathers appends, and writes each batch by :meth:`write`, which is all or nothing."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._flusher = asyncio.create_task(self._flush_for_ever(), name="group commit")

    @abstractmethod
    async def write(self, appends: Sequence[Append]) -> None:
        """Write and commit all of these, or none; Conflict if a number is taken."""

    async def append(self, append: Append) -> None:
        if self._closing:
            raise ConnectionError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._wake.set()
        await done

    async def stop(self) -> None:
        """Write what is waiting, and stop."""
        self._closing = True
        self._wake.set()
        with contextlib.suppress(asyncio.CancelledError):
            await self._flusher

    async def _flush_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._flush(batch)
            if self._closing and not self._waiting:
                return

    async def _flush(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            await self.write([append for append, _ in batch])
        except Conflict as conflict:
            if len(batch) == 1:
                _fail(batch, conflict)
            else:  # one of them is to blame: let the others through
                for one in batch:
                    await self._flush([one])
            return
        except Exception as error:  # whatever ails the store, those who wait must hear of it
            _fail(batch, error)
            return
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        BATCH_SIZE.observe(len(batch))
        for _, done in batch:
            if not done.done():
                done.set_result(None)


def _fail(batch: list[tuple[Append, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
