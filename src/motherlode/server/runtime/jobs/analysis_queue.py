"""The queue of analyses. A table's are kept in the store, those of other records only in the cache."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from motherlode.analysis import ANALYSER_VERSION
from motherlode.server.projections.analyses import AnalysisStatus, compute_analysis, decode_report
from motherlode.server.runtime.jobs.job_queue import JobQueue, JobStatus
from motherlode.server.store import Store, Unavailable

__all__ = ["AnalysisKey", "AnalysisQueue"]

_logger = structlog.get_logger("motherlode.analyses")

AnalysisKey = tuple[str, int]
"""A table and the number of its game; or the hash of a record that was brought along, and -1."""

_MAX_CACHED_BYTES: Final = 2 * 1024 * 1024


class AnalysisQueue(JobQueue[AnalysisKey]):
    """Analyses by key."""

    def __init__(self, store: Store) -> None:
        super().__init__(compute_analysis, _MAX_CACHED_BYTES)
        self._store = store

    @staticmethod
    async def describe(found: bytes | JobStatus) -> AnalysisStatus:
        """Return what a client is told of a result, or of how far it has come."""
        if isinstance(found, bytes):
            return AnalysisStatus("done", 1.0, report=await asyncio.to_thread(decode_report, found))
        return AnalysisStatus(*found)

    async def load(self, key: AnalysisKey) -> bytes | None:
        return await self._store.analysis(*key, ANALYSER_VERSION) if key[1] >= 0 else None

    async def keep(self, key: AnalysisKey, result: bytes) -> None:
        """Keep a table's analysis; it can be computed again, so a store that is away loses nothing."""
        if key[1] >= 0:
            try:
                await self._store.keep_analysis(*key, ANALYSER_VERSION, result)
            except Unavailable as error:
                _logger.warning("analysis not kept", reason=str(error))
