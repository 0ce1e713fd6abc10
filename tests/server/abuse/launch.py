"""``motherlode serve`` in a subprocess, for tests that attack it."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from motherlode.server.logging_setup import configure_logging
from motherlode.server.settings import Settings
from motherlode.server.transport.server import make_server

_SERVE = [sys.executable, "-c", "import sys; from motherlode.cli import main; sys.exit(main(sys.argv[1:]))", "serve"]


def serve_and_fail(*options: str | Path, before: Callable[[], None] | None = None) -> tuple[int, str]:
    """Start a server that must fail to start; return its exit status and output."""
    ended = subprocess.run(
        [*_SERVE, *map(str, options)], capture_output=True, text=True, timeout=60, check=False, preexec_fn=before
    )
    assert ended.stdout == "", "it started"
    return ended.returncode, ended.stderr


class Launched:
    """A running server, as a context manager that kills it at the end."""

    def __init__(self, folder: Path, *options: str | Path, environment: Mapping[str, str] | None = None) -> None:
        self._log = folder / f"log-{time.monotonic_ns()}.txt"
        words = [*_SERVE, "--port", "0", "--bot-pause", "0", "--round-pause", "0", *map(str, options)]
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **(environment or {})}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Motherlode is at"), self._log.read_text()
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    def __enter__(self) -> Launched:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def log(self) -> list[dict[str, Any]]:
        """Return everything logged so far."""
        return [json.loads(line) for line in self._log.read_text().splitlines()]

    def events(self) -> list[str]:
        """Return the names of the logged events."""
        return [str(line["event"]) for line in self.log()]


def _serve(settings: Settings, log: str, announce: Connection) -> None:
    errors = os.open(log, os.O_WRONLY | os.O_CREAT)
    os.dup2(errors, 2)
    configure_logging()
    make_server(settings, announce.send).run()


class Forked:
    """A server with arbitrary settings, forked from a process that has imported everything."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self._log = folder / f"log-{time.monotonic_ns()}.txt"
        forks = multiprocessing.get_context("forkserver")
        forks.set_forkserver_preload(["server.abuse.launch"])
        here, there = forks.Pipe()
        self._process = forks.Process(target=_serve, args=(settings, str(self._log), there))
        self._process.start()
        there.close()
        assert here.poll(60), "the server does not start"
        self.address: str = here.recv()
        self.port = int(self.address.rpartition(":")[2])
        assert self._process.pid is not None
        self.pid = self._process.pid

    def __enter__(self) -> Forked:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()

    def log(self) -> list[dict[str, Any]]:
        """Return everything logged so far."""
        return [json.loads(line) for line in self._log.read_text().splitlines()]
