"""The kinds of faults: each breaks a part of the cluster, waits, and mends it."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from benchmarks.cluster.fault_cluster import Cluster, Node

__all__ = ["FAULTS", "FaultKind"]

_LONG_FREEZE: Final = 30.0
_SKEW: Final = 30.0

NodeFault = Callable[[Node, random.Random], Awaitable[None]]
ClusterFault = Callable[[Cluster, random.Random], Awaitable[None]]


async def _kill_node(node: Node, chance: random.Random) -> None:
    node.signal(signal.SIGKILL)
    await node.until_exited()
    await asyncio.sleep(chance.uniform(0.2, 5.0))
    await node.start()


async def _restart_node(node: Node, chance: random.Random) -> None:
    await node.stop()
    await node.start()


async def _freeze_node(node: Node, chance: random.Random) -> None:
    await _freeze(node, chance.uniform(0.5, 5.0))


async def _freeze_node_for_long(node: Node, chance: random.Random) -> None:
    await _freeze(node, _LONG_FREEZE)


async def _freeze(node: Node, seconds: float) -> None:
    node.signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    node.signal(signal.SIGCONT)


async def _cut_bus(node: Node, chance: random.Random) -> None:
    node.bus.cut()
    await asyncio.sleep(chance.uniform(0.3, 5.0))
    node.bus.mend()


async def _cut_database(node: Node, chance: random.Random) -> None:
    for proxy in node.databases:
        proxy.cut()
    await asyncio.sleep(chance.uniform(0.3, 5.0))
    for proxy in node.databases:
        proxy.mend()


async def _skew_clock(node: Node, chance: random.Random) -> None:
    """Set the clock of a node wrong, while it runs; it stays so."""
    node.clock_offset.value = chance.uniform(-_SKEW, _SKEW)
    await asyncio.sleep(chance.uniform(0.5, 3.0))


async def _slow_links(node: Node, chance: random.Random) -> None:
    """Have everything between a node and the others arrive later for a while."""
    proxies = [*node.databases, node.bus]
    for proxy in proxies:
        proxy.delay = chance.uniform(0.01, 0.15)
    await asyncio.sleep(chance.uniform(1.0, 5.0))
    for proxy in proxies:
        proxy.delay = 0.0


async def _restart_bus(cluster: Cluster, chance: random.Random) -> None:
    cluster.nats.kill()
    await asyncio.sleep(chance.uniform(0.0, 1.5))
    cluster.nats.start()


async def _restart_postgres(cluster: Cluster, chance: random.Random) -> None:
    await cluster.postgres.restart(chance.choice([signal.SIGINT, signal.SIGQUIT]))  # «fast» or «immediate»


async def _fail_over_postgres(cluster: Cluster, chance: random.Random) -> None:
    await cluster.postgres.fail_over()


class FaultKind(NamedTuple):
    """A kind of fault. Two that break the same part are not in progress together."""

    weight: int
    """The weight of its being drawn, in percent."""
    parts: tuple[str, ...]
    """The parts it breaks: of a node, its process, bus, database or clock; of the cluster, its nats or postgres."""
    of_node: NodeFault | None = None
    of_cluster: ClusterFault | None = None


FAULTS: Final = {
    "kill_node": FaultKind(15, ("process",), _kill_node),
    "restart_node": FaultKind(15, ("process",), _restart_node),
    "freeze_node": FaultKind(10, ("process",), _freeze_node),
    "freeze_node_30s": FaultKind(5, ("process",), _freeze_node_for_long),
    "cut_bus": FaultKind(12, ("bus",), _cut_bus),
    "cut_database": FaultKind(12, ("database",), _cut_database),
    "skew_clock": FaultKind(8, ("clock",), _skew_clock),
    "slow_links": FaultKind(9, ("bus", "database"), _slow_links),
    "restart_bus": FaultKind(6, ("nats",), None, _restart_bus),
    "restart_postgres": FaultKind(6, ("postgres",), None, _restart_postgres),
    "fail_over_postgres": FaultKind(2, ("postgres",), None, _fail_over_postgres),
}
"""All kinds, by name."""
