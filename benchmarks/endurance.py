"""Memory and latency of one server process under long or hostile use.

    python -m benchmarks.endurance games --count 4000
    python -m benchmarks.endurance churn --minutes 60
    python -m benchmarks.endurance subscribe --minutes 10
    python -m benchmarks.endurance wake --games 100 --entries 100000

``games`` plays short games one after another, each with new guests at a new table. ``churn`` does so for a time, with
bots on half of the seats, as fast as the server can, and prints the memory every ten minutes. ``subscribe`` attacks:
one socket subscribes again and again, each time from another entry, and reads everything. ``wake`` opens a table with
a long log in a server that was started afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
import uvloop

from benchmarks.server import Message, Socket, join, memory_kb, start_server

RULESETS = ("base", "saboteur2", "lost-mines", "base-classic")


class Player:
    """A guest with a socket who plays random legal moves."""

    def __init__(self, web: httpx.AsyncClient, card: dict[str, str]) -> None:
        self.web = web
        self.token = card["token"]
        self.table = ""
        self.seq = -1
        self.received = asyncio.Event()
        self.ended = asyncio.Event()
        self.socket: Socket

    @classmethod
    async def arrive(cls, web: httpx.AsyncClient, address: str, name: str) -> Player:
        """Return a new guest, connected."""
        player = cls(web, (await web.post("/api/guests", json={"name": name})).json())
        player.socket = await join(address, player.take, player.token)
        return player

    def take(self, message: Message) -> None:
        if message.type == "refusal" and message.why not in ("outdated", "not-your-turn", "game-over"):
            raise SystemExit(f"refused: {message.why}")
        if message.type != "news":
            return
        self.seq = message.seq
        self.received.set()
        if message.game is None:
            return
        if message.game.legal:
            self.send("play", seq=message.seq, move=random.choice(message.game.legal))
        elif message.game.result is not None:
            self.ended.set()

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send({"type": kind, "ref": 1, "table": self.table, **fields})

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.web.post(path, json=body, headers={"authorization": f"Bearer {self.token}"})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def leave(self) -> None:
        self.socket.transport.abort()


async def gather_players(
    web: httpx.AsyncClient, address: str, ruleset: str, people: int, bots: int = 0
) -> list[Player]:
    """Open a table of one-round games, with bots on some seats, and seat new guests at the others."""
    players = [await Player.arrive(web, address, f"Guest {number}") for number in range(people)]
    opening = {"ruleset": ruleset, "seats": people + bots, "options": {"rounds": 1}, "bots": "random" if bots else ""}
    table = (await players[0].post("/api/tables", opening))["table"]
    for seat, player in enumerate(players):
        player.table = table
        await player.post(f"/api/tables/{table}/seats", {"seat": seat})
        player.send("subscribe", views="none")
    return players


async def play_game(web: httpx.AsyncClient, address: str, number: int, bots: int = 0) -> None:
    players = await gather_players(web, address, RULESETS[number % len(RULESETS)], 4 - bots, bots)
    players[0].send("start")
    await asyncio.wait_for(asyncio.gather(*(player.ended.wait() for player in players)), 120)
    for player in players:
        player.leave()


async def measure_games(address: str, pid: int, args: argparse.Namespace) -> None:
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as web:
        print(f"{'games':>8} {'MB':>8}\n{'none':>8} {memory_kb(pid) / 1024:8.1f}", flush=True)
        for number in range(0, args.count, 10):
            await asyncio.gather(*(play_game(web, address, number + one) for one in range(10)))
            if (number + 10) % max(args.count // 20, 10) == 0:
                print(f"{number + 10:8} {memory_kb(pid) / 1024:8.1f}", flush=True)
    await asyncio.sleep(10)
    print(f"{'10 s on':>8} {memory_kb(pid) / 1024:8.1f}")


async def measure_churn(address: str, pid: int, args: argparse.Namespace) -> None:
    """Play games, ten at a time, and print the memory from time to time."""
    limits = httpx.Limits(max_connections=20)
    numbers = count()
    began = time.monotonic()
    until = began + 60 * args.minutes
    done = 0

    async def play_on(web: httpx.AsyncClient) -> None:
        nonlocal done
        while time.monotonic() < until:
            await play_game(web, address, next(numbers), bots=2)
            done += 1

    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as web:
        playing = asyncio.gather(*(play_on(web) for _ in range(10)))
        print(f"{'minutes':>8} {'games':>8} {'MB':>8}\n{0:8} {0:8} {memory_kb(pid) / 1024:8.1f}", flush=True)
        for mark in range(1, int(args.minutes / args.every) + 1):
            await asyncio.sleep(max(began + 60 * args.every * mark - time.monotonic(), 0.0))
            print(f"{args.every * mark:8g} {done:8} {memory_kb(pid) / 1024:8.1f}", flush=True)
        await playing
    await asyncio.sleep(70)  # tables without subscribers are unloaded after a minute
    print(f"{'70 s on':>8} {done:8} {memory_kb(pid) / 1024:8.1f}")


async def measure_subscribe(address: str, pid: int, args: argparse.Namespace) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as web:
        players = await gather_players(web, address, "base", 4)
        players[0].send("start")
        await asyncio.gather(*(player.ended.wait() for player in players))
        attacker = await Player.arrive(web, address, "Mallory")
        attacker.table = players[0].table
        until, sent, longest = time.monotonic() + 60 * args.minutes, 0, 0.0
        print(f"{'subscriptions':>14} {'MB':>8}\n{0:14} {memory_kb(pid) / 1024:8.1f}", flush=True)
        shown = time.monotonic()
        while time.monotonic() < until:
            attacker.received.clear()
            began = time.perf_counter()
            attacker.send("subscribe", views="table", since=sent % max(players[0].seq, 1))
            await attacker.received.wait()
            longest = max(longest, time.perf_counter() - began)
            sent += 1
            if time.monotonic() - shown > 6 * args.minutes:
                shown = time.monotonic()
                print(f"{sent:14} {memory_kb(pid) / 1024:8.1f}", flush=True)
        attacker.leave()
        await asyncio.sleep(1)
    print(f"{'after it left':>14} {memory_kb(pid) / 1024:8.1f}   longest answer {1000 * longest:.1f} ms")


async def grow_log(address: str, args: argparse.Namespace) -> tuple[str, str]:
    """Play games at one table and talk between them; return the table and a token of its host."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as web:
        players = await gather_players(web, address, "base", 4)
        for number in range(args.games):
            for player in players:
                player.ended.clear()
            for player in players if number else players[:1]:
                player.send("rematch" if number else "start")
            await asyncio.gather(*(player.ended.wait() for player in players))
        while players[0].seq < args.entries:
            goal = min(players[0].seq + 200, args.entries)
            for _ in range(goal - players[0].seq):
                players[0].send("say", text="How deep does this go?")
            while players[0].seq < goal:
                players[0].received.clear()
                await players[0].received.wait()
        return players[0].table, players[0].token


async def measure_wake(address: str, table: str, token: str) -> None:
    received: asyncio.Queue[Message] = asyncio.Queue()
    socket = await join(address, received.put_nowait, token)
    await received.get()
    for what in ("asleep", "awake"):
        began = time.perf_counter()
        socket.send({"type": "subscribe", "ref": 1, "table": table, "views": "table"})
        while (message := await received.get()).type != "news":
            pass
        print(f"subscribed while {what}: {1000 * (time.perf_counter() - began):.1f} ms, at entry {message.seq}")


def _run_server(store: str, measure: Callable[[str, int], Any]) -> Any:
    server, address = start_server(store, "--bot-pause", "0", "--round-pause", "0")
    try:
        return uvloop.run(measure(address, server.pid))
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endurance", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    games = commands.add_parser("games", help="play many short games, print the resident memory")
    games.add_argument("--count", type=int, default=4000, help="number of games (default: %(default)s)")
    churn = commands.add_parser("churn", help="play games as fast as the server can, print the resident memory")
    churn.add_argument("--minutes", type=float, default=60.0, help="default: %(default)s")
    churn.add_argument("--every", type=float, default=10.0, help="minutes between two lines (default: %(default)s)")
    subscribe = commands.add_parser(
        "subscribe", help="subscribe from ever different entries, print the resident memory"
    )
    subscribe.add_argument("--minutes", type=float, default=10.0, help="default: %(default)s")
    wake = commands.add_parser("wake", help="time the first subscription to a table with a long log")
    wake.add_argument("--games", type=int, default=100, help="games played at the table (default: %(default)s)")
    wake.add_argument("--entries", type=int, default=100_000, help="entries of its log (default: %(default)s)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = f"{folder}/tables.sqlite"
        if args.command == "games":
            _run_server(store, lambda address, pid: measure_games(address, pid, args))
        elif args.command == "churn":
            _run_server(store, lambda address, pid: measure_churn(address, pid, args))
        elif args.command == "subscribe":
            _run_server(store, lambda address, pid: measure_subscribe(address, pid, args))
        else:
            table, token = _run_server(store, lambda address, _: grow_log(address, args))
            _run_server(store, lambda address, _: measure_wake(address, table, token))


if __name__ == "__main__":
    main()
