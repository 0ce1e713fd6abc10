"""Settings of the server process: store, addresses, limits."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import NamedTuple

from motherlode.server.push.courier import PushSettings
from motherlode.server.runtime.timing import Timing
from motherlode.server.store import Node
from motherlode.server.transport.network.proxies import Network
from motherlode.server.transport.static_files import BUNDLE

__all__ = ["UNLIMITED", "Limits", "Rate", "Settings"]


class Rate(NamedTuple):
    """A token bucket: its size, and how many tokens it gains per second."""

    burst: int
    per_second: float


class Limits(NamedTuple):
    """Limits on rates, connections and sizes. Rates are written ``number/period``."""

    requests: str = "6000/minute"
    """HTTP requests per address. Opening the page takes about ten; a school of 500 pupils behind one
    address may open it in the same minute."""
    openings: str = "600/minute"
    """New guests and tables per address, sized for the same school."""
    talk: str = "15/30 seconds"
    """Chat lines and claims per guest."""
    commands: Rate = Rate(burst=20, per_second=1.0)
    """Commands per guest that add to a table's log, other than moves and talk."""
    table_commands: Rate = Rate(burst=40, per_second=20.0)
    """Commands and talk at one table, summed over all guests who have no seat and are not the host."""
    replays: str = "120/minute"
    """Replays and beliefs per address: twenty classmates view six seats each."""
    messages: int = 60
    """Messages per second on one WebSocket."""
    connections: int = 20_000
    """Open connections, WebSockets included; fewer if the process may open fewer files."""
    connections_per_address: int = 1_000
    """Open connections per address or IPv6 /64 network, and at most half of all. In that school, each
    pupil has a WebSocket, and some have a few more connections open to load the page."""
    header_seconds: float = 10.0
    """Time to send a request's header, from the start of the connection or the header's first byte."""
    body_seconds: float = 30.0
    """Time to send a request's body."""
    response_seconds: float = 30.0
    """Time to read the next part of a response."""
    subscriptions: int = 32
    """Subscriptions of one WebSocket."""
    message_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    unsent_bytes: int = 2 * 1024 * 1024
    """Bytes queued for a client that does not read."""
    unreadable: int = 20
    """Invalid messages on one WebSocket before it is closed."""
    figures: str = "30/minute"
    """Figures per guest, which are counted from up to 2,000 games."""
    downloads: str = "12/hour"
    """Downloads of all that is stored of a guest, per guest and per address: each replays all their tables."""
    erasures: str = "6/hour"
    """Erasures of guests, per guest and per address: each rewrites all tables of a guest."""
    logouts: str = "10/hour"
    """Logouts of other devices, per guest and per address: every server keeps each as long as a token lives."""
    subscribes: str = "120/minute"
    """Subscribe commands per guest: a page sends one per table whenever it connects."""


UNLIMITED = Limits(
    requests="1000000/second",
    openings="1000000/second",
    talk="1000000/second",
    commands=Rate(1_000_000, 1e6),
    table_commands=Rate(1_000_000, 1e6),
    replays="1000000/second",
    subscribes="1000000/second",
    figures="1000000/second",
    downloads="1000000/second",
    erasures="1000000/second",
    logouts="1000000/second",
    messages=1_000_000,
    connections_per_address=1_000_000,
)
"""No limits on rates. Sizes are still limited."""


class Settings(NamedTuple):
    """Settings of a server process."""

    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    """The public URL of this server; if empty, the host that each client used."""
    secret: str = ""
    """Keys that sign tokens, separated by commas: the first signs, all verify. If empty, the one in the store."""
    token_days: int = 180
    """Days for which a token is valid; after half of them, a client that connects gets a new one."""
    bot_processes: int = 1
    timing: Timing = Timing()
    limits: Limits = Limits()
    name: str = ""
    """Identifies this server at a shared database across restarts; if empty, its listen address does."""
    trusted_proxies: tuple[Network, ...] = ()
    """Reverse proxies whose X-Forwarded headers are trusted."""
    bus: str = ""
    """Address of the bus between nodes, ``nats://…``; if empty, this server has no others."""
    push: PushSettings = PushSettings()
    traces: bool = False
    """Whether commands are traced and exported by OpenTelemetry."""
    metrics_address: str = ""
    """The address of ``/metrics``, ``host:port``; if empty, on the same port as everything else."""
    keep_finished: float = 0.0
    """Seconds for which tables are kept after their last game; 0: for good."""
    bundle: Path = BUNDLE
    """Folder of the built web client."""

    @property
    def node(self) -> Node:
        """This server, as seen by others at the same database."""
        home = self.name or (f"{socket.gethostname()} {self.host} {self.port}" if self.port else "")
        return Node(home, self.base_url, self.timing.lease, self.timing.store_timeout)
