"""Cards in the hand: dragged onto the board, turned by key and by touch, and never played by accident."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.player import Player, is_face, turned
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE
from motherlode import Game, Move


def both_ways(game: Game) -> str:
    """A move that lays a card where it would also fit the other way up; empty if there is none."""
    legal = [str(move) for move in game.legal]
    for move in legal:
        head, at, cell = move.partition("@")
        if at and is_face(head) and turned(head) != head and f"{turned(head)}@{cell}" in legal:
            return move
    return ""


def at_such_a_turn(visit: Visit, server: ServerProcess, how: dict[str, object]) -> tuple[Player, str]:
    """A player whose turn it is, and a card that fits somewhere both ways."""
    game = bring_to(lambda one: one.actor == 0 and both_ways(one) != "", "base", 3)
    card = server.guest("Ada")
    player = Player(visit(card, **how), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    return player, both_ways(game)


def middle(what: Locator) -> tuple[float, float]:
    """Where on the page something is."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sent(player: Player) -> str:
    """The move that was carried out."""
    player.socket_log.until(lambda: bool(player.socket_log.answers))
    move, answer = player.socket_log.answers[-1]
    assert answer["type"] == "done"
    return move


def place_of(player: Player, move: str) -> int:
    """Where in the hand the card of a move is."""
    head = move.partition("@")[0]
    return next(n for n, card in enumerate(player.socket_log.hand(0)) if is_face(card) and head in (card, turned(card)))


def test_a_card_dragged_to_a_cell_is_laid_there(visit: Visit, server: ServerProcess) -> None:
    player, move = at_such_a_turn(visit, server, DESKTOP)
    mouse = player.page.mouse
    mouse.move(*middle(player.card(place_of(player, move))))
    mouse.down()
    x, y = middle(player.page.locator(".board"))
    mouse.move(x, y, steps=4)
    column, row = Move.parse(move).cells[0]
    cell = player.page.locator(f".legal[data-cell='{column},{row}']")
    mouse.move(*middle(cell), steps=4)
    mouse.up()
    assert sent(player).partition("@")[2] == f"{column},{row}"


def test_a_card_dropped_beside_the_board_is_not_played(visit: Visit, server: ServerProcess) -> None:
    player, move = at_such_a_turn(visit, server, DESKTOP)
    mouse = player.page.mouse
    card = player.card(place_of(player, move))
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(*middle(player.page.locator(".log h2").first), steps=4)
    mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert player.socket_log.answers == []


def test_a_finger_drags_a_card_to_a_cell(visit: Visit, server: ServerProcess) -> None:
    player, move = at_such_a_turn(visit, server, PHONE)
    touch = player.visitor.context.new_cdp_session(player.page)
    column, row = Move.parse(move).cells[0]

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(player.card(place_of(player, move)))
    finger("touchStart", x, y)
    finger("touchMove", x, y - 40)
    to = middle(player.page.locator(f".legal[data-cell='{column},{row}']"))
    finger("touchMove", *to)
    finger("touchEnd")
    assert sent(player).partition("@")[2] == f"{column},{row}"


def test_a_card_dragged_to_a_player_is_played_on_them(visit: Visit, server: ServerProcess) -> None:
    game = bring_to(lambda one: one.actor == 0 and any("break" in str(move) for move in one.legal), "base", 3)
    card = server.guest("Ada")
    player = Player(visit(card), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    move = next(move for move in player.socket_log.legal if move.startswith("break"))
    mouse = player.page.mouse
    mouse.move(*middle(player.card(player.socket_log.hand(0).index(Move.parse(move).head))))
    mouse.down()
    mouse.move(*middle(player.page.locator(f".seat[data-seat='{Move.parse(move).seat}']")), steps=4)
    mouse.up()
    assert sent(player) == move


@pytest.mark.parametrize("by", ["R", "button", "click"])
def test_a_held_card_is_turned_and_laid_as_it_is_held(visit: Visit, server: ServerProcess, by: str) -> None:
    player, move = at_such_a_turn(visit, server, DESKTOP)
    place = place_of(player, move)
    card = player.card(place)
    card.click()
    before = card.inner_html()
    if by == "R":
        player.page.keyboard.press("R")
    elif by == "button":
        player.page.get_by_role("button", name="Turn", exact=True).click()
    else:
        card.click()
    expect(card).to_have_accessible_name(f"{card.get_attribute('data-name')}, turned")
    assert card.inner_html() != before
    held = turned(player.socket_log.hand(0)[place])
    cell = move.partition("@")[2]
    player.page.locator(f".legal[data-cell='{cell}']").click()
    assert sent(player) == f"{held}@{cell}"


def test_on_a_phone_a_card_aimed_at_a_cell_is_turned_there_and_confirmed(visit: Visit, server: ServerProcess) -> None:
    player, move = at_such_a_turn(visit, server, PHONE)
    place = place_of(player, move)
    cell = move.partition("@")[2]
    target = player.page.locator(f".legal[data-cell='{cell}']")
    player.card(place).tap()
    target.tap()
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator(".say .hint")).to_have_text("Tap again to play it there.")
    player.page.get_by_role("button", name="Turn", exact=True).tap()
    assert player.socket_log.answers == []
    held = turned(player.socket_log.hand(0)[place])
    player.page.get_by_role("button", name="Lay here").tap()
    assert sent(player) == f"{held}@{cell}"


def test_the_boards_controls_do_not_cover_where_a_card_can_go(visit: Visit, server: ServerProcess) -> None:
    player, move = at_such_a_turn(visit, server, DESKTOP)
    page = player.page
    column, row = Move.parse(move).cells[0]
    player.press(player.card(place_of(player, move)))
    cell = page.locator(f".legal[data-cell='{column},{row}']")
    controls = page.locator(".zoom")
    corner, grip = middle(controls), middle(page.locator(".board"))
    start = middle(cell)
    page.mouse.move(*grip)
    page.mouse.down()
    page.mouse.move(grip[0] + corner[0] - start[0], grip[1] + corner[1] - start[1], steps=4)
    page.mouse.up()
    expect(controls).to_be_hidden()
    cell.click()
    assert sent(player).partition("@")[2] == f"{column},{row}"
    expect(controls).to_be_visible()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_b26_a_card_that_cannot_be_played_says_the_servers_reason(
    visit: Visit, server: ServerProcess, how: dict[str, object]
) -> None:
    game = bring_to(lambda one: one.actor == 0 and "B-26" in one.unplayable.values(), "base", 3)
    broken = [sign for sign in game.truth.front[0] if sign in ("pick", "lamp", "cart")]
    tools = {"pick": "Your pickaxe is broken", "lamp": "Your lamp is broken", "cart": "Your cart is broken"}
    reason = tools[broken[0]] if len(broken) == 1 else "You have broken tools"
    card = server.guest("Ada")
    player = Player(visit(card, **how), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    place = next(n for n, held in enumerate(player.socket_log.hand(0)) if game.unplayable.get(held) == "B-26")
    player.press(player.card(place))
    expect(player.page.locator(".whose .hint")).to_contain_text(reason)
    player.card(place).press("?")
    note = player.page.get_by_role("dialog", name="Not playable now")
    expect(note).to_contain_text(reason)
    expect(note.get_by_role("button", name="Rule B-26")).to_be_visible()


WATCH_FLIGHTS = """() => {
    window.flights = 0;
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) {
            if (node.classList?.contains("flight")) window.flights += 1;
        }
    }).observe(document.querySelector(".table"), { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_played_card_travels_and_a_drawn_one_is_marked(visit: Visit, server: ServerProcess, motion: str) -> None:
    """With reduced motion nothing travels, but the new card is marked all the same."""
    player, move = at_such_a_turn(visit, server, {**DESKTOP, "reduced_motion": motion})
    page = player.page
    page.evaluate(WATCH_FLIGHTS)
    expect(page.locator(".cards .fresh")).to_have_count(0)
    player.make(move)
    expect(page.locator(".cards .fresh")).to_have_count(1)
    expect(page.locator(".cards .fresh button")).to_have_accessible_name(re.compile(", new$"))
    page.wait_for_timeout(600)
    assert (page.evaluate("window.flights") > 0) == (motion == "no-preference")
    expect(page.locator(".flight")).to_have_count(0)


def test_b35_who_looked_at_a_goal_is_marked_for_everyone(visit: Visit, server: ServerProcess) -> None:
    def is_looked_at(game: Game) -> bool:
        return game.actor == 0 and any(goal.peeked_by and not goal.face_up for goal in game.truth.goals)

    game = bring_to(is_looked_at, "base", 3)
    looked = [goal.peeked_by for goal in game.truth.goals if goal.peeked_by and not goal.face_up]
    card = server.guest("Ada")
    player = Player(visit(card), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    marks = player.page.get_by_role("img", name="Looked at by")
    expect(marks).to_have_count(len(looked))
    assert marks.locator(".who").count() == sum(len(seats) for seats in looked)
