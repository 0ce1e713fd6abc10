"""What a table is for: ruleset, seats, options, clock, bots, language. Agreed when it is opened, and fixed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode import DataError, Game, ruleset_names
from motherlode.bots import LEVELS
from motherlode.games.registry import family_of
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.text import MOST_NAME_CHARACTERS

__all__ = [
    "STAND_IN",
    "Clock",
    "Language",
    "Name",
    "Terms",
    "check_terms",
    "deal_game",
    "decode_terms",
    "encode_terms",
]

Language = Literal["en", "he", "pl"]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME_CHARACTERS)]

STAND_IN: Final = "belief"
"""The best bot that answers at once: it moves for whoever is away, where the table names none, and is offered first."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a turn may take: no limit, so many seconds, or so many days."""

    unit: Literal["none", "seconds", "days"] = "none"
    length: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def seconds(self) -> float:
        """The length of a turn; 0 if there is no limit."""
        return {"none": 0.0, "seconds": 1.0, "days": 86_400.0}[self.unit] * self.length


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The terms of a table. ``bots`` is the level of the bots that fill empty seats; empty: none do."""

    ruleset: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=2, le=12)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=32)], bool | Annotated[int, Meta(ge=-1000, le=1000)]], Meta(max_length=16)
    ] = msgspec.field(default_factory=dict)
    public: bool = False
    clock: Clock = Clock()
    bots: Annotated[str, Meta(max_length=32)] = ""
    language: Language = "en"


def check_terms(terms: Terms) -> None:
    """Refused, with the part that is wrong, if no game can be played on these terms."""
    if terms.ruleset not in ruleset_names():
        raise Refused("no-such-ruleset")
    if terms.seats not in family_of(terms.ruleset).seats[terms.ruleset]:
        raise Refused("bad-seats")
    if terms.bots and terms.bots not in LEVELS:
        raise Refused("no-such-bot")
    if (terms.clock.unit == "none") != (terms.clock.length == 0) or terms.clock.seconds > 31 * 86_400:
        raise Refused("bad-clock")
    if not terms.options.keys() <= family_of(terms.ruleset).options(terms.ruleset).keys():
        raise Refused("bad-options")
    try:
        deal_game(terms, "trial")
    except DataError:
        raise Refused("bad-options") from None


def deal_game(terms: Terms, seed: str, names: Sequence[str] | None = None) -> Game:
    """A game on these terms."""
    options: dict[str, Any] = dict(terms.options)
    return Game(terms.ruleset, terms.seats, seed=seed, names=names, **options)


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode_terms(terms: Terms) -> bytes:
    """The terms as they are kept beside the log, for lists of tables."""
    return _ENCODER.encode(terms)


def decode_terms(data: bytes) -> Terms:
    """The terms of what was kept."""
    return msgspec.json.decode(data, type=Terms)
