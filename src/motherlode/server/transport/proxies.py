"""Where a request really comes from: its peer, or what a trusted reverse proxy says of its client."""

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
"""One customer has a whole network of this size: its addresses count as one."""
_NOWHERE: Final = "nowhere"


def parse_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas; ValueError if one is neither."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def is_host(text: str) -> bool:
    """Whether this is a host as browsers name it, with or without a port."""
    match = _HOST.fullmatch(text)
    return match is not None and int(match[1] or 0) <= 65_535


@lru_cache(4096)
def client_key(address: str) -> str:
    """What limits count a client by: its IPv4 address, or the /64 network of its IPv6 address."""
    parsed = _parse(address)
    if parsed is None:
        return address[:64] or _NOWHERE
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(IPv6Network((int(parsed), _IPV6_PREFIX), strict=False))


def _parse(text: str) -> _Address | None:
    """An address, with or without a port; one of IPv4 though it is written as IPv6."""
    match = _ADDRESS_WITH_PORT.fullmatch(text)
    if match is not None:
        text = match["six"] or match["four"]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class TrustedProxies:
    """The proxies whose X-Forwarded headers are believed. Those of anyone else are ignored."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self._networks = networks

    def __contains__(self, address: str) -> bool:
        return bool(self._networks) and self._trusts(_parse(address))

    def unwrap(self, scope: Any) -> None:
        """Make an ASGI scope that came through a trusted proxy look as if it had come straight from its client."""
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
        """The right-most address that is not a trusted proxy's: whatever stands left of it the client may have made
        up."""
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
