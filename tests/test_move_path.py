"""The modules and forms a move passes through, as stated and counted in ``docs/architecture.md``."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from support.move_path import FORMS

MODULES = 30
"""The most modules that may run for one tunnel card laid at a table of three people."""

PAGE = Path(__file__).parent.parent / "docs" / "architecture.md"


def test_a_move_passes_few_modules_and_takes_the_forms_that_the_page_names() -> None:
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
    told = PAGE.read_text("utf-8")
    assert f"runs code of {len(modules)} modules" in told
    assert f"{sum(each.startswith('server/') for each in modules)} of the server" in told
    forms = run.stdout.splitlines()[-1].removeprefix("forms: ").split(", ")
    assert re.findall(r"^\d\. \*\*(.+?)\*\*", told, re.MULTILINE)[: len(FORMS)] == list(FORMS)
    assert forms == list(FORMS)
