"""``tools/commit_subject.py`` as the hook and CI run it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "commit_subject.py"


def check(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, *arguments], cwd=folder, capture_output=True, text=True)


@pytest.mark.parametrize(
    "message",
    [
        "server: commit a seat before broadcasting presence",
        "Address a review",
        "bots, cli: pass the seed on",
        "docs: embed the picture",
        "# a comment of git\n\nserver: reject invalid --port\n\nBecause it was long: " + "x" * 100,
        "Merge branch 'main' into something with a name that is very long indeed, as git makes them",
    ],
)
def test_a_good_subject_passes(tmp_path: Path, message: str) -> None:
    (tmp_path / "message").write_text(message, "utf-8")
    assert check(tmp_path, "message").returncode == 0


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("server: " + "x" * 65, "73 characters"),
        ("server: rejects invalid --port", "imperative"),
        ("server: rejected invalid --port", "imperative"),
        ("Fixing the build", "imperative"),
        ("server: reject invalid --port.", "full stop"),
        ("\n", "empty"),
    ],
)
def test_a_bad_subject_is_refused_with_the_reason(tmp_path: Path, message: str, complaint: str) -> None:
    (tmp_path / "message").write_text(message, "utf-8")
    checked = check(tmp_path, "message")
    assert (checked.returncode, complaint in checked.stderr) == (1, True), checked.stderr


def test_the_commits_of_a_pull_request_are_all_checked(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        settings = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *settings, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch", "main")
    for subject in ("begins here, before the check", "add a seat", "Adds a table"):
        git("commit", "--allow-empty", "--message", subject)
    assert check(tmp_path, "--range", "HEAD~2..HEAD~1").returncode == 0
    checked = check(tmp_path, "--range", "HEAD~2..HEAD")
    assert (checked.returncode, checked.stderr.count("\n")) == (1, 1)
    assert "Adds a table" in checked.stderr
