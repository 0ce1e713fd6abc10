"""Throughput and latency of one server process: tables of five clients each, over loopback.

    python -m benchmarks.server --tables 10 --seconds 5 --runs 7
    python -m benchmarks.server --idle 5000

A move counts once all five clients know of it; it is committed before that. The clients run in this process over raw
sockets, so that they take little CPU time compared to the server.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

SEATS = 5


class What(msgspec.Struct):
    type: str
    at: float = 0.0
    by: str = "person"


class Fact(msgspec.Struct):
    what: What


class GameState(msgspec.Struct):
    legal: list[str] = []
    result: Any = None


class Message(msgspec.Struct):
    """The parts of a message that these clients read."""

    type: str
    table: str = ""
    seq: int = -1
    facts: list[Fact] = []
    game: GameState | None = None
    why: str = ""


_decode = msgspec.json.Decoder(Message).decode


class Socket(asyncio.Protocol):
    """A minimal WebSocket client."""

    def __init__(self, take: Callable[[Message], None]) -> None:
        self.take = take
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes_in = 0
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        data = self._data + data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._data = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open.set_result(None)
        at = 0
        while len(data) >= at + 2:
            size, body = data[at + 1] & 127, at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < body + size:
                break
            if data[at] & 15 == 1:
                self.take(_decode(data[body : body + size]))
            elif data[at] & 15 == 9:
                self.transport.write(b"\x8a" + bytes([128 | size]) + b"\0\0\0\0" + data[body : body + size])
            at = body + size
        self._data = data[at:]

    def send(self, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message)
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)  # masked with zeros


class Table:
    """One table and its clients, which move without pause."""

    def __init__(self, name: str, results: Results) -> None:
        self.name = name
        self.results = results
        self.sockets: list[Socket] = []
        self.sent_at: dict[int, float] = {}
        self.informed: dict[int, int] = {}
        self.running = True

    def take(self, seat: int, message: Message) -> None:
        if message.type == "refusal" and message.why != "stale":  # a table that moves tells the turn twice
            raise SystemExit(f"refused: {message.why}")
        if message.type != "news":
            return
        if message.facts and message.facts[-1].what.type == "moved":
            self.informed[message.seq] = self.informed.get(message.seq, 0) + 1
            if self.informed[message.seq] == SEATS:
                del self.informed[message.seq]
                self.results.moves += 1
                self.results.delays.append(time.perf_counter() - self.sent_at.pop(message.seq))
        game = message.game
        if game is None or not self.running:
            return
        if game.legal:
            self.sent_at[message.seq + 1] = time.perf_counter()
            move = random.choice(game.legal)
            command = {"type": "play", "ref": 1, "table": self.name, "seq": message.seq, "move": move}
            self.sockets[seat].send(command)
        elif game.result is not None:
            self.sockets[seat].send({"type": "rematch", "ref": 1, "table": self.name})


class Results:
    """Counts since the last clear()."""

    def __init__(self) -> None:
        self.moves = 0
        self.delays: list[float] = []

    def clear(self) -> None:
        self.moves = 0
        self.delays = []


async def join(address: str, take: Callable[[Message], None], token: str) -> Socket:
    """Connect and authenticate."""
    host, _, port = address.removeprefix("http://").partition(":")
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(take), host, int(port))
    await socket.open
    socket.send({"type": "hello", "protocol": 1, "token": token})
    return socket


async def set_table(address: str, web: httpx.AsyncClient, ruleset: str, views: str, results: Results) -> Table:
    cards = [(await web.post("/api/guests", json={"name": f"Guest {n}"})).json() for n in range(SEATS)]
    head = [{"authorization": f"Bearer {card['token']}"} for card in cards]
    opened = await web.post("/api/tables", json={"ruleset": ruleset, "seats": SEATS}, headers=head[0])
    name = opened.json()["table"]
    table = Table(name, results)
    for seat, card in enumerate(cards):
        await web.post(f"/api/tables/{name}/seats", json={"seat": seat}, headers=head[seat])
        socket = await join(address, partial(table.take, seat), card["token"])
        table.sockets.append(socket)
        socket.send({"type": "subscribe", "ref": 0, "table": name, "views": views})
    return table


def start_server(store: str, *options: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server process; return it with its address."""
    code = "import sys; from motherlode.cli import main; sys.exit(main(sys.argv[1:]))"
    argv = ["serve", "--store", store, "--port", "0", "--unlimited", *options]
    server = subprocess.Popen([sys.executable, "-c", code, *argv], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[-1]


def cpu_seconds(pid: int) -> tuple[float, float, float]:
    """Return the CPU time of a process: user, system, and both for its children."""
    own, system = _cpu_seconds(pid)
    return own, system, sum(sum(_cpu_seconds(child)) for child in children(pid))


def _cpu_seconds(pid: int) -> tuple[float, float]:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


def children(pid: int) -> list[int]:
    """Return the child processes of a process: of a server with SQLite, its worker."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory_kb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def measure_play(address: str, pid: int, args: argparse.Namespace) -> dict[str, float]:
    results = Results()
    async with httpx.AsyncClient(base_url=address, timeout=60) as web:
        tables = [await set_table(address, web, args.ruleset, args.views, results) for _ in range(args.tables)]
    await asyncio.sleep(0.5)
    for table in tables:
        table.sockets[0].send({"type": "start", "ref": 2, "table": table.name})
    await asyncio.sleep(args.warm_up)
    results.clear()
    cpu_before, began = cpu_seconds(pid), time.perf_counter()
    bytes_before = sum(socket.bytes_in for table in tables for socket in table.sockets)
    await asyncio.sleep(args.seconds)
    wall = time.perf_counter() - began
    user, system, store = (after - before for after, before in zip(cpu_seconds(pid), cpu_before, strict=True))
    received = sum(socket.bytes_in for table in tables for socket in table.sockets) - bytes_before
    for table in tables:
        table.running = False
    delays = sorted(results.delays)
    return {
        "moves/s": results.moves / wall,
        "p50 ms": 1000 * delays[len(delays) // 2],
        "p99 ms": 1000 * delays[len(delays) * 99 // 100],
        "bytes/move": received / results.moves,
        "server cores busy": (user + system) / wall,
        "CPU µs/move": 1e6 * (user + system) / results.moves,
        "system µs/move": 1e6 * system / results.moves,
        "store CPU µs/move": 1e6 * store / results.moves,
    }


async def measure_idle(address: str, pid: int, args: argparse.Namespace) -> dict[str, float]:
    before = memory_kb(pid)
    async with httpx.AsyncClient(base_url=address, timeout=60) as web:
        token = (await web.post("/api/guests", json={"name": "Guest"})).json()["token"]
    welcomed = 0

    def count(message: Message) -> None:
        nonlocal welcomed
        welcomed += message.type == "welcome"

    sockets = []
    for at in range(0, args.idle, 100):
        sockets += await asyncio.gather(*(join(address, count, token) for _ in range(at, min(at + 100, args.idle))))
    while welcomed < args.idle:
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    return {"idle sockets": welcomed, "kB per idle socket": (memory_kb(pid) - before) / args.idle}


def run(args: argparse.Namespace) -> dict[str, float]:
    """Measure one server once."""
    with tempfile.TemporaryDirectory() as folder:
        server, address = start_server(args.store or f"{folder}/tables.sqlite")
        try:
            return uvloop.run((measure_idle if args.idle else measure_play)(address, server.pid, args))
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10, help="default: %(default)s")
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each run (default: %(default)s)")
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds of warm-up (default: %(default)s)")
    parser.add_argument("--runs", type=int, default=1, help="number of runs, of which the median and range are printed")
    parser.add_argument("--ruleset", default="base", help="default: %(default)s")
    parser.add_argument("--views", default="none", choices=["none", "line", "table"], help="default: %(default)s")
    parser.add_argument("--store", default="", help="postgresql://… (default: a temporary SQLite file)")
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of this many idle WebSockets instead")
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    measured = [run(args) for _ in range(args.runs)]
    for name in measured[0]:
        values = [one[name] for one in measured]
        span = f"  ({min(values):,.2f} – {max(values):,.2f})" if args.runs > 1 else ""
        print(f"{name:>22}  {statistics.median(values):,.2f}{span}")


if __name__ == "__main__":
    main()
