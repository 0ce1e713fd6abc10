"""Appends share commits, which are not too close together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from motherlode.server.store import Append
from motherlode.server.store.group_commit import GroupCommit

INTERVAL = 0.1


class Recorder(GroupCommit):
    """Notes when each batch was written, and which tables were in it."""

    def __init__(self) -> None:
        super().__init__(INTERVAL)
        self.batches: list[tuple[float, list[str]]] = []

    async def write(self, appends: Sequence[Append]) -> None:
        self.batches.append((time.monotonic(), [append.table for append in appends]))


async def test_what_comes_too_soon_after_a_commit_waits_and_shares_the_next() -> None:
    store = Recorder()
    began = time.monotonic()
    await store.append(Append("first", 0, [b"x"]))
    assert time.monotonic() - began < INTERVAL, "the first commit after a pause does not wait"
    await asyncio.gather(*(store.append(Append(name, 0, [b"x"])) for name in ("second", "third")))
    assert [names for _, names in store.batches] == [["first"], ["second", "third"]]
    assert store.batches[1][0] - store.batches[0][0] > INTERVAL / 2


async def test_a_store_that_stops_writes_what_waits() -> None:
    store = Recorder()
    await store.append(Append("first", 0, [b"x"]))
    late = store.append(Append("second", 0, [b"x"]))
    await store.stop()
    assert late.done()
    assert [names for _, names in store.batches] == [["first"], ["second"]]
