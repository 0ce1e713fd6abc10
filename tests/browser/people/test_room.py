"""The room before a game: opening a table, sharing its link, seats, bots, and the host's start."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Visit
from browser.server_process import ServerProcess
from browser.visitor import Visitor
from motherlode.bots import LEVELS


def host_of_a_new_table(visit: Visit, ruleset: str = "base") -> Visitor:
    """Someone who has made a table for four on the front page, with no bots on empty seats."""
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play with friends").click()
    form = page.get_by_role("dialog", name="New table")
    form.locator(f"label:has(input[value={ruleset}])").click()
    form.get_by_role("slider", name="Seats").fill("4")
    form.get_by_label("Bots on empty seats").select_option("")
    form.get_by_role("slider", name="Rounds").fill("1")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    return visitor


def seats(visitor: Visitor) -> Locator:
    return visitor.page.locator(".room ol > li:has(.face)")


def test_options_of_a_new_table_are_what_it_is_played_by(visit: Visit) -> None:
    host = visit()
    page = host.page
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    form = page.get_by_role("dialog", name="New table")
    form.locator("label:has(input[value=base-classic])").click()
    form.get_by_role("slider", name="Seats").fill("7")
    form.get_by_label("Time per turn").select_option("60s")
    form.get_by_label("No gold with a broken tool").check()
    form.get_by_label("Rounds").fill("2")
    form.get_by_label("List it publicly").check()
    form.get_by_role("button", name="Open the table").click()
    expect(page.locator(".room")).to_contain_text("7 seats")
    expect(page.locator(".room")).to_contain_text("No gold with a broken tool")
    expect(page.locator(".room")).to_contain_text("Rounds: 2")
    host.socket_log.until(lambda: bool(host.socket_log.room))
    terms = host.socket_log.room["terms"]
    assert (terms["ruleset"], terms["seats"], terms["public"]) == ("base-classic", 7, True)
    assert terms["options"] == {"no_gold_for_broken_tools": True, "rounds": 2}
    assert terms["clock"] == {"unit": "seconds", "length": 60}
    other = visit()
    other.page.goto("/")
    listed = other.page.locator("li", has_text="1 of 7 seats taken").first
    expect(listed).to_contain_text("Join")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".seat.turn .clock").or_(page.locator(".say .clock")).first).to_be_visible()


def test_friends_come_by_the_link_and_the_host_starts_when_all_sit(visit: Visit) -> None:
    host = host_of_a_new_table(visit)
    page = host.page
    page.get_by_role("button", name="Share the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == page.url
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    friends = [visit(), visit()]
    for number, friend in enumerate(friends):
        friend.page.goto(link)
        friend.page.get_by_label("Your name").fill(f"Friend {number}")
        friend.page.get_by_role("button", name="To the table").click()
        expect(friend.page.get_by_role("button", name="Sit here").first).to_be_visible()
        friend.page.wait_for_timeout(600)  # who came is told before they sit, and nobody comes or goes after that
        friend.page.get_by_role("button", name="Sit here").first.click()
        expect(seats(friend).nth(number + 1)).to_contain_text(f"Friend {number} you")
        expect(seats(host).nth(number + 1)).to_contain_text(f"Friend {number}")
        expect(friend.page.locator(".room")).to_contain_text("Waiting for the host to start the game.")
    page.get_by_label("Put a bot on seat 4").select_option("random")
    expect(seats(friends[0]).nth(3)).to_contain_text("Scatterbrain")
    expect(start).to_be_enabled()
    start.click()
    for visitor in (host, *friends):
        expect(visitor.page.locator(".hand .cards button").first).to_be_visible()
        expect(visitor.page.locator(".seat")).to_have_count(4)
        expect(visitor.page.get_by_title("offline")).to_have_count(0)


def test_the_host_removes_someone_and_a_bot(visit: Visit) -> None:
    host = host_of_a_new_table(visit)
    friend = visit()
    friend.page.goto(host.page.url)
    friend.page.get_by_label("Your name").fill("Bob")
    friend.page.get_by_role("button", name="To the table").click()
    friend.page.get_by_role("button", name="Sit here").first.click()
    host.page.get_by_label("Put a bot on seat 3").select_option("greedy")
    expect(seats(host).nth(1)).to_contain_text("Bob")
    expect(seats(host).nth(2)).to_contain_text("Greedy")
    host.page.get_by_role("button", name="Remove Bob").click()
    expect(seats(host).nth(1)).to_contain_text("free")
    expect(seats(friend).nth(1)).to_contain_text("free")
    expect(friend.page.get_by_role("button", name="Sit here").first).to_be_visible()
    seats(host).nth(2).get_by_role("button", name="Remove").click()
    expect(host.page.locator(".face.free")).to_have_count(3)


def test_every_bot_there_is_can_be_put_on_a_seat(visit: Visit) -> None:
    host = host_of_a_new_table(visit)
    offered = host.page.get_by_label("Put a bot on seat 2").locator("option")
    expect(offered).to_have_count(1 + len(LEVELS))
    assert offered.evaluate_all("all => all.map(one => one.value)") == ["", *LEVELS]
    assert not set(offered.all_inner_texts()) & set(LEVELS), "each has a name in words"


def test_someone_changes_seats_and_stands_up(visit: Visit) -> None:
    host = host_of_a_new_table(visit)
    seats(host).nth(2).get_by_role("button", name="Sit here").click()
    expect(seats(host).nth(2)).to_contain_text("Ada")
    expect(seats(host).nth(0)).to_contain_text("free")
    host.page.get_by_role("button", name="Stand up").click()
    expect(host.page.locator(".face.free")).to_have_count(4)


def test_the_code_to_scan_is_a_picture_of_the_link(visit: Visit) -> None:
    host = host_of_a_new_table(visit)
    host.page.get_by_role("button", name="QR code").click()
    code = host.page.get_by_role("img", name="QR code")
    expect(code.locator("svg")).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 180, "too small to be scanned across a table"
    host.page.get_by_role("button", name="QR code").click()
    expect(code).to_have_count(0)


def test_the_menu_in_the_room_leads_to_the_rules_of_its_game(visit: Visit) -> None:
    page = host_of_a_new_table(visit, "lost-mines").page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules of this game").click()
    expect(page.get_by_role("dialog", name="Rules").locator("article")).to_contain_text("The Lost Mines")


def test_a_message_that_is_refused_is_not_lost(visit: Visit) -> None:
    host = host_of_a_new_table(visit)

    def refuse_talk(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "say":
                line.send(json.dumps({"type": "refusal", "ref": command["ref"], "why": "too-fast"}))
            else:
                server.send(message)

        line.on_message(pass_on)

    page = host.context.new_page()
    page.route_web_socket("**/ws", refuse_talk)
    page.goto(host.page.url)
    say = page.get_by_label("Say something")
    say.fill("Hello all")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("too fast")
    expect(say).to_have_value("Hello all")


def test_talk_in_the_room_reaches_everyone(visit: Visit) -> None:
    host = host_of_a_new_table(visit)
    friend = visit()
    friend.page.goto(host.page.url)
    friend.page.get_by_label("Your name").fill("Bob")
    friend.page.get_by_role("button", name="To the table").click()
    friend.page.get_by_role("button", name="Sit here").first.click()
    friend.page.get_by_label("Say something").fill("Here I am <b>!")
    friend.page.get_by_role("button", name="Send", exact=True).click()
    for visitor in (host, friend):
        expect(visitor.page.locator("div.talk li").first).to_have_text("Bob: Here I am <b>!")


def test_the_host_silences_someone_for_all_and_lets_them_talk_again(visit: Visit) -> None:
    host = host_of_a_new_table(visit)
    friend = visit()
    friend.page.goto(host.page.url)
    friend.page.get_by_label("Your name").fill("Bob")
    friend.page.get_by_role("button", name="To the table").click()
    friend.page.get_by_label("Say something").fill("First!")
    friend.page.get_by_role("button", name="Send", exact=True).click()
    host.page.get_by_text("Mute someone").click()
    host.page.get_by_role("button", name="Bob: mute for everyone").click()
    expect(friend.page.get_by_text("The host has muted you at this table.")).to_be_visible()
    expect(friend.page.get_by_label("Say something")).to_have_count(0)
    host.page.get_by_role("button", name="Bob: allow to talk again").click()
    friend.page.get_by_label("Say something").fill("Thanks")
    friend.page.get_by_role("button", name="Send", exact=True).click()
    expect(host.page.locator("div.talk li").first).to_have_text("Bob: Thanks")


def test_l31_the_talk_box_reminds_of_what_may_not_be_told_where_a_rule_forbids_it(visit: Visit) -> None:
    for ruleset, reminders in (("lost-mines", 1), ("base", 0)):
        host = host_of_a_new_table(visit, ruleset)
        expect(host.page.get_by_label("Say something")).to_be_visible()
        said = host.page.get_by_text("You may not tell other players what an information card showed you.")
        expect(said).to_have_count(reminders)


def test_a_table_that_is_not_there_is_said_so(visit: Visit, server: ServerProcess) -> None:
    visitor = visit(server.guest("Ada"))
    visitor.page.goto("/t/nosuchtable")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    visitor.page.get_by_role("alert").get_by_role("link", name="Home").click()
    expect(visitor.page.locator(".home")).to_be_visible()
