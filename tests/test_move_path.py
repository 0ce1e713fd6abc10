"""How many modules a move passes through; ``docs/architecture.md`` tells the numbers and how to count again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MODULES = 30
"""At most so many modules run for one tunnel card laid at a table of three people."""


def test_a_move_passes_few_modules() -> None:
    """Compiled code cannot be traced, so the interpreted build is, in a process of its own."""
    tests = Path(__file__).parent
    path = os.pathsep.join([str(tests), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, "-m", "support.move_path"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "MOTHERLODE_PURE": "1", "PYTHONPATH": path},
    )
    modules = [line for line in run.stdout.splitlines() if line.endswith(".py")]
    assert {"game.py", "server/runtime/room.py"} <= set(modules), run.stdout
    assert len(modules) <= MODULES, modules
