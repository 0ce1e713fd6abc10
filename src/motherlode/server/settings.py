"""How a server is set up: where it keeps its tables, where it is reached, what it allows."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import NamedTuple

from motherlode.server.runtime.timing import Timing
from motherlode.server.store import Node
from motherlode.server.transport.proxies import Network
from motherlode.server.transport.static_files import BUNDLE

__all__ = ["UNLIMITED", "Limits", "Rate", "Settings"]


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


class Limits(NamedTuple):
    """How much is too much, as ``number/period`` where it is a rate."""

    requests: str = "6000/minute"
    """HTTP requests from one address. A page makes about ten when it is opened: a school of 500 pupils behind one
    address may open it within the same minute."""
    openings: str = "600/minute"
    """New guests and new tables from one address: for the same school."""
    talk: str = "15/30 seconds"
    """Words and claims of one guest."""
    commands: Rate = Rate(burst=20, per_second=1.0)
    """Commands of one guest that add to a table's log: all but moves, and talk, which has a limit of its own."""
    table_commands: Rate = Rate(burst=40, per_second=20.0)
    """Commands and talk at one table of all guests together who have no seat there and are not its host."""
    replays: str = "120/minute"
    """Films of games that one address asks for: twenty classmates look at six seats each. They are made one at a time,
    and few may wait."""
    messages: int = 60
    """Messages on one socket in a second."""
    connections: int = 20_000
    """Open at once, WebSockets included; fewer if the process may not open so many files."""
    connections_per_address: int = 1_000
    """The same from one address, or from one /64 network of IPv6, but at most half of all: 500 pupils have a WebSocket
    each, and some of them are just loading the page by a few connections more."""
    header_seconds: float = 10.0
    """For sending a request's header, from the connection's beginning or from the header's first byte."""
    body_seconds: float = 30.0
    """For sending a request's body."""
    response_seconds: float = 30.0
    """For reading some of a response: whoever reads on is waited for."""
    subscriptions: int = 32
    """Tables on one socket."""
    message_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    unsent_bytes: int = 2 * 1024 * 1024
    """What may wait for a client that does not read."""
    unreadable: int = 20
    """Messages on one socket that are no messages of the protocol, before it is closed."""
    subscribes: str = "120/minute"
    """Subscriptions of one guest: a page makes one for each of its tables whenever it connects."""


UNLIMITED = Limits(
    requests="1000000/second",
    openings="1000000/second",
    talk="1000000/second",
    commands=Rate(1_000_000, 1e6),
    table_commands=Rate(1_000_000, 1e6),
    replays="1000000/second",
    subscribes="1000000/second",
    messages=1_000_000,
    connections_per_address=1_000_000,
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
    trusted_proxies: tuple[Network, ...] = ()
    """Reverse proxies whose X-Forwarded headers are believed."""
    bundle: Path = BUNDLE
    """The table in the browser, as it was built."""

    @property
    def node(self) -> Node:
        """This server, for others at the same database."""
        home = self.name or (f"{socket.gethostname()} {self.host} {self.port}" if self.port else "")
        return Node(home, self.base_url, self.timing.lease, self.timing.store_timeout)
