"""The front page: from the first sight of it to a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Come


@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_one_click_on_the_front_page_starts_a_game_against_bots(come: Come, ruleset: str) -> None:
    visitor = come()
    page = visitor.page
    page.goto("/")
    page.locator(f"[data-quick={ruleset}]").click()
    expect(page.locator(".hand .cards button").first).to_be_visible()
    expect(page.locator(".seat")).to_have_count(5)
    expect(page.locator(".seat.mine .name")).to_contain_text("Guest")
    visitor.ear.until(lambda: visitor.ear.turn == 0)
    assert visitor.ear.room["terms"]["ruleset"] == ruleset
