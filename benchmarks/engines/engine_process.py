"""The engines that are compared, each in a process of its own that waits for its turn.

The process speaks one line of JSON at a time: first who it is and what can be measured of it, then, asked for one
measurement, its result.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

__all__ = ["ENGINES", "MeasuredEngine", "serve"]


@dataclass(slots=True)
class MeasuredEngine:
    """An engine under test.

    ``source`` names a function that returns its version and its measures; ``environment`` is added to that of the
    process.
    """

    title: str
    source: str
    environment: Mapping[str, str] = field(default_factory=dict)
    python: str = sys.executable
    version: str = ""
    missing: str = ""  # why it cannot be measured
    cases: Mapping[str, list[str]] = field(default_factory=dict)
    _process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        """Start the process, and read its version and cases."""
        environment = {name: value for name, value in os.environ.items() if name != "MOTHERLODE_PURE"}
        environment["OPENBLAS_NUM_THREADS"] = "1"  # NumPy's idle threads would be counted as processor time
        self._process = subprocess.Popen(
            [self.python, "-W", "ignore", "-m", "benchmarks.engines.engine_process", self.source],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, **self.environment},
        )
        try:
            answer = self._receive()
        except RuntimeError as death:
            answer = {"missing": str(death)}
        self.version = answer.get("version", "")
        self.missing = answer.get("missing", "")
        self.cases = answer.get("cases", {})

    def measure(self, case: str, what: str, seconds: float) -> Mapping[str, float]:
        """One measurement."""
        assert self._process is not None
        assert self._process.stdin is not None
        print(json.dumps([case, what, seconds]), file=self._process.stdin, flush=True)
        measured: Mapping[str, float] = self._receive()
        return measured

    def end(self) -> None:
        """Stop the process."""
        if self._process is not None:
            self._process.communicate()

    def _receive(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"its process died with status {self._process.wait()}")
        return json.loads(line)


ENGINES = (
    MeasuredEngine("Motherlode, compiled", "benchmarks.engines.motherlode_engine:compiled"),
    MeasuredEngine("Motherlode, pure Python", "benchmarks.engines.motherlode_engine:pure", {"MOTHERLODE_PURE": "1"}),
    MeasuredEngine("OpenSpiel", "benchmarks.engines.peers:open_spiel"),
    MeasuredEngine("PettingZoo", "benchmarks.engines.peers:pettingzoo"),
    MeasuredEngine("RLCard", "benchmarks.engines.peers:rlcard"),
)


def serve(source: str) -> None:
    """The process's side. What it prints by itself goes to the error stream."""
    answers = sys.stdout
    sys.stdout = sys.stderr
    module, _, name = source.partition(":")
    try:
        version, measures = getattr(import_module(module), name)()
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), file=answers, flush=True)
        return
    answer = {"version": version, "cases": {case: list(whats) for case, whats in measures.items()}}
    print(json.dumps(answer), file=answers, flush=True)
    for line in sys.stdin:
        case, what, seconds = json.loads(line)
        print(json.dumps(measures[case][what](seconds)), file=answers, flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
