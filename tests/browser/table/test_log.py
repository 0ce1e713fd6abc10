"""The log: a line highlights its subject, and names of either writing direction keep sentences intact."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import Player
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE
from motherlode import Game

DRAWN_FIRST = """(line) => {
    const [name, text] = line.querySelectorAll("bdi");
    const range = document.createRange();
    const at = (node) => (range.selectNodeContents(node), range.getBoundingClientRect().left);
    return at(name) < at(text) ? "name" : "text";
}"""
SMALL = {**PHONE, "viewport": {"width": 320, "height": 568}}
LONG = "Wilhelmina Maria Wollstonecraft W"[:32]


def laid(game: Game) -> bool:
    """Whether a card was just laid by another seat, and it is the first seat's turn."""
    return game.actor == 0 and bool(game.history) and game.history[-1][1].cells != () and len(game.history) > 3


def at_the_table(visit: Visit, server: ServerProcess, name: str = "Ada", **how: object) -> tuple[Page, Game]:
    game = bring_to(laid, "base", 3)
    card = server.guest(name)
    player = Player(visit(card, **how), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    return player.page, game


def test_a_line_marks_the_cell_and_the_seat_it_speaks_of(visit: Visit, server: ServerProcess) -> None:
    page, game = at_the_table(visit, server, **DESKTOP)
    seat, move = game.history[-1]
    line = page.locator("aside.log ol li > button").first
    expect(page.locator(".board .spot")).to_have_count(0)
    line.hover()
    expect(page.locator(".board .spot")).to_have_count(1)
    column, row = move.cells[0]
    assert page.locator(".board .spot").evaluate("(spot) => [spot.style.getPropertyValue('--x'), spot.style.getPropertyValue('--y')]") == [str(column), str(row)]  # fmt: skip  # noqa: E501
    expect(page.locator(f".seat.spoken-of[data-seat='{seat}']")).to_be_visible()
    page.locator(".whose").hover()
    expect(page.locator(".board .spot")).to_have_count(0)
    expect(page.locator(".seat.spoken-of")).to_have_count(0)


def test_on_a_phone_a_tapped_line_shows_the_board(visit: Visit, server: ServerProcess) -> None:
    page, _ = at_the_table(visit, server, **PHONE)
    page.locator(".open-log").first.tap()
    line = page.locator("aside.log ol li > button").first
    expect(line).to_be_in_viewport()
    line.tap()
    expect(page.locator("aside.log")).not_to_be_in_viewport()
    expect(page.locator(".board .spot")).to_be_visible()


def test_an_english_claim_of_a_hebrew_name_is_not_turned_round(visit: Visit, server: ServerProcess) -> None:
    page, _ = at_the_table(visit, server, "דנה", **DESKTOP)
    page.get_by_role("button", name="Quick messages").click()
    page.get_by_role("button", name="Good move!", exact=True).click()
    line = page.locator(".talk ol li").first
    expect(line).to_have_text("דנה: Good move!")
    assert line.evaluate("(line) => getComputedStyle(line).direction") == "ltr"
    assert line.evaluate(DRAWN_FIRST) == "name"


@pytest.mark.parametrize("how", [DESKTOP, PHONE, SMALL], ids=["desktop", "phone", "small"])
def test_a_long_name_breaks_no_seat_and_no_line(visit: Visit, server: ServerProcess, how: dict[str, object]) -> None:
    heights = []
    for name in ("Ada", LONG):
        page, _ = at_the_table(visit, server, name, **how)
        box = page.locator(".seat.mine").bounding_box()
        assert box is not None
        heights.append(box["height"])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
        overflowing = page.locator(".seat .name").evaluate_all(
            "(names) => names.filter((name) => name.getBoundingClientRect().right"
            " > name.closest('.seat').getBoundingClientRect().right + 1).length"
        )
        assert overflowing == 0
    assert abs(heights[0] - heights[1]) < 1, "a long name makes its seat higher"
