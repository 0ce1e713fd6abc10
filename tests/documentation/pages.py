"""The pages of the documentation, and the snippets on them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

__all__ = ["PAGES", "ROOT", "Snippet", "name_of", "snippets"]

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

_FENCED = re.compile(r"^```(\w*)(?: title=\"([^\"]*)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Snippet(NamedTuple):
    """A fenced block; ``title`` is the file that the reader is to save it as, if there is one."""

    language: str
    title: str
    text: str


def snippets(page: Path, *languages: str) -> list[Snippet]:
    """The fenced blocks on a page, of these languages if any are named."""
    found = [Snippet(*groups) for groups in _FENCED.findall(page.read_text("utf-8"))]
    return [snippet for snippet in found if not languages or snippet.language in languages]


def name_of(page: Path) -> str:
    """A page as the tests name it."""
    return page.relative_to(ROOT).as_posix()
