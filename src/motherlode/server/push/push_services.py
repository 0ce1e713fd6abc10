"""Concurrency limit and circuit breaker per push service.

Clients choose the services, so one that does not answer must not hold up messages to the others.
"""

from __future__ import annotations

from typing import Final

__all__ = ["PushServices"]

_MAX_AT_ONCE: Final = 24
_BUSY: Final = 2.0
"""Seconds after which a message is tried again while a service has too many requests."""
_SLOW: Final = 4.0
"""Seconds after which an answer, or its absence, is slow."""
_REST: Final = 30.0
"""Seconds for which a slow service rests; doubled each time in a row."""
_MAX_REST: Final = 600.0
_MAX_KNOWN: Final = 10_000


class _Service:
    def __init__(self) -> None:
        self.requests = 0
        self.rests_until = 0.0
        self.slow = 0
        """Slow answers in a row, counted once per rest."""


class PushServices:
    """The push services that this server sends to."""

    def __init__(self) -> None:
        self._services: dict[str, _Service] = {}

    def begin(self, domain: str, now: float) -> float:
        """Count a request that begins, and return 0; or return when to try again, if it must not be made now."""
        if len(self._services) >= _MAX_KNOWN:
            self._services = {
                name: one for name, one in self._services.items() if one.requests or one.rests_until > now
            }
        service = self._services.setdefault(domain, _Service())
        if service.rests_until > now:
            return service.rests_until
        if service.requests >= _MAX_AT_ONCE or (service.slow and service.requests):  # one probe after a rest
            return now + _BUSY
        service.requests += 1
        return 0.0

    def end(self, domain: str, began: float, now: float) -> None:
        """Count the end of a request, and have a service rest that was slow."""
        service = self._services.setdefault(domain, _Service())
        service.requests = max(0, service.requests - 1)
        if now - began < _SLOW:
            service.slow = 0
        elif service.rests_until <= now:
            service.rests_until = now + min(_MAX_REST, _REST * 2.0**service.slow)
            service.slow = min(service.slow + 1, 10)
