"""A TCP proxy that can stop or delay traffic, to simulate a broken network between two processes."""

from __future__ import annotations

import asyncio
import contextlib


class Proxy:
    """Forwards connections to a Unix socket (a path) or to a host and port; passes nothing while cut.

    ``delay`` is how many seconds later everything arrives.
    """

    def __init__(self, target: str | tuple[str, int]) -> None:
        self._target = target
        self._passing = asyncio.Event()
        self._passing.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.delay = 0.0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        self._passing.clear()

    def mend(self) -> None:
        self._passing.set()

    async def close(self) -> None:
        """Stop listening, and close all connections."""
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # transports close in the next turn of the loop

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: asyncio.StreamWriter | None = None
        try:
            await self._passing.wait()
            if isinstance(self._target, str):
                answers, there = await asyncio.open_unix_connection(self._target)
            else:
                answers, there = await asyncio.open_connection(*self._target)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._forward(reader, there))
                both.create_task(self._forward(answers, writer))
        except OSError:
            pass
        finally:
            for open_writer in (writer, there):
                if open_writer is not None:
                    open_writer.transport.abort()

    async def _forward(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # uvloop's error for a connection that was closed
            while data := await source.read(65_536):
                await self._passing.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                sink.write(data)
                await sink.drain()
        with contextlib.suppress(OSError, RuntimeError):
            sink.close()
