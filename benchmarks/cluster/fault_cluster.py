"""A cluster of real processes that can be broken: PostgreSQL, NATS, nodes, and the links between them."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.process
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import asyncpg

from benchmarks.cluster.replicated_postgres import ReplicatedPostgres
from benchmarks.cluster.tcp_proxy import Proxy
from motherlode.server.logging_setup import configure_logging
from motherlode.server.runtime.timing import BUS_LEASE, Timing
from motherlode.server.settings import UNLIMITED, Settings
from motherlode.server.transport.server import make_server

_STOP_TIMEOUT: Final = 30.0


class Nats:
    """A NATS server, always on the same port."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = Path(sys.executable).with_name("nats-server")
        command = [program, "--addr", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid


def _serve(settings: Settings, log: str, announce: Connection, clock_offset: Any) -> None:
    clock = time.time
    time.time = lambda: clock() + clock_offset.value  # the clock of this node, which a fault sets wrong
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    configure_logging()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    make_server(settings, announce.send).run()


class Node:
    """A server process, always on the same port, with its own ways to the database and the bus."""

    def __init__(
        self,
        name: str,
        databases: list[Proxy],
        bus: Proxy,
        store: str,
        log: str,
        intermission: float,
        relocation: float,
    ) -> None:
        self.name = name
        self.databases = databases
        self.bus = bus
        self._log = log
        self._store = store
        self._intermission = intermission
        self._relocation = relocation
        self.port = 0
        self.is_up = False
        """Whether a load balancer would send clients here."""
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload(["benchmarks.cluster.fault_cluster"])
        self._process: multiprocessing.process.BaseProcess | None = None
        self.overdue_stops = 0
        """The number of times that it did not stop in time on request."""
        self.clock_offset: Any = self._forks.RawValue("d", 0.0)

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        timing = Timing(
            bot_pause=(0.0, 0.05),
            bot_slot=0.0,
            intermission=self._intermission,
            ready_wait=0.5,
            lease=BUS_LEASE,
            sweep=5.0,
            relocation=self._relocation,
        )
        bus = f"nats://127.0.0.1:{self.bus.port}"
        settings = Settings(self._store, port=self.port, timing=timing, limits=UNLIMITED, name=self.name, bus=bus)
        while not (address := await self._launch(settings)):  # the bus or the database was down: a supervisor retries
            await asyncio.sleep(0.3)
        self.port = int(address.rpartition(":")[2])
        self.is_up = True

    async def _launch(self, settings: Settings) -> str:
        """Start the process, and return its address; nothing if it ended instead."""
        here, there = self._forks.Pipe()
        self._process = self._forks.Process(target=_serve, args=(settings, self._log, there, self.clock_offset))
        self._process.start()
        there.close()
        try:
            while not here.poll():
                await asyncio.sleep(0.05)
            address: str = here.recv()
        except EOFError:
            return ""
        return address

    def signal(self, number: int) -> None:
        self.is_up = self.is_up and number not in (signal.SIGKILL, signal.SIGTERM)
        if self._process is not None and self._process.pid is not None and self._process.is_alive():
            os.kill(self._process.pid, number)

    async def until_exited(self) -> None:
        while self._process is not None and self._process.is_alive():
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Stop the node as a supervisor does: it is killed if it takes too long."""
        self.signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.until_exited(), _STOP_TIMEOUT)
        except TimeoutError:
            self.overdue_stops += 1
            self.signal(signal.SIGKILL)
            await self.until_exited()


class Cluster:
    """PostgreSQL, NATS and nodes."""

    def __init__(self, nodes: list[Node], nats: Nats, postgres: ReplicatedPostgres) -> None:
        self.nodes = nodes
        self.nats = nats
        self.postgres = postgres

    @property
    def uri(self) -> str:
        """Address of the primary database, around the proxies."""
        return self.postgres.primary.uri

    async def log_of(self, table: str) -> list[bytes]:
        """Return a table's log, straight from the database."""
        connection = await asyncpg.connect(self.uri)
        rows = await connection.fetch("SELECT seq, entry FROM entries WHERE game = $1 ORDER BY seq", table)
        await connection.close()
        assert [row["seq"] for row in rows] == list(range(len(rows))), "a gap in the log"
        return [row["entry"] for row in rows]


@asynccontextmanager
async def running_cluster(
    folder: Path,
    nodes: int = 3,
    logs: Path | None = None,
    is_started: bool = True,
    intermission: float = 0.0,
    relocation: float = 1.0,
) -> AsyncIterator[Cluster]:
    """Run a cluster in a folder.

    Tables move to their people more often than usual, so that faults meet it.
    """
    postgres = await asyncio.to_thread(ReplicatedPostgres, folder)
    await postgres.start()
    nats = Nats()
    nats.start()
    proxies: list[Proxy] = []
    members: list[Node] = []
    try:
        for number in range(nodes):
            databases = [Proxy(postgres.primary.socket), Proxy(postgres.replica.socket)]
            bus = Proxy(("127.0.0.1", nats.port))
            for proxy in (*databases, bus):
                await proxy.start()
                proxies.append(proxy)
            hosts = ",".join(f"127.0.0.1:{proxy.port}" for proxy in databases)
            store = f"postgresql://postgres@{hosts}/postgres?target_session_attrs=primary"
            log = str((logs or folder) / f"node{number}.log")
            members.append(Node(f"node{number}", databases, bus, store, log, intermission, relocation))
            if is_started:
                await members[-1].start()
        yield Cluster(members, nats, postgres)
    finally:
        for node in members:
            node.signal(signal.SIGCONT)
            node.signal(signal.SIGKILL)
            await node.until_exited()
        for proxy in proxies:
            await proxy.close()
        nats.kill()
        await postgres.close()
