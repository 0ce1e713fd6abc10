"""The true client of a request: its peer, or the client reported by a trusted reverse proxy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Any, Final

__all__ = ["Network", "TrustedProxies", "client_key", "is_host", "parse_networks"]

Network = IPv4Network | IPv6Network
_Address = IPv4Address | IPv6Address

_HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::([0-9]{1,5}))?")
_ADDRESS_WITH_PORT: Final = re.compile(r"\[(?P<six>[^\]]+)\](?::\d+)?|(?P<four>[0-9.]+):\d+")
_IPV6_PREFIX: Final = 64
"""One customer usually has a whole /64 network, so its addresses count as one."""
_UNKNOWN: Final = "nowhere"


def parse_networks(text: str) -> tuple[Network, ...]:
    """Parse addresses and networks separated by commas; ValueError if one is invalid."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def is_host(text: str) -> bool:
    """Whether a text is a valid Host header: a host name or address, with or without a port."""
    match = _HOST.fullmatch(text)
    return match is not None and int(match[1] or 0) <= 65_535


@lru_cache(4096)
def client_key(address: str) -> str:
    """Return the key by which limits count a client: its IPv4 address, or its IPv6 /64 network."""
    parsed = _parse(address)
    if parsed is None:
        return address[:64] or _UNKNOWN
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(IPv6Network((int(parsed), _IPV6_PREFIX), strict=False))


def _parse(text: str) -> _Address | None:
    """Parse an address with or without a port; IPv4-mapped IPv6 addresses become IPv4."""
    match = _ADDRESS_WITH_PORT.fullmatch(text)
    if match is not None:
        text = match["six"] or match["four"]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class TrustedProxies:
    """The proxies whose X-Forwarded headers are trusted. Headers of other peers are ignored."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self._networks = networks

    def __contains__(self, address: str) -> bool:
        return bool(self._networks) and self._trusts(_parse(address))

    def unwrap(self, scope: Any) -> None:
        """Rewrite an ASGI scope that came through a trusted proxy as if it came directly from the client."""
        peer = scope.get("client")
        if peer is None or peer[0] not in self:
            return
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        scope["client"] = (self._client(_values(headers, b"x-forwarded-for"), peer[0]), 0)
        scheme = _last(headers, b"x-forwarded-proto").lower()
        if scheme in ("http", "https", "ws", "wss"):
            base = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = f"{base}s" if scheme in ("https", "wss") else base
        host = _last(headers, b"x-forwarded-host")
        if is_host(host):
            scope["headers"] = [*(pair for pair in headers if pair[0] != b"host"), (b"host", host.encode())]

    def _client(self, forwarded: Iterable[str], peer: str) -> str:
        """Return the right-most untrusted address: the client may have forged those to its left."""
        client = peer
        for text in reversed([*forwarded]):
            address = _parse(text)
            if address is None:
                break
            client = str(address)
            if not self._trusts(address):
                break
        return client

    def _trusts(self, address: _Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)


def _values(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> Iterable[str]:
    for key, value in headers:
        if key == name:
            yield from (part.strip() for part in value.decode("latin-1").split(","))


def _last(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    return next(reversed([*_values(headers, name)]), "")
