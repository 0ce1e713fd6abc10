"""What the server says over the socket. Everything a client may know of a table comes as :class:`News`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from motherlode.server.domain.log_entries import (
    Away,
    BotSeated,
    Chair,
    Claimed,
    Muted,
    Opened,
    Returned,
    Said,
    Seated,
    Silenced,
    State,
    Stood,
    kebab,
)
from motherlode.server.domain.refusals import RefusalReason
from motherlode.server.domain.table_settings import TableSettings

__all__ = [
    "BeganEntry",
    "Chair",
    "ClosedEntry",
    "Done",
    "ErrorResponse",
    "Fact",
    "FromServer",
    "GameState",
    "Goodbye",
    "MovedEntry",
    "News",
    "Pong",
    "Presence",
    "ProjectedEntry",
    "Refusal",
    "Result",
    "TableInfo",
    "Welcome",
    "encode",
]


class _Message(Struct, frozen=True, tag_field="type", tag=kebab, omit_defaults=True):
    """Something the server says."""


class Welcome(_Message, frozen=True):
    """You are this guest."""

    protocol: int
    guest: str
    name: str


class Done(_Message, frozen=True):
    """Your order was carried out and kept; ``seq`` is the entry that shows it."""

    ref: int
    seq: int


class Refusal(_Message, frozen=True):
    """Your order was refused, and nothing changed. ``rule`` is the game's rule, if one forbids it; ``place`` is the
    address of the server that has the table, if another has. No ``ref``: what was sent could not be read."""

    why: RefusalReason
    ref: int | None = None
    rule: str = ""
    place: str = ""


class ErrorResponse(Struct, omit_defaults=True):
    """Why a request was refused: a key, and the id of the rule if it is one of the game's. ``place`` is the address of
    the server that has the table, if it is another and known."""

    why: str
    rule: str = ""
    place: str = ""


class Pong(_Message, frozen=True):
    """I am here; ``at`` is the server's time."""

    ref: int
    at: float


class Goodbye(_Message, frozen=True):
    """This server stops. Everything is kept: connect again in a moment."""

    again_in: float


class Presence(_Message, frozen=True):
    """Which seats have someone connected, and how many look on. It is not kept."""

    table: str
    seats: list[int]
    spectators: int


class BeganEntry(Struct, frozen=True, tag_field="type", tag="began", omit_defaults=True):
    """A game began. The hash binds the shuffle: the seed is shown at the end."""

    at: float
    game: int
    seed_hash: str
    names: list[str]


class MovedEntry(Struct, frozen=True, tag_field="type", tag="moved", omit_defaults=True):
    """A seat moved: its person, its bot, or a bot that stood in for whoever is away."""

    at: float
    seat: int
    move: str
    by: Literal["person", "bot", "stand-in"] = "person"


class ClosedEntry(Struct, frozen=True, tag_field="type", tag="closed", omit_defaults=True):
    """The table was closed, and what was hidden is shown: the last position's line."""

    at: float
    why: Literal["abandoned"]
    truth: str = ""


ProjectedEntry = (
    Opened
    | Seated
    | BotSeated
    | Stood
    | BeganEntry
    | MovedEntry
    | Away
    | Returned
    | Said
    | Claimed
    | Muted
    | Silenced
    | ClosedEntry
)


class Fact(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as you may know it, and the game's events that it brought."""

    seq: int
    what: ProjectedEntry
    events: list[dict[str, Any]] = []


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """The table itself. ``forbidden_claims``: the ready-made claims that the game forbids, each with the rule's id;
    ``silenced``: the guests whom the host does not let talk."""

    state: State
    settings: TableSettings = msgspec.field(name="terms")
    host: str
    chairs: list[Chair]
    forbidden_claims: dict[str, str] = {}
    silenced: list[str] = []


class Result(Struct, frozen=True, omit_defaults=True):
    """How the game ended, and the seed it was dealt from."""

    points: list[int]
    winners: list[int]
    seed: str


class GameState(Struct, frozen=True, omit_defaults=True):
    """How a game stands for you: whose ``turn`` it is and what they are asked, the position as you see it (``view`` or
    ``line``, as you wished), your ``legal`` moves if you are asked, and at the end the ``result``."""

    turn: int = -1
    asked: str = ""
    view: Any = None
    line: str = ""
    legal: list[str] = []
    result: Result | None = None


class News(_Message, frozen=True):
    """What happened up to entry ``seq``. ``room`` and ``game`` come when they changed, and then whole.

    ``ends_at`` is when the time of the seat to move is up; without one, it may take as long as it likes. ``older``:
    talk before that entry was left out, and can be asked for over HTTP. ``mutes``, the guests you have muted
    and their names, comes with the answer to a subscription.
    """

    table: str
    seq: int
    facts: list[Fact]
    room: TableInfo | None = None
    game: GameState | None = None
    ends_at: float = 0.0
    older: int = 0
    mutes: dict[str, str] | None = None


FromServer = Welcome | Done | Refusal | Pong | Goodbye | Presence | News

_ENCODER = msgspec.json.Encoder()


def encode(message: FromServer) -> bytes:
    """A message to a client."""
    return _ENCODER.encode(message)
