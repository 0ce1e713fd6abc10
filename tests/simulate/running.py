"""What these tests share: the command, and a plan that kills who plays it."""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cli.helpers import Ran, Runner
from motherlode.simulate.chunk import play_chunk
from motherlode.simulate.plan import Plan
from motherlode.simulate.summary import Summary

__all__ = ["COMMAND", "DeadlyPlan", "Simulation", "alone", "counts"]

COMMAND = [sys.executable, "-c", "import sys; from motherlode.cli import main; sys.exit(main())"]

_TIMES = ("seconds", "turns_per_second")


class Simulation:
    """Runs the command in this process."""

    def __init__(self, command: Runner) -> None:
        self._command = command

    def run(self, *words: str) -> Ran:
        """What it did."""
        return self._command(*words)

    def json(self, *words: str) -> dict[str, Any]:
        """What it told; it must succeed and say nothing but JSON."""
        ran = self._command(*words, "--json")
        assert ran.status == 0, ran.err
        assert ran.err == ""
        told: dict[str, Any] = json.loads(ran.out)
        return told


def counts(told: dict[str, Any]) -> dict[str, Any]:
    """What was told, less what depends on the machine."""
    return {key: value for key, value in told.items() if key not in _TIMES}


def alone(plan: Plan) -> Summary:
    """What comes of a plan played by one, game after game."""
    return play_chunk(plan, range(plan.games))


@dataclass(frozen=True, slots=True)
class DeadlyPlan(Plan):
    """A plan with one game that kills its process, a number of times; a folder keeps the count."""

    folder: Path
    game: int
    times: int

    def deaths(self) -> int:
        """How many processes it has cost so far."""
        return len(list(self.folder.iterdir()))

    def seed_of(self, game: int) -> str:
        deaths = self.deaths()
        if game == self.game and deaths < self.times:
            (self.folder / str(deaths)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return f"{self.seed}/{game}"
