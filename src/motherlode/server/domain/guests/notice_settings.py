"""Which notices a guest wants while their page is closed, and their quiet hours."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

from motherlode.server.domain.refusals import Refused

__all__ = ["NoticeKind", "NoticeSettings", "QuietHours", "check_notice_settings", "decode_notice_settings"]

NoticeKind = Literal["turn", "over", "invited"]

Minute = Annotated[int, Meta(ge=0, le=1439)]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the day, in minutes after midnight; it may span midnight.

    ``zone`` is a name like Europe/Warsaw.
    """

    begin: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+\-]+(/[A-Za-z0-9_+\-]+)*$")]

    def ends_at(self, now: float) -> float:
        """Return when the quiet hours that ``now`` is within end; ``now`` if it is within none."""
        if self.begin == self.end:
            return now
        here = datetime.fromtimestamp(now, _zone(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - self.begin) % 1440 >= (self.end - self.begin) % 1440:
            return now
        day = here + timedelta(days=1 if self.end <= minute else 0)  # of the wall clock: a day may have 23 hours
        return day.replace(hour=self.end // 60, minute=self.end % 60, second=0, microsecond=0).timestamp()


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which kinds of notices a guest wants, and their quiet hours."""

    turn: bool = True
    over: bool = True
    invited: bool = True
    quiet: QuietHours | None = None

    def wants(self, kind: NoticeKind) -> bool:
        """Whether a kind of notice is wanted."""
        wanted: bool = getattr(self, kind)
        return wanted

    def sendable_at(self, now: float) -> float:
        """Return when a notice may be sent: now, or when the quiet hours end."""
        return now if self.quiet is None else self.quiet.ends_at(now)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, or the name of a folder
        raise Refused("bad-message") from None


def check_notice_settings(settings: NoticeSettings) -> None:
    """Raise Refused if the time zone is unknown."""
    if settings.quiet is not None:
        _zone(settings.quiet.zone)


def decode_notice_settings(data: bytes) -> NoticeSettings:
    """Decode stored settings; the defaults if there are none, or another version wrote them."""
    try:
        settings = msgspec.json.decode(data, type=NoticeSettings) if data else NoticeSettings()
        check_notice_settings(settings)
    except (msgspec.DecodeError, Refused):
        return NoticeSettings()
    return settings
