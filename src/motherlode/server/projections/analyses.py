"""Analyses of finished games, computed in another process, and how far one has come."""

from __future__ import annotations

import gzip
from typing import Literal

import msgspec
from msgspec import Struct

from motherlode import MotherlodeError, parse_record
from motherlode.analysis import Report, analyse
from motherlode.server.domain.refusals import RefusalReason
from motherlode.server.projections.job_worker import report_progress
from motherlode.server.projections.record_limits import MAX_RECORD_MOVES

__all__ = ["AnalysisStatus", "compute_analysis", "decode_report"]


class AnalysisStatus(Struct, frozen=True, omit_defaults=True):
    """An analysis: queued behind ``ahead`` others, under way with its ``progress`` from 0 to 1, or done."""

    state: Literal["waiting", "running", "done"]
    progress: float = 0.0
    ahead: int = 0
    report: Report | None = None


def compute_analysis(text: str) -> bytes | RefusalReason:
    """Analyse a record's text to gzipped JSON; or return why not. Runs in another process."""
    try:
        record = parse_record(text)
        if len(record.moves) > MAX_RECORD_MOVES:
            return "bad-record"
        report = analyse(record, report_progress)
    except MotherlodeError:
        return "bad-record"
    return gzip.compress(msgspec.json.encode(report), 6, mtime=0)


def decode_report(packed: bytes) -> Report:
    """The report of gzipped JSON."""
    return msgspec.json.decode(gzip.decompress(packed), type=Report)
