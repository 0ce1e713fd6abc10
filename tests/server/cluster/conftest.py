"""Fixtures of the cluster's tests: a real NATS server, and nodes in processes."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.conftest import fresh_database
from server.processes import Process


class NatsServer:
    """A real NATS server, always on the same port."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = Path(sys.executable).with_name("nats-server")
        command = [program, "--addr", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("NATS does not start")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)


@pytest.fixture(scope="session")
def nats_server() -> Iterator[NatsServer]:
    server = NatsServer()
    server.start()
    yield server
    server.kill()


@pytest.fixture
def cluster(postgres_server: str, nats_server: NatsServer, tmp_path: Path) -> Iterator[list[Process]]:
    """Three nodes at a database and bus of their own."""
    database = fresh_database(postgres_server)
    logs = str(tmp_path / "nodes.log")
    nodes = [Process(database, name, bus=nats_server.address, log=logs) for name in ("left", "middle", "right")]
    for node in nodes:
        node.start()
    yield nodes
    for node in nodes:
        if node.is_running:
            node.kill()
