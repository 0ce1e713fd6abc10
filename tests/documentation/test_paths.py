"""Files and folders that the documentation names are there."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from documentation.pages import PAGES, ROOT, name_of, snippets

FOLDERS = ("src", "tests", "docs", "web/src", "web/plugins", "tools", "benchmarks", "examples", "deploy", ".github")
FILES = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")] + list(ROOT.iterdir())
NAMES = {f"/{path.relative_to(ROOT).as_posix()}{'/' if path.is_dir() else ''}" for path in FILES}
NAMED = re.compile(r"`([\w./*<>{},-]+(?:/|\.(?:py|ts|svelte|toml|ftl|yml|yaml|css|md)))`")
HISTORY = ("CHANGELOG.md", "docs/decisions/")
"""What they name may be gone."""


@pytest.mark.parametrize("page", [page for page in PAGES if not name_of(page).startswith(HISTORY)], ids=name_of)
def test_a_path_on_a_page_exists(page: Path) -> None:
    """A path may begin anywhere: ``rules/maze.py``; ``<game>`` and ``{en,pl}`` stand for any name."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    readers = {snippet.title for snippet in snippets(page)}
    paths = {path for path in NAMED.findall(text) if not path.startswith("/")} - readers
    patterns = {path: "*/" + re.sub(r"<\w+>|\{[\w,]+\}", "*", path) for path in paths}
    assert sorted(path for path, pattern in patterns.items() if not any(fnmatch(name, pattern) for name in NAMES)) == []
