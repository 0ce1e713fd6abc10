"""How a server is set up: where it keeps its tables, where it is reached, what it allows."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import NamedTuple

from motherlode.server.pages import BUNDLE
from motherlode.server.store import Node
from motherlode.server.timing import Timing

__all__ = ["UNLIMITED", "Limits", "Settings"]


class Limits(NamedTuple):
    """How much is too much, as ``number/period`` where it is a rate."""

    requests: str = "300/minute"
    """HTTP requests from one address."""
    openings: str = "30/minute"
    """New guests and new tables from one address."""
    talk: str = "15/30 seconds"
    """Words and claims of one guest."""
    films: str = "60/minute"
    """Films of games that one address asks for."""
    messages: int = 60
    """Messages on one socket in a second."""
    sockets: int = 20_000
    subscriptions: int = 32
    """Tables on one socket."""
    message_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    unsent: int = 2_000
    """Messages that wait for a client who does not read them."""


UNLIMITED = Limits(
    requests="1000000/second",
    openings="1000000/second",
    talk="1000000/second",
    films="1000000/second",
    messages=1_000_000,
)
"""No limits on rates. Sizes stay limited."""


class Settings(NamedTuple):
    """All of it."""

    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    """How browsers reach this server; empty: by whatever name they used."""
    secret: str = ""
    """Signs the tokens; empty: the one in the store."""
    bot_processes: int = 1
    timing: Timing = Timing()
    limits: Limits = Limits()
    name: str = ""
    """Of this server among others at one database, the same after a restart; empty: by where it listens."""
    bundle: Path = BUNDLE
    """The table in the browser, as it was built."""

    @property
    def node(self) -> Node:
        """This server, for others at the same database."""
        home = self.name or (f"{socket.gethostname()} {self.host} {self.port}" if self.port else "")
        return Node(home, self.base_url, self.timing.lease, self.timing.store_patience)
