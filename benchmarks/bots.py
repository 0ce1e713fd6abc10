"""Latency of bots and of people's moves when many tables play at once.

    python -m benchmarks.bots --tables 200 --bot search --seconds 60

Each table has one person, who moves after a random delay, and bots on the other seats. Reported are the duration of
bots' turns by the times in the log, how much of it exceeds the pace (the pause before every bot's move), and the time
from sending a person's move to receiving it as news.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import tempfile
import time
from typing import Any

import httpx
import uvloop

from benchmarks.server import Message, What, cpu_seconds, join, start_server

_PERCENTILES = (50, 90, 99, 99.9, 100)


class Measured:
    """Durations in seconds since the last clear()."""

    def __init__(self) -> None:
        self.bots: list[float] = []
        self.people: list[float] = []

    def clear(self) -> None:
        self.bots.clear()
        self.people.clear()


class Person:
    """The one person at a table."""

    def __init__(self, table: str, measured: Measured, thinks: float) -> None:
        self.table = table
        self.socket: Any = None
        self.turn_started_at = 0.0
        self.is_asked = False
        self._measured = measured
        self._thinks = thinks
        self._sent_at = 0.0

    def take(self, message: Message) -> None:
        """Handle a message; move if it is this person's turn."""
        if message.type == "refusal":
            raise SystemExit(f"refused: {message.why}")
        for fact in message.facts:
            self._note(fact.what)
        game = message.game
        if game is None:
            return
        self.is_asked = bool(game.legal)
        if game.legal:
            wait = random.uniform(0, 2 * self._thinks)
            asyncio.get_running_loop().call_later(wait, self._play, message.seq, random.choice(game.legal))
        elif game.result is not None:
            self.socket.send({"type": "rematch", "ref": 1, "table": self.table})

    def _play(self, seq: int, move: str) -> None:
        self._sent_at = time.perf_counter()
        self.socket.send({"type": "play", "ref": 1, "table": self.table, "seq": seq, "move": move})

    def _note(self, what: What) -> None:
        if what.type == "moved" and what.by == "person":
            self._measured.people.append(time.perf_counter() - self._sent_at)
        elif what.type == "moved":
            self._measured.bots.append(what.at - self.turn_started_at)
        if what.type in ("began", "moved"):
            self.turn_started_at = what.at


async def sit_down(address: str, web: httpx.AsyncClient, args: argparse.Namespace, measured: Measured) -> Person:
    """Open a table with one person and bots, ready to start."""
    token = (await web.post("/api/guests", json={"name": "Guest"})).json()["token"]
    head = {"authorization": f"Bearer {token}"}
    settings = {"ruleset": args.ruleset, "seats": args.seats, "bots": args.bot}
    name = (await web.post("/api/tables", json=settings, headers=head)).json()["table"]
    await web.post(f"/api/tables/{name}/seats", json={"seat": 0}, headers=head)
    person = Person(name, measured, args.thinks)
    person.socket = await join(address, person.take, token)
    person.socket.send({"type": "subscribe", "ref": 0, "table": name, "views": "none"})
    return person


async def measure(address: str, pid: int, args: argparse.Namespace) -> None:
    """Play at all tables, and print the measurements."""
    measured = Measured()
    async with httpx.AsyncClient(base_url=address, timeout=60) as web:
        people = [await sit_down(address, web, args, measured) for _ in range(args.tables)]
        await asyncio.sleep(0.5)
        for person in people:
            person.socket.send({"type": "start", "ref": 2, "table": person.table})
        await asyncio.sleep(args.warm_up)
        measured.clear()
        before, began = cpu_seconds(pid), time.perf_counter()
        await asyncio.sleep(args.seconds)
        wall = time.perf_counter() - began
        own, system, children = (after - before for after, before in zip(cpu_seconds(pid), before, strict=True))
        now = time.time()
        waiting = [now - person.turn_started_at for person in people if not person.is_asked]
        metrics = (await web.get("/metrics")).text.splitlines()
    pace = max(map(float, args.pace.split("-")))
    print(f"{args.tables} tables of {args.seats} seats, {args.bot}, pace {args.pace} s, {wall:.0f} s")
    print(f"cores busy: server {(own + system) / wall:.2f}, bots and store {children / wall:.2f}")
    print(f"bot moves per second: {len(measured.bots) / wall:.1f}; longest pending: {max(waiting):.1f} s")
    _print("a bot's answer, s", measured.bots)
    _print("over the pace, s", [max(0.0, each - pace) for each in measured.bots])
    _print("a person's own move, ms", [1000 * each for each in measured.people])
    print(*(f"  {line}" for line in metrics if line.startswith("motherlode_bot_")), sep="\n")


def _print(name: str, values: list[float]) -> None:
    values.sort()
    percentiles = (f"p{percent:g} {values[int((len(values) - 1) * percent / 100)]:.2f}" for percent in _PERCENTILES)
    print(f"{name:>24}:  {'  '.join(percentiles)}  (of {len(values)})")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="default: %(default)s")
    parser.add_argument("--bot", default="search", help="default: %(default)s")
    parser.add_argument("--seats", type=int, default=5, help="default: %(default)s")
    parser.add_argument("--ruleset", default="base", help="default: %(default)s")
    parser.add_argument("--seconds", type=float, default=60.0, help="duration (default: %(default)s)")
    parser.add_argument("--warm-up", type=float, default=20.0, help="seconds of warm-up (default: %(default)s)")
    parser.add_argument(
        "--thinks", type=float, default=1.0, help="average seconds before a person moves (default: %(default)s)"
    )
    parser.add_argument("--pace", default="0.9-2.4", help="range of bots' pauses in seconds (default: %(default)s)")
    parser.add_argument("--bot-processes", default="1", help="default: %(default)s")
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with tempfile.TemporaryDirectory() as folder:
        options = ("--round-pause", "0", "--bot-pause", args.pace, "--bot-processes", args.bot_processes)
        server, address = start_server(f"{folder}/tables.sqlite", *options)
        try:
            uvloop.run(measure(address, server.pid, args))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
