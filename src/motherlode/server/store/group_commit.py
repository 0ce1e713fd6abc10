"""Group commit: appends that arrive during a commit form the next batch, which shares one fsync."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence

from motherlode.server.metrics import BATCH_SIZE, COMMIT_SECONDS
from motherlode.server.store.protocol import Append, Conflict

__all__ = ["GroupCommit"]


class GroupCommit(ABC):
    """Batches appends. Subclasses write a batch atomically in :meth:`write`."""

    def __init__(self) -> None:
        self._pending: list[tuple[Append, asyncio.Future[None]]] = []
        self._is_closing = False
        self._flusher: asyncio.Task[None] | None = None

    @abstractmethod
    async def write(self, appends: Sequence[Append]) -> None:
        """Commit all appends or none; Conflict if an entry's number is taken."""

    def append(self, append: Append) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self._is_closing:
            done.set_exception(ConnectionError("the store is closed"))
            return done
        self._pending.append((append, done))
        if self._flusher is None:
            self._flusher = loop.create_task(self._flush_all(), name="group commit")
        return done

    async def stop(self) -> None:
        """Write all pending appends, and stop."""
        self._is_closing = True
        if self._flusher is not None:
            await self._flusher

    async def _flush_all(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            await self._flush(batch)
        self._flusher = None

    async def _flush(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            await self.write([append for append, _ in batch])
        except Conflict as conflict:
            if len(batch) == 1:
                _fail(batch, conflict)
            else:  # one of them conflicts: write each on its own
                for one in batch:
                    await self._flush([one])
            return
        except Exception as error:  # the waiting rooms must learn of any error
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
