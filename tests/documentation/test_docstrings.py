"""The first line of every docstring is at most 100 characters long."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from documentation.pages import ROOT

LONGEST = 100
FOLDERS = ("src/motherlode", "tests", "benchmarks", "tools", "examples")


def test_first_lines_of_docstrings_are_short() -> None:
    long = _long_first_lines()
    assert not long, "\n".join(long)


def _long_first_lines() -> list[str]:
    """The long first lines, each after the path and line number of what it describes."""
    paths = [ROOT / "setup.py", *(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))]
    return [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {first}"
        for path in paths
        for number, first in _first_lines(path.read_text(encoding="utf-8"))
        if len(first) > LONGEST
    ]


def _first_lines(source: str) -> Iterator[tuple[int, str]]:
    """The first line of each docstring, after the line number of its module, class or function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            if docstring:
                yield getattr(node, "lineno", 1), docstring.partition("\n")[0]
