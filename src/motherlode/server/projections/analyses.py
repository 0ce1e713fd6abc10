"""Analyses of finished games, computed in another process, and how far one has come."""

from __future__ import annotations

import gzip
import os
import sys
from typing import Any, Literal

import msgspec
from msgspec import Struct

from motherlode import MotherlodeError, parse_record
from motherlode.analysis import Report, analyse
from motherlode.server.domain.refusals import RefusalReason
from motherlode.server.projections.record_limits import MAX_RECORD_MOVES

__all__ = ["AnalysisStatus", "compute_analysis", "decode_report", "set_up_analysis_worker"]

_NICENESS = 10
"""Priority of the process that analyses: players wait for bots and for the server, and nobody for this."""


class AnalysisStatus(Struct, frozen=True, omit_defaults=True):
    """An analysis: queued behind ``ahead`` others, under way with its ``progress`` from 0 to 1, or done."""

    state: Literal["waiting", "running", "done"]
    progress: float = 0.0
    ahead: int = 0
    report: Report | None = None


class _Worker:
    """What a worker process shares with the server: how far it has come, from 0 to 1."""

    progress: Any = None


def set_up_analysis_worker(progress: Any) -> None:
    """Lower the priority of a worker process, and give it the shared number for its progress."""
    if sys.platform != "win32":
        os.nice(_NICENESS)
    _Worker.progress = progress


def compute_analysis(text: str) -> bytes | RefusalReason:
    """Analyse a record's text to gzipped JSON; or return why not. Runs in another process."""
    _tell(0, 1)
    try:
        record = parse_record(text)
        if len(record.moves) > MAX_RECORD_MOVES:
            return "bad-record"
        report = analyse(record, _tell)
    except MotherlodeError:
        return "bad-record"
    return gzip.compress(msgspec.json.encode(report), 6, mtime=0)


def decode_report(packed: bytes) -> Report:
    """The report of gzipped JSON."""
    return msgspec.json.decode(gzip.decompress(packed), type=Report)


def _tell(done: int, total: int) -> None:
    if _Worker.progress is not None:
        _Worker.progress.value = done / total
