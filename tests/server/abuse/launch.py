"""``motherlode serve`` as a process of its own, for tests that attack it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

_SERVE = [sys.executable, "-c", "import sys; from motherlode.cli import main; sys.exit(main(sys.argv[1:]))", "serve"]


def serve_and_fail(*options: str | Path, before: Callable[[], None] | None = None) -> tuple[int, str]:
    """Start a server that must not start; its exit status, and what it said."""
    ended = subprocess.run(
        [*_SERVE, *map(str, options)], capture_output=True, text=True, timeout=60, check=False, preexec_fn=before
    )
    assert ended.stdout == "", "it started"
    return ended.returncode, ended.stderr


class Launched:
    """A running server. Use it as a context manager: it is killed at the end."""

    def __init__(self, folder: Path, *options: str | Path, environment: Mapping[str, str] | None = None) -> None:
        self._log = folder / f"log-{time.monotonic_ns()}.txt"
        words = [*_SERVE, "--port", "0", "--bot-pause", "0", *map(str, options)]
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
        """Everything it has logged so far."""
        return [json.loads(line) for line in self._log.read_text().splitlines()]

    def events(self) -> list[str]:
        """What it has logged, by name."""
        return [str(line["event"]) for line in self.log()]
