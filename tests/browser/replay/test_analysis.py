"""The analysis in the replay: computed when opened, browsed by keys, and linked to the steps."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.prepared import put_table
from browser.screens import SCREENS, finished
from browser.server_process import ServerProcess


def test_a_finished_game_is_analysed_and_its_moments_lead_to_the_replay(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table = put_table(server, finished("base", 4), [card, server.guest("Bob")])
    visitor = visit(card)
    page = visitor.page
    page.goto(f"/replay/{table}/0")
    page.locator(".controls").wait_for()
    page.get_by_text("Analysis", exact=True).click()
    chart = page.get_by_role("slider", name="Chance that the treasure is reached, by step")
    expect(chart).to_be_visible(timeout=60_000)
    chart.focus()
    chart.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    expect(chart).to_have_attribute("aria-valuetext", chart.get_attribute("aria-valuetext") or "")
    chart.press("End")
    last = int(chart.get_attribute("aria-valuemax") or 0)
    assert last == len(finished("base", 4).history)
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value(str(last))
    expect(page.locator(".analysis .player")).to_have_count(4)
    moment = page.locator(".analysis .move").first
    step = moment.locator(".step").inner_text()
    moment.click()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value(step)


def test_an_arrow_key_on_the_chart_goes_one_step(visit: Visit, server: ServerProcess) -> None:
    visitor = visit(server.guest("Ada"))
    SCREENS["analysis"](server, visitor)
    chart = visitor.page.locator(".analysis [role='slider']")
    chart.focus()
    for key, step in (("ArrowRight", "26"), ("ArrowRight", "27"), ("ArrowLeft", "26")):
        chart.press(key)
        expect(chart).to_have_attribute("aria-valuenow", step)
