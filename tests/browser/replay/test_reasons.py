"""Bots' reasons and beliefs: after the round at the table, and step by step in the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.prepared import play_bots, put_table
from browser.screens import reasoned
from browser.server_process import ServerProcess
from motherlode import SPECTATOR, record_of
from motherlode.bots.belief_timeline import beliefs_of


def test_the_log_gives_reasons_for_rounds_that_are_over_and_for_no_other(visit: Visit, server: ServerProcess) -> None:
    game, whys = play_bots(lambda one: one.truth.round == 2 and one.actor == 0 and one.truth.deck < 30, 4, 2)
    rounds = [why for why in whys if why.get("why") != "most-gold"]
    card = server.guest("Ada")
    table = put_table(server, game, [card], whys)
    visitor = visit(card)
    visitor.page.goto(f"/t/{table}")
    because = visitor.page.locator("aside.log details")
    expect(because.first).to_be_attached()
    told = server.ask("GET", f"/api/tables/{table}/games/0/reasons")
    assert 0 < len(told) < len([why for why in rounds if why])
    expect(because).to_have_count(len(told))
    names = visitor.page.locator(".seat .name bdi").all_text_contents()
    lines = because.locator("xpath=..").all_inner_texts()
    movers = [names[one["seat"]] for one in sorted(told, key=lambda one: -one["seq"])]
    for name, line in zip(movers, lines, strict=True):
        assert name in line.partition("\n")[0], "a reason stands under another's line"
    newest = visitor.page.locator("aside.log li").first
    expect(newest.locator("details")).to_have_count(0)
    because.first.locator("summary").click()
    expect(because.first.locator("p")).to_be_visible()
    assert not re.search(r"undefined|NaN|[{}$]", " ".join(because.locator("p").all_text_contents()))


def rows(page: Page) -> list[str]:
    """The chances that the panel tells of, by row."""
    return page.locator(".beliefs table").first.locator("tbody td").all_text_contents()


def test_a_replay_tells_what_each_could_believe_then(visit: Visit, server: ServerProcess) -> None:
    game, whys = reasoned()
    table = put_table(server, game, [server.guest("Ada")], whys)
    visitor = visit()
    page = visitor.page
    page.goto(f"/replay/{table}/0?step=25")
    page.locator(".beliefs summary").click()
    panel = page.locator(".beliefs table").first
    for eyes, viewer in (("spectator", SPECTATOR), ("2", 2)):
        page.get_by_label("From whose point of view").select_option(eyes)
        believed = beliefs_of(record_of(game), viewer)
        for step in (25, 31):
            page.get_by_role("slider", name="Step").fill(str(step))
            others = [chance for seat, chance in enumerate(believed[step].saboteurs) if seat != viewer]
            expect(panel.locator("tbody tr")).to_have_count(len(others))
            expect(panel.locator("tbody td").first).to_have_text(f"{others[0]:.0%}")
            assert len(rows(page)) == len(others)
            expect(page.locator(".beliefs svg[role=img] path")).to_have_count(len(others))
    page.get_by_label("Whose view", exact=True).select_option("1")
    expect(page.get_by_label("From whose point of view")).to_have_count(0)
    expect(panel.locator("tbody tr")).to_have_count(3)


def test_in_a_replay_a_reason_is_read_by_its_own_eyes_and_by_the_truth(visit: Visit, server: ServerProcess) -> None:
    game, whys = reasoned()
    table = put_table(server, game, [server.guest("Ada")], whys)
    step = next(number for number, why in enumerate(whys, start=1) if "suspicion" in why)
    seat = game.history[step - 1][0]
    other = next(each for each in range(1, 4) if each != seat)
    visitor = visit()
    for eyes, reads in (("truth", True), (str(seat), True), (str(other), False), ("spectator", False)):
        visitor.page.goto(f"/replay/{table}/0?step={step}&eyes={eyes}")
        expect(visitor.page.get_by_label("Whose view", exact=True)).to_have_value(eyes)
        expect(visitor.page.locator(".told .why")).to_have_count(int(reads))
