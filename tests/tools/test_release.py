"""One command sets the version in every file, and the release workflow finds a forgotten file."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = (
    "tools/release.py",
    "src/motherlode/_version.py",
    "CITATION.cff",
    "deploy/kubernetes/motherlode.yaml",
    "CHANGELOG.md",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def release(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/release.py", *arguments]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True)


def test_a_release_sets_the_version_in_every_file_and_dates_the_changes(checkout: Path) -> None:
    assert release(checkout, "9.8.7").returncode == 0
    assert all("9.8.7" in (checkout / name).read_text("utf-8") for name in FILES if name != "tools/release.py")
    changes = (checkout / "CHANGELOG.md").read_text("utf-8")
    assert changes.index("## Unreleased") < changes.index("## 9.8.7 - 20")
    assert release(checkout, "check", "v9.8.7").returncode == 0


def test_the_check_names_a_version_that_differs(checkout: Path) -> None:
    release(checkout, "9.8.7")
    path = checkout / "CITATION.cff"
    path.write_text(path.read_text("utf-8").replace("9.8.7", "9.8.6"), "utf-8")
    checked = release(checkout, "check", "v9.8.7")
    assert checked.returncode == 1
    assert "9.8.6" in checked.stderr


@pytest.mark.parametrize("version", ["", "1", "v1.2.3", "1.2.3-rc1", "1.2.3; rm"])
def test_what_is_no_version_changes_nothing(checkout: Path, version: str) -> None:
    before = {name: (checkout / name).read_bytes() for name in FILES}
    refused = release(checkout, version)
    assert refused.returncode == 2
    assert "release.py VERSION" in refused.stderr
    assert {name: (checkout / name).read_bytes() for name in FILES} == before
