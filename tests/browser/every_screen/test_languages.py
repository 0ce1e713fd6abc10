"""Polish and Hebrew: all of every screen is in them, Hebrew runs from right to left, and the board never does."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import motherlode
from browser.axe import faults
from browser.conftest import Visit
from browser.screens import SCREENS
from browser.server_process import ServerProcess
from motherlode.server.domain.bot_names import bot_name

WORDS = Path(motherlode.__file__).parent / "locales"
SEEN = """() => {
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

LATIN_IN_HEBREW = {"Motherlode", "English", "Polski", "QR", "Enter", "Esc", "Saboteur"}
NAMES = {"Ada", "Zofia", "Lou", "Cy", *(bot_name(seat, "en") for seat in range(12))}
"""Of people, and of bots at tables in English."""


def plain_texts(language: str) -> dict[str, str]:
    """The texts of a language that have nothing to fill in, by key."""
    found = {}
    for file in (WORDS / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            for name, pattern in [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]:
                if pattern and all(isinstance(part, ast.TextElement) for part in pattern.elements):
                    found[entry.id.name + name] = "".join(part.value for part in pattern.elements)  # type: ignore[union-attr]
    return found


@cache
def english_only(language: str) -> set[str]:
    """English texts that are not the same in a language."""
    theirs = plain_texts(language)
    return {text for key, text in plain_texts("en").items() if text not in theirs.values() and len(text) > 1}


def names_on(page: Page) -> set[str]:
    """Names of players, which are as they are in every language."""
    return {
        word
        for name in page.locator(".seat .name bdi, .room b bdi, [data-lobby] bdi").all_inner_texts()
        for word in name.split()
    }


@pytest.mark.parametrize("locale", ["pl-PL", "he-IL"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_english_is_left_on_any_screen(visit: Visit, server: ServerProcess, screen: str, locale: str) -> None:
    language = locale[:2]
    visitor = visit(server.guest("Ada"), locale=locale)
    SCREENS[screen](server, visitor)
    page = visitor.page
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_attribute("dir", "rtl" if language == "he" else "ltr")
    for board in page.locator(".board").all():
        assert board.evaluate("one => getComputedStyle(one).direction") == "ltr"
    seen = page.evaluate(SEEN)
    assert set(seen) & english_only(language) - names_on(page) == set()
    if language == "he":
        known = LATIN_IN_HEBREW | NAMES | names_on(page)
        stray = {word for text in seen for word in latin_words(text)} - known
        assert stray == set()
        assert faults(visitor) == [], "what is well made from left to right is so from right to left"


def latin_words(text: str) -> list[str]:
    """Words in Latin letters, without addresses, codes and seeds."""
    text = re.sub(r"https?://\S+|\S*[\d_=-]\S*|seed \w+|motherlode verify.*", " ", text)
    return re.findall(r"[A-Za-z]{2,}", text)


def test_the_language_changes_at_any_time_and_is_kept(visit: Visit, server: ServerProcess) -> None:
    visitor = visit(server.guest("Ada"))
    SCREENS["table-base"](server, visitor)
    page = visitor.page
    held = page.locator(".hand .cards button[aria-pressed=true]")
    expect(page.locator(".say b").first).to_have_text("Your turn")
    for name, words, direction in (("Polski", "Twoja kolej", "ltr"), ("עברית", "התור שלך", "rtl")):
        page.get_by_role("navigation").get_by_role("button", name=name).click()
        expect(page.locator(".say b").first).to_have_text(words)
        expect(page.locator("html")).to_have_attribute("dir", direction)
        expect(held).to_have_count(1)
    seats = page.locator(".seats").bounding_box()
    log = page.locator("aside.log").bounding_box()
    assert seats is not None
    assert log is not None
    assert seats["x"] > log["x"], "in Hebrew the seats are on the right"
    page.reload()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_a_language_nobody_translated_reads_english(visit: Visit) -> None:
    visitor = visit(locale="eo")
    visitor.page.goto("/")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
    expect(visitor.page.get_by_role("button", name="Play against bots")).to_be_visible()
