"""Nodes are upgraded one by one under load: nothing is lost or refused, and players hardly notice.

``python -m benchmarks.rolling_upgrade`` measures how long they wait.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from benchmarks.cluster.fault_cluster import running_cluster
from benchmarks.rolling_upgrade import upgrade_all

MOST = 5.0
"""Seconds that players may wait on a busy machine. Without a hand-over of tables it is no less than a second on any."""


async def test_players_go_on_while_each_node_is_upgraded() -> None:
    with tempfile.TemporaryDirectory(prefix="motherlode-pg") as folder:  # PostgreSQL's own user must get there
        async with running_cluster(Path(folder)) as cluster:
            done = await upgrade_all(cluster, tables=3, rounds=1, chance=random.Random(3), before=0.5)
            log = "".join(path.read_text() for path in Path(folder).glob("node*.log"))
    assert done.acknowledged > 100
    assert done.refused == []
    assert max(done.pauses) < MOST
    assert all(node.overdue_stops == 0 for node in cluster.nodes)
    assert "tables handed over" in log
    assert "table not taken over" not in log
