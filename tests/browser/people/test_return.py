"""Coming back: on the same device straight to the seat, on another device by the personal link."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.server_process import ServerProcess
from browser.visitor import PHONE


def test_the_front_page_leads_back_to_my_seat(visit: Visit, server: ServerProcess) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".hand .cards button").first).to_be_visible()
    table = page.url
    hand = page.locator(".hand .cards button").evaluate_all("all => all.map(one => one.dataset.card)")
    again, _ = visitor.tab()
    page.close()
    again.goto("/")
    expect(again.get_by_label("Your name")).to_have_value("Ada")
    again.get_by_role("link", name="Saboteur").first.click()
    expect(again).to_have_url(table)
    expect(again.locator(".seat.mine .name")).to_contain_text("Ada")
    expect(again.locator(".hand .cards button")).to_have_count(len(hand))
    again.go_back()
    expect(again.locator(".home")).to_be_visible()
    again.go_forward()
    expect(again.locator(".hand .cards button").first).to_be_visible()


def test_my_own_link_brings_me_to_my_seat_on_another_device(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table = server.table(card, "base", 3)
    server.seat(card, table, 0)
    here = visit(card)
    here.context.grant_permissions(["clipboard-read", "clipboard-write"])
    here.page.goto(f"/t/{table}")
    here.page.get_by_role("button", name="Copy my personal link").click()
    expect(here.page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(here.page.evaluate("navigator.clipboard.readText()"))
    there = visit(**PHONE)
    there.page.once("dialog", lambda dialog: dialog.accept())
    there.page.goto(link)
    expect(there.page.locator(".room")).to_contain_text("Ada you host")
    assert card.token not in there.page.url
    there.page.get_by_role("button", name="Start the game").tap()
    for visitor in (here, there):
        expect(visitor.page.locator(".hand .cards button").first).to_be_visible()
    assert here.socket_log.hand(0) == there.socket_log.hand(0)
    there.page.reload()
    expect(there.page.locator(".hand .cards button").first).to_be_visible()


def test_someone_who_leaves_a_game_takes_the_seat_back(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table = server.table(card, "base", 3, options={"rounds": 1, "first": 0})
    server.seat(card, table, 0)
    server.seat(server.guest("Bob"), table, 1)
    visitor = visit(card)
    page = visitor.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Leave the game")).to_be_visible()
