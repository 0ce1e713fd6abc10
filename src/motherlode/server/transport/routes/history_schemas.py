"""Bodies of HTTP responses with a guest's history, and with all that is stored of them."""

from __future__ import annotations

from msgspec import Struct

from motherlode.server.domain.guests.notice_settings import NoticeSettings
from motherlode.server.domain.guests.own_entries import OwnEntries
from motherlode.server.domain.guests.played_games import PlayedGame
from motherlode.server.transport.routes.schemas import MetPerson

__all__ = [
    "Erased",
    "Figures",
    "MyData",
    "MyGame",
    "RoleFigures",
    "StoredBrowser",
    "StoredMembership",
]


class MyGame(Struct):
    """A finished game of a guest.

    Its replay is that of the table's game ``number``, if the table was not deleted.
    """

    table: str
    number: int
    game: PlayedGame
    has_replay: bool


class RoleFigures(Struct):
    """Rounds with one role: how many, how many of them paid, and what was done in them.

    ``rounds_with`` says in how many rounds something was done or happened at all.
    """

    role: str
    rounds: int
    won: int
    counts: dict[str, int]
    rounds_with: dict[str, int]


class Figures(Struct):
    """The results of the games of one ruleset; ``latest`` are the points of the latest games, in order."""

    ruleset: str
    games: int
    won: int
    points: int
    latest: list[int]
    roles: list[RoleFigures]


class StoredBrowser(Struct):
    """A browser that gets notices, with its keys in base64url."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class StoredMembership(Struct):
    """A table that a guest has to do with: as what, on which seat, and whether its notices are muted."""

    table: str
    kind: str
    seat: int
    muted: bool
    inviter: str


class MyData(Struct):
    """Everything stored about a guest.

    ``tables`` are those whose logs name them, also closed ones.
    """

    guest: str
    name: str
    at: float
    tables: list[str]
    memberships: list[StoredMembership]
    games: list[MyGame]
    entries: OwnEntries
    browsers: list[StoredBrowser]
    notices: NoticeSettings
    blocked: list[MetPerson]


class Erased(Struct):
    """At how many tables a guest was erased, and at which it failed."""

    tables: int
    failed: list[str]
