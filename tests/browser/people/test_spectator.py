"""A spectator sees the game, no hidden card, and chats apart from the players."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import Visitor


def test_a_spectator_sees_no_hidden_card_and_talks_aside(visit: Visit, server: ServerProcess) -> None:
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 12, "saboteur2", 4)
    cards = [server.guest("Ada"), server.guest("Bob")]
    table = put_table(server, game, cards)
    player = visit(cards[0])
    onlookers = [visit(server.guest("Olga")), visit(server.guest("Otto"))]
    for visitor in (player, *onlookers):
        visitor.page.goto(f"/t/{table}")
        expect(visitor.page.locator(".seat")).to_have_count(4)
    olga, otto = onlookers
    for visitor in onlookers:
        page = visitor.page
        expect(page.locator(".hand .cards, [data-card], .acts button, .hand .role svg")).to_have_count(0)
        expect(page.locator(".seat .known")).to_have_count(0)
        told = [json.loads(text) for text in visitor.socket_log.received]
        views = [one["game"]["view"] for one in told if one["type"] == "news" and one.get("game")]
        assert views
        for view in views:
            assert {card for hand in view["hands"] for card in hand} <= {"?"}
            assert set(view["roles"]) == {"?"}
            assert {goal["name"] for goal in view["goals"] if not goal["face_up"]} <= {"?"}
        assert not [one for one in told if one.get("game", {}) and one["game"].get("legal")]
    expect(player.page.locator(".aside")).to_contain_text("2 spectators")
    expect(olga.page.get_by_role("button", name="Quick messages")).to_have_count(0)

    say(olga, "I know who it is")
    expect(otto.page.locator("div.talk li").first).to_have_text("Olga: I know who it is")
    say(player, "Hello all")
    expect(otto.page.locator("div.talk li").first).to_have_text("Ada: Hello all")
    expect(player.page.locator("div.talk li").first).to_have_text("Ada: Hello all")
    expect(player.page.locator("div.talk")).not_to_contain_text("I know who it is")
    assert not [text for text in player.socket_log.received if "I know who it is" in text]


def say(visitor: Visitor, text: str) -> None:
    """Talk."""
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.get_by_role("button", name="Send", exact=True).click()
