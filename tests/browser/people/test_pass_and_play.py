"""Pass and play on one device: between turns nothing is shown, and each player sees only their own."""

from __future__ import annotations

import json
import random
import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.prepared import put_table
from browser.screens import finished
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE, Visitor
from motherlode import Game, ruleset_names

SECRETS = ".table, .hand, .log, .board, .role, .seat"


def opened(visitor: Visitor, ruleset: str = "base", names: tuple[str, ...] = ("Ada", "Bob", "Cy")) -> Page:
    """A party at a new table, with the device between two people."""
    page = visitor.page
    page.goto("/")
    page.locator(".btn.pass").click()
    form = page.locator("dialog form")
    form.locator("select[name=ruleset]").select_option(ruleset)
    for _ in names[2:]:
        form.locator(".add").click()
    for field, name in zip(form.locator(".person input").all(), names, strict=True):
        field.fill(name)
    form.locator("button[type=submit]").click()
    expect(page.locator(".hand-over .show")).to_be_visible()
    return page


def is_hidden(page: Page) -> None:
    """Nothing of a game is on the page, and no credentials are in use."""
    expect(page.locator(".hand-over")).to_be_visible()
    expect(page.locator(SECRETS)).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def take(page: Page) -> str:
    """Hand the device to the player who is to move, or who moved before the bots; return the name."""
    name = page.locator(".hand-over h1").inner_text().removeprefix("Pass the device to ")
    page.locator(".hand-over .show").click()
    expect(page.locator(".seat.mine .name bdi")).to_have_text(name)
    return name


def put_down(page: Page) -> None:
    """Turn off the screen, or look at another page."""
    page.evaluate(
        "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


def hand_of(page: Page) -> list[str]:
    cards: list[str] = page.locator(".hand .cards [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return cards


def move(page: Page) -> None:
    """Make some move, once it is the turn of the player with the device."""
    while True:
        on, mine = page.get_by_role("button", name="Hide and pass on"), page.locator(".tool-btn.all")
        expect(on.or_(mine).first).to_be_visible()
        if mine.count():
            break
        on.click()
        take(page)
    mine.click()
    page.locator("dialog[open] [data-move]").last.click()
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_the_device_goes_round_and_each_sees_only_their_own_cards(visit: Visit, ruleset: str) -> None:
    visitor = visit(**DESKTOP)
    page = opened(visitor, ruleset)
    seen: dict[str, list[str]] = {}
    for _ in range(4):
        is_hidden(page)
        name = take(page)
        hand = hand_of(page)
        assert hand, "the player with the device sees their cards"
        if name in seen:
            assert set(seen[name]) & set(hand) or len(hand) == 1, "the hand is the same person's as before"
        move(page)
        assert page.locator(".seat.mine .name bdi").inner_text() == name, "the player who was named could move"
        seen[name] = hand_of(page)
        page.get_by_role("button", name="Hide and pass on").click()
    assert len(seen) == 3
    is_hidden(page)
    kept = page.evaluate("() => Object.keys(localStorage).filter(name => name.startsWith('motherlode.table.'))")
    assert kept == [], "the copy for when there is no net would show one person's cards to the next"


def test_reload_back_and_putting_the_device_down_hide_everything(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = opened(visitor)
    take(page)
    page.reload()
    is_hidden(page)
    take(page)
    page.goto("/rules")
    page.go_back()
    is_hidden(page)
    take(page)
    page.locator(".brand").click()
    page.go_back()
    is_hidden(page)
    take(page)
    put_down(page)
    is_hidden(page)


def test_marks_and_open_help_are_not_shown_to_the_next_person(visit: Visit) -> None:
    page = opened(visit(**DESKTOP))
    marks = page.locator(".seat .note:is(.trust, .suspect)")
    take(page)
    page.locator(".seat:not(.mine) .note").first.click()
    expect(marks).to_have_count(1)
    page.locator(".seat:not(.mine) .more").first.click()
    expect(page.locator(".help")).to_be_visible()
    put_down(page)
    page.locator(".hand-over .chip").first.click()
    expect(page.locator(".seat.mine")).to_be_visible()
    expect(marks).to_have_count(0)
    expect(page.locator(".help")).to_have_count(0)
    page.locator(".tool-btn.hide").click()
    take(page)
    expect(marks).to_have_count(1)


def test_a_page_kept_by_the_browser_keeps_nothing(visit: Visit) -> None:
    page = opened(visit(**DESKTOP))
    take(page)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    is_hidden(page)


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_role_is_shown_only_while_it_is_pressed(visit: Visit, how: dict[str, Any]) -> None:
    page = opened(visit(**how))
    take(page)
    badge = page.locator(".role button")
    roles = ("miner", "saboteur")
    expect(badge).to_have_attribute("aria-label", "Press to see your role")
    shown = page.locator(".table").inner_html()
    assert "Your secret role" not in shown
    badge.hover()
    page.mouse.down()
    expect(badge).not_to_have_attribute("aria-label", "Press to see your role")
    assert badge.get_attribute("aria-label") in roles
    page.mouse.up()
    expect(badge).to_have_attribute("aria-label", "Press to see your role")
    badge.focus()
    page.keyboard.down("Space")
    assert badge.get_attribute("aria-label") in roles
    page.keyboard.up("Space")
    expect(badge).to_have_attribute("aria-label", "Press to see your role")


def test_the_page_speaks_as_one_person_at_a_time_and_stays_who_it_was(visit: Visit, server: ServerProcess) -> None:
    mine = server.guest("Zoe")
    visitor = visit(mine)
    page = opened(visitor, names=("Ada", "Bob"))
    log = visitor.socket_log
    first = take(page)
    move(page)
    page.locator(".tool-btn.hide").click()
    is_hidden(page)
    second = "Ada" if first == "Bob" else "Bob"
    page.get_by_role("button", name=f"{second} here").click()
    expect(page.locator(".seat.mine .name bdi")).to_have_text(second)
    messages = [json.loads(one) for one in log.received]
    welcomes = [one["name"] for one in messages if one["type"] == "welcome"]
    assert welcomes[-2:] == [first, second], "each hand-over is a connection of its own"
    kept = page.evaluate("localStorage.getItem('motherlode.me')")
    assert json.loads(kept)["guest"] == mine.guest
    page.locator(".brand").click()
    expect(page.locator("#name")).to_have_value("Zoe")


def before_the_end() -> Game:
    """A game whose next move is its last."""
    whole = finished("base", 3)
    game = Game("base", 3, seed=whole.seed, rounds=2)
    for _, made in whole.history[:-1]:
        game.play(made)
    return game


def test_a_party_survives_a_crash_and_ends_with_a_replay(visit: Visit, own_server: ServerProcess) -> None:
    game = before_the_end()
    people = [own_server.guest(name) for name in ("Ada", "Bob", "Cy")]
    table = put_table(own_server, game, people)
    cards = [{**card._asdict(), "seat": seat} for seat, card in enumerate(people)]
    party = {"table": table, "ruleset": "base", "people": cards, "next": game.actor}
    visitor = visit(to=own_server)
    page = visitor.page
    page.goto("/")
    page.evaluate("party => localStorage.setItem('motherlode.parties', JSON.stringify([party]))", party)
    page.goto(f"/pass/{table}")
    assert take(page) == people[game.actor].name
    with visitor.forgiving():
        own_server.kill()
        own_server.start()
        page.keyboard.press("m")
        page.locator("dialog[open] [data-move]").last.click()
        expect(page.locator(".round-end .continue, dialog[open] .after").first).to_be_visible()
    if page.locator(".round-end .continue").count():
        page.locator(".round-end .continue").click()
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    is_hidden(page)


def before_a_bot_begins(people: int, seats: int) -> tuple[Game, str]:
    """A game before a person's move that ends its first round, and that move; a bot begins the next."""
    for number in count():
        game, chance = Game("base", seats, seed=f"round {number}", rounds=2), random.Random(number)
        while game.round == 1:
            game.play(chance.choice(list(game.legal)))
        *earlier, (seat, last) = game.history
        if seat < people <= game.actor:
            before = Game("base", seats, seed=game.seed, rounds=2)
            for _, made in earlier:
                before.play(made)
            return before, str(last)
    raise AssertionError


def test_the_owner_of_the_device_plays_as_who_they_are(visit: Visit, server: ServerProcess) -> None:
    mine = server.guest("Zoe")
    visitor = visit(mine)
    page = opened(visitor, names=("Zoe", "Bob"))
    table = page.url.rpartition("/")[2]
    chairs = server.ask("GET", f"/api/tables/{table}")["chairs"]
    assert chairs[0]["guest"] == mine.guest
    assert mine.token not in page.evaluate("localStorage.getItem('motherlode.parties')"), "the token is kept twice"
    (row,) = server.ask("GET", "/api/me/tables", card=mine)
    assert (row["table"], row["muted"]) == (table, True)
    for name in {take(page), "Zoe", "Bob"}:
        if page.locator(".tool-btn.hide").count():
            page.locator(".tool-btn.hide").click()
        page.get_by_role("button", name=f"{name} here").click()
        expect(page.locator(".seat.mine .name bdi")).to_have_text(name)
    page.goto("/")
    page.locator(f"[data-table='{table}'] a").first.click()
    is_hidden(page)
    page.reload()
    is_hidden(page)
    kept = page.evaluate("() => Object.keys(localStorage).filter(name => name.startsWith('motherlode.table.'))")
    assert kept == []


def test_a_game_of_the_owner_and_others_is_in_their_history(visit: Visit, server: ServerProcess) -> None:
    game = before_the_end()
    people = [server.guest(name) for name in ("Zoe", "Bob", "Cy")]
    table = put_table(server, game, people)
    cards = [{**card._asdict(), "seat": seat} for seat, card in enumerate(people)]
    cards[0]["token"] = ""
    party = {"table": table, "ruleset": "base", "people": cards, "next": game.actor}
    page = visit(people[0]).page
    page.goto("/")
    page.evaluate("party => localStorage.setItem('motherlode.parties', JSON.stringify([party]))", party)
    page.goto(f"/pass/{table}")
    take(page)
    page.keyboard.press("m")
    page.locator("dialog[open] [data-move]").last.click()
    expect(page.locator(".round-end .continue, dialog[open] .after").first).to_be_visible()
    page.goto("/me")
    row = page.locator("[data-history] li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Bob")
    row.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}/0"))
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_after_a_round_bots_wait_for_the_device_and_not_for_each_of_its_people(
    visit: Visit, server: ServerProcess, how: dict[str, Any]
) -> None:
    people = [server.guest(name) for name in ("Ada", "Bob", "Cy")]
    game, last = before_a_bot_begins(len(people), 5)
    table = put_table(server, game, people)
    cards = [{**card._asdict(), "seat": seat} for seat, card in enumerate(people)]
    party = {"table": table, "ruleset": "base", "people": cards, "next": game.actor}
    visitor = visit(**how)
    page = visitor.page
    page.goto("/")
    page.evaluate("party => localStorage.setItem('motherlode.parties', JSON.stringify([party]))", party)
    page.goto(f"/pass/{table}")
    take(page)
    page.locator(".tool-btn.all").click()
    page.locator(f"dialog[open] [data-move='{last}']").click()
    expect(page.locator(".round-end .continue")).to_be_visible()
    assert server.ask("GET", f"/api/tables/{table}")["waiting"] == [0, 1, 2], "bots wait while the end is looked at"
    expect(page.locator(".round-end")).not_to_contain_text("Still looking")
    page.locator(".round-end .continue").click()
    expect(page.get_by_role("button", name="Hide and pass on").or_(page.locator(".tool-btn.all")).first).to_be_visible(
        timeout=15_000
    )
    assert "waiting" not in server.ask("GET", f"/api/tables/{table}"), "the wait is over before its time"
    log = [json.loads(one) for one in visitor.socket_log.received]
    welcomes = [one["name"] for one in log if one["type"] == "welcome"]
    assert sorted(welcomes[1:]) == sorted({"Ada", "Bob", "Cy"} - {welcomes[0]}), "one request for each of the others"
    assert not [one for one in log if one["type"] == "news" and "resumed" in json.dumps(one)], "nobody waited in vain"
