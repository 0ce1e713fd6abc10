"""A proxy in front of PostgreSQL that can hang: connections stay open, but nothing is forwarded."""

from __future__ import annotations

import asyncio
import threading
from urllib.parse import parse_qs, urlsplit


class HangingProxy:
    """A TCP proxy to PostgreSQL on a Unix socket, in a thread."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        options = parse_qs(parts.query)
        self._target = f"{options['host'][0]}/.s.PGSQL.5432"
        self._schema = options["search_path"][0]
        self._path = parts.path
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()
        started = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(started,))
        self._thread.start()
        assert started.wait(10)

    @property
    def database(self) -> str:
        """Return the database address through the proxy."""
        return f"postgresql://postgres@127.0.0.1:{self._port}{self._path}?search_path={self._schema}"

    def hang(self) -> None:
        """Stop forwarding, and keep all connections open."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def resume(self) -> None:
        """Resume forwarding, including data received in the meantime."""
        self._loop.call_soon_threadsafe(self._open.set)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self, started: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self._port = server.sockets[0].getsockname()[1]
        started.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        there_in, there_out = await asyncio.open_unix_connection(self._target)
        await asyncio.gather(self._forward(reader, there_out), self._forward(there_in, writer))

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._open.wait()
                writer.write(data)
        except ConnectionError:
            pass
        finally:
            writer.close()
