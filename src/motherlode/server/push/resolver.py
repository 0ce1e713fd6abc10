"""Name lookups for push services: remembered, and few at a time for each domain.

A name server that does not answer holds a thread for half a minute, and clients choose the names.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

__all__ = ["Resolver"]

_THREADS: Final = 16
_PER_DOMAIN: Final = 2
_KEPT: Final = 300.0
"""Seconds for which addresses are remembered: push services have few names, and these keep working meanwhile."""
_MAX_KEPT: Final = 1_000


class Resolver:
    """Looks up addresses of hosts."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="push-dns")
        self._found: OrderedDict[tuple[str, int], tuple[float, list[str]]] = OrderedDict()
        self._pending: dict[tuple[str, int], asyncio.Task[list[str]]] = {}
        self._slots: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By domain, for as long as any of its names is being looked up."""

    async def look_up(self, host: str, port: int, domain: str) -> list[str]:
        """Return the addresses of a host; OSError if there are none."""
        key = host, port
        known = self._found.get(key)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        lookup = self._pending.get(key)
        if lookup is None:
            lookup = self._pending[key] = asyncio.create_task(self._look_up(host, port, domain), name="dns")
            lookup.add_done_callback(partial(self._end, key))
        return await asyncio.shield(lookup)

    def _end(self, key: tuple[str, int], lookup: asyncio.Task[list[str]]) -> None:
        del self._pending[key]
        if not lookup.cancelled():
            lookup.exception()  # noted, as nobody may wait for it any more

    async def _look_up(self, host: str, port: int, domain: str) -> list[str]:
        slot = self._slots.setdefault(domain, asyncio.Semaphore(_PER_DOMAIN))
        async with slot:
            look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
        self._found[host, port] = time.monotonic() + _KEPT, addresses
        if len(self._found) > _MAX_KEPT:
            self._found.popitem(last=False)
        return addresses

    def close(self) -> None:
        """Begin no more lookups."""
        for lookup in self._pending.values():
            lookup.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
