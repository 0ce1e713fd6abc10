"""The language of the page follows the browser's, and changes at any time."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.screens import SCREENS
from browser.server_process import ServerProcess


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
