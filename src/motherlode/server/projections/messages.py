"""Messages from the server. All that a client learns of a table comes as :class:`News`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from motherlode.core.move_details import Action
from motherlode.server.domain.attendance import TakeoverRequest
from motherlode.server.domain.log.entries import (
    Away,
    BotSeated,
    Chair,
    Claimed,
    Continued,
    HandOverVoted,
    Muted,
    Opened,
    Ready,
    Regathered,
    Resumed,
    Returned,
    Said,
    Seated,
    SeatRequestAnswered,
    SeatRequested,
    SeatRequestWithdrawn,
    Silenced,
    Stood,
    TableState,
    TakenOver,
    TimedOut,
    kebab,
)
from motherlode.server.domain.refusals import RefusalReason
from motherlode.server.domain.table_settings import TableSettings

__all__ = [
    "Announcement",
    "BeganEntry",
    "Chair",
    "ClosedEntry",
    "Done",
    "ErrorResponse",
    "Fact",
    "FromServer",
    "GameState",
    "Goodbye",
    "MoveDetails",
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
    """A message from the server."""


class Welcome(_Message, frozen=True):
    """The answer to ``hello``: whose token it is; ``token`` is a new one to use from now on, if due."""

    protocol: int
    guest: str
    name: str
    token: str = ""


class Done(_Message, frozen=True):
    """A command was applied and committed; ``seq`` is the entry that shows its effect."""

    ref: int
    seq: int


class Refusal(_Message, frozen=True):
    """A command was refused, and nothing changed.

    ``rule`` is the id of the game's rule that forbids it, if any; ``place`` the address of the server that has the
    table, if it is another one. Without ``ref``, the message could not be decoded.
    """

    why: RefusalReason
    ref: int | None = None
    rule: str = ""
    place: str = ""


class ErrorResponse(Struct, omit_defaults=True):
    """Why an HTTP request was refused: a key, and the id of the game's rule that forbids it, if any.

    ``place`` is the address of the server that has the table, if it is another one and its address is known.
    """

    why: str
    rule: str = ""
    place: str = ""


class Pong(_Message, frozen=True):
    """The answer to ``ping``; ``at`` is the server's time."""

    ref: int
    at: float


class Goodbye(_Message, frozen=True):
    """The server is stopping or gives up a table. Nothing is lost: reconnect after ``again_in`` seconds.

    The old connection works for ``closes_in`` seconds: a client that opens the new one first notices no pause.
    """

    again_in: float
    closes_in: float = 0.0


class Announcement(_Message, frozen=True):
    """Announced maintenance: its time, and a text of the operator; the time 0 announces nothing.

    Sent after ``welcome`` if there is one, and whenever it changes.
    """

    at: float
    text: str = ""


class Presence(_Message, frozen=True):
    """The seats whose people are connected, and the number of spectators. Not part of the log.

    ``absent`` has the seats whose people are not connected, and when each may be handed over to a bot.
    """

    table: str
    seats: list[int]
    spectators: int
    absent: dict[int, float] = {}


class BeganEntry(Struct, frozen=True, tag_field="type", tag="began", omit_defaults=True):
    """A game began. ``seed_hash`` commits to the shuffle; the seed is published at the end."""

    at: float
    game: int
    seed_hash: str
    names: list[str]


class MovedEntry(Struct, frozen=True, tag_field="type", tag="moved", omit_defaults=True):
    """A seat moved: its person, its bot, or the stand-in of an absent person."""

    at: float
    seat: int
    move: str
    by: Literal["person", "bot", "stand-in"] = "person"


class ClosedEntry(Struct, frozen=True, tag_field="type", tag="closed", omit_defaults=True):
    """The table was closed; ``truth`` is the last position in notation, with nothing hidden."""

    at: float
    why: Literal["abandoned", "operator"]
    truth: str = ""


ProjectedEntry = (
    Opened
    | Seated
    | BotSeated
    | Stood
    | BeganEntry
    | MovedEntry
    | Away
    | TimedOut
    | Returned
    | Continued
    | Resumed
    | HandOverVoted
    | Ready
    | Regathered
    | SeatRequested
    | SeatRequestAnswered
    | SeatRequestWithdrawn
    | TakenOver
    | Said
    | Claimed
    | Muted
    | Silenced
    | ClosedEntry
)


class Fact(Struct, frozen=True, omit_defaults=True):
    """A log entry as this guest may know it, and the game events it caused."""

    seq: int
    what: ProjectedEntry
    events: list[dict[str, Any]] = []


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """The public state of a table.

    ``waiting`` are the seats whose people bots and clocks wait for after a round, ``ready`` those who want another
    game, ``votes`` by absent seat those who want a bot to play it, ``requests`` spectators who ask for a bot's seat.

    ``forbidden_claims`` maps the keys of claims that the game forbids to rule ids; ``silenced`` lists the guests whom
    the host has silenced. ``fill_at`` is when bots take the empty seats and the game begins, if it is known.
    """

    state: TableState
    settings: TableSettings = msgspec.field(name="terms")
    host: str
    chairs: list[Chair]
    forbidden_claims: dict[str, str] = {}
    silenced: list[str] = []
    waiting: list[int] = []
    ready: list[int] = []
    votes: dict[int, list[int]] = {}
    requests: list[TakeoverRequest] = []
    fill_at: float | None = None


class Result(Struct, frozen=True, omit_defaults=True):
    """The result of a game, and its seed."""

    points: list[int]
    winners: list[int]
    seed: str


class MoveDetails(Struct, frozen=True, omit_defaults=True):
    """The cards that a legal move uses, and its aim.

    ``cards`` are cards in hand, by the names they have there, whichever way up they are laid. A move is aimed at a
    ``cell``, at the ``way`` between two cells, at a ``seat``, or at nothing; a walk enters the cells of ``path``, the
    last of which is its ``cell``.
    """

    action: Action
    cards: tuple[str, ...] = ()
    cell: tuple[int, int] | None = None
    way: tuple[tuple[int, int], tuple[int, int]] | None = None
    path: tuple[tuple[int, int], ...] = ()
    seat: int = -1


class GameState(Struct, frozen=True, omit_defaults=True):
    """The state of a game as this guest sees it.

    ``turn`` is the seat to move and ``asked`` what it has to decide; the position is in ``view`` or ``line``, as
    subscribed; ``legal`` has the legal moves if it is this guest's turn, and with a ``view`` come their ``details``, in
    the same order, and ``unplayable``: the cards in hand that no legal move plays, each with the id of the rule that
    forbids it; ``result`` comes at the end.
    """

    turn: int = -1
    asked: str = ""
    view: Any = None
    line: str = ""
    legal: list[str] = []
    details: list[MoveDetails] = []
    unplayable: dict[str, str] = {}
    result: Result | None = None


class News(_Message, frozen=True):
    """Updates of a table up to entry ``seq``. ``room`` and ``game`` are sent whole, when they changed.

    ``ends_at`` is when the time of the seat to move is up, if it is limited; ``resumes_at`` when bots and clocks go on
    after a round even if not everyone has continued, or when those who are ready may begin another game without the
    others; ``idle_at`` when a bot may take over from the person to move though they are connected. ``older``: chat
    before that entry was left out, and can be fetched over HTTP. ``mutes``, the guests this guest has muted and their
    names, comes with the first news of a subscription.
    """

    table: str
    seq: int
    facts: list[Fact]
    room: TableInfo | None = None
    game: GameState | None = None
    ends_at: float = 0.0
    older: int = 0
    mutes: dict[str, str] | None = None
    resumes_at: float = 0.0
    idle_at: float = 0.0


FromServer = Welcome | Done | Refusal | Pong | Goodbye | Announcement | Presence | News

encode: Final[Callable[[FromServer], bytes]] = msgspec.json.Encoder().encode
"""Encode a message to a client."""
