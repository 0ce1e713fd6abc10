"""Security headers for every HTTP response."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from litestar.types import Send

from motherlode.server.transport.network.proxies import is_host

__all__ = ["header", "secured"]

_FIXED: Final = [
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
_NO_STORE: Final = (b"cache-control", b"no-store")


def header(scope: Any, name: bytes) -> str:
    """Return a header of a request; empty if it is missing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def secured(scope: Any, send: Send) -> Send:
    """Wrap ``send`` to add the security headers."""
    policy = _policy(header(scope, b"host"))

    async def send_with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            keep = [] if any(name == b"cache-control" for name, _ in message["headers"]) else [_NO_STORE]
            message["headers"] = [*message["headers"], *_FIXED, (b"content-security-policy", policy), *keep]
        await send(message)

    return send_with_headers


@lru_cache(64)
def _policy(host: str) -> bytes:
    """Return the content security policy. Not all browsers include WebSockets of the host in 'self'."""
    sockets = f" ws://{host} wss://{host}" if is_host(host) else ""
    rules = (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the board sets inline styles
        "img-src 'self' data:",
        f"connect-src 'self'{sockets}",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
    return "; ".join(rules).encode()
