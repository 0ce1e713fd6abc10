"""Everything can be done with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.keyboard import Typist
from browser.playing import Taste, play_out
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.table.test_whole_games import ends_well


def test_a_whole_round_is_played_with_no_mouse_at_all(visit: Visit, server: ServerProcess) -> None:
    typist = Typist(visit(), 0)
    page = typist.page
    page.goto("/")
    typist.tab_to("#name")
    page.keyboard.type("Ada")
    typist.tab_to(".quick:last-of-type button")
    typist.key("Enter")
    page.locator("dialog[open] form").wait_for()
    typist.tab_to("dialog input[name=rounds]")
    typist.key("Home")
    typist.tab_to("dialog button[type=submit]")
    typist.key("Enter")
    page.locator(".start").wait_for()
    typist.tab_to(".start")
    typist.key("Enter")
    typist.await_turn()
    play_out([typist], Taste(5))
    ends_well(typist, 5, 1)


@pytest.mark.parametrize(("ruleset", "seed"), [("saboteur2", 3), ("lost-mines", 2)])
def test_some_turns_of_other_games_are_played_with_no_mouse_at_all(
    visit: Visit, server: ServerProcess, ruleset: str, seed: int
) -> None:
    card = server.guest("Ada")
    typist = Typist(visit(card), 0)
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 8, ruleset, 4, seed=seed)
    typist.page.goto(f"/t/{put_table(server, game, [card])}")
    taste = Taste(3)
    for _ in range(8):
        typist.await_turn()
        if typist.socket_log.is_over:
            break
        typist.make(taste.choose(typist.socket_log.legal))


def test_keys_hold_turn_and_let_go(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    typist = Typist(visit(card), 0)
    table = server.table(card, "base", 3, options={"rounds": 1, "first": 0})
    server.seat(card, table, 0)
    typist.page.goto(f"/t/{table}")
    typist.press(typist.page.locator(".start"))
    typist.await_turn()
    typist.key("2")
    expect(typist.card(1)).to_have_attribute("aria-pressed", "true")
    typist.key("1")
    expect(typist.card(0)).to_have_attribute("aria-pressed", "true")
    expect(typist.card(1)).to_have_attribute("aria-pressed", "false")
    typist.key("Escape")
    expect(typist.card(0)).to_have_attribute("aria-pressed", "false")
    typist.key("m")
    expect(typist.page.locator("dialog[open] li")).to_have_count(min(200, len(typist.socket_log.legal)))
    typist.key("Escape")
    expect(typist.page.locator("dialog[open]")).to_have_count(0)


def test_keys_in_fields_and_selects_do_not_move_the_board(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    typist = Typist(visit(card), 0)
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 8, "base", 4)
    page = typist.page
    page.goto(f"/t/{put_table(server, game, [card])}")
    typist.await_turn()
    typist.await_page()
    grid = page.locator(".board .grid")
    field = page.locator(".log form input")
    pace = page.get_by_role("combobox", name="Pace of the bots")
    held = page.locator(".hand .cards [aria-pressed='true']")

    def at() -> str | None:
        return grid.get_attribute("style")

    start = at()
    for elsewhere in (field, pace):
        elsewhere.focus()
        for key in (
            "+",
            "-",
            "0",
            "1",
            "2",
            "r",
            "m",
            "n",
            "Shift+ArrowLeft",
            "Shift+ArrowDown",
            "ArrowRight",
            "Escape",
        ):
            page.keyboard.press(key)
            assert at() == start, key
        expect(held).to_have_count(0)
        expect(page.locator("dialog[open]")).to_have_count(0)
    assert field.input_value().startswith("+-012rmn")
    page.locator(".hand").focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(grid).not_to_have_attribute("style", start or "")
    page.keyboard.press("0")
    expect(grid).to_have_attribute("style", start or "")


def test_n_is_for_the_next_move_but_not_in_the_choice_of_pace(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    typist = Typist(visit(card, locale="he"), 0)
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 8, "base", 4)
    page, heard = typist.page, typist.socket_log
    page.add_init_script("""localStorage['motherlode.settings'] ??= '{"pace": "step"}'""")
    page.goto(f"/t/{put_table(server, game, [card])}")
    heard.until(lambda: bool(heard.legal) and heard.is_pace_known)
    typist.make(next(move for move in heard.legal if move.startswith("pass(")))
    page.locator(".next-move").wait_for()
    before = heard.seq
    page.locator(".pace select").focus()
    page.keyboard.press("n")  # no pace begins with it in Hebrew
    page.wait_for_timeout(1500)
    assert heard.seq == before
    page.locator(".hand").focus()
    page.keyboard.press("n")
    heard.until(lambda: heard.seq > before)
