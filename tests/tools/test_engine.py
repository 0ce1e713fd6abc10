"""``tools/engine.py``: what is compiled and recompiled, and the effects of interruptions.

The checkout is a small one with one extension module, compiled by a real C compiler.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

SETUP = """
import sys, time
from setuptools import Extension, setup

def compiled_modules():
    return ["src/motherlode/rules/dig.py"]

if __name__ == "__main__":
    print("compiled 1/2", flush=True)
    time.sleep({pause})
    setup(name="small", version="0", packages=[], ext_modules=[Extension("motherlode__mypyc", ["small.c"])])
"""
MODULE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "motherlode__mypyc", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_motherlode__mypyc(void) { return PyModule_Create(&module); }
"""


def make_checkout(folder: Path, pause: float = 0.0) -> Path:
    """Return a checkout whose build takes at least ``pause`` seconds."""
    for name in ("tools", "src/motherlode/rules", "src/motherlode/talk"):
        (folder / name).mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "engine.py", folder / "tools")
    (folder / "setup.py").write_text(SETUP.format(pause=pause))
    (folder / "small.c").write_text(MODULE)
    (folder / "pyproject.toml").write_text('[dependency-groups]\ncompile = ["setuptools"]\n')
    (folder / "src/motherlode/rules/dig.py").write_text("DEPTH = 1\n")
    (folder / "src/motherlode/talk/words.py").write_text("HELLO = 1\n")
    return folder


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MOTHERLODE_")}
    return kept | more


def engine(checkout: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/engine.py", *arguments]
    return subprocess.run(command, cwd=checkout, env=environment(**more), capture_output=True, text=True, timeout=60)


def installed(checkout: Path) -> list[str]:
    return sorted(path.name for path in (checkout / "src").rglob(f"*{SUFFIX}"))


def wait_for(condition: object, what: str, seconds: float = 40.0) -> None:
    assert callable(condition)
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def test_changes_of_compiled_folders_are_compiled_and_a_failure_leaves_no_old_engine(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path)
    assert "pure Python" in engine(checkout, "status").stdout
    assert "ready" in engine(checkout, "build").stdout
    assert installed(checkout) == [f"motherlode__mypyc{SUFFIX}"]
    assert "compiled, up to date" in engine(checkout, "status").stdout
    assert engine(checkout, "build").stdout == "", "nothing has changed"
    (checkout / "src/motherlode/talk/words.py").write_text("HELLO = 2\n")
    assert engine(checkout, "build").stdout == "", "talk is not compiled"
    (checkout / "src/motherlode/rules/dig.py").write_text("DEPTH = 2\n")
    assert "pure Python" in engine(checkout, "status").stdout, "an old build must not pass for the new source"
    assert "ready" in engine(checkout, "build").stdout

    (checkout / "small.c").write_text("this is not C")
    (checkout / "src/motherlode/rules/dig.py").write_text("DEPTH = 3\n")
    failed = engine(checkout, "build", MOTHERLODE_COMPILED="1")
    assert failed.returncode == 1
    assert "build/engine/log" in failed.stdout
    assert "small.c" in (checkout / "build/engine/log").read_text()
    assert installed(checkout) == [], "what was there is of an older source"


def test_nothing_is_compiled_if_pure_python_is_asked_for(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path)
    assert "MOTHERLODE_PURE" in engine(checkout, "build", MOTHERLODE_PURE="1").stdout
    assert installed(checkout) == []


def test_a_second_build_waits_for_the_first(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path, pause=2.0)
    first = subprocess.Popen(
        [sys.executable, "tools/engine.py", "build"], cwd=checkout, env=environment(), stdout=subprocess.PIPE, text=True
    )
    wait_for((checkout / "build/engine/progress").exists, "the first build has not begun")
    second = engine(checkout, "build")
    assert "another build runs" in second.stdout
    assert "ready" not in second.stdout, "the first one built the same"
    assert "ready" in first.communicate(timeout=30)[0]


def test_ctrl_c_ends_the_server_but_not_the_build_behind_it(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path, pause=3.0)
    server = checkout / "src/motherlode/__main__.py"
    server.write_text("import time\nprint('serving', flush=True)\ntime.sleep(60)\n")
    (checkout / "src/motherlode/__init__.py").write_text("")
    playing = subprocess.Popen(
        [sys.executable, "tools/engine.py", "play"],
        cwd=checkout,
        env=environment(PYTHONPATH="src"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        assert playing.stdout is not None
        assert "pure Python" in playing.stdout.readline()
        wait_for((checkout / "build/engine/progress").exists, "no build has begun")
        while "serving" not in playing.stdout.readline():
            assert playing.poll() is None
        os.killpg(playing.pid, signal.SIGINT)  # as a terminal does
        playing.wait(timeout=20)
        assert (checkout / "build/engine/progress").exists()
        wait_for(lambda: "up to date" in engine(checkout, "status").stdout, "the build was stopped")
    finally:
        if playing.poll() is None:
            os.killpg(playing.pid, signal.SIGKILL)
        playing.communicate()
