"""How many connections may be open: in all, and from one address."""

from __future__ import annotations

import sys
from collections import Counter
from types import ModuleType
from typing import Final

from motherlode.server.logging_setup import ThrottledLogger
from motherlode.server.metrics import CONNECTIONS, CONNECTIONS_REFUSED
from motherlode.server.settings import Limits
from motherlode.server.transport.proxies import TrustedProxies, client_key

resource: ModuleType | None
try:
    import resource
except ImportError:  # Windows
    resource = None

__all__ = ["ConnectionLimiter", "raise_file_limit"]

_MAX_FILES: Final = 65_536
_RESERVED_FILES: Final = 128
"""Files that the server needs for itself: its store, its processes, its logs, the page."""


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it, within reason; how many that is."""
    if resource is None:
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    wanted = _MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, _MAX_FILES)
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has a lower limit than it says
            return int(soft)
        return int(wanted)
    return int(soft)


class ConnectionLimiter:
    """Counts open connections, by whatever object stands for one.

    A trusted proxy's connections count only in all; the WebSockets of its clients are counted by their own addresses.
    """

    def __init__(self, limits: Limits, proxies: TrustedProxies, files: int) -> None:
        self._most = max(1, min(limits.connections, files - _RESERVED_FILES))
        self._most_of_one = limits.connections_per_address
        if self._most_of_one < limits.connections:  # where few files may be open, one address still leaves half of them
            self._most_of_one = min(self._most_of_one, max(1, self._most // 2))
        self._proxies = proxies
        self._open: dict[object, str] = {}
        self._by_client: Counter[str] = Counter()
        self._log = ThrottledLogger("motherlode.connections")

    def admit(self, connection: object, address: str) -> bool:
        """Count a connection that was just made, unless it is one too many."""
        key = "" if address in self._proxies else client_key(address)
        if len(self._open) >= self._most:
            CONNECTIONS_REFUSED.labels("total").inc()
            self._log.warning("too many connections", limit=self._most)
            return False
        if not self.admit_client(key):
            return False
        self._open[connection] = key
        CONNECTIONS.set(len(self._open))
        return True

    def release(self, connection: object) -> None:
        """A connection that was admitted is closed."""
        key = self._open.pop(connection, None)
        if key is not None:
            self.release_client(key)
            CONNECTIONS.set(len(self._open))

    def admit_client(self, key: str) -> bool:
        """Count a client by :func:`client_key`, unless it has too many connections; nobody in particular is free."""
        if not key:
            return True
        if self._by_client[key] >= self._most_of_one:
            CONNECTIONS_REFUSED.labels("address").inc()
            self._log.warning("too many connections from one address", address=key, limit=self._most_of_one)
            return False
        self._by_client[key] += 1
        return True

    def release_client(self, key: str) -> None:
        """A connection of a client is closed."""
        if key:
            self._by_client[key] -= 1
            if self._by_client[key] <= 0:
                del self._by_client[key]
