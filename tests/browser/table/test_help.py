"""Help notes, talk at the seats and private marks; on a phone all within reach of one thumb."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.player import is_face
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import PHONE, Visitor
from motherlode import Game, Move
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot


def hold_finger_on(visitor: Visitor, what: Locator) -> None:
    """Press long, and let go."""
    box = what.bounding_box()
    assert box is not None
    session = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visitor.page.locator(".help").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def has_a_broken_tool(game: Game) -> bool:
    """My turn, with a tunnel in hand, while someone's tool is broken."""
    return game.actor == 0 and any(map(is_face, game.view(0).hand)) and broken_seat(game) > 0


def broken_seat(game: Game) -> int:
    """Another's seat with a sign in front of it; 0 if there is none."""
    front = game.truth_as(TunnelsSnapshot).front
    return next((seat for seat in (1, 2) if front[seat]), 0)


def test_cards_roles_and_signs_explain_themselves_and_talk_is_seen(visit: Visit, server: ServerProcess) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    game = bring_to(has_a_broken_tool, "saboteur2", 3, rounds=2)
    table = put_table(server, game, [ada, bo])
    visitor, other = visit(ada, **PHONE), visit(bo)
    page, note = visitor.page, visitor.page.locator(".help")
    for one in (visitor, other):
        one.page.goto(f"/t/{table}")
        one.page.locator(".hand .cards button").first.wait_for()
    answered = len(visitor.socket_log.answers)

    # A finger held on a card, on the role, on a seat: what it is, with its rule; and nothing is played or held up.
    card = page.locator(".hand .cards button").first
    hold_finger_on(visitor, card)
    expect(note.locator(".rule").first).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    goal = page.locator(".goal-over")  # on a phone over the board
    expect(goal).to_be_visible()
    hold_finger_on(visitor, page.locator(".hand .role"))
    expect(note).to_contain_text(goal.inner_text())
    page.keyboard.press("Escape")
    broken = broken_seat(game)
    page.locator(f".seat[data-seat='{broken}'] .more").tap()
    expect(note.locator(".rule").first).to_be_visible()

    # The note offers marks too, and they are only mine.
    note.get_by_role("button", name="Suspect").tap()
    expect(page.locator(f".seat[data-seat='{broken}'] .note.suspect")).to_be_attached()
    expect(other.page.locator(".note.suspect")).to_have_count(0)
    note.locator(".rule").first.tap()
    expect(page.locator("dialog[open] article")).to_contain_text("Saboteur 2")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    # What others say stands at their seat, and is counted until the drawer is opened.
    other.page.locator("#say").fill("I found gold")
    other.page.keyboard.press("Enter")
    expect(page.locator(".bubble")).to_have_text("I found gold")
    expect(page.locator(".unread")).to_have_text("1")
    page.locator(".open-log").tap()
    expect(page.locator(".log .talk li").first).to_contain_text("I found gold")
    expect(page.locator(".unread")).to_have_count(0)
    page.locator(".log .talk button[aria-expanded]").tap()
    expect(page.locator(".claims h3")).to_have_count(3)
    assert len(visitor.socket_log.answers) == answered


def obstacle(game: Game) -> tuple[int, int] | None:
    """A cell of the board with an obstacle on it."""
    board = game.truth_as(LostMinesSnapshot).board
    return next((tile.cell for tile in board if "+" in tile.face), None)


def test_what_lies_on_the_board_and_my_role_explain_themselves_under_the_mouse(
    visit: Visit, server: ServerProcess
) -> None:
    ada = server.guest("Ada")
    game = bring_to(lambda one: one.actor == 0 and obstacle(one) is not None, "lost-mines", 3)
    page = visit(ada).page
    page.goto(f"/t/{put_table(server, game, [ada])}")
    cell = obstacle(game)
    assert cell is not None
    lying = page.locator(f".laid[style*='--x: {cell[0]};'][style*='--y: {cell[1]};']")
    note = page.locator(".help")
    lying.hover()
    expect(note.locator(".rule")).to_contain_text("L-2")
    page.mouse.move(2, 2)
    expect(note).to_have_count(0)
    page.locator(".hand .role").hover()
    expect(note.locator(".rule")).to_contain_text("L-5")
    before = note.bounding_box()
    page.set_viewport_size({"width": 1400, "height": 700})
    page.wait_for_timeout(100)
    assert note.bounding_box() != before, "the note stays with what it is about when the page changes its size"


def test_bubbles_of_neighbours_are_bounded_and_do_not_cover_each_other(visit: Visit, server: ServerProcess) -> None:
    people = [server.guest(name) for name in ("Ada", "Bo", "Cy")]
    table = put_table(server, bring_to(lambda one: one.actor == 0, "base", 5), people)
    ada, bo, cy = visit(people[0], **PHONE), visit(people[1]), visit(people[2])
    for one in (ada, bo, cy):
        one.page.goto(f"/t/{table}")
        one.page.locator(".hand .cards button").first.wait_for()
    for one in (bo, cy):
        one.page.locator("#say").fill("I looked at the upper goal, and there is only stone. " * 5)
        one.page.keyboard.press("Enter")
    bubbles = ada.page.locator(".bubble")
    expect(bubbles).to_have_count(2)
    first, second = (bubbles.nth(number).bounding_box() for number in range(2))
    assert first is not None
    assert second is not None
    assert max(first["height"], second["height"]) <= 80
    assert second["y"] >= first["y"] + first["height"] or first["y"] >= second["y"] + second["height"]


def breaks_the_next_players_tool(move: Move) -> bool:
    return move.head.startswith("break-") and move.seat == 1


def can_break_a_tool(game: Game) -> bool:
    return game.actor == 0 and any(map(breaks_the_next_players_tool, game.legal))


@pytest.mark.parametrize("viewport", [(390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize("ruleset", ["base", "lost-mines"])
def test_one_tap_suspects_a_player_unless_their_seat_is_aimed_at_or_held_for_help(
    visit: Visit, server: ServerProcess, ruleset: str, viewport: tuple[int, int]
) -> None:
    ada = server.guest("Ada")
    game = bring_to(can_break_a_tool if ruleset == "base" else lambda one: one.actor == 0, ruleset, 5)
    visitor = visit(ada, **PHONE | {"viewport": {"width": viewport[0], "height": viewport[1]}})
    page = visitor.page
    page.goto(f"/t/{put_table(server, game, [ada])}")
    seat = page.locator(".seat[data-seat='1']")
    mark = seat.locator(".note")
    mark.tap()
    expect(mark).to_have_class(re.compile(r"\bsuspect\b"))
    mark.tap()
    expect(mark).to_have_class(re.compile(r"\btrust\b"))
    expect(page.locator(".help")).to_have_count(0)
    hold_finger_on(visitor, mark)
    expect(mark).to_have_class(re.compile(r"\btrust\b"))
    page.keyboard.press("Escape")
    seat.tap()  # in its middle
    expect(page.locator(".help .marks")).to_be_visible()
    page.keyboard.press("Escape")
    if ruleset == "base":
        broken = next(move for move in game.legal if breaks_the_next_players_tool(move))
        card = str(broken).partition(">")[0]
        page.locator(f".hand .cards [data-card='{card}']").first.tap()
        box = mark.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(seat.locator(".aim")).to_have_attribute("aria-pressed", "true")
        expect(mark).to_have_class(re.compile(r"\btrust\b"))
