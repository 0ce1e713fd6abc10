"""Where the server is reached, said in a way that people can use; and a browser that goes there."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser

__all__ = ["address_for_people", "can_open_browser", "open_browser"]

_EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
_FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that lead out of the house and belong to nobody."""


def address_for_people(host: str, port: int) -> str:
    """An address of the server: the one this machine has in its network, if it listens on all."""
    if host in _EVERYWHERE:
        host = _own_address(_EVERYWHERE[host])
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _own_address(kind: socket.AddressFamily) -> str:
    """The address others in the network see. Nothing is sent to find it."""
    with socket.socket(kind, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_FAR_AWAY[kind], 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def can_open_browser() -> bool:
    """Whether there is a screen for one: a browser in the terminal would write over the server's own lines."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Show the page, if there is a browser; without keeping the server waiting."""
    if can_open_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
