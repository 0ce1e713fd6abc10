"""The Fluent texts, parsed for tests: contents, arguments, and their uses by page and terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

__all__ = ["LANGUAGES", "PLURALS", "Text", "Uses", "file_names", "keys_of", "source", "terminal_uses", "texts", "uses"]

LANGUAGES: Final = ("en", "pl", "he")

PLURALS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"one", "other"}),
    "pl": frozenset({"one", "few", "many"}),
    "he": frozenset({"one", "two", "other"}),
}
"""The plural categories of each language."""

_LOCALES: Final = files("motherlode") / "locales"
_WEB: Final = Path(__file__).parents[2] / "web" / "src"
_COUNTED: Final = frozenset({"zero", "one", "two", "few", "many"})


class Text(NamedTuple):
    """One text: the variables it needs, and the variants by which some of them choose."""

    pattern: ast.Pattern
    variables: frozenset[str]
    choices: Mapping[str, frozenset[str]]
    plurals: tuple[frozenset[str], ...]


class _Reader(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, frozenset[str]] = {}
        self.plurals: list[frozenset[str]] = []
        self.others: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = frozenset(one.key.name for one in node.variants if isinstance(one.key, ast.Identifier))
        name = node.selector.id.name
        if keys & _COUNTED:
            self.plurals.append(keys)
        else:
            self.choices[name] = self.choices.get(name, frozenset()) | keys
        self.generic_visit(node)


def file_names(language: str) -> list[str]:
    """The files of a language."""
    return sorted(one.name for one in (_LOCALES / language).iterdir())


def source(language: str, name: str) -> str:
    """The source of a file."""
    return (_LOCALES / language / name).read_text("utf-8")


@cache
def texts(language: str) -> Mapping[str, Text]:
    """All texts by key; a part of a text as ``key.part``."""
    found: dict[str, Text] = {}
    for name in file_names(language):
        for key, pattern in _entries(source(language, name)):
            assert key not in found, f"{language}/{name}: {key} stands twice"
            found[key] = _read(pattern)
    return found


def keys_of(language: str, name: str) -> set[str]:
    """The keys of one file."""
    return {key for key, _ in _entries(source(language, name))}


def _entries(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(text).body:
        assert isinstance(entry, ast.Message | ast.BaseComment), entry
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            yield entry.id.name, entry.value
            for part in entry.attributes:
                assert part.value is not None
                yield f"{entry.id.name}.{part.id.name}", part.value


def _read(pattern: ast.Pattern) -> Text:
    reader = _Reader()
    reader.visit(pattern)
    assert not reader.others, "texts may not refer to one another"
    return Text(pattern, frozenset(reader.variables), reader.choices, tuple(reader.plurals))


# ---- where the page uses them --------------------------------------------------------------------------------------

_STRING: Final = r'"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`' + r"|'(?:[^'\\\n]|\\.)*'"
_CALL: Final = re.compile(r"(?<![\w.])(?:t|hasText)\(\s*")
_COMPARED: Final = re.compile(rf"[!=]==\s*(?:{_STRING})|(?:{_STRING})\s*[!=]==|\.\w+\([^()]*\)|\[[^\[\]]*\]")
_COMMENT: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)


class Uses(NamedTuple):
    """Keys that source code looks up, prefixes of keys it puts together, and all its string literals."""

    keys: frozenset[str]
    prefixes: frozenset[str]
    strings: frozenset[str]


@cache
def uses() -> Uses:
    """The uses in the page's source."""
    keys: set[str] = set()
    prefixes: set[str] = set()
    strings: set[str] = set()
    for path in sorted([*_WEB.rglob("*.ts"), *_WEB.rglob("*.svelte")]):
        if path.name.endswith(".test.ts"):
            continue
        text = _COMMENT.sub("", path.read_text("utf-8"))
        strings |= {found[1:-1] for found in re.findall(_STRING, text)}
        for call in _CALL.finditer(text):
            for found in re.findall(_STRING, _COMPARED.sub("", _first_argument(text, call.end()))):
                begins, more, _ = found[1:-1].partition("${")
                (prefixes if more else keys).add(begins)
    return Uses(frozenset(keys), frozenset(prefixes), frozenset(strings))


def _first_argument(text: str, start: int) -> str:
    """The first argument of a call, from its start to the comma or bracket that ends it."""
    depth = 0
    for part in re.finditer(rf"{_STRING}|[()\[\]{{}},]", text[start:]):
        if part[0] in "([{":
            depth += 1
        elif part[0] in ")]}," and depth == 0:
            return text[start : start + part.start()]
        elif part[0] in ")]}":
            depth -= 1
    return text[start:]


# ---- where the terminal uses them ----------------------------------------------------------------------------------

_PACKAGE: Final = Path(__file__).parents[2] / "src" / "motherlode"
_TERMINAL: Final = ("cli/**/*.py", "terminal/*.py", "games/*/terminal/*.py")
_PYTHON_STRING: Final = re.compile(r'f?"([^"\\\n]*)"')
_LOOKUP: Final = re.compile(r'\b(?:text|print_text|_ask)\(\s*(?:f?"([^"]*)")')


@cache
def terminal_uses() -> Uses:
    """The uses in the terminal's source; keys that are not literal at the call are among its strings."""
    keys: set[str] = set()
    prefixes: set[str] = set()
    strings: set[str] = set()
    for path in sorted(path for pattern in _TERMINAL for path in _PACKAGE.glob(pattern)):
        text = path.read_text("utf-8")
        strings |= set(_PYTHON_STRING.findall(text))
        for found in _LOOKUP.findall(text):
            begins, more, _ = found.partition("{")
            (prefixes if more else keys).add(begins)
    return Uses(frozenset(keys), frozenset(prefixes), frozenset(strings))
