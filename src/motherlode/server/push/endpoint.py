"""Requests to push services. Clients supply their addresses, so only public ones are reached.

The addresses of the host are looked up and checked, and the connection is made to the one that was checked: a name that
answers differently the next time does not matter. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import ssl
from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from motherlode.server.push.resolver import Resolver

__all__ = ["MAX_ENDPOINT", "BadEndpoint", "Endpoint", "is_public", "parse_endpoint", "post"]

MAX_ENDPOINT: Final = 1024
"""Characters of an endpoint's address."""
_TIMEOUT: Final = 10.0
"""Seconds for a whole request."""
_MAX_HEAD: Final = 16 * 1024
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadEndpoint(ValueError):
    """An address at which there can be no push service, or one that may not be reached."""


class Endpoint(NamedTuple):
    """A parsed endpoint. ``is_trusted`` if the server's settings name its host."""

    host: str
    port: int
    path: str
    is_secure: bool
    is_trusted: bool
    authority: str

    @property
    def domain(self) -> str:
        """The key of a push service: a domain with all names in it, or a trusted host and port."""
        return f"{self.host}:{self.port}" if self.is_trusted else ".".join(self.host.rstrip(".").split(".")[-2:])


def parse_endpoint(text: str, trusted: Collection[str]) -> Endpoint:
    """Parse an endpoint: https at the usual port, or anything ``trusted``; BadEndpoint otherwise.

    ``trusted`` lists hosts with ports.
    """
    if len(text) > MAX_ENDPOINT or not text.isascii() or any(letter <= " " or letter == "\x7f" for letter in text):
        raise BadEndpoint("not an address")
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadEndpoint("not an address") from None
    if parts.scheme not in ("http", "https") or not host or parts.username is not None or parts.fragment:
        raise BadEndpoint("not an address of the web")
    is_secure = parts.scheme == "https"
    number = port or (443 if is_secure else 80)
    is_trusted = f"{host}:{number}" in trusted or host in trusted
    if not is_trusted and (not is_secure or number != 443 or _is_number(host) or "." not in host):
        raise BadEndpoint("not a public address with https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(host, number, path, is_secure, is_trusted, parts.netloc)


def _is_number(host: str) -> bool:
    """Whether a host is an IP address, in any of the spellings that libraries accept."""
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or last.isdigit() or last.lower().startswith("0x")


def is_public(address: Address) -> bool:
    """Whether an address is one of the public internet, also if it is wrapped in an IPv6 address."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


async def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, resolver: Resolver) -> int:
    """Send a POST request; return the response's status.

    BadEndpoint, or OSError if there is no response in time.
    """
    try:
        async with asyncio.timeout(_TIMEOUT):
            return await _exchange(endpoint, await _look_up(endpoint, resolver), headers, body)
    except TimeoutError:
        raise OSError("the push service does not answer") from None
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ssl.SSLError, ValueError) as error:
        if isinstance(error, BadEndpoint):
            raise
        raise OSError(f"the push service answers nonsense: {type(error).__name__}") from error


async def _look_up(endpoint: Endpoint, resolver: Resolver) -> str:
    """Return an address of a host; BadEndpoint if any of its addresses is not public."""
    addresses = await resolver.look_up(endpoint.host, endpoint.port, endpoint.domain)
    if not endpoint.is_trusted and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise BadEndpoint("the host has an address that is not public")
    return addresses[0]


@cache
def _tls() -> ssl.SSLContext:
    """Return the trusted authorities of this machine, read once."""
    return ssl.create_default_context()


async def _exchange(endpoint: Endpoint, address: str, headers: Mapping[str, str], body: bytes) -> int:
    context = _tls() if endpoint.is_secure else None
    name = endpoint.host if endpoint.is_secure else None
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=context, server_hostname=name, limit=_MAX_HEAD
    )
    try:
        fields = {"Host": endpoint.authority, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        writer.write(f"POST {endpoint.path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
        await writer.drain()
        status = (await reader.readuntil(b"\r\n")).split(b" ", 2)
        if not status[0].startswith(b"HTTP/1.") or len(status) < 2 or not status[1].isdigit():
            raise ValueError("no status")
        return int(status[1])
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            writer.transport.abort()
