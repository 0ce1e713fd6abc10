"""The matrix of rules and tests: which tests carry which id.

A test carries the ids that its name begins with, in lower case and without the hyphen:
``test_b51_b52_gold_goes_round`` carries B-51 and B-52.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from motherlode.rulebook.pages import Rule

__all__ = ["find_tests_folder", "ids_of_test", "print_matrix", "scan_tests"]

_TEST: Final = re.compile(r"^[ \t]*(?:async +)?def +(test_\w+)", re.MULTILINE)
_IDS: Final = re.compile(r"test((?:_[a-z]\d\d)+)(?:_|$)")
_NO_TEST: Final = "!! no test"
_NO_FOLDER: Final = "The tests are not part of an installed package: ids and titles only."


def ids_of_test(name: str) -> tuple[str, ...]:
    """The ids that a test carries.

    >>> ids_of_test("test_b51_b52_gold_goes_round")
    ('B-51', 'B-52')
    """
    match = _IDS.match(name)
    return tuple(f"{word[0].upper()}-{word[1:]}" for word in match[1].split("_")[1:]) if match else ()


def find_tests_folder() -> Path | None:
    """The folder of the tests, beside the source this runs from; None in an installed package."""
    root = Path(__file__).resolve().parents[3]
    folder = root / "tests"
    return folder if (root / "pyproject.toml").is_file() and folder.is_dir() else None


def scan_tests(folder: Path) -> dict[str, list[str]]:
    """By id, the tests under a folder that carry it, as ``file::test``."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name in _TEST.findall(path.read_text(encoding="utf-8")):
            for rule_id in ids_of_test(name):
                found.setdefault(rule_id, []).append(f"{path.relative_to(folder).as_posix()}::{name}")
    return found


def print_matrix(rules: Iterable[Rule], tests: Mapping[str, list[str]] | None) -> str:
    """The matrix as text: ids, titles and tests. Without tests to look at, ids and titles, saying so."""
    lines = [] if tests is not None else [_NO_FOLDER, ""]
    for rule in rules:
        lines.append(f"{rule.id}  {rule.title}")
        if tests is not None:
            lines += [f"      {test}" for test in tests.get(rule.id, [_NO_TEST])]
    return "\n".join(lines) + "\n"
