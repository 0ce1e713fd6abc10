"""A queue of long computations: one at a time, in a low-priority process; results are cached."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import structlog

from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.projections.job_worker import set_up_job_worker
from motherlode.server.runtime.jobs.process_pool import ProcessPool

__all__ = ["JobQueue", "JobStatus"]

Key = TypeVar("Key", bound=Hashable)
_logger = structlog.get_logger("motherlode.jobs")

_MAX_QUEUED: Final = 32
"""Jobs that wait or run; more are refused. Each takes up to 10 s."""
_MAX_UPLOADS: Final = 8
"""Jobs of uploaded records among them."""
_MAX_OF_OWNER: Final = 4
"""Jobs of one address among them."""
_TIME_LIMIT: Final = 120.0
"""Seconds after which a job is given up: many times what the longest takes on a busy machine."""
_MAX_FAILED: Final = 256
_FAILURE_KEPT: Final = 600.0
"""Seconds for which a failure is remembered, so that clients who ask again do not start it again."""


class JobStatus(NamedTuple):
    """A job: queued behind ``ahead`` others, or under way with its ``progress`` from 0 to 1."""

    state: Literal["waiting", "running"]
    progress: float = 0.0
    ahead: int = 0


class _Job:
    __slots__ = ("args", "is_upload", "owner")

    def __init__(self, owner: str, is_upload: bool, args: tuple[object, ...]) -> None:
        self.owner = owner
        self.is_upload = is_upload
        self.args = args


class JobQueue(Generic[Key]):
    """Jobs by key, each computed once. ``compute`` returns the result, or the reason of a failure.

    Games of tables come before uploaded records, and nobody can fill the queue alone.
    """

    def __init__(self, compute: Callable[..., bytes | RefusalReason], max_cached_bytes: int) -> None:
        self._compute = compute
        self._max_cached_bytes = max_cached_bytes
        self._progress: Any = multiprocessing.get_context("spawn").Value("d", 0.0)
        self._pool = ProcessPool(1, set_up_job_worker, self._progress)
        self._jobs: dict[Key, _Job] = {}
        """In the order in which they came."""
        self._running: Key | None = None
        self._runner: asyncio.Task[None] | None = None
        self._cache: OrderedDict[Key, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._failed: OrderedDict[Key, tuple[RefusalReason, float]] = OrderedDict()
        """Why there is no result, and until when that is remembered."""

    async def load(self, key: Key) -> bytes | None:
        """Return a result that is kept elsewhere than in the cache."""
        return None

    async def keep(self, key: Key, result: bytes) -> None:
        """Keep a new result elsewhere than in the cache."""

    async def look_up(self, key: Key) -> bytes | JobStatus | None:
        """Return a result, or how far it has come; None if nobody has asked for it. Refused if it has failed."""
        why, until = self._failed.get(key, ("try-again", 0.0))
        if until > time.monotonic():
            raise Refused(why)
        result = self._cache.get(key)
        if result is None and key not in self._jobs:
            result = await self.load(key)
            if result is not None:
                self._put(key, result)
        if result is not None:
            return result
        return self._status(key) if key in self._jobs else None

    def start(self, key: Key, owner: str, is_upload: bool, *args: object) -> JobStatus:
        """Queue a job that ``look_up`` does not know. Refused if too many are waiting, of all or of an owner."""
        if key not in self._jobs:
            if sum(job.owner == owner for job in self._jobs.values()) >= _MAX_OF_OWNER:
                raise Refused("too-fast")
            uploads = sum(job.is_upload for job in self._jobs.values())
            if len(self._jobs) >= _MAX_QUEUED or (is_upload and uploads >= _MAX_UPLOADS):
                raise Refused("try-again")
            self._jobs[key] = _Job(owner, is_upload, args)
            if self._runner is None or self._runner.done():
                self._runner = asyncio.create_task(self._run(), name="jobs")
        return self._status(key)

    def forget(self, is_forgotten: Callable[[Key], bool]) -> None:
        """Drop the results of some keys, also those that are being computed."""
        for key in [key for key in self._cache if is_forgotten(key)]:
            self._cached_bytes -= len(self._cache.pop(key))
        for key in [key for key in self._jobs if is_forgotten(key)]:
            del self._jobs[key]

    async def close(self) -> None:
        """Stop the worker process, and cancel those who wait for it."""
        self._jobs.clear()
        if self._runner is not None:
            self._runner.cancel()
        self._pool.close()
        if self._runner is not None:
            await asyncio.gather(self._runner, return_exceptions=True)

    def _order(self) -> list[Key]:
        """Return the keys in the order in which they are computed."""
        return sorted(self._jobs, key=lambda key: (key != self._running, self._jobs[key].is_upload))

    def _status(self, key: Key) -> JobStatus:
        if key == self._running:
            return JobStatus("running", round(float(self._progress.value), 3))
        return JobStatus("waiting", ahead=self._order().index(key))

    async def _run(self) -> None:
        while self._jobs:
            key = self._order()[0]
            job = self._jobs[key]
            self._running, self._progress.value = key, 0.0
            result = await self._result_of(job)
            self._running = None
            if self._jobs.get(key) is not job:
                continue  # forgotten meanwhile
            if isinstance(result, bytes):
                try:
                    await self.keep(key, result)
                except Exception:  # it is cached, and can be computed again
                    _logger.exception("result not kept")
                self._put(key, result)
            else:
                self._failed[key] = result, time.monotonic() + _FAILURE_KEPT
                self._failed.move_to_end(key)
                if len(self._failed) > _MAX_FAILED:
                    self._failed.popitem(last=False)
            self._jobs.pop(key, None)

    async def _result_of(self, job: _Job) -> bytes | RefusalReason:
        try:
            async with asyncio.timeout(_TIME_LIMIT):
                return await self._pool.run(self._compute, *job.args)
        except TimeoutError:
            _logger.error("job took too long", seconds=_TIME_LIMIT)
            self._pool.close()  # and with it the process; the next job starts another
        except BrokenProcessPool:
            _logger.error("job's process ended")
        except Exception:
            _logger.exception("job failed")
        return "try-again"

    def _put(self, key: Key, result: bytes) -> None:
        self._cached_bytes += len(result) - len(self._cache.pop(key, b""))
        self._cache[key] = result
        while self._cached_bytes > self._max_cached_bytes:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])
