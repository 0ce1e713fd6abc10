"""The context that connections and routes of a running server share."""

from __future__ import annotations

from typing import NamedTuple

from motherlode.server.cluster.links import Links
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.settings import Limits
from motherlode.server.transport.operations import Operations
from motherlode.server.transport.rate_limits import Limiter
from motherlode.server.transport.tokens import Tokens

__all__ = ["ServerContext"]


class ServerContext(NamedTuple):
    """The context of all connections; ``links`` lead to tables of other nodes, if there is a bus."""

    registry: RoomRegistry
    tokens: Tokens
    limiter: Limiter
    limits: Limits
    operations: Operations
    links: Links | None = None
