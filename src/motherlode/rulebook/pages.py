"""Pages of rules read as data: which pages a ruleset is told on, and the rules that stand there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from motherlode.core.errors import DataError

__all__ = ["BOOKS", "Book", "Rule", "page_rules", "plain", "rules_of"]

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
    """Where the rules of a ruleset are told: pages in reading order, less the rules there that it does not have."""

    pages: tuple[str, ...]
    without: frozenset[str] = frozenset()


_BASE_ALONE: Final = frozenset(
    [
        "B-01",
        "B-02",
        "B-04",
        "B-07",
        "B-08",
        "B-10",
        "B-11",
        "B-12",
        "B-13",
        "B-44",
        "B-50",
        "B-51",
        "B-52",
        "C-51",
        "C-53",
        "B-54",
        "B-55",
        "B-56",
        "B-60",
        "B-61",
        "C-61",
        "B-70",
    ]
)
"""What an expansion replaces of the base game: its cards, hands and turns, its gold, its rounds."""

BOOKS: Final[Mapping[str, Book]] = {
    "base": Book(("base",), without=frozenset({"C-51", "C-53", "C-61"})),
    "base-classic": Book(("base",), without=frozenset({"B-51", "B-61"})),
    "saboteur2": Book(("base", "saboteur2"), without=_BASE_ALONE),
    "lost-mines": Book(("lost-mines",)),
}
"""By ruleset."""


def rules_of(ruleset: str) -> tuple[Rule, ...]:
    """The rules of a ruleset in reading order; DataError if there is no such ruleset."""
    if ruleset not in BOOKS:
        raise DataError(f"there are no rules of {ruleset!r}; there are those of {', '.join(BOOKS)}")
    book = BOOKS[ruleset]
    return tuple(rule for page in book.pages for rule in page_rules(page) if rule.id not in book.without)


@cache
def page_rules(page: str) -> tuple[Rule, ...]:
    """All rules that stand on a page."""
    text = files(__package__).joinpath(f"{page}.md").read_text(encoding="utf-8")
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
