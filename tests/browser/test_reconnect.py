"""A lost line, a killed server, a second tab: the page goes on by itself, and nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Come
from browser.house import Card, House
from browser.line import Line
from browser.player import Player
from browser.playing import Taste
from motherlode import parse_record


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    """A line to the server that can be cut."""
    one = Line(house.port)
    yield one
    one.close()


def alone(house: House, card: Card) -> str:
    """A table at which someone plays against bots and begins; the game is on."""
    table = house.table(card, "base", 3, options={"rounds": 1, "first": 0})
    house.seat(card, table, 0)
    return table


def recorded(house: House, card: Card, table: str) -> list[str]:
    """The moves of the game, as the server has them."""
    headers = {"authorization": f"Bearer {card.token}"}
    answer = httpx.get(f"{house.address}/api/tables/{table}/games/0/record", headers=headers, timeout=30)
    return [str(move) for move in parse_record(answer.text).moves]


def told(page: Page) -> list[str]:
    """What the log of the page tells, oldest first."""
    return page.locator("aside.log > ol > li").all_inner_texts()[::-1]


def test_a_killed_server_comes_back_and_the_page_goes_on(come: Come, own_house: House) -> None:
    card = own_house.guest("Ada")
    player = Player(come(card, to=own_house), 0)
    table = alone(own_house, card)
    player.page.goto(f"/t/{table}")
    player.page.locator(".start").click()
    player.await_turn()
    player.make(player.ear.legal[0])
    player.await_turn()
    before = told(player.page)
    place = player.card(0)
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    with player.visitor.forgiving():
        own_house.kill()
        expect(player.page.locator(".lost")).to_contain_text("Connection lost")
        own_house.start()
        expect(player.page.locator(".lost")).to_have_count(0)
    expect(place).to_have_attribute("aria-pressed", "true")
    assert told(player.page) == before
    player.page.keyboard.press("Escape")
    player.make(Taste(1).choose(player.ear.legal))
    player.await_turn()
    assert told(player.page)[: len(before)] == before


@pytest.mark.parametrize("lost", ["the move", "the answer"])
def test_a_line_cut_in_mid_move_makes_the_move_once(come: Come, house: House, line: Line, lost: str) -> None:
    card = house.guest("Ada")
    table = alone(house, card)
    visitor = come(card, to=line)
    player = Player(visitor, 0)
    player.page.goto(f"/t/{table}")
    player.page.locator(".start").click()
    player.await_turn()
    move = next(move for move in player.ear.legal if move.startswith("pass"))
    with visitor.forgiving():
        line.mute, line.deaf = lost == "the move", True
        player.card(player.ear.hand(0).index(move[5:-1])).click()
        player.button(move).click()
        assert line.swallowed.wait(20)
        line.cut()
        expect(player.page.locator(".lost")).to_be_visible()
        line.mend()
        expect(player.page.locator(".lost")).to_have_count(0)
    player.ear.until(lambda: bool(player.ear.answers))
    assert player.ear.answers == [(move, player.ear.answers[0][1])]
    assert player.ear.answers[0][1]["type"] == "done"
    player.await_turn()
    expect(player.page.locator(".refusal")).to_have_count(0)
    made = recorded(house, card, table)
    assert made[0] == move
    assert len(made) == 3


def test_a_browser_that_was_offline_comes_back(come: Come, house: House, line: Line) -> None:
    card = house.guest("Ada")
    table = alone(house, card)
    visitor = come(card, to=line)
    visitor.page.goto(f"/t/{table}")
    visitor.page.locator(".start").click()
    visitor.ear.until(lambda: bool(visitor.ear.legal))
    with visitor.forgiving():
        visitor.context.set_offline(True)
        line.cut()
        expect(visitor.page.locator(".lost")).to_be_visible()
        line.mend()
        visitor.context.set_offline(False)
        expect(visitor.page.locator(".lost")).to_have_count(0)
    expect(visitor.page.locator(".say b").first).to_have_text("Your turn")


def test_two_tabs_of_one_guest_show_the_same_and_both_can_play(come: Come, house: House) -> None:
    card = house.guest("Ada")
    table = alone(house, card)
    visitor = come(card)
    first = Player(visitor, 0)
    first.page.goto(f"/t/{table}")
    first.page.locator(".start").click()
    second = Player(visitor, 0)
    second.page, second.ear = visitor.tab()
    second.page.goto(f"/t/{table}")
    for player, other in ((first, second), (second, first)):
        player.await_turn()
        other.await_turn()
        player.make(Taste(1).choose(player.ear.legal))
        player.await_turn()
        other.ear.catch_up(player.ear.seq)
        assert other.ear.hand(0) == player.ear.hand(0)
        expect(other.page.locator(".say b").first).to_have_text("Your turn")
    assert told(first.page) == told(second.page)
