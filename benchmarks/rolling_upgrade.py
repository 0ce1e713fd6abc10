"""A rolling upgrade under load: each node is stopped (SIGTERM) and started again in turn.

    python -m benchmarks.rolling_upgrade --tables 6 --rounds 3

Real processes: three nodes behind one address, PostgreSQL, NATS. Players move without end; their histories are checked
at the end (:mod:`benchmarks.cluster.client_histories`). Printed: the longest time without news at any player, while
nothing happens and during each node's upgrade, and how long each node took to stop.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks.cluster.balancer import Balancer
from benchmarks.cluster.client_histories import check_table
from benchmarks.cluster.fault_cluster import Cluster, running_cluster
from benchmarks.cluster.players import Player, seat_players

__all__ = ["Upgraded", "upgrade_all"]

_QUIET = 2.0
"""Seconds of play before each upgrade, and after a node has stopped."""


class Upgraded(NamedTuple):
    """The result of a rolling upgrade."""

    pauses: list[float]
    """For each node, the longest time without news at any player while it was upgraded,"""
    ends: list[float]
    """and when that time ended, in seconds since the node was told to stop;"""
    undisturbed: float
    """the longest time without news while nothing happened."""
    stops: list[float]
    """For each node, seconds until it had stopped."""
    refused: list[str]
    """Why commands were refused that would not have been without the upgrade."""
    acknowledged: int


async def upgrade_all(
    cluster: Cluster, tables: int, rounds: int, chance: random.Random, before: float = _QUIET
) -> Upgraded:
    """Play at some tables, upgrade each node in turn ``before`` seconds apart, and check the histories."""
    balancer = Balancer(cluster.nodes)
    await balancer.start()
    rooms = [await seat_players(lambda: balancer.address, 3, chance) for _ in range(tables)]
    players = [player for room in rooms for player in room]
    stop = asyncio.Event()
    running = [asyncio.create_task(player.run(stop)) for player in players]
    pauses: list[float] = []
    ends: list[float] = []
    undisturbed: list[float] = []
    stops: list[float] = []
    try:
        await asyncio.sleep(before)
        for node in cluster.nodes * rounds:
            began = time.monotonic()
            await asyncio.sleep(before)
            undisturbed.append(_longest_pause(players, began)[0])
            began = time.monotonic()
            await node.stop()
            stops.append(time.monotonic() - began)
            await asyncio.sleep(_QUIET)
            pause, end = _longest_pause(players, began)
            pauses.append(pause)
            ends.append(end - began)
            await node.start()
            await asyncio.sleep(before / 2)
    finally:
        stop.set()
        await asyncio.gather(*running, return_exceptions=True)
        await balancer.close()
    for one in running:
        one.result()
    logs = [await cluster.log_of(players[0].table) for players in rooms]
    acknowledged = sum(
        check_table([player.history for player in room], log) for room, log in zip(rooms, logs, strict=True)
    )
    commands = (command for player in players for command in player.history.commands.values())
    refused = [command.why for command in commands if command.why in ("closing", "try-again", "elsewhere")]
    return Upgraded(pauses, ends, max(undisturbed), stops, refused, acknowledged)


def _longest_pause(players: Iterable[Player], began: float) -> tuple[float, float]:
    """Return the longest time without news at any player since a time, and when it ended."""
    now = time.monotonic()
    return max(
        (later - earlier, later)
        for player in players
        for earlier, later in pairwise([began, *(at for at in player.told_at if at > began), now])
    )


async def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=3, help="how often each node is upgraded (default: %(default)s)")
    parser.add_argument("--logs", type=Path, help="folder for the nodes' logs; a temporary one by default")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="motherlode-rolling") as folder:
        async with running_cluster(Path(folder), args.nodes, args.logs) as cluster:
            done = await upgrade_all(cluster, args.tables, args.rounds, random.Random(1))
    print(f"{len(done.pauses)} upgrades of a node, load {os.getloadavg()[0]:.1f}")
    print(f"{done.acknowledged:,} commands acknowledged, each in its log once; {len(done.refused)} refused:", end=" ")
    print({why: done.refused.count(why) for why in done.refused})
    in_ms = [round(1000 * pause) for pause in done.pauses]
    print(f"longest pause of any player: median {statistics.median(in_ms)} ms, at most {max(in_ms)} ms; all: {in_ms}")
    print(f"each ended, in seconds since the node was told to stop: {[round(end, 2) for end in done.ends]}")
    print(f"without an upgrade: {1000 * done.undisturbed:.0f} ms")
    print(f"a node stopped after {statistics.median(done.stops):.2f} s, at most {max(done.stops):.2f} s")


if __name__ == "__main__":
    uvloop.run(_main())
