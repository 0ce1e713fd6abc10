"""Several nodes behind a bus: throughput and latency at the table's node and at another, takeovers.

    python -m benchmarks.nodes --nodes 2 --tables 10
    python -m benchmarks.nodes --takeover 1000

Real PostgreSQL and NATS, all on this machine, with the clients in this process. With ``--relocation``, tables move to
their players before the measurement begins. With ``--takeover``, a node starts at a
database in which a dead node has left that many games in progress; measured is the time until it runs all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import httpx

from benchmarks.cluster.fault_cluster import Cluster, Node, running_cluster
from benchmarks.server import SEATS, Results, Table, _cpu_seconds, join
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import encode_checkpoint
from motherlode.server.domain.log.entry_codec import encode_entry
from motherlode.server.domain.table import Table as TableState
from motherlode.server.domain.table_settings import TableSettings, encode_settings
from motherlode.server.store import Append, Headline, open_store
from motherlode.server.store import Node as StoreNode

Places = Callable[[int, int], int]
"""Returns at which node a player is, given the table's node and the seat, as numbers."""

PLACES: dict[str, Places] = {
    "at the table's node": lambda owner, seat: owner,
    "at another node": lambda owner, seat: owner + 1,
    "spread over the nodes": lambda owner, seat: owner + seat,
}


async def set_table(owner: Node, players_at: Sequence[Node], results: Results) -> Table:
    """Open a table at one node, and connect each player to a node."""
    async with httpx.AsyncClient(base_url=f"http://{owner.address}", timeout=60) as web:
        cards = [(await web.post("/api/guests", json={"name": f"Guest {n}"})).json() for n in range(SEATS)]
        head = [{"authorization": f"Bearer {card['token']}"} for card in cards]
        opened = await web.post("/api/tables", json={"ruleset": "base", "seats": SEATS}, headers=head[0])
        table = Table(opened.json()["table"], results)
        for seat, card in enumerate(cards):
            await web.post(f"/api/tables/{table.name}/seats", json={"seat": seat}, headers=head[seat])
            socket = await join(players_at[seat].address, partial(table.take, seat), card["token"])
            table.sockets.append(socket)
            socket.send({"type": "subscribe", "ref": 0, "table": table.name, "views": "none"})
    return table


async def _counted(cluster: Cluster) -> Counter[str]:
    """Return the sums of some metrics over all nodes."""
    total: Counter[str] = Counter()
    async with httpx.AsyncClient() as web:
        for node in cluster.nodes:
            page = (await web.get(f"http://{node.address}/metrics")).text
            for name in ("bus_messages_total", "commit_batch_count", "commit_batch_sum"):
                total[name] += float(re.findall(rf"^motherlode_{name} (\S+)", page, re.M)[0])
    return total


def _cpu_of(processes: Iterable[int]) -> float:
    """Return the CPU time of processes in seconds, to the nanosecond: ticks are too coarse for short runs."""
    threads = (thread for pid in processes for thread in Path(f"/proc/{pid}/task").iterdir())
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


async def measure(cluster: Cluster, tables: int, seconds: float, place: Places, settle: float) -> dict[str, float]:
    """Play at tables of all nodes, with players at some of them, after a pause in which tables may move."""
    results = Results()
    nodes = cluster.nodes
    played = []
    for number in range(tables):
        players_at = [nodes[place(number, seat) % len(nodes)] for seat in range(SEATS)]
        played.append(await set_table(nodes[number % len(nodes)], players_at, results))
    await asyncio.sleep(0.5)
    for table in played:
        table.sockets[0].send({"type": "start", "ref": 2, "table": table.name})
    await asyncio.sleep(settle)
    results.clear()
    pids = [node.pid for node in nodes]
    counted = await _counted(cluster)
    before, bus_before = _cpu_of(pids), sum(_cpu_seconds(cluster.nats.pid))
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - began
    moves, delays = results.moves, sorted(results.delays)
    after, bus_after = _cpu_of(pids), sum(_cpu_seconds(cluster.nats.pid))
    counted = await _counted(cluster) - counted
    for table in played:
        table.running = False
        for socket in table.sockets:
            socket.transport.close()
    return {
        "moves/s": moves / wall,
        "p50 ms": 1000 * delays[len(delays) // 2],
        "p99 ms": 1000 * delays[len(delays) * 99 // 100],
        "nodes' CPU µs/move": 1e6 * (after - before) / moves,
        "NATS' CPU µs/move": 1e6 * (bus_after - bus_before) / moves,
        "bus messages/move": counted["bus_messages_total"] / moves,
        "appends/commit": counted["commit_batch_sum"] / counted["commit_batch_count"],
    }


def _game_in_progress(chance: random.Random, moves: int) -> TableState:
    """Return a table of three people in the middle of a game."""
    table = TableState()
    table.apply(log.Opened(time.time(), TableSettings("base", 3), "guest0"))
    for seat in range(3):
        table.apply(log.Seated(time.time(), seat, f"guest{seat}", f"Guest {seat}"))
    table.apply(log.Began(time.time(), str(chance.random()), list(table.chairs)))
    for _ in range(moves):
        assert table.game is not None
        move = str(chance.choice(list(table.game.legal)))
        table.apply(log.Moved(time.time(), table.actor, move))
    return table


async def fill(store_address: str, count: int) -> float:
    """Leave games in progress that no node runs; return the mean number of entries."""
    store = await open_store(store_address, StoreNode("dead"))
    chance = random.Random(1)
    total = 0
    for number in range(count):
        table = _game_in_progress(chance, chance.randrange(5, 60))
        entries = [encode_entry(entry) for entry in table.uncommitted]
        began = TableState(table.uncommitted[:5])
        total += len(entries)
        headline = Headline(False, "playing", encode_settings(table.settings), 3)
        name = f"table{number}"
        epoch = await store.acquire(name, is_new=True)
        await store.append(Append(name, 0, entries[:5], headline, epoch, encode_checkpoint(began)))
        await store.append(Append(name, 5, entries[5:], None, epoch))
    await store.close()
    return total / count


async def takeover(cluster: Cluster, count: int) -> None:
    """Measure how long a node takes to run all tables of a dead one."""
    mean = await fill(cluster.uri, count)
    node = cluster.nodes[0]
    began = time.monotonic()
    await node.start()
    started = time.monotonic()
    async with httpx.AsyncClient() as web:
        while True:
            page = (await web.get(f"http://{node.address}/metrics")).text
            rooms = float(re.findall(r"^motherlode_rooms (\S+)", page, re.M)[0])
            if rooms >= count:
                break
            await asyncio.sleep(0.05)
    took = time.monotonic() - started
    cpu = sum(_cpu_seconds(node.pid))
    print(
        f"{count} tables of {mean:.0f} entries taken over in {took:.2f} s; the node started in {started - began:.2f} s"
    )
    print(f"CPU of the node, start included: {cpu:.2f} s")


async def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--relocation", type=float, default=0.0, help="seconds; 0: tables stay where they were opened")
    parser.add_argument("--takeover", type=int, default=0, metavar="TABLES")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="motherlode-nodes") as folder:
        nodes = 1 if args.takeover else args.nodes
        async with running_cluster(
            Path(folder), nodes, is_started=not args.takeover, intermission=30.0, relocation=args.relocation
        ) as cluster:
            if args.takeover:
                await takeover(cluster, args.takeover)
                return
            for _ in range(args.runs):
                for name, place in PLACES.items():
                    settle = 1.0 + 4 * args.relocation
                    measured = await measure(cluster, args.tables, args.seconds, place, settle)
                    print(name, *(f"{key} {value:,.1f}" for key, value in measured.items()), sep="; ", flush=True)


if __name__ == "__main__":
    asyncio.run(_main())
