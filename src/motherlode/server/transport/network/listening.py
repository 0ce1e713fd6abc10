"""Bind the listening sockets, with error messages that name the cause."""

from __future__ import annotations

import contextlib
import errno
import os
import socket

from motherlode.core.errors import MotherlodeError

__all__ = ["ListenError", "bind_sockets", "explain_listen_error"]

_ANOTHER_PORT = "choose another with --port, or any free one with --port 0"


class ListenError(MotherlodeError):
    """The server cannot listen on its address; the message says why in one line."""


def bind_sockets(host: str, port: int) -> list[socket.socket]:
    """Bind sockets to every address of a host, without listening; ListenError if one cannot be bound.

    With port 0 the system chooses a port for the first address; the others use the same one if it is free.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ListenError(f"cannot listen on {host!r}: {reason}") from None
    bound: list[socket.socket] = []
    for family, kind, protocol, _, address in dict.fromkeys(found):
        wanted = bound[0].getsockname()[1] if bound and port == 0 else port
        try:
            bound.append(_bind(family, kind, protocol, (address[0], wanted, *address[2:])))
        except OSError as error:
            if bound and port == 0:
                continue
            for each in bound:
                each.close()
            raise ListenError(explain_listen_error(error, host, port)) from None
    return bound


def _bind(family: int, kind: int, protocol: int, address: tuple[object, ...]) -> socket.socket:
    opened = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # on Windows it would let two programs share a port
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            with contextlib.suppress(OSError):
                opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.setblocking(False)
        opened.bind(address)
    except BaseException:
        opened.close()
        raise
    return opened


def explain_listen_error(error: OSError, host: str, port: int) -> str:
    """Explain why a socket cannot be bound or listened on, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        reason = f"the port is in use by another program; {_ANOTHER_PORT}"
    elif error.errno in (errno.EACCES, errno.EPERM):
        reason = f"no permission to use this port; {_ANOTHER_PORT}"
    elif error.errno == errno.EADDRNOTAVAIL:
        reason = "it is not an address of this machine"
    else:
        reason = error.strerror or str(error)
    return f"cannot listen on {host}:{port}: {reason}"
