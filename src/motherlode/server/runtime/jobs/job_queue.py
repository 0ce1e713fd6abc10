"""A queue of long computations: one at a time, at low priority, in a process of its own; results are cached."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.projections.job_worker import set_up_job_worker
from motherlode.server.runtime.jobs.process_pool import ProcessPool

__all__ = ["JobQueue", "JobStatus"]

Key = TypeVar("Key", bound=Hashable)

_MAX_QUEUED: Final = 16
"""Jobs that wait or run; more are refused. Each takes up to 10 s."""
_MAX_FAILED: Final = 64
"""Failures that are remembered until somebody asks."""


class JobStatus(NamedTuple):
    """A job: queued behind ``ahead`` others, or under way with its ``progress`` from 0 to 1."""

    state: Literal["waiting", "running"]
    progress: float = 0.0
    ahead: int = 0


class JobQueue(Generic[Key]):
    """Jobs by key, each computed once for all who ask. ``compute`` returns the result or why there is none."""

    def __init__(self, compute: Callable[..., bytes | RefusalReason], max_cached_bytes: int) -> None:
        self._compute = compute
        self._max_cached_bytes = max_cached_bytes
        self._progress: Any = multiprocessing.get_context("spawn").Value("d", 0.0)
        self._pool = ProcessPool(1, set_up_job_worker, self._progress)
        self._slot = asyncio.Semaphore()
        self._queue: dict[Key, asyncio.Task[None]] = {}
        self._running: Key | None = None
        self._cache: OrderedDict[Key, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._failed: OrderedDict[Key, RefusalReason] = OrderedDict()

    async def load(self, key: Key) -> bytes | None:
        """Return a result that is kept elsewhere than in the cache."""
        return None

    async def keep(self, key: Key, result: bytes) -> None:
        """Keep a new result elsewhere than in the cache."""

    async def look_up(self, key: Key) -> bytes | JobStatus | None:
        """Return a result, or how far it has come; None if nobody has asked for it yet. Refused, once, if it failed."""
        if key in self._failed:
            raise Refused(self._failed.pop(key))
        result = self._cache.get(key)
        if result is None and key not in self._queue:
            result = await self.load(key)
            if result is not None:
                self._put(key, result)
        if result is not None:
            return result
        if key not in self._queue:
            return None
        if key == self._running:
            return JobStatus("running", round(float(self._progress.value), 3))
        return JobStatus("waiting", ahead=list(self._queue).index(key))

    def start(self, key: Key, *args: object) -> JobStatus:
        """Queue a job that ``look_up`` does not know. Refused if too many are waiting."""
        if key not in self._queue:
            if len(self._queue) >= _MAX_QUEUED:
                raise Refused("try-again")
            task = self._queue[key] = asyncio.create_task(self._work(key, args), name="job")
            task.add_done_callback(lambda _: self._remove(key, task))
        return JobStatus("waiting", ahead=list(self._queue).index(key))

    def forget(self, is_forgotten: Callable[[Key], bool]) -> None:
        """Drop the results of some keys, also those that are being computed."""
        for key in [key for key in self._cache if is_forgotten(key)]:
            self._cached_bytes -= len(self._cache.pop(key))
        for key in [key for key in self._queue if is_forgotten(key)]:
            self._queue.pop(key).cancel()

    async def close(self) -> None:
        """Stop the worker process, and cancel those who wait for it."""
        tasks = list(self._queue.values())
        for task in tasks:
            task.cancel()
        self._pool.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _remove(self, key: Key, task: asyncio.Task[None]) -> None:
        if self._queue.get(key) is task:
            del self._queue[key]

    async def _work(self, key: Key, args: tuple[object, ...]) -> None:
        async with self._slot:
            self._running = key
            self._progress.value = 0.0
            try:
                result = await self._pool.run(self._compute, *args)
            except BrokenProcessPool:
                result = "try-again"
            finally:
                self._running = None
        if isinstance(result, bytes):
            await self.keep(key, result)
            self._put(key, result)
        else:
            self._failed[key] = result
            if len(self._failed) > _MAX_FAILED:
                self._failed.popitem(last=False)

    def _put(self, key: Key, result: bytes) -> None:
        self._cached_bytes += len(result) - len(self._cache.pop(key, b""))
        self._cache[key] = result
        while self._cached_bytes > self._max_cached_bytes:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])
