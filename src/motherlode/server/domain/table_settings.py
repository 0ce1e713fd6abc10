"""Settings of a table: ruleset, seats, options, clock, bots, language. Fixed when the table is opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode import DataError, Game, ruleset_names
from motherlode.bots import LEVELS
from motherlode.games.registry import engine_of
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.text import MAX_NAME_CHARACTERS

__all__ = [
    "STAND_IN",
    "Clock",
    "Language",
    "Name",
    "TableSettings",
    "check_settings",
    "deal_game",
    "decode_settings",
    "encode_settings",
]

Language = Literal["en", "he", "pl"]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_CHARACTERS)]

STAND_IN: Final = "belief"
"""The strongest bot without a time budget: the default, and the stand-in where a table names none."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time limit of a turn: none, or a number of seconds or days."""

    unit: Literal["none", "seconds", "days"] = "none"
    length: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def seconds(self) -> float:
        """The limit in seconds; 0 for none."""
        return {"none": 0.0, "seconds": 1.0, "days": 86_400.0}[self.unit] * self.length


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Settings of a table. ``bots`` is the level of the bots that fill empty seats; if empty, none do.

    With ``auto_start`` a game begins by itself once all seats are taken, or when someone has waited for as long as they
    want to, with bots on the empty seats. Public ones are open to quick match.
    """

    ruleset: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=2, le=12)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=32)], bool | Annotated[int, Meta(ge=-1000, le=1000)]], Meta(max_length=16)
    ] = msgspec.field(default_factory=dict)
    public: bool = False
    clock: Clock = Clock()
    bots: Annotated[str, Meta(max_length=32)] = ""
    language: Language = "en"
    auto_start: bool = False


def check_settings(settings: TableSettings) -> None:
    """Raise Refused, naming the invalid part, if no game can be played with these settings."""
    if settings.ruleset not in ruleset_names():
        raise Refused("no-such-ruleset")
    if settings.seats not in engine_of(settings.ruleset).seats[settings.ruleset]:
        raise Refused("bad-seats")
    if settings.bots and settings.bots not in LEVELS:
        raise Refused("no-such-bot")
    if (settings.clock.unit == "none") != (settings.clock.length == 0) or settings.clock.seconds > 31 * 86_400:
        raise Refused("bad-clock")
    if not settings.options.keys() <= engine_of(settings.ruleset).options(settings.ruleset).keys():
        raise Refused("bad-options")
    try:
        deal_game(settings, "trial")
    except DataError:
        raise Refused("bad-options") from None


def deal_game(settings: TableSettings, seed: str, names: Sequence[str] | None = None) -> Game:
    """Deal a game with these settings."""
    options: dict[str, Any] = dict(settings.options)
    return Game(settings.ruleset, settings.seats, seed=seed, names=names, **options)


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode_settings(settings: TableSettings) -> bytes:
    """Encode settings for the headline that is stored beside the log."""
    return _ENCODER.encode(settings)


def decode_settings(data: bytes) -> TableSettings:
    """Decode settings from a headline."""
    return msgspec.json.decode(data, type=TableSettings)
