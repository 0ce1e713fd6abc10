"""The rules in our own words, by id: the pages of docs/rules, read as data.

>>> rules_of("base")[0].id
'B-01'
"""

from __future__ import annotations

from motherlode.rulebook.pages import Book, Rule, books, rules_of
from motherlode.rulebook.printing import print_rules

__all__ = ["Book", "Rule", "books", "print_rules", "rules_of"]
