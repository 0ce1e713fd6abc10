"""Deployment, workflow and project files are valid by the schemas and linters of their readers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def run(*command: str | Path) -> None:
    """Run a linter; what it complains of is the failure."""
    done = subprocess.run([BIN / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_hadolint_has_nothing_to_say_of_the_dockerfile() -> None:
    run("hadolint", "Dockerfile")


def test_caddy_accepts_its_file() -> None:
    run("caddy", "validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile")


def test_the_kubernetes_manifests_are_valid() -> None:
    run("kubernetes-validate", "--strict", "deploy/kubernetes/motherlode.yaml")


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("compose-spec", "compose.yaml"),
        ("github-workflows", ".github/workflows/*.yml"),
        ("github-issue-forms", ".github/ISSUE_TEMPLATE/[!c]*.yml"),
        ("dependabot", ".github/dependabot.yml"),
        ("citation-file-format", "CITATION.cff"),
    ],
)
def test_files_follow_the_schemas_of_those_who_read_them(schema: str, files: str) -> None:
    found = sorted(ROOT.glob(files))
    assert found
    run("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *found)


def test_no_workflow_is_open_to_known_attacks() -> None:
    run("zizmor", "--offline", "--no-progress", "--config", ".github/zizmor.yml", ".github")
