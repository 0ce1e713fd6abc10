"""Entries of a table's event log. The log is the only durable state: a table is the replay of its log.

Entries contain secrets: seeds, and moves with hidden cards. Guests only get what :mod:`...projections` makes of them.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.core import talk
from motherlode.core.talk import ClaimKey
from motherlode.server.domain.table_settings import TableSettings

__all__ = [
    "AnyEntry",
    "Away",
    "Began",
    "BotReason",
    "BotSeated",
    "Chair",
    "Claimed",
    "Closed",
    "Continued",
    "Entry",
    "HandOverVoted",
    "LoggedClaim",
    "Moved",
    "Muted",
    "Opened",
    "Ready",
    "Regathered",
    "Resumed",
    "Returned",
    "Said",
    "SeatRequestAnswered",
    "SeatRequestWithdrawn",
    "SeatRequested",
    "Seated",
    "Silenced",
    "Stood",
    "TableState",
    "TakenOver",
    "TimeExtended",
    "TimedOut",
    "kebab",
]


TableState = Literal["gathering", "playing", "over", "closed"]
"""Phase of a table's life."""


def kebab(name: str) -> str:
    """Convert a class name to kebab case: ``BotSeated`` to ``bot-seated``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Entry(Struct, frozen=True, tag_field="type", tag=kebab, omit_defaults=True):
    """A log entry; ``at`` is its Unix time."""

    at: float


class Opened(Entry, frozen=True):
    """The host opened the table."""

    settings: TableSettings = msgspec.field(name="terms")
    host: str


class Seated(Entry, frozen=True):
    """A guest took a seat; ``outside`` marks an external program that plays by token.

    ``fill_after`` is for how many seconds they want to wait until bots take the empty seats; 0: for as long as needed.
    """

    seat: int
    guest: str
    name: str
    outside: bool = False
    fill_after: int = 0


class BotSeated(Entry, frozen=True):
    """A bot was put on a seat."""

    seat: int
    bot: str


class Stood(Entry, frozen=True):
    """A seat was given up, or the host removed its holder."""

    seat: int
    removed: bool = False


class Chair(Struct, omit_defaults=True):
    """The occupant of a seat: nobody, a person or a bot. ``away`` is why a bot stands in for the person."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    guest: str = ""
    bot: str = ""
    outside: bool = False
    away: Literal["", "left", "time", "absent"] = ""


class Began(Entry, frozen=True):
    """A game began with these chairs. Logs written before 0.2 have no ``chairs``: the current ones apply."""

    seed: str
    chairs: list[Chair] = []


BotReason = dict[str, float | str | list[float]]
"""Why a bot chose its move: its goals and beliefs, as named values."""


class Moved(Entry, frozen=True):
    """A seat moved: its person, its bot, or the stand-in of an absent person.

    ``move`` is the canonical text of the move; ``sent`` is the client's spelling if it differed, by which a repeated
    command is recognized. In older logs, ``move`` may be the client's spelling. ``why`` is the reason of a bot, and
    secret until the round ends.
    """

    seat: int
    move: str
    by: Literal["person", "bot", "stand-in"] = "person"
    why: BotReason = {}
    sent: str = ""


class Away(Entry, frozen=True):
    """A person left a running game, ran out of time, or was absent and voted out; a bot stands in."""

    seat: int
    why: Literal["left", "time", "absent"]


class TimedOut(Entry, frozen=True):
    """A person ran out of time, and a bot plays this one turn. The next time in a row it takes the seat."""

    seat: int


class Returned(Entry, frozen=True):
    """An absent person took their seat back."""

    seat: int


class Continued(Entry, frozen=True):
    """A person has seen how the round ended. Bots and clocks go on when everyone has."""

    seat: int


class Resumed(Entry, frozen=True):
    """Bots and clocks go on without those who have not continued."""


class HandOverVoted(Entry, frozen=True):
    """A person wants a bot to play the seat of someone who is absent."""

    seat: int
    by: int


class Ready(Entry, frozen=True):
    """A person wants another game. It begins when everyone does."""

    seat: int


class Regathered(Entry, frozen=True):
    """The table was brought back to where seats are taken, after a game."""


class SeatRequested(Entry, frozen=True):
    """A spectator asked for the seat of a bot."""

    guest: str
    name: str
    seat: int


class SeatRequestAnswered(Entry, frozen=True):
    """The host granted or declined a seat request."""

    guest: str
    granted: bool


class SeatRequestWithdrawn(Entry, frozen=True):
    """A guest who had asked for a seat withdrew the request or disconnected."""

    guest: str


class TakenOver(Entry, frozen=True):
    """A guest took over the seat of a bot between two rounds. From here on they see what the seat sees."""

    seat: int
    guest: str
    name: str


class TimeExtended(Entry, frozen=True):
    """The seat to move got more time, as the table was loaded when little was left. Once per turn."""


class Said(Entry, frozen=True):
    """A chat line. ``seat`` is -1 for a spectator; ``aside`` lines are only sent to spectators.

    If its guest was erased, ``text`` is empty, and it is sent to nobody.
    """

    guest: str
    name: str
    seat: int
    text: str
    aside: bool = False


class LoggedClaim(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A predefined statement, shown to each reader in their own language. Its subject depends on the key."""

    key: ClaimKey
    cell: tuple[Annotated[int, Meta(ge=-99, le=99)], Annotated[int, Meta(ge=-99, le=99)]] | None = None
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    tool: Annotated[str, Meta(pattern="^[a-z]{1,16}$")] | None = None

    @classmethod
    def of(cls, claim: talk.Claim) -> LoggedClaim:
        """The claim of a player, as the log keeps it."""
        return cls(claim.key, claim.cell, claim.seat, claim.tool)

    def value(self) -> talk.Claim:
        """The claim as the game keeps it."""
        return talk.Claim(self.key, self.cell, self.seat, self.tool)


class Claimed(Entry, frozen=True):
    """A seat made a claim. ``guest`` is ``bot-`` and the seat's number for a bot."""

    guest: str
    seat: int
    claim: LoggedClaim


class Muted(Entry, frozen=True):
    """A guest muted another for themselves, or unmuted them."""

    guest: str
    whom: str
    on: bool
    name: str = ""
    """The muted guest's name."""


class Silenced(Entry, frozen=True):
    """The host silenced a guest at this table, or allowed them to talk again."""

    whom: str
    on: bool


class Closed(Entry, frozen=True):
    """The table was closed because everyone had left, or by the operator."""

    why: Literal["abandoned", "operator"]


AnyEntry = (
    Opened
    | Seated
    | BotSeated
    | Stood
    | Began
    | Moved
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
    | TimeExtended
    | Said
    | Claimed
    | Muted
    | Silenced
    | Closed
)
