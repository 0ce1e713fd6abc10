"""A real ``motherlode serve`` in a process of its own, and what tests arrange with it beside the page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

__all__ = ["Card", "ServerProcess"]

_COMMAND = [sys.executable, "-c", "import sys; from motherlode.cli import main; sys.exit(main())", "serve"]
_TELLS = "Motherlode is at "


class Card(NamedTuple):
    """Who someone is to the server."""

    guest: str
    name: str
    token: str


class ServerProcess:
    """A server with a store of its own.

    After a kill it comes back at the same address, with the same store.
    """

    def __init__(self, folder: Path, bot_pause: str = "0", store: str = "", more: Sequence[str] = ()) -> None:
        self._folder = folder
        self._bot_pause = bot_pause
        self._more = more
        self._process: subprocess.Popen[str] | None = None
        self.store = store or str(folder / "tables.sqlite")
        self.port = 0
        self.address = ""

    def start(self) -> None:
        """Serve. Returns once the server listens."""
        words = ["--port", str(self.port), "--store", self.store]
        words += [
            "--bot-pause",
            self._bot_pause,
            "--round-pause",
            "4",
            "--absent-after",
            "2",
            "--unlimited",
            *self._more,
        ]
        with (self._folder / "server.log").open("a") as log:
            self._process = subprocess.Popen([*_COMMAND, *words], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith(_TELLS), f"the server does not start; its log is {log.name}"
        self.address = line.removeprefix(_TELLS).strip()
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Die at once, without a word to anyone."""
        assert self._process is not None
        self._process.kill()
        self._end()

    def stop(self) -> None:
        """Close in good order."""
        assert self._process is not None
        self._process.terminate()
        self._end()

    def _end(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(timeout=30)
        self._process.stdout.close()

    def ask(self, method: str, path: str, body: Any = None, card: Card | None = None) -> Any:
        """An HTTP request that must succeed; its answer."""
        headers = {"authorization": f"Bearer {card.token}"} if card else {}
        answer = httpx.request(method, self.address + path, json=body, headers=headers, timeout=30)
        assert answer.is_success, answer.text
        return answer.json()

    def guest(self, name: str) -> Card:
        """Someone new."""
        return Card(**self.ask("POST", "/api/guests", {"name": name}))

    def table(self, host: Card, ruleset: str = "base", seats: int = 3, **terms: Any) -> str:
        """A table with bots that play at random, and short: one round unless the terms say more."""
        terms = {"ruleset": ruleset, "seats": seats, "bots": "random", "options": {"rounds": 1}, **terms}
        name: str = self.ask("POST", "/api/tables", terms, host)["table"]
        return name

    def seat(self, card: Card, table: str, seat: int | None = None) -> int:
        """Sit down; at which seat."""
        taken: int = self.ask("POST", f"/api/tables/{table}/seats", {"seat": seat}, card)["seat"]
        return taken
