"""A queue of analyses of finished games: one at a time, at low priority, in a process of its own."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from motherlode.analysis import ANALYSER_VERSION
from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.projections.analyses import (
    AnalysisStatus,
    compute_analysis,
    decode_report,
    set_up_analysis_worker,
)
from motherlode.server.runtime.process_pool import ProcessPool
from motherlode.server.store import Store, Unavailable

__all__ = ["AnalysisKey", "AnalysisQueue"]

_logger = structlog.get_logger("motherlode.analyses")

AnalysisKey = tuple[str, int]
"""A table and the number of its game; or the hash of a record that was brought along, and -1."""

_MAX_QUEUED: Final = 16
"""Analyses that wait or run; more are refused. Each takes up to 10 s."""
_MAX_CACHED_BYTES: Final = 2 * 1024 * 1024
_MAX_FAILED: Final = 64
"""Failures that are remembered until somebody asks."""


class AnalysisQueue:
    """Analyses by key. A table's are kept in the store, those of other records only in a bounded cache."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._progress: Any = multiprocessing.get_context("spawn").Value("d", 0.0)
        self._pool = ProcessPool(1, set_up_analysis_worker, self._progress)
        self._slot = asyncio.Semaphore()
        self._queue: dict[AnalysisKey, asyncio.Task[None]] = {}
        self._running: AnalysisKey | None = None
        self._cache: OrderedDict[AnalysisKey, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._failed: OrderedDict[AnalysisKey, RefusalReason] = OrderedDict()

    async def status(self, key: AnalysisKey) -> AnalysisStatus | None:
        """How far an analysis has come; None if nobody has asked for it yet. Refused, once, if it failed."""
        if key in self._failed:
            raise Refused(self._failed.pop(key))
        packed = self._cache.get(key)
        if packed is None and key not in self._queue and key[1] >= 0:
            packed = await self._store.analysis(*key, ANALYSER_VERSION)
            if packed is not None:
                self._put(key, packed)
        if packed is not None:
            return AnalysisStatus("done", 1.0, report=await asyncio.to_thread(decode_report, packed))
        if key not in self._queue:
            return None
        if key == self._running:
            return AnalysisStatus("running", round(float(self._progress.value), 3))
        return AnalysisStatus("waiting", ahead=list(self._queue).index(key))

    def start(self, key: AnalysisKey, record: str) -> AnalysisStatus:
        """Queue an analysis that ``status`` does not know. Refused if too many are waiting."""
        if key not in self._queue:
            if len(self._queue) >= _MAX_QUEUED:
                raise Refused("try-again")
            task = self._queue[key] = asyncio.create_task(self._analyse(key, record), name="analysis")
            task.add_done_callback(lambda _: self._queue.pop(key, None))
        return AnalysisStatus("waiting", ahead=list(self._queue).index(key))

    async def close(self) -> None:
        """Stop the worker process and whoever waits for it."""
        tasks = list(self._queue.values())
        for task in tasks:
            task.cancel()
        self._pool.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _analyse(self, key: AnalysisKey, record: str) -> None:
        async with self._slot:
            self._running = key
            self._progress.value = 0.0
            try:
                result = await self._pool.run(compute_analysis, record)
            except BrokenProcessPool:
                result = "try-again"
            finally:
                self._running = None
        if isinstance(result, bytes):
            await self._keep(key, result)
            self._put(key, result)
        else:
            self._failed[key] = result
            if len(self._failed) > _MAX_FAILED:
                self._failed.popitem(last=False)

    async def _keep(self, key: AnalysisKey, packed: bytes) -> None:
        """Keep a table's analysis; it can be computed again, so a store that is away loses nothing."""
        if key[1] >= 0:
            try:
                await self._store.keep_analysis(*key, ANALYSER_VERSION, packed)
            except Unavailable as error:
                _logger.warning("analysis not kept", reason=str(error))

    def _put(self, key: AnalysisKey, packed: bytes) -> None:
        self._cached_bytes += len(packed) - len(self._cache.pop(key, b""))
        self._cache[key] = packed
        while self._cached_bytes > _MAX_CACHED_BYTES:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])
