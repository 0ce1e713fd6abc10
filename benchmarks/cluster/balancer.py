"""One address for all nodes: a TCP load balancer that tries the next node if one refuses."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from itertools import count

from benchmarks.cluster.fault_cluster import Node

__all__ = ["Balancer"]


class Balancer:
    """Forwards connections to the nodes in turn."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self._nodes = nodes
        self._turns = count()
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""

    async def start(self) -> None:
        """Listen at ``address``."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Stop listening, and close all connections."""
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: asyncio.StreamWriter | None = None
        try:
            answers, there = await self._connect()
            async with asyncio.TaskGroup() as both:
                both.create_task(_forward(reader, there))
                both.create_task(_forward(answers, writer))
        except* OSError:
            pass
        finally:
            for open_writer in (writer, there):
                if open_writer is not None:
                    open_writer.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the next node that accepts; ConnectionError if none does."""
        turn = next(self._turns)
        for number in range(len(self._nodes)):
            node = self._nodes[(turn + number) % len(self._nodes)]
            if node.is_up:
                with contextlib.suppress(OSError):
                    return await asyncio.open_connection("127.0.0.1", node.port)
        raise ConnectionError("no node accepts connections")


async def _forward(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        while data := await source.read(65_536):
            sink.write(data)
            await sink.drain()
    with contextlib.suppress(OSError, RuntimeError):
        sink.close()
