"""The examples run, as a reader would run them, in seconds."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from motherlode.envs.common.layout_tables import page_with_tables

ROOT = Path(__file__).parents[2]


def _run(example: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / example), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_policy_gradient_plays_and_updates() -> None:
    out = _run("policy_gradient.py", "--updates", "2", "--games", "8", "--steps", "70")
    assert re.search(r"update 2: [1-9]\d* rounds, miners won \d+%", out)


def test_ismcts_plays_a_round_against_belief() -> None:
    out = _run("openspiel_ismcts.py", "--rounds", "1", "--simulations", "2")
    assert re.fullmatch(r"round 1: rewards( -?1\.0){3}\n", out)


def test_the_language_models_loop_ends_with_points() -> None:
    out = _run("llm_agent.py")
    assert re.search(r"^[1-9]\d* answers were refused\.\npoints:( \d+){3}$", out, re.MULTILINE)


def test_the_language_models_loop_stays_short() -> None:
    assert len((ROOT / "examples" / "llm_agent.py").read_text("utf-8").splitlines()) <= 45


def test_the_tables_of_the_page_are_up_to_date() -> None:
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    assert page_with_tables(page) == page, "run python -m motherlode.envs.common.layout_tables docs/environments.md"
