"""Pages of rules read as data: which pages a ruleset has, and the rules on them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from motherlode.core.data_files import read_toml
from motherlode.core.errors import DataError
from motherlode.games.registry import engines, package_module

__all__ = ["Book", "Rule", "books", "page_rules", "plain", "rules_of"]

_HEADING: Final = re.compile(r"## +(.+)")
_ROW: Final = re.compile(r"\| *([A-Z]-\d\d) *\| *([^|]+?) *\| *([^|]+?) *\|")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. Its text is Markdown; the section is the heading it stands under."""

    id: str
    title: str
    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of a ruleset: pages in reading order, and the rules on them that it does not have."""

    package: str
    pages: tuple[str, ...]
    without: frozenset[str] = frozenset()


@cache
def books() -> Mapping[str, Book]:
    """The books of all rulesets whose game has a package ``rulebook``, by ruleset."""
    return {ruleset: book for engine in engines() for ruleset, book in _books_of(engine.package).items()}


def _books_of(package: str) -> Mapping[str, Book]:
    if package_module(package, "rulebook") is None:
        return {}
    package = f"{package}.rulebook"
    return {
        ruleset: Book(package, tuple(book["pages"]), frozenset(book.get("without", ())))
        for ruleset, book in read_toml(package, "books").items()
    }


def rules_of(ruleset: str) -> tuple[Rule, ...]:
    """The rules of a ruleset in reading order; DataError if there is no such ruleset."""
    if ruleset not in books():
        raise DataError(f"there are no rules of {ruleset!r}; there are those of {', '.join(books())}")
    book = books()[ruleset]
    return tuple(rule for page in book.pages for rule in page_rules(book.package, page) if rule.id not in book.without)


@cache
def page_rules(package: str, page: str) -> tuple[Rule, ...]:
    """All rules that stand on a page of a game's rulebook."""
    text = files(package).joinpath(f"{page}.md").read_text(encoding="utf-8")
    section = ""
    rules: list[Rule] = []
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            section = heading[1]
        elif row := _ROW.fullmatch(line):
            rules.append(Rule(row[1], row[2], row[3], section))
    return tuple(rules)


def plain(markdown: str) -> str:
    """Text for a terminal: without the marks for emphasis and code."""
    return re.sub(r"[*`]", "", markdown)
