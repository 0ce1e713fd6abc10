"""Messages between nodes, which trust each other: only nodes and workers may reach the bus.

A **link** is one client's connection to one table at another node. The client's node numbers its links and the commands
on each; the table's node numbers its deliveries, so that a lost message is noticed. Deliveries are what the client is
sent, already projected for its guest, so a node learns nothing that its own clients may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from motherlode.server.domain.log.entries import kebab
from motherlode.server.domain.table import Guest

__all__ = [
    "AnyNodeMessage",
    "BotAnswer",
    "BotQuestion",
    "Delivery",
    "HandOverAnswer",
    "HandOverGrant",
    "HandOverOffer",
    "Heartbeat",
    "HttpPart",
    "HttpRequest",
    "KeepAlive",
    "LinkClosed",
    "LinkCommand",
    "LinksLost",
    "NodeMessage",
    "Refresh",
    "Unprocessed",
    "decode_batch",
    "encode_message",
    "join_batch",
]


class NodeMessage(Struct, frozen=True, tag=kebab, array_like=True):
    """A message between nodes; ``sender`` is the node or worker that sent it."""

    sender: str


class LinkCommand(NodeMessage, frozen=True):
    """A client's command, with its number on the link."""

    link: int
    number: int
    guest: Guest
    command: bytes
    trace: str = ""
    """The context of the command's span, if it is traced."""


class Delivery(NodeMessage, frozen=True):
    """A message for the client: its ``number`` on the link, and the command it ``answers``, or -1."""

    link: int
    number: int
    data: bytes
    answers: int = -1


class Unprocessed(NodeMessage, frozen=True):
    """A command was not processed, as the table is not at this node; it may be sent to another."""

    link: int
    answers: int


class LinkClosed(NodeMessage, frozen=True):
    """The table's node closed the link: it gave the table up, to ``heir`` if that is known."""

    link: int
    heir: str = ""


class HandOverOffer(NodeMessage, frozen=True):
    """A node that stops wants another to go on with a table. That loads it, and waits for the lease."""

    table: str


class HandOverAnswer(NodeMessage, frozen=True):
    """The answer to an offer: whether the table is loaded."""

    table: str
    is_ready: bool


class HandOverGrant(NodeMessage, frozen=True):
    """The receiver has the lease of an offered table, with this epoch; 0 if the transfer failed."""

    table: str
    epoch: int


class KeepAlive(NodeMessage, frozen=True):
    """The sender's links to a node, each half second: number, deliveries received, commands sent."""

    links: list[tuple[int, int, int]]


class LinksLost(NodeMessage, frozen=True):
    """The answer to KeepAlive: links that do not exist, or of which deliveries were lost."""

    links: list[int]


class Heartbeat(NodeMessage, frozen=True):
    """A node is alive. Sent to all; ``leaving`` if it is stopping, so that its tables may be taken.

    ``hits`` are requests counted by rate limits since the last one, as (limit, client, count).
    """

    leaving: bool = False
    hits: list[tuple[str, str, int]] = []
    processes: int = 0
    """For a bot worker: its number of processes,"""
    queue: int = 0
    """and how many requests wait there."""


class Refresh(NodeMessage, frozen=True):
    """A table was rewritten or deleted; without one, bans or the announcement have changed. Sent to all."""

    table: str = ""


class HttpRequest(NodeMessage, frozen=True):
    """An HTTP request for a table of another node; ``number`` identifies it."""

    number: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    scheme: str
    client: str


class HttpPart(NodeMessage, frozen=True):
    """A part of the response. The first has the status and headers, the last is marked."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes
    is_last: bool


class BotQuestion(NodeMessage, frozen=True):
    """A request for a bot's move, with ``seconds`` until it is due.

    The worker gets the view of the bot's seat, as one line, the events that seat saw after the first ``known``, and the
    recent talk: seat, claim as text, moves and events before it.
    """

    number: int
    bot: str
    line: str
    events: list[dict[str, Any]]
    session: str
    known: int
    seconds: float
    talk: list[tuple[int, str, int, int]] = []


class BotAnswer(NodeMessage, frozen=True):
    """A bot's move; without one, if the worker does not have the first ``known`` events any more."""

    number: int
    move: str = ""
    why: dict[str, float | str | list[float]] = {}
    seconds: float = 0.0


AnyNodeMessage = (
    LinkCommand
    | Delivery
    | Unprocessed
    | LinkClosed
    | HandOverOffer
    | HandOverAnswer
    | HandOverGrant
    | KeepAlive
    | LinksLost
    | Heartbeat
    | Refresh
    | HttpRequest
    | HttpPart
    | BotQuestion
    | BotAnswer
)

encode_message: Final = msgspec.msgpack.Encoder().encode
"""Encode a message, or a client's command within one."""
_decode_list: Final[Callable[[bytes], list[AnyNodeMessage]]] = msgspec.msgpack.Decoder(list[AnyNodeMessage]).decode
_ARRAY_32: Final = b"\xdd"


def join_batch(messages: list[bytes]) -> bytes:
    """Join encoded messages to one batch."""
    return _ARRAY_32 + len(messages).to_bytes(4, "big") + b"".join(messages)


def decode_batch(data: bytes) -> list[AnyNodeMessage]:
    """Decode a batch; msgspec.DecodeError if it is invalid."""
    return _decode_list(data)
