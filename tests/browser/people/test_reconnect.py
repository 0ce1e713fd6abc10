"""A lost connection, a killed server, a second tab: the page recovers without loss or duplicates."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.line import Line
from browser.player import Player
from browser.playing import Taste
from browser.server_process import Card, ServerProcess
from motherlode import parse_record


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Line]:
    """A line to the server that can be cut."""
    one = Line(server.port)
    yield one
    one.close()


def alone(server: ServerProcess, card: Card) -> str:
    """A table at which someone plays against bots and begins; the game is on."""
    table = server.table(card, "base", 3, options={"rounds": 1, "first": 0})
    server.seat(card, table, 0)
    return table


def recorded(server: ServerProcess, card: Card, table: str) -> list[str]:
    """The moves of the game, as the server has them."""
    headers = {"authorization": f"Bearer {card.token}"}
    answer = httpx.get(f"{server.address}/api/tables/{table}/games/0/record", headers=headers, timeout=30)
    return [str(move) for move in parse_record(answer.text).moves]


def told(player: Player) -> list[str]:
    """What the log of the page tells once it is up to date, oldest first."""
    player.await_page()
    log = player.page.locator("aside.log > ol")
    expect(log).to_have_attribute("aria-busy", "false")
    return log.locator("> li").all_inner_texts()[::-1]


def test_a_killed_server_comes_back_and_the_page_goes_on(visit: Visit, own_server: ServerProcess) -> None:
    card = own_server.guest("Ada")
    player = Player(visit(card, to=own_server), 0)
    table = alone(own_server, card)
    player.page.goto(f"/t/{table}")
    player.page.locator(".start").click()
    player.await_turn()
    player.make(player.socket_log.legal[0])
    player.await_turn()
    before = told(player)
    place = player.card(0)
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    with player.visitor.forgiving():
        own_server.kill()
        expect(player.page.locator(".lost")).to_contain_text("Connection lost")
        own_server.start()
        expect(player.page.locator(".lost")).to_have_count(0)
    expect(place).to_have_attribute("aria-pressed", "true")
    assert told(player) == before
    player.page.keyboard.press("Escape")
    player.make(Taste(1).choose(player.socket_log.legal))
    player.await_turn()
    assert told(player)[: len(before)] == before


@pytest.mark.parametrize("lost", ["the move", "the answer"])
def test_a_line_cut_in_mid_move_makes_the_move_once(visit: Visit, server: ServerProcess, line: Line, lost: str) -> None:
    card = server.guest("Ada")
    table = alone(server, card)
    visitor = visit(card, to=line)
    player = Player(visitor, 0)
    player.page.goto(f"/t/{table}")
    player.page.locator(".start").click()
    player.await_turn()
    move = next(move for move in player.socket_log.legal if move.startswith("pass"))
    with visitor.forgiving():
        line.mute, line.deaf = lost == "the move", True
        player.card(player.socket_log.hand(0).index(move[5:-1])).click()
        player.button(move).click()
        assert line.swallowed.wait(20)
        line.cut()
        expect(player.page.locator(".lost")).to_be_visible()
        line.mend()
        expect(player.page.locator(".lost")).to_have_count(0)
    player.socket_log.until(lambda: bool(player.socket_log.answers))
    assert player.socket_log.answers == [(move, player.socket_log.answers[0][1])]
    assert player.socket_log.answers[0][1]["type"] == "done"
    player.socket_log.catch_up(player.socket_log.answers[0][1]["seq"])  # until then it seems to be my turn still
    player.await_turn()
    expect(player.page.locator(".refusal")).to_have_count(0)
    made = recorded(server, card, table)
    assert made[0] == move
    assert len(made) == 3


def test_a_browser_that_was_offline_comes_back(visit: Visit, server: ServerProcess, line: Line) -> None:
    card = server.guest("Ada")
    table = alone(server, card)
    visitor = visit(card, to=line)
    visitor.page.goto(f"/t/{table}")
    visitor.page.locator(".start").click()
    visitor.socket_log.until(lambda: bool(visitor.socket_log.legal))
    with visitor.forgiving():
        line.cut()
        expect(visitor.page.locator(".lost")).to_be_visible()
        visitor.context.set_offline(True)
        line.mend()
        visitor.context.set_offline(False)
        expect(visitor.page.locator(".lost")).to_have_count(0)
    expect(visitor.page.locator(".say b").first).to_have_text("Your turn")


def test_two_tabs_of_one_guest_show_the_same_and_both_can_play(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table = alone(server, card)
    visitor = visit(card)
    first = Player(visitor, 0)
    first.page.goto(f"/t/{table}")
    first.page.locator(".start").click()
    second = Player(visitor, 0)
    second.page, second.socket_log = visitor.tab()
    second.page.goto(f"/t/{table}")
    for player, other in ((first, second), (second, first)):
        player.await_turn()
        other.await_turn()
        player.make(Taste(1).choose(player.socket_log.legal))
        player.await_turn()
        other.socket_log.catch_up(player.socket_log.seq)
        assert other.socket_log.hand(0) == player.socket_log.hand(0)
        expect(other.page.locator(".say b").first).to_have_text("Your turn")
    assert told(first) == told(second)
