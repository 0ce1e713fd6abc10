"""The image's own commands, run in a bare environment: there is no Docker where these tests run."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from motherlode._build import is_compiled

ROOT = Path(__file__).parents[2]
BASE_MB = 125
"""python:3.11-slim, unpacked."""


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions with their arguments, comments and line ends removed."""
    text = re.sub(r"(?m)^\s*#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"))
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(word, rest.strip()) for line in lines if line for word, _, rest in [line.partition(" ")]]


def copied(folder: Path) -> None:
    """Carry out COPY from the build context, which .dockerignore limits."""
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    for word, arguments in instructions():
        if word != "COPY" or arguments.startswith("--from"):
            continue
        *sources, target = arguments.split()
        for source in sources:
            assert any(fnmatch.fnmatch(source, pattern) for pattern in allowed), f"{source} is not in the build context"
            aim = folder / (target + Path(source).name if target.endswith("/") else target)
            aim.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, aim, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
            else:
                shutil.copy(ROOT / source, aim)


@pytest.mark.timeout(1800)
def test_the_image_builds_starts_and_is_small(tmp_path: Path) -> None:
    source, opt, data = tmp_path / "source", tmp_path / "opt", tmp_path / "data"
    copied(source)
    if is_compiled() and (ROOT / "build" / "objects").exists():  # the compilers have done their part already
        shutil.copytree(ROOT / "build", source / "build", ignore=_not_compiled)
    data.mkdir()

    def here(text: str) -> str:
        return text.replace("/opt/", f"{opt}/").replace("/data", str(data))

    kind = "MOTHERLODE_COMPILED" if is_compiled() else "MOTHERLODE_PURE"
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("MOTHERLODE_", "PYTHON", "VIRTUAL"))
    }
    bare = kept | {"PATH": f"{Path(sys.base_prefix) / 'bin'}:/usr/bin:/bin", kind: "1"}
    build = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert len(build) == 1
    subprocess.run(
        ["sh", "-e", "-c", here(build[0]).replace("python -m", "python3 -m", 1)], check=True, cwd=source, env=bare
    )
    shutil.rmtree(source)
    size = sum(file.stat().st_size for file in opt.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6
    assert BASE_MB + size < 200

    settings = dict(pair.split("=", 1) for word, rest in instructions() if word == "ENV" for pair in shlex.split(rest))
    settings = {name: here(value) for name, value in settings.items() if name not in ("PATH", "MOTHERLODE_COMPILED")}
    running = {"PATH": f"{opt / 'motherlode' / 'bin'}:/usr/bin:/bin", **settings, "MOTHERLODE_PORT": "18431"}
    start = [*json.loads(last("ENTRYPOINT")), *json.loads(last("CMD")), "--bot-pause", "0-0"]
    healthy = json.loads(last("HEALTHCHECK").partition(" CMD ")[2])
    healthy = [here(part).replace(":8000", ":18431") for part in healthy]
    with subprocess.Popen(start, cwd=data, env=running, executable=opt / "motherlode" / "bin" / start[0]) as server:
        try:
            until = time.monotonic() + 60
            while subprocess.run(healthy, env=running, capture_output=True).returncode:
                assert time.monotonic() < until
                assert server.poll() is None
                time.sleep(0.5)
            check = [opt / "motherlode" / "bin" / "python", ROOT / "tools" / "check_install.py"]
            what = "compiled" if is_compiled() else "pure"
            subprocess.run([*check, what, "http://127.0.0.1:18431"], check=True, cwd=data, env=running)
            record = next((ROOT / "tests" / "notation" / "old_records").glob("*.txt"))
            subprocess.run(
                [opt / "motherlode" / "bin" / "motherlode", "animate", record, "game.webp"],
                check=True,
                cwd=data,
                env=running,
            )
        finally:
            server.terminate()
            assert server.wait(30) == 0


def _not_compiled(folder: str, names: list[str]) -> set[str]:
    """What of the build folder is neither C nor made of it."""
    if Path(folder) != ROOT / "build":
        return set()
    kept = {"objects", "motherlode", "vecs", "translation.json"}
    return {name for name in names if name not in kept and not name.endswith((".c", ".h"))}


def last(word: str) -> str:
    """The arguments of the last instruction of a kind."""
    return [rest for found, rest in instructions() if found == word][-1]


def test_the_image_runs_as_an_unprivileged_user_with_a_read_only_root() -> None:
    assert last("USER") == "10001"
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    assert "read_only: true" in compose
