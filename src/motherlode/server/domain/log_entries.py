"""What can happen at a table, as entries of its log. The log is all that is kept, and a table is its log replayed.

Entries hold secrets: seeds, and moves as they were made. What leaves the server goes through :mod:`.seen`.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.server.domain.table_settings import TableSettings

__all__ = [
    "AnyEntry",
    "Away",
    "Began",
    "BotReason",
    "BotSeated",
    "Chair",
    "Claim",
    "Claimed",
    "Closed",
    "Entry",
    "Moved",
    "Muted",
    "Opened",
    "Returned",
    "Said",
    "Seated",
    "Silenced",
    "State",
    "Stood",
    "TimeExtended",
    "UnreadableEntry",
    "decode_entry",
    "encode_entry",
    "kebab",
]


State = Literal["gathering", "playing", "over", "closed"]
"""What a table is doing."""


def kebab(name: str) -> str:
    """``BotSeated`` as ``bot-seated``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Entry(Struct, frozen=True, tag_field="type", tag=kebab, omit_defaults=True):
    """Something that happened, and when (seconds since 1970)."""

    at: float


class Opened(Entry, frozen=True):
    """The table was opened by its host."""

    settings: TableSettings = msgspec.field(name="terms")
    host: str


class Seated(Entry, frozen=True):
    """A guest took a seat; ``outside`` if it is a program that plays by a token."""

    seat: int
    guest: str
    name: str
    outside: bool = False


class BotSeated(Entry, frozen=True):
    """A bot was put on a seat."""

    seat: int
    bot: str


class Stood(Entry, frozen=True):
    """A seat was given up, or its holder was removed by the host."""

    seat: int
    removed: bool = False


class Chair(Struct, omit_defaults=True):
    """A seat: empty, or with a person or a bot. ``away`` says why a bot stands in for the person."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    guest: str = ""
    bot: str = ""
    outside: bool = False
    away: Literal["", "left", "time"] = ""


class Began(Entry, frozen=True):
    """A game began, with these on the seats. Logs written before 0.2 have no ``chairs`` here: they are as they were."""

    seed: str
    chairs: list[Chair] = []


BotReason = dict[str, float | str | list[float]]
"""Why a bot chose its move: what it wanted, what it believed, in numbers by name."""


class Moved(Entry, frozen=True):
    """A seat moved: its person, its bot, or a bot that stood in for whoever is away. ``why`` is a bot's secret until
    the round is over."""

    seat: int
    move: str
    by: Literal["person", "bot", "stand-in"] = "person"
    why: BotReason = {}


class Away(Entry, frozen=True):
    """A person left a game that goes on, or let the time run out; a bot stands in."""

    seat: int
    why: Literal["left", "time"]


class Returned(Entry, frozen=True):
    """Whoever was away has the seat back."""

    seat: int


class TimeExtended(Entry, frozen=True):
    """The table was loaded when the time of the seat to move was nearly up: it got a little more. Once a turn."""


class Said(Entry, frozen=True):
    """Talk. ``seat`` is -1 for a spectator; ``aside`` if only spectators hear it."""

    guest: str
    name: str
    seat: int
    text: str
    aside: bool = False


class Claim(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to say that every reader sees in their own language; what it is about depends on the key."""

    key: Literal[
        "treasure-at", "stone-at", "suspect", "trust", "mend-my", "good-move", "bad-move", "hurry", "sorry", "thanks"
    ]
    cell: tuple[Annotated[int, Meta(ge=-99, le=99)], Annotated[int, Meta(ge=-99, le=99)]] | None = None
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    tool: Annotated[str, Meta(pattern="^[a-z]{1,16}$")] | None = None


class Claimed(Entry, frozen=True):
    """A seat made a claim."""

    guest: str
    seat: int
    claim: Claim


class Muted(Entry, frozen=True):
    """A guest wants to hear another's talk no more, or again."""

    guest: str
    whom: str
    on: bool
    name: str = ""
    """What the muted guest was called."""


class Silenced(Entry, frozen=True):
    """The host took a guest's right to talk at this table, or gave it back."""

    whom: str
    on: bool


class Closed(Entry, frozen=True):
    """The table was closed: everyone had gone."""

    why: Literal["abandoned"]


AnyEntry = (
    Opened
    | Seated
    | BotSeated
    | Stood
    | Began
    | Moved
    | Away
    | Returned
    | TimeExtended
    | Said
    | Claimed
    | Muted
    | Silenced
    | Closed
)

_DECODER = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder()


def encode_entry(entry: AnyEntry) -> bytes:
    """The entry as it is kept."""
    return _ENCODER.encode(entry)


class UnreadableEntry(Exception):
    """An entry that this version does not know, or that is damaged; ``kind`` is its type, if it has one."""

    def __init__(self, number: int, kind: str) -> None:
        super().__init__(f"entry {number} of type {kind!r}")
        self.number = number
        self.kind = kind


class _Tagged(Struct):
    """Any entry, of whatever version."""

    type: str = ""


def decode_entry(data: bytes, number: int = -1) -> AnyEntry:
    """The entry of what was stored, under a number; UnreadableEntry if this version cannot read it."""
    try:
        entry: AnyEntry = _DECODER.decode(data)
    except msgspec.DecodeError:
        raise UnreadableEntry(number, _kind_of(data)) from None
    return entry


def _kind_of(data: bytes) -> str:
    try:
        return msgspec.json.decode(data, type=_Tagged).type[:40]
    except msgspec.DecodeError:
        return ""
