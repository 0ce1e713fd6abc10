"""The front page: from the first sight of it to a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit


@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_one_click_on_the_front_page_starts_a_game_against_bots(visit: Visit, ruleset: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.locator(f"[data-quick={ruleset}]").click()
    expect(page.locator(".hand .cards button").first).to_be_visible()
    expect(page.locator(".seat")).to_have_count(5)
    expect(page.locator(".seat.mine .name")).to_contain_text("Guest")
    visitor.socket_log.until(lambda: visitor.socket_log.turn == 0)
    assert visitor.socket_log.room["terms"]["ruleset"] == ruleset


def test_the_level_of_the_bots_and_the_number_of_seats_are_remembered(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    level = page.locator("[data-option=level]")
    expect(level.locator("option")).to_have_count(4)
    level.select_option(index=0)
    easiest = level.input_value()
    page.locator("[data-option=seats]").select_option("7")
    page.reload()
    expect(level).to_have_value(easiest)
    page.locator("[data-quick=base]").click()
    expect(page.locator(".seat")).to_have_count(7)
    faces = page.locator(".seat .face svg.ml-bust").evaluate_all("all => new Set(all.map((one) => one.outerHTML)).size")
    assert faces == 7, "two players look alike"
