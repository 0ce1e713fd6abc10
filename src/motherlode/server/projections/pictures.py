"""Pictures of finished games, drawn in another process, and how far one has come."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from motherlode import MotherlodeError, parse_record
from motherlode.server.domain.refusals import RefusalReason
from motherlode.server.domain.table_settings import Language
from motherlode.server.projections.job_worker import report_progress
from motherlode.server.projections.record_limits import MAX_RECORD_MOVES

__all__ = ["PICTURE_TYPES", "PictureKind", "PictureStatus", "draw_picture"]

PictureKind = Literal["end", "animation"]
PICTURE_TYPES: dict[PictureKind, str] = {"end": "image/png", "animation": "image/webp"}


class PictureStatus(Struct, frozen=True, omit_defaults=True):
    """A picture in the making: queued behind ``ahead`` others, or at a ``progress`` from 0 to 1."""

    state: Literal["waiting", "running"]
    progress: float = 0.0
    ahead: int = 0


def draw_picture(text: str, kind: PictureKind, language: Language) -> bytes | RefusalReason:
    """Draw a record's end as PNG or all of it as WebP, or return why not.

    Runs in another process.
    """
    from motherlode.pictures import render_animation, render_picture  # the server itself draws nothing

    try:
        record = parse_record(text)
        if len(record.moves) > MAX_RECORD_MOVES:
            return "bad-record"
        if kind == "end":
            return render_picture(record, language)
        return render_animation(record, language, report_progress)
    except MotherlodeError:
        return "bad-record"
