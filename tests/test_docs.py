"""Snippets in the documentation run: the README's tour, examples in docstrings, Python code and shell commands."""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import motherlode
from motherlode import game
from motherlode.cli import main
from motherlode.cli.app import command_parser
from motherlode.core import faces

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONG_BOTS = ("all", "search")
"""A match of these takes longer than a test should; their commands are only parsed."""


def test_the_tour_in_the_readme_is_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 15
    assert failed == 0


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


def blocks(page: Path, *languages: str) -> list[str]:
    """Return the fenced blocks in these languages on a page."""
    return [text for language, text in FENCED.findall(page.read_text("utf-8")) if language in languages]


def pages_with_python() -> dict[str, str]:
    """Return by page the Python code on it, without the sessions that doctest runs.

    Records of decisions are left out: they quote parts of the source.
    """
    pages = [page for page in PAGES if page.parent.name != "decisions"]
    code = {page: "\n".join(text for text in blocks(page, "python") if ">>>" not in text) for page in pages}
    return {page.relative_to(ROOT).as_posix(): text for page, text in code.items() if text}


@pytest.mark.parametrize("page", pages_with_python())
def test_python_code_on_a_page_runs_from_top_to_bottom(page: str) -> None:
    exec(compile(pages_with_python()[page], page, "exec"), {"__name__": "docs"})


def commands(page: Path) -> Iterator[str]:
    """Yield the shell commands on a page: in fenced blocks and in indented ones."""
    lines = [line for block in blocks(page, "sh", "") for line in block.splitlines()]
    lines += [line[4:] for line in page.read_text("utf-8").splitlines() if line.startswith("    ")]
    for line in lines:
        command = line.partition(" #")[0].strip()
        if re.match(r"(motherlode|python|make)\b", command):
            yield command


COMMANDS = sorted({command for page in PAGES for command in commands(page)})


def of(program: str) -> list[str]:
    """Return the commands of one program."""
    return [command for command in COMMANDS if shlex.split(command)[0] == program]


def test_the_pages_hold_commands() -> None:
    assert len(of("motherlode")) > 10
    assert len(of("python")) > 3
    assert len(of("make")) > 1


@pytest.mark.parametrize("command", of("motherlode"))
def test_motherlode_accepts_a_command_of_the_docs(command: str) -> None:
    words = shlex.split(command)[1:]
    command_parser(words[0]).parse_args(words)


@pytest.mark.parametrize("command", [command for command in of("motherlode") if command.startswith("motherlode arena")])
def test_an_arena_command_of_the_docs_runs(command: str) -> None:
    words = shlex.split(re.sub(r"--rounds \d+", "--rounds 1", command))[1:]
    if any(bot in LONG_BOTS for word in words for bot in re.split(r"[,:]", word)):
        pytest.skip("its bots think too long for a test")
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        assert main(words) == 0
    assert printed.getvalue()


@pytest.mark.parametrize("command", of("python"))
def test_a_python_program_of_the_docs_knows_its_options(command: str) -> None:
    """It runs to its --help, which lists every option that the page gives it."""
    words = shlex.split(command)[1:]
    program = words[:2] if words[0] == "-m" else words[:1]
    rest = words[len(program) :]
    options = [word for word in rest if word.startswith("--")]
    subcommand = [word for word in rest[:1] if not word.startswith("--")]
    asked = [sys.executable, *program, *subcommand, "--help"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert told.returncode == 0, told.stderr
    assert [option for option in options if option not in told.stdout] == []


@pytest.mark.parametrize("command", of("make"))
def test_a_target_of_the_docs_exists(command: str) -> None:
    targets = [word for word in shlex.split(command)[1:] if "=" not in word]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert [target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []
