"""Closed rooms are freed by reference counting: a busy server seldom runs the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter
from pathlib import Path

from motherlode import Game
from motherlode.core.playable import Playable
from motherlode.server.domain.log.retained_log import RetainedLog
from motherlode.server.domain.table import Table
from motherlode.server.projections.news import NewsProjection
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.scheduler import Scheduler
from motherlode.server.transport.connection import Connection
from motherlode.server.transport.network.http_protocol import WebSocketProtocol
from server.client import BRISK, serving, table_of

FREED = (
    Room,
    Table,
    NewsProjection,
    Scheduler,
    Game,
    Playable,
    Connection,
    RetainedLog,
    WebSocketProtocol,
)


def alive() -> Counter[str]:
    """Count live objects of the classes that belong to one table or one connection."""
    return Counter(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), FREED))


def test_closed_rooms_are_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    async def play(address: str, ruleset: str) -> None:
        table, clients = await table_of(address, 2, ruleset, 4)
        await clients[0].done("start", table)
        await asyncio.gather(*(client.play_on(table, random.Random(1)) for client in clients))
        await asyncio.gather(*(client.close() for client in clients))

    async def run() -> None:
        async with serving(str(tmp_path / "tables.sqlite"), BRISK._replace(idle=0.05)) as (address, server):
            context = server._app.context
            assert context is not None

            async def play_all() -> None:
                await asyncio.gather(*(play(address, name) for name in ("base", "saboteur2", "lost-mines")))
                while context.registry._rooms:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(0.2)  # let the loop drop cancelled timers

            await play_all()
            gc.collect()
            gc.disable()
            before = alive()
            await play_all()
            assert alive() == before

    try:
        asyncio.run(run())
    finally:
        gc.enable()
