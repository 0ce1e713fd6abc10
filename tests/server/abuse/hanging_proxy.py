"""A proxy in front of PostgreSQL that can hang: connections stay open, but nothing is forwarded."""

from __future__ import annotations

import asyncio
import threading
from urllib.parse import parse_qs, urlsplit

from benchmarks.cluster.tcp_proxy import Proxy


class HangingProxy:
    """A TCP proxy to PostgreSQL on a Unix socket, in a thread."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        options = parse_qs(parts.query)
        self._target = f"{options['host'][0]}/.s.PGSQL.5432"
        self._schema = options["search_path"][0]
        self._path = parts.path
        self._started = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=(self._run(),))
        self._thread.start()
        assert self._started.wait(10)

    @property
    def database(self) -> str:
        """Return the database address through the proxy."""
        return f"postgresql://postgres@127.0.0.1:{self._proxy.port}{self._path}?search_path={self._schema}"

    def hang(self) -> None:
        """Stop forwarding, and keep all connections open."""
        self._loop.call_soon_threadsafe(self._proxy.cut)

    def resume(self) -> None:
        """Resume forwarding, including data received in the meantime."""
        self._loop.call_soon_threadsafe(self._proxy.mend)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join()

    async def _run(self) -> None:
        self._loop, self._closing = asyncio.get_running_loop(), asyncio.Event()
        self._proxy = Proxy(self._target)
        await self._proxy.start()
        self._started.set()
        await self._closing.wait()
        await self._proxy.close()
