"""Faults in a cluster of real processes: no acknowledged command is lost, and every client is told what the log says.

``python -m benchmarks.faults`` does the same for as long as one likes.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from benchmarks.cluster.fault_cluster import running_cluster
from benchmarks.faults import run_faults

FAULTS = [
    "kill_node",
    "slow_links",
    "restart_bus",
    "skew_clock",
    "restart_node",
    "cut_database",
    "freeze_node",
    "cut_bus",
    "restart_postgres",
]


async def test_histories_are_right_whatever_fails() -> None:
    chance = random.Random(7)
    with tempfile.TemporaryDirectory(prefix="motherlode-pg") as folder:  # PostgreSQL's own user must get there
        async with running_cluster(Path(folder)) as cluster:
            pauses = await run_faults(cluster, chance, 2, FAULTS)
    assert pauses.pop("acknowledged")[0] > 50
    assert pauses.keys() == set(FAULTS)
