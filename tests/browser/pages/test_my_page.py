"""My page: finished games with their replays, figures, a link for another device, and what is stored."""

from __future__ import annotations

import base64
import json

from playwright.sync_api import Dialog, Page, expect

from browser.conftest import Visit
from browser.prepared import put_table
from browser.screens import finished
from browser.server_process import ServerProcess
from browser.visitor import PHONE


def follow(page: Page, link: str, *, is_wanted: bool) -> None:
    """Follow a personal link, and answer the question whether this device should be that guest's."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept() if is_wanted else dialog.dismiss()

    page.once("dialog", answer)
    page.goto("about:blank")  # else only the fragment may change
    page.goto(link)
    while not asked:
        page.wait_for_timeout(20)
    expect(page.locator("#app > *").first).to_be_visible()


def test_figures_say_what_each_role_won_and_when_a_saboteur_counts_as_found_out(
    visit: Visit, server: ServerProcess
) -> None:
    card = server.guest("Ada")
    put_table(server, finished("base", 3), [card])
    page = visit(card).page
    page.goto("/me")
    figures = page.locator("[data-figures]")
    mine = server.ask("GET", "/api/me/figures", card=card)[0]
    for role in mine["roles"]:
        gold, rounds = role["counts"]["gold"], role["rounds_with"]["gold"]
        assert rounds == role["rounds"]
        row = figures.locator("tbody tr").filter(has_text=role["role"].capitalize())
        expect(row).to_contain_text(f"nuggets won: {gold}, {round(gold / rounds, 1):g} a round")
    assert sum(role["counts"]["gold"] for role in mine["roles"]) == mine["points"]
    expect(figures.locator(".about")).to_have_count(int(any("found" in role["rounds_with"] for role in mine["roles"])))


def test_my_page_shows_my_games_brings_me_to_another_device_and_forgets_me(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    visitor = visit(card)
    page = visitor.page
    table = server.table(card, "base", 3)
    server.seat(card, table)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Leave the game").click()  # bots play on
    while not server.ask("GET", "/api/me/games", card=card):
        page.wait_for_timeout(50)
    page.goto("/me")
    history = page.locator("[data-history]")
    expect(history.locator("li")).to_have_count(1)
    expect(page.locator("[data-figures] tbody tr").first).to_be_visible()
    history.locator("[data-filter=ruleset]").select_option(index=1)
    expect(history.locator("li")).to_have_count(1)
    page.get_by_role("button", name="Show the link and the code").click()
    expect(page.get_by_role("img", name="Code with your personal link")).to_be_visible()
    link = page.get_by_label("Copy my personal link").first.input_value()
    there = visit(**PHONE).page
    follow(there, link, is_wanted=False)  # asked, although nobody plays on that device yet
    assert there.evaluate("() => localStorage.getItem('motherlode.me')") is None
    follow(there, link, is_wanted=True)
    expect(there.locator("[data-history] li")).to_have_count(1)
    stranger = server.guest("Eve")
    eve = visit(stranger)
    other = eve.page
    follow(other, link, is_wanted=False)
    assert stranger.guest in other.evaluate("() => localStorage.getItem('motherlode.me')")
    with eve.forgiving():  # the forged token is refused
        public = base64.urlsafe_b64encode(json.dumps([stranger.guest, "x", "", 1]).encode()).decode().rstrip("=")
        other.goto("about:blank")  # else only the fragment would change
        other.goto(f"/me#k={public}.x")
        expect(other.locator("[data-devices]")).to_be_visible()
    kept = json.loads(other.evaluate("() => localStorage.getItem('motherlode.me')"))
    assert kept["token"] == stranger.token
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Log out my other devices").click()
    expect(page.get_by_role("button", name="Show the link and the code")).to_be_visible()
    card = card._replace(token=json.loads(page.evaluate("() => localStorage.getItem('motherlode.me')"))["token"])
    assert server.ask("GET", "/api/me/games", card=card)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    with open(download.value.path(), encoding="utf-8") as file:
        assert json.load(file)["guest"] == card.guest
    there.once("dialog", lambda dialog: dialog.accept())
    there.get_by_role("button", name="Forget me on this device").tap()
    expect(there.locator(".home")).to_be_visible()
    assert there.evaluate("() => localStorage.getItem('motherlode.me')") is None
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Erase everything").click()
    expect(page.locator(".home")).to_be_visible()
    assert server.ask("GET", "/api/me/games", card=card) == []
