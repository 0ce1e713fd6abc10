"""Quick match: a request for a game, the open tables that fit it, and the table to open if none does."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from motherlode import DataError
from motherlode.games.registry import engine_of
from motherlode.server.domain.commands import FillAfter
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table_settings import STAND_IN, Clock, Language, TableSettings, check_settings

__all__ = ["Clockwork", "MatchRequest", "fits", "settings_for"]

Clockwork = Literal["none", "seconds", "days"]
"""Pace of a table: the unit of its clock."""

_USUAL_SEATS: Final = 5
_CLOCKS: Final[dict[Clockwork, Clock]] = {"none": Clock(), "seconds": Clock("seconds", 60), "days": Clock("days", 1)}


class MatchRequest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A request for a game by quick match.

    ``seats`` 0 stands for any number. After ``fill_after`` seconds bots of the level ``bots`` take the empty seats;
    with 0 only people play. ``language`` is that of the table if one is opened; tables in it are preferred.
    """

    ruleset: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=0, le=12)] = 0
    pace: Clockwork = "none"
    fill_after: FillAfter = 0
    bots: Annotated[str, Meta(max_length=32)] = ""
    language: Language = "en"


def fits(settings: TableSettings, wanted: MatchRequest) -> bool:
    """Whether quick match may seat someone at a table: one that begins by itself, with the usual options."""
    return (
        settings.public
        and settings.auto_start
        and not settings.options
        and settings.ruleset == wanted.ruleset
        and wanted.seats in (0, settings.seats)
        and settings.clock.unit == wanted.pace
        and bool(settings.bots) == bool(wanted.fill_after)
    )


def settings_for(wanted: MatchRequest) -> TableSettings:
    """Return the settings of a table that is opened for a request; Refused if there can be none."""
    bots = (wanted.bots or STAND_IN) if wanted.fill_after else ""
    settings = TableSettings(
        wanted.ruleset,
        wanted.seats or _usual_seats(wanted.ruleset),
        public=True,
        clock=_CLOCKS[wanted.pace],
        bots=bots,
        language=wanted.language,
        auto_start=True,
    )
    check_settings(settings)
    return settings


def _usual_seats(ruleset: str) -> int:
    try:
        allowed = engine_of(ruleset).seats[ruleset]
    except DataError:
        raise Refused("no-such-ruleset") from None
    return min(allowed, key=lambda count: abs(count - _USUAL_SEATS))
