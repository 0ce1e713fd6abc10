"""The rules of a ruleset as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from textwrap import wrap
from typing import Final

from motherlode.rulebook.matrix import find_tests_folder, print_matrix, scan_tests
from motherlode.rulebook.pages import Rule, plain, rules_of

__all__ = ["print_rules"]

_WIDTH: Final = 100
_INDENT: Final = " " * 6


def print_rules(ruleset: str, matrix: bool) -> str:
    """The rules of a ruleset, or which tests carry them; DataError if there is no such ruleset."""
    rules = rules_of(ruleset)
    if not matrix:
        return _print_book(rules)
    folder = find_tests_folder()
    return print_matrix(rules, None if folder is None else scan_tests(folder))


def _print_book(rules: Iterable[Rule]) -> str:
    sections = groupby(rules, key=lambda rule: rule.section)
    return "\n".join(f"{section}\n\n{''.join(map(_print_rule, group))}" for section, group in sections)


def _print_rule(rule: Rule) -> str:
    text = wrap(plain(rule.text), _WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT, break_on_hyphens=False)
    return "\n".join([f"{rule.id}  {rule.title}", *text]) + "\n"
