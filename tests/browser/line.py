"""A TCP proxy between browsers and a server: connections can be cut, and one direction can be dropped."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Final

__all__ = ["Line"]

_PIECE: Final = 65_536


class Line:
    """Forwards connections to a port. Browsers come to ``address`` and do not know."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._whole = True
        self.deaf = False
        """Whether what the server says gets lost."""
        self.mute = False
        """Whether what browsers say gets lost."""
        self.swallowed = threading.Event()
        """Something got lost."""
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """End all connections, and let no new one through."""
        with self._lock:
            self._whole = False
            for one in self._open:
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let connections through again."""
        with self._lock:
            self._whole = True
            self.deaf = self.mute = False

    def lead_to(self, port: int) -> None:
        """Let new connections go to another server; those that are open stay."""
        self._port = port

    def close(self) -> None:
        """The end of it."""
        self.cut()
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        with self._lock:
            if not self._whole:
                return near.close()
            far = socket.create_connection(("127.0.0.1", self._port))
            self._open |= {near, far}
        threading.Thread(target=self._pump, args=(near, far, False), daemon=True).start()
        threading.Thread(target=self._pump, args=(far, near, True), daemon=True).start()
        return None

    def _pump(self, source: socket.socket, sink: socket.socket, from_server: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(_PIECE):
                if self.deaf if from_server else self.mute:
                    self.swallowed.set()
                else:
                    sink.sendall(piece)
        with self._lock:
            for one in (source, sink):
                self._open.discard(one)
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
        source.close()
