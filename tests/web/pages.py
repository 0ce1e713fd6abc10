"""The rules pages of the browser, read for the tests: their anchors, links, tables and pictures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

__all__ = ["LANGUAGES", "Page", "called", "page_of"]

LANGUAGES: Final = ("en", "pl", "he")

_ROOT: Final = Path(__file__).parents[2]
_ANCHOR: Final = re.compile(r"\{#([A-Za-z][\w-]*)\}")
_LINK: Final = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]+)\)")
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
_TERM: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Page:
    """One page in one language."""

    text: str

    @property
    def blocks(self) -> list[str]:
        """What empty lines divide."""
        return [block for block in re.split(r"\n\s*\n", self.text.strip()) if block]

    @property
    def anchors(self) -> list[str]:
        """Everything that can be linked to: rules and headings."""
        return _ANCHOR.findall(self.text)

    @property
    def rules(self) -> list[str]:
        """The rules that stand on the page, by id."""
        return [anchor for anchor in self.anchors if re.fullmatch(r"[A-Z]-\d\d", anchor)]

    @property
    def links(self) -> list[str]:
        """Where its links lead."""
        return _LINK.findall(self.text)

    @property
    def pictures(self) -> list[tuple[str, str]]:
        """Its pictures and their captions."""
        return [(target, caption) for caption, target in _PICTURE.findall(self.text)]

    @property
    def skeleton(self) -> list[tuple[str, ...]]:
        """The blocks of a page: kind, anchors, pictures and links of each, without its words."""
        return [_bones(block) for block in self.blocks]

    def table(self, heading: str, number: int = 0) -> list[list[str]]:
        """The rows of the n-th table under a heading, without its head."""
        after = self.text.split(f"{{#{heading}}}", 1)[1].split("\n## ", 1)[0]
        tables = [block for block in re.split(r"\n\s*\n", after) if block.strip().startswith("|")]
        return [
            [cell.strip() for cell in row.strip("| ").split("|")] for row in tables[number].strip().splitlines()[2:]
        ]

    def copies(self, kind: str) -> dict[str, int]:
        """How many of each card the page says there are, at its end."""
        cards = self.text.split("{#cards}", 1)[1]
        return {target: int(copies) for copies, target in re.findall(rf"!\[(\d+) ×\]\({kind}:([^)]+)\)", cards)}


def _bones(block: str) -> tuple[str, ...]:
    lines = block.splitlines()
    kind = re.findall(r"^(#+ |[->|] ?|\d+\. )?", block)[0].strip()
    shape = [str(line.count("|")) for line in lines] if kind == "|" else []
    shape += ["item" for line in lines if kind == "-" and line.startswith("-")]
    pictures = [target for _, target in _PICTURE.findall(block)]
    links = sorted(_LINK.findall(block))
    return (kind, *shape, *_ANCHOR.findall(block), *pictures, *links)


@cache
def page_of(ruleset: str, language: str) -> Page:
    """The page of a ruleset in a language."""
    (path,) = (_ROOT / "web" / "src" / "games").glob(f"*/rules/{language}/{ruleset}.md")
    return Page(path.read_text(encoding="utf-8"))


@cache
def called(language: str) -> dict[str, str]:
    """What cards and roles are called at the table, by the key of the name."""
    path = _ROOT / "src" / "motherlode" / "locales" / language / "cards.ftl"
    return dict(_TERM.findall(path.read_text(encoding="utf-8")))
