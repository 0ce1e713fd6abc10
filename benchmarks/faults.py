"""Random faults in a cluster under load, and a check of every client's history.

    python -m benchmarks.faults --faults 1000
    python -m benchmarks.faults --faults 30 --only kill_node

Real processes: three nodes, PostgreSQL, NATS. Clients connect to any node. A fault is injected, mended, and the next
follows once all tables go on. At the end the histories are checked
(:mod:`benchmarks.cluster.client_histories`); any violation is an AssertionError. Printed for each kind of fault: how
long the slowest table paused.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from benchmarks.cluster.client_histories import Player, check_table, seat_players
from benchmarks.cluster.fault_cluster import Cluster, running_cluster

FAULTS = (
    "kill_node",
    "restart_node",
    "freeze_node",
    "cut_bus",
    "cut_database",
    "restart_bus",
    "restart_postgres",
    "fail_over_postgres",
    "skew_clock",
    "slow_links",
)
_STUCK_AFTER = 90.0


async def run_faults(
    cluster: Cluster, chance: random.Random, tables: int, faults: list[str], show: bool = False
) -> dict[str, list[float]]:
    """Play at some tables while faults are injected, and check the histories; return the pauses by fault."""

    def address_of() -> str:
        return chance.choice([node for node in cluster.nodes if node.is_up]).address

    rooms = [await seat_players(address_of, 3, chance) for _ in range(tables)]
    stop = asyncio.Event()
    running = [asyncio.create_task(player.run(stop)) for players in rooms for player in players]
    pauses: dict[str, list[float]] = {}
    try:
        await _until_all_go_on(rooms, running, time.monotonic())
        for number, fault in enumerate(faults):
            began = time.monotonic()
            await getattr(cluster, fault)(chance)
            await _until_all_go_on(rooms, running, time.monotonic())
            pauses.setdefault(fault, []).append(max(_longest_pause(players, began) for players in rooms))
            if show:
                print(f"{number + 1} {fault}: {pauses[fault][-1]:.2f} s", file=sys.stderr, flush=True)
        await asyncio.sleep(1.0)
    finally:
        stop.set()
        await asyncio.gather(*running, return_exceptions=True)
    for one in running:
        one.result()
    acknowledged = 0
    for players in rooms:
        acknowledged += check_table(players, await cluster.log_of(players[0].table))
    pauses["acknowledged"] = [float(acknowledged)]
    return pauses


async def _until_all_go_on(rooms: list[list[Player]], running: list[asyncio.Task[None]], since: float) -> None:
    """Wait until every table has had an acknowledged command since a time."""
    while not all(any(player.acknowledged_at[-1:] > [since] for player in players) for players in rooms):
        for task in running:
            if task.done():
                task.result()
        assert time.monotonic() - since < _STUCK_AFTER, "a table is stuck"
        await asyncio.sleep(0.05)


def _longest_pause(players: list[Player], began: float) -> float:
    """Return the longest time without an acknowledged command at a table after a fault."""
    times = sorted(at for player in players for at in player.acknowledged_at if at > began - 1.0)
    return max((later - at for at, later in pairwise(times)), default=0.0)


async def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--only", choices=FAULTS, action="append", help="kinds of faults; all by default")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", type=Path, help="folder for the nodes' logs; a temporary one by default")
    args = parser.parse_args()
    chance = random.Random(args.seed)
    faults = [chance.choice(args.only or FAULTS) for _ in range(args.faults)]
    with tempfile.TemporaryDirectory(prefix="motherlode-faults") as folder:
        async with running_cluster(Path(folder), args.nodes, args.logs) as cluster:
            began = time.monotonic()
            pauses = await run_faults(cluster, chance, args.tables, faults, show=True)
            (acknowledged,) = pauses.pop("acknowledged")
            print(
                f"{args.faults} faults in {time.monotonic() - began:.0f} s; {acknowledged:.0f} commands acknowledged,"
            )
            print("each in its log once; every client was told what the log says, in order, without gaps")
            for fault, seconds in sorted(pauses.items()):
                median, most = statistics.median(seconds), max(seconds)
                print(f"{fault:18} {len(seconds):4} times, longest pause: median {median:.2f} s, maximum {most:.2f} s")


if __name__ == "__main__":
    asyncio.run(_main())
