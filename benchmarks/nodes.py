"""Several nodes behind a bus: throughput and latency at the table's node and at another, takeovers.

    python -m benchmarks.nodes --nodes 2 --tables 10
    python -m benchmarks.nodes --takeover 1000

Real PostgreSQL and NATS, all on this machine, with the clients in this process. With ``--takeover``, a node starts at a
database in which a dead node has left that many games in progress; measured is the time until it runs all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import tempfile
import time
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


async def set_table(owner: Node, at: Node, results: Results) -> Table:
    """Open a table at one node, and connect its players to another, or the same."""
    async with httpx.AsyncClient(base_url=f"http://{owner.address}", timeout=60) as web:
        cards = [(await web.post("/api/guests", json={"name": f"Guest {n}"})).json() for n in range(SEATS)]
        head = [{"authorization": f"Bearer {card['token']}"} for card in cards]
        opened = await web.post("/api/tables", json={"ruleset": "base", "seats": SEATS}, headers=head[0])
        table = Table(opened.json()["table"], results)
        for seat, card in enumerate(cards):
            await web.post(f"/api/tables/{table.name}/seats", json={"seat": seat}, headers=head[seat])
            socket = await join(at.address, partial(table.take, seat), card["token"])
            table.sockets.append(socket)
            socket.send({"type": "subscribe", "ref": 0, "table": table.name, "views": "none"})
    return table


async def _bus_messages(cluster: Cluster) -> float:
    total = 0.0
    async with httpx.AsyncClient() as web:
        for node in cluster.nodes:
            page = (await web.get(f"http://{node.address}/metrics")).text
            total += float(re.findall(r"^motherlode_bus_messages_total (\S+)", page, re.M)[0])
    return total


async def measure(cluster: Cluster, tables: int, seconds: float, is_foreign: bool) -> dict[str, float]:
    """Play at tables of all nodes, connected to the table's node or to the next one."""
    results = Results()
    nodes = cluster.nodes
    played = []
    for number in range(tables):
        owner, other = nodes[number % len(nodes)], nodes[(number + is_foreign) % len(nodes)]
        played.append(await set_table(owner, other, results))
    await asyncio.sleep(0.5)
    for table in played:
        table.sockets[0].send({"type": "start", "ref": 2, "table": table.name})
    await asyncio.sleep(1.0)
    results.clear()
    pids = [node.pid for node in nodes]
    before, bus_before = sum(sum(_cpu_seconds(pid)) for pid in pids), sum(_cpu_seconds(cluster.nats.pid))
    messages = await _bus_messages(cluster)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - began
    moves, delays = results.moves, sorted(results.delays)
    after, bus_after = sum(sum(_cpu_seconds(pid)) for pid in pids), sum(_cpu_seconds(cluster.nats.pid))
    messages = await _bus_messages(cluster) - messages
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
        "bus messages/move": messages / moves,
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
    parser.add_argument("--takeover", type=int, default=0, metavar="TABLES")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="motherlode-nodes") as folder:
        nodes = 1 if args.takeover else args.nodes
        async with running_cluster(Path(folder), nodes, is_started=not args.takeover, intermission=30.0) as cluster:
            if args.takeover:
                await takeover(cluster, args.takeover)
                return
            for _ in range(args.runs):
                for name, is_foreign in (("through the table's node", False), ("through another node", True)):
                    measured = await measure(cluster, args.tables, args.seconds, is_foreign)
                    print(name, *(f"{key} {value:,.1f}" for key, value in measured.items()), sep="; ", flush=True)


if __name__ == "__main__":
    asyncio.run(_main())
