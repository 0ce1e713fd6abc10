"""What of a page is not in its language: English texts, and in Hebrew words in Latin letters."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

import motherlode
from motherlode.server.domain.bot_names import bot_name

__all__ = ["untranslated"]

_LOCALES: Final = Path(motherlode.__file__).parent / "locales"
_SEEN: Final = """() => {
    const seen = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.parentElement.checkVisibility() && node.data.trim()) seen.add(node.data.trim());
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
        for (const name of ["aria-label", "title", "placeholder", "alt"]) seen.add(one.getAttribute(name) ?? "");
    }
    seen.add(document.title);
    return [...seen];
}"""
"""Everything that is read or spoken on a page."""

_LATIN_IN_HEBREW: Final = {"Motherlode", "English", "Polski", "QR", "Enter", "Esc", "Saboteur"}
_NAMES: Final = {"Ada", "Zofia", "Lou", "Cy", *(bot_name(seat, "en") for seat in range(12))}
"""Of people, and of bots at tables in English."""


def untranslated(page: Page, language: str) -> set[str]:
    """English texts on a page in another language; in Hebrew all Latin words but names and terms."""
    seen, names = page.evaluate(_SEEN), _names_on(page)
    found: set[str] = set(seen) & _english_only(language) - names
    if language == "he":
        found |= {word for text in seen for word in _latin_words(text)} - _LATIN_IN_HEBREW - _NAMES - names
    return found


def _plain_texts(language: str) -> dict[str, str]:
    """The texts of a language that have nothing to fill in, by key."""
    found = {}
    for file in (_LOCALES / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            for name, pattern in [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]:
                if pattern and all(isinstance(part, ast.TextElement) for part in pattern.elements):
                    found[entry.id.name + name] = "".join(part.value for part in pattern.elements)  # type: ignore[union-attr]
    return found


@cache
def _english_only(language: str) -> set[str]:
    """English texts that are not the same in a language."""
    theirs = _plain_texts(language)
    return {text for key, text in _plain_texts("en").items() if text not in theirs.values() and len(text) > 1}


def _names_on(page: Page) -> set[str]:
    """Names of players, which are as they are in every language."""
    return {
        word
        for name in page.locator(".seat .name bdi, .room b bdi, [data-lobby] bdi").all_inner_texts()
        for word in name.split()
    }


def _latin_words(text: str) -> list[str]:
    """Words in Latin letters, without addresses, codes and seeds."""
    text = re.sub(r"https?://\S+|\S*[\d_=-]\S*|seed \w+|motherlode verify.*", " ", text)
    return re.findall(r"[A-Za-z]{2,}", text)
