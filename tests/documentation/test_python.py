"""Python in the documentation runs: sessions, code on pages, and examples in docstrings."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import pytest

import motherlode
from documentation.pages import PAGES, ROOT, name_of, snippets
from motherlode import game
from motherlode.core import faces

SESSIONS = {name_of(page): page for page in PAGES if any(">>> " in each.text for each in snippets(page))}
CODE = {
    name_of(page): [each for each in snippets(page, "python") if ">>> " not in each.text and each.title != "sit.py"]
    for page in PAGES
    if page.parent.name != "decisions"  # they quote parts of the source
}
"""By page, Python without sessions. ``sit.py`` needs a server: it is run as a command."""


def test_the_pages_hold_python() -> None:
    assert {"README.md", "docs/python.md", "docs/environments.md"} <= set(SESSIONS)
    assert {"docs/environments.md", "docs/build-a-bot.md"} <= {name for name, found in CODE.items() if found}


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_on_a_page_prints_what_the_page_says(name: str) -> None:
    """From each block's first prompt on; the page is one session from top to bottom."""
    text = "\n".join(each.text for each in snippets(SESSIONS[name]) if ">>> " in each.text)
    session = doctest.DocTestParser().get_doctest(text, {}, name, str(SESSIONS[name]), 0)
    assert session.examples
    assert doctest.DocTestRunner().run(session).failed == 0


@pytest.mark.parametrize("name", [name for name, found in CODE.items() if found])
def test_python_code_on_a_page_runs_from_top_to_bottom(name: str) -> None:
    exec(compile("\n".join(each.text for each in CODE[name]), name, "exec"), {"__name__": "docs"})


def test_examples_in_docstrings_are_true() -> None:
    """Read from the source: doctest finds nothing in a compiled module."""
    runner = doctest.DocTestRunner()
    for module in (motherlode, game, faces):
        source = ROOT / "src" / Path(*module.__name__.split(".")).with_suffix(".py")
        tree = ast.parse((source if source.exists() else source.with_suffix("") / "__init__.py").read_text("utf-8"))
        documented = ast.Module | ast.ClassDef | ast.FunctionDef
        texts = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, documented)]
        examples = doctest.DocTestParser().get_doctest(
            "\n\n".join(texts), vars(module).copy(), module.__name__, None, 0
        )
        tried = runner.run(examples).attempted
        assert tried > 0
    assert runner.summarize().failed == 0
