"""What a client says over the socket: JSON objects, one a message, told apart by ``type``. Strict: a field that is not
known is an error.

A client says :class:`Hello` first. Every order has a number ``ref`` of the client's choosing, and is answered by one
``done`` or one ``refusal`` of that number, after whatever it did was kept.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.server.domain.log_entries import Claim, kebab

__all__ = [
    "PROTOCOL",
    "ClearSeat",
    "Command",
    "FromClient",
    "Hello",
    "Leave",
    "MakeClaim",
    "Mute",
    "Ping",
    "Play",
    "PutBot",
    "Rematch",
    "Say",
    "Silence",
    "Sit",
    "Start",
    "Subscribe",
    "Unsubscribe",
    "Views",
    "decode_message",
]

PROTOCOL: Final = 1
"""The version of all this. It grows when a client of the old one would be misled."""

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seq = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
GuestId = Annotated[str, Meta(min_length=1, max_length=32)]
Views = Literal["table", "line", "none"]


class _Message(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True, omit_defaults=True):
    """Something a client says."""


class Hello(_Message, frozen=True):
    """Who I am: the token of a guest or of a seat. The first message."""

    protocol: int
    token: Annotated[str, Meta(max_length=1024)]


class Ping(_Message, frozen=True):
    """Are you there?"""

    ref: Ref


class Command(_Message, frozen=True):
    """Something to be done at a table."""

    ref: Ref
    table: TableId


class Subscribe(Command, frozen=True):
    """Tell me of this table: everything after the entry I saw last, and what comes.

    ``views`` says how to show the position each time: as a ``table`` of nouns, as its ``line``, or ``none`` for a
    client that follows the events itself.
    """

    since: Seq = -1
    views: Views = "table"


class Unsubscribe(Command, frozen=True):
    """Tell me no more."""


class Sit(Command, frozen=True):
    """I take this seat; or I take mine back."""

    seat: SeatNumber


class Leave(Command, frozen=True):
    """I give my seat up; in a game, a bot stands in until I return."""


class PutBot(Command, frozen=True):
    """The host puts a bot on an empty seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class ClearSeat(Command, frozen=True):
    """The host removes whoever sits there, before the start."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """The host starts the game; bots fill the empty seats if the terms say so."""


class Play(Command, frozen=True):
    """My move, and the entry I saw last. Sent twice, it is made once."""

    seq: Seq
    move: Annotated[str, Meta(min_length=1, max_length=80)]


class Say(Command, frozen=True):
    """Talk."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class MakeClaim(Command, frozen=True):
    """A ready-made claim."""

    claim: Claim


class Mute(Command, frozen=True):
    """I want to hear a guest's talk no more, or again."""

    guest: GuestId
    on: bool = True


class Silence(Command, frozen=True):
    """The host lets a guest talk no more at this table, or again; with or without a seat."""

    guest: GuestId
    on: bool = True


class Rematch(Command, frozen=True):
    """Once more, after the end: the same seats, with bots for those who left."""


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
    | Rematch
)

_DECODER = msgspec.json.Decoder(FromClient)


def decode_message(data: bytes | str) -> FromClient:
    """A client's message; msgspec.DecodeError if it is none."""
    message: FromClient = _DECODER.decode(data)
    return message
