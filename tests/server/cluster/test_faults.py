"""Faults in a cluster of real processes: no acknowledged command is lost, clients agree with the log.

``python -m benchmarks.faults`` does the same for as long as one likes.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from benchmarks.cluster.client_histories import check_table
from benchmarks.cluster.fault_blocks import play_block
from benchmarks.cluster.fault_cluster import running_cluster

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
            played = await play_block(cluster, 0, FAULTS, chance, tables=2, at_once=2, pause=0.05)
            logs = [await cluster.log_of(histories[0].table) for histories in played.tables]
    assert not played.block.violations
    assert sum(check_table(histories, log) for histories, log in zip(played.tables, logs, strict=True)) > 50
    assert {fault.kind for fault in played.block.faults} == set(FAULTS)
