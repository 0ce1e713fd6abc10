"""The front page: from the first sight of it to a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.server_process import ServerProcess
from browser.visitor import PHONE


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
    expect(level.locator("option")).to_have_text(["Novice", "Easy", "Hard", "Expert"])
    level.select_option(index=0)
    easiest = level.input_value()
    page.locator("[data-option=seats]").select_option("7")
    page.reload()
    expect(level).to_have_value(easiest)
    page.locator("[data-quick=base]").click()
    expect(page.locator(".seat")).to_have_count(7)
    faces = page.locator(".seat .face svg.ml-bust").evaluate_all("all => new Set(all.map((one) => one.outerHTML)).size")
    assert faces == 7, "two players look alike"


def test_two_people_find_each_other_by_quick_match_and_bots_join_them(visit: Visit) -> None:
    visitors = visit(), visit(**PHONE)
    for visitor in visitors:
        visitor.page.goto("/")
        visitor.page.locator("details:has([data-wish]) summary").click()
        for wish, value in (("ruleset", "lost-mines"), ("seats", "4"), ("fill", "15")):
            visitor.page.locator(f"[data-wish={wish}]").select_option(value)
    first, second = (visitor.page for visitor in visitors)
    first.locator("[data-match]").click()
    expect(first.locator(".fill [role=timer]")).to_be_visible()
    second.reload()
    expect(second.locator("[data-wish=seats]")).to_have_value("4")
    second.locator("[data-match]").tap()
    for visitor in visitors:
        expect(visitor.page.locator(".hand .cards button").first).to_be_visible()
    chairs = visitors[0].socket_log.room["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "person", "bot", "bot"]
    assert first.url == second.url


def test_public_tables_are_filtered_and_someone_who_waits_can_leave(visit: Visit, own_server: ServerProcess) -> None:
    host = own_server.guest("Zofia")
    slow = own_server.table(host, "base", 4, public=True, clock={"unit": "days", "length": 2})
    own_server.table(host, "saboteur2", 4)
    page = visit(to=own_server).page
    page.goto("/")
    rows = page.locator("[data-lobby] li")
    expect(rows).to_have_count(1)
    page.locator("[data-filter=pace]").select_option("seconds")
    expect(rows).to_have_count(0)
    page.reload()
    expect(page.locator("[data-filter=pace]")).to_have_value("seconds")
    page.locator("[data-lobby] > .btn").click()
    expect(page.locator(f"[data-table='{slow}']")).to_be_visible()
    page.locator("[data-match]").click()
    page.locator("[data-quit]").click()
    expect(rows).to_have_count(1)
    page.locator("[data-lobby] li .btn").click()
    expect(page.locator(".room h1")).to_be_visible()
