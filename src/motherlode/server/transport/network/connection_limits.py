"""Limits on open connections: in total, and per address."""

from __future__ import annotations

import sys
from collections import Counter
from types import ModuleType
from typing import Final

from motherlode.server.logging_setup import ThrottledLogger
from motherlode.server.metrics import CONNECTIONS, CONNECTIONS_REFUSED
from motherlode.server.settings import Limits
from motherlode.server.transport.network.proxies import TrustedProxies, client_key

resource: ModuleType | None
try:
    import resource
except ImportError:  # Windows
    resource = None

__all__ = ["ConnectionLimiter", "raise_file_limit"]

_MAX_FILES: Final = 65_536
_RESERVED_FILES: Final = 128
"""File descriptors reserved for the store, worker processes, logs and static files."""


def raise_file_limit() -> int:
    """Raise this process's limit of open files as far as allowed, within reason; return it."""
    if resource is None:
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    wanted = _MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, _MAX_FILES)
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS reports a higher limit than it allows
            return int(soft)
        return int(wanted)
    return int(soft)


class ConnectionLimiter:
    """Counts open connections, keyed by their transport.

    Connections of a trusted proxy count only in total; its clients' WebSockets count by their own addresses.
    """

    def __init__(self, limits: Limits, proxies: TrustedProxies, files: int) -> None:
        self._max = max(1, min(limits.connections, files - _RESERVED_FILES))
        self._max_per_address = limits.connections_per_address
        if self._max_per_address < limits.connections:  # one address gets at most half
            self._max_per_address = min(self._max_per_address, max(1, self._max // 2))
        self._proxies = proxies
        self._open: dict[object, str] = {}
        self._by_client: Counter[str] = Counter()
        self._log = ThrottledLogger("motherlode.connections")

    def admit(self, connection: object, address: str) -> bool:
        """Count a new connection; False if a limit is exceeded."""
        key = "" if address in self._proxies else client_key(address)
        if len(self._open) >= self._max:
            CONNECTIONS_REFUSED.labels("total").inc()
            self._log.warning("too many connections", limit=self._max)
            return False
        if not self.admit_client(key):
            return False
        self._open[connection] = key
        CONNECTIONS.set(len(self._open))
        return True

    def release(self, connection: object) -> None:
        """Stop counting a connection."""
        key = self._open.pop(connection, None)
        if key is not None:
            self.release_client(key)
            CONNECTIONS.set(len(self._open))

    def admit_client(self, key: str) -> bool:
        """Count a connection by :func:`client_key`; False if there are too many. An empty key is not counted."""
        if not key:
            return True
        if self._by_client[key] >= self._max_per_address:
            CONNECTIONS_REFUSED.labels("address").inc()
            self._log.warning("too many connections from one address", address=key, limit=self._max_per_address)
            return False
        self._by_client[key] += 1
        return True

    def release_client(self, key: str) -> None:
        """Stop counting a connection of a client."""
        if key:
            self._by_client[key] -= 1
            if self._by_client[key] <= 0:
                del self._by_client[key]
