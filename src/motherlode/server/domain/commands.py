"""Messages from the client: one JSON object each, discriminated by ``type``.

Unknown fields are errors. The first message is :class:`Hello`. Every command carries a number ``ref`` chosen by the
client, and gets exactly one ``done`` or ``refusal`` with that number, after its effects are committed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.server.domain.log.entries import LoggedClaim, kebab

__all__ = [
    "PROTOCOL",
    "AnswerSeatRequest",
    "ClearSeat",
    "Command",
    "Continue",
    "FillAfter",
    "FromClient",
    "GuestId",
    "HandOver",
    "Hello",
    "Leave",
    "MakeClaim",
    "Mute",
    "Pace",
    "Ping",
    "Play",
    "PutBot",
    "Regather",
    "Rematch",
    "RequestSeat",
    "Say",
    "SetPace",
    "SetVisibility",
    "Silence",
    "Sit",
    "Start",
    "Subscribe",
    "TableId",
    "Unsubscribe",
    "Views",
    "WithdrawSeatRequest",
    "decode_message",
]

PROTOCOL: Final = 1
"""Protocol version. Increased when a client of the previous version would misread messages."""

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seq = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
FillAfter = Annotated[int, Meta(ge=0, le=3600)]
GuestId = Annotated[str, Meta(min_length=1, max_length=32)]
Views = Literal["table", "line", "none"]
Pace = Literal["slow", "normal", "fast", "step"]


class _Message(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True, omit_defaults=True):
    """A message from the client."""


class Hello(_Message, frozen=True):
    """Authenticate with the token of a guest or of a seat. Must be the first message."""

    protocol: int
    token: Annotated[str, Meta(max_length=1024)]


class Ping(_Message, frozen=True):
    """Check the connection; answered by ``pong``."""

    ref: Ref


class Command(_Message, frozen=True):
    """A command to a table."""

    ref: Ref
    table: TableId


class Subscribe(Command, frozen=True):
    """Subscribe to a table: get everything after the entry ``since``, then news as it happens.

    ``views`` selects how positions are sent: as a structured ``table``, as one ``line`` of notation, or ``none`` for a
    client that follows the events itself.
    """

    since: Seq = -1
    views: Views = "table"


class Unsubscribe(Command, frozen=True):
    """Unsubscribe from a table."""


class Sit(Command, frozen=True):
    """Take a seat, or take back one's own.

    At a table that begins by itself, bots take the empty seats after ``fill_after`` seconds; 0: this player wants none.
    """

    seat: SeatNumber
    fill_after: FillAfter = 0


class Leave(Command, frozen=True):
    """Give up one's seat; during a game, a bot plays it until the player returns."""


class PutBot(Command, frozen=True):
    """Put a bot on an empty seat. Host only."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class ClearSeat(Command, frozen=True):
    """Remove the guest or bot from a seat, while no game is running. Host only."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """Start the game; bots fill empty seats if the table's settings name a bot. Host only."""


class Play(Command, frozen=True):
    """Make a move, given the last entry seen. Idempotent: a move sent again is made once."""

    seq: Seq
    move: Annotated[str, Meta(min_length=1, max_length=80)]


class Say(Command, frozen=True):
    """Say something in the table's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class MakeClaim(Command, frozen=True):
    """Make a predefined claim, which everyone reads in their own language."""

    claim: LoggedClaim


class Mute(Command, frozen=True):
    """Mute a guest for oneself, or unmute them."""

    guest: GuestId
    on: bool = True


class Silence(Command, frozen=True):
    """Silence a guest for everyone at the table, seated or not, or allow them to talk again. Host only."""

    guest: GuestId
    on: bool = True


class Continue(Command, frozen=True):
    """Say that one has seen how the round ended. Bots and clocks wait for that, but not for long."""


class SetPace(Command, frozen=True):
    """Say how fast bots move at a table where nobody else is. It has no effect while anyone else is there.

    While ``held``, bots wait; at the pace ``step`` they wait for the entry that began their turn to be ``seen``. They
    wait no longer than ten minutes for a move, and not once the connection is lost.
    """

    pace: Pace = "normal"
    held: bool = False
    seen: Seq = -1


class SetVisibility(Command, frozen=True):
    """Report whether the table's page is visible; a player who does not see it is notified of turns."""

    visible: bool = True


class HandOver(Command, frozen=True):
    """Have a bot play for someone absent for a minute. The host, or most of those present."""

    seat: SeatNumber


class Rematch(Command, frozen=True):
    """Be ready for another game. It begins when everyone who is there is; bots replace those who left.

    Sent again after half a minute, it begins the game without the others: bots stand in for them.
    """


class Regather(Command, frozen=True):
    """Return to choosing seats after a game. The host, or anyone if the host is gone."""


class RequestSeat(Command, frozen=True):
    """Ask the host for the seat of a bot in a running game. It is taken over when a round begins."""

    seat: SeatNumber


class AnswerSeatRequest(Command, frozen=True):
    """Let a guest take over the bot's seat they asked for, or decline. Host only."""

    guest: GuestId
    grant: bool = True


class WithdrawSeatRequest(Command, frozen=True):
    """Ask for a bot's seat no longer."""


FromClient = (
    Hello
    | Ping
    | Subscribe
    | Unsubscribe
    | Sit
    | Leave
    | PutBot
    | ClearSeat
    | Start
    | Play
    | Say
    | MakeClaim
    | Mute
    | Silence
    | Continue
    | SetPace
    | SetVisibility
    | HandOver
    | Rematch
    | Regather
    | RequestSeat
    | AnswerSeatRequest
    | WithdrawSeatRequest
)

decode_message: Final[Callable[[bytes | str], FromClient]] = msgspec.json.Decoder(FromClient).decode
"""Decode a client message; msgspec.DecodeError if it is invalid."""
