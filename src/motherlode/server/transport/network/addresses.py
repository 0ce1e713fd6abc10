"""The address to announce to people, and opening it in a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser

__all__ = ["can_open_browser", "open_browser", "public_address"]

_ANY_ADDRESS = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
_PROBE_TARGET = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Documentation addresses: routed outward, assigned to nobody."""


def public_address(host: str, port: int) -> str:
    """Return the URL of the server; if it listens on all addresses, with this machine's network address."""
    if host in _ANY_ADDRESS:
        host = _own_address(_ANY_ADDRESS[host])
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _own_address(kind: socket.AddressFamily) -> str:
    """Return this machine's address in its network. No packet is sent to find it."""
    with socket.socket(kind, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_PROBE_TARGET[kind], 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def can_open_browser() -> bool:
    """Whether there is a graphical desktop: a text browser would overwrite the server's output."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the page in a browser, if there is one, without blocking the server."""
    if can_open_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
