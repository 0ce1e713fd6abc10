"""The compiled build runs where it is installed, the source where ``MOTHERLODE_PURE`` asks for it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import motherlode
from motherlode._build import is_compiled

CORE = Path(motherlode.__file__).parent / "core"
PURE = os.environ.get("MOTHERLODE_PURE", "") not in ("", "0")


def is_built() -> bool:
    """Whether compiled modules lie beside the source."""
    return (CORE / f"playable{sysconfig.get_config_var('EXT_SUFFIX')}").exists()


def test_the_compiled_engine_runs_where_it_is_built_unless_the_source_is_asked_for() -> None:
    assert is_compiled() == (is_built() and not PURE)


@pytest.mark.skipif("MOTHERLODE_COMPILED" not in os.environ or PURE, reason="no compiled build is asked for")
def test_a_build_that_was_asked_for_is_there() -> None:
    """A build that fails leaves the source, which works too; MOTHERLODE_COMPILED=1 asks for more."""
    assert is_built()


@pytest.mark.parametrize("pure", ["", "0", "1"])
def test_the_version_says_which_build_runs(pure: str) -> None:
    command = [sys.executable, "-m", "motherlode", "--version"]
    told = subprocess.run(command, env=os.environ | {"MOTHERLODE_PURE": pure}, capture_output=True, text=True)
    expected = "compiled" if is_built() and pure != "1" else "pure Python"
    assert told.stdout.splitlines()[0] == f"motherlode {motherlode.__version__} ({expected})", told.stderr
    assert ("No compiled core" in told.stdout) == (not is_built() and pure != "1")
