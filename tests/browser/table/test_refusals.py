"""What the server refuses is explained in words, with the rule, which is one click away."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Visit
from browser.server_process import ServerProcess
from browser.visitor import Visitor


def changing_moves(visitor: Visitor, to: str) -> None:
    """From now on the page sends another move than the one that was made."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "play":
                message["move"] = to
            server.send(json.dumps(message))

        page.on_message(on)

    visitor.page.route_web_socket("**/ws", between)


def refused(visit: Visit, server: ServerProcess, move: str) -> Visitor:
    """Someone whose move was refused."""
    card = server.guest("Ada")
    table = server.table(card, "base", 3, options={"rounds": 1, "first": 0})
    server.seat(card, table, 0)
    visitor = visit(card)
    changing_moves(visitor, move)
    visitor.page.goto(f"/t/{table}")
    visitor.page.locator(".start").click()
    visitor.page.locator(".say .all").click()
    visitor.page.locator("dialog[open] li button").last.click()
    return visitor


def test_a_move_against_a_rule_is_refused_in_words_with_a_link_to_the_rule(visit: Visit, server: ServerProcess) -> None:
    visitor = refused(visit, server, "NESW@5,5")
    refusal = visitor.page.get_by_role("alert")
    expect(refusal).to_contain_text("Rule B-")
    rule = refusal.locator(".rule").inner_text().removeprefix("Rule ")
    words = refusal.locator("span").inner_text()
    assert len(words) > 20
    assert rule not in words
    refusal.locator(".rule").click()
    asked = visitor.page.locator("dialog[open] article .asked")
    expect(asked).to_be_visible()
    assert asked.get_attribute("id") == rule
    visitor.page.keyboard.press("Escape")
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    expect(visitor.page.locator(".say b").first).to_have_text("Your turn")


def test_nonsense_is_refused_in_words_without_a_rule(visit: Visit, server: ServerProcess) -> None:
    visitor = refused(visit, server, "((")
    refusal = visitor.page.get_by_role("alert")
    expect(refusal).to_be_visible()
    expect(refusal.locator(".rule")).to_have_count(0)
    expect(refusal).not_to_contain_text("not-a-move")
