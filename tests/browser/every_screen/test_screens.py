"""Every screen passes axe-core and is in the page's language.

The languages are Polish and Hebrew, which runs from right to left; the board never does. axe-core checks for people
with a screen reader, a keyboard or weak eyes. A visit takes most of the time, so one is used for all that can be
checked of a screen.
"""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import colour_faults, faults
from browser.conftest import Visit
from browser.every_screen.untranslated import untranslated
from browser.screens import SCREENS
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE, Visitor

PHONES: Final[dict[str, dict[str, Any]]] = {
    "pl": PHONE,
    "he": PHONE | {"viewport": {"width": 844, "height": 390}},
}
"""Upright and on its side."""
FETCHED_S: Final = 20.0
"""Rules are fetched when the language changes; for a busy machine."""


def assert_all_is_in(page: Page, language: str) -> None:
    """Whether everything on a page is in a language, in time for what has to be fetched."""
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_attribute("dir", "rtl" if language == "he" else "ltr")
    for board in page.locator(".board").all():
        assert board.evaluate("one => getComputedStyle(one).direction") == "ltr"
    until = time.monotonic() + FETCHED_S
    heading = page.locator("h1")
    while (heading.count() == 0 or untranslated(page, language)) and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert heading.count() > 0
    assert untranslated(page, language) == set()


def assert_no_fault_in_either_theme(visitor: Visitor) -> None:
    assert faults(visitor) == []
    visitor.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert colour_faults(visitor) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_desktop_screen_has_no_fault_and_changes_its_language(
    visit: Visit, server: ServerProcess, screen: str
) -> None:
    visitor = visit(server.guest("Ada"), color_scheme="dark", **DESKTOP)
    SCREENS[screen](server, visitor)
    assert_no_fault_in_either_theme(visitor)
    for language in ("pl", "he"):
        visitor.page.locator(f"header button[lang={language}]").dispatch_event("click")  # also behind a dialog
        assert_all_is_in(visitor.page, language)
    assert faults(visitor) == [], "what is well made from left to right is so from right to left"


@pytest.mark.parametrize("language", PHONES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_phones_screen_has_no_fault_and_is_in_its_language(
    visit: Visit, server: ServerProcess, screen: str, language: str
) -> None:
    locale = {"pl": "pl-PL", "he": "he-IL"}[language]
    visitor = visit(server.guest("Ada"), color_scheme="dark", locale=locale, **PHONES[language])
    SCREENS[screen](server, visitor)
    assert_no_fault_in_either_theme(visitor)
    assert_all_is_in(visitor.page, language)
