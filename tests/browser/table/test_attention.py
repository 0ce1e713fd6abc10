"""How the page calls for attention, and how to mute it: title, sounds, notifications, motion."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player
from browser.server_process import ServerProcess
from browser.visitor import Visitor

LISTENS = """
    const plain = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        document.documentElement.setAttribute("data-tones", "heard");
        return plain.call(this);
    };
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { document.documentElement.setAttribute("data-note", body); }
        close() {}
    };
"""
"""The browser's own loudspeaker and bell cannot be heard by a test: they leave a mark on the way."""

HIDDEN = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });"


def at_a_table(visit: Visit, server: ServerProcess, **how: object) -> Player:
    """Someone at a table where they will begin."""
    card = server.guest("Ada")
    visitor: Visitor = visit(card, **how)
    visitor.page.add_init_script(LISTENS)
    table = server.table(card, "base", 3, options={"rounds": 1, "first": 0})
    server.seat(card, table, 0)
    visitor.page.goto(f"/t/{table}")
    return Player(visitor, 0)


def test_the_title_says_when_it_is_my_turn(visit: Visit, server: ServerProcess) -> None:
    player = at_a_table(visit, server)
    other = server.guest("Bob")
    server.seat(other, player.page.url.rpartition("/")[2], 1)
    expect(player.page).to_have_title("Saboteur · Motherlode")
    player.page.locator(".start").click()
    expect(player.page).to_have_title("Your turn · Motherlode")
    player.make(player.socket_log.legal[-1])
    expect(player.page).to_have_title("Saboteur · Motherlode")


def test_sounds_are_made_and_can_be_switched_off_for_good(visit: Visit, server: ServerProcess) -> None:
    player = at_a_table(visit, server)
    page = player.page
    page.locator(".start").click()
    expect(page.locator("html")).to_have_attribute("data-tones", "heard")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sound is on").click()
    expect(page.get_by_role("button", name="Sound is off")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    player.reload()
    player.await_turn()
    player.make(player.socket_log.legal[-1])
    player.await_turn()
    expect(page.locator(".say b").first).to_have_text("Your turn")
    expect(page.locator("html[data-tones]")).to_have_count(0)


def test_a_notification_comes_when_the_page_is_hidden_and_only_if_wanted(visit: Visit, server: ServerProcess) -> None:
    player = at_a_table(visit, server)
    page = player.page
    page.evaluate(HIDDEN)
    page.locator(".start").click()
    player.await_turn()
    expect(page.locator(".say b").first).to_have_text("Your turn")
    expect(page.locator("html[data-note]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_role("button", name="Notifications are on")).to_be_visible()
    page.keyboard.press("Escape")
    player.make(player.socket_log.legal[-1])
    expect(page.locator("html")).to_have_attribute("data-note", "Your turn")


def test_nothing_moves_where_reduced_motion_is_wished_for(visit: Visit, server: ServerProcess) -> None:
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    for wish, moves in (("reduce", False), ("no-preference", True)):
        player = at_a_table(visit, server, reduced_motion=wish)
        player.page.locator(".start").click()
        player.await_turn()
        player.hold(next(move for move in player.socket_log.legal if "@" in move).partition("@")[0])
        expect(player.page.locator(".legal").first).to_be_visible()
        assert bool(player.page.evaluate(moving)) == moves


def test_the_theme_follows_the_system_and_can_be_changed(visit: Visit) -> None:
    visitor = visit(color_scheme="light")
    page = visitor.page
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark theme").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
