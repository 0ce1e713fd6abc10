"""The pace of bots: step by step, waiting behind dialogs, and remembered."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player
from browser.server_process import ServerProcess


def test_bots_wait_for_each_step_and_behind_dialogs(visit: Visit, server: ServerProcess) -> None:
    ada = server.guest("Ada")
    player = Player(visit(ada), 0)
    page, heard = player.page, player.socket_log
    page.add_init_script("""localStorage['motherlode.settings'] ??= '{"pace": "step"}'""")
    table = server.table(ada, seats=5)
    server.seat(ada, table, 0)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".hand .cards button").first.wait_for()
    pace = page.get_by_role("combobox", name="Pace of the bots")
    step = page.locator(".next-move")
    if heard.legal:
        player.make(heard.legal[0])
    page.wait_for_timeout(300)
    before = heard.seq
    expect(step).to_be_enabled()
    step.click()
    heard.until(lambda: heard.seq == before + 1)
    page.wait_for_timeout(200)
    assert heard.seq == before + 1, "one step is one move"

    # Behind a dialog nothing moves, at any pace; a reload remembers the pace.
    player.leave_dialogs()
    if heard.legal:
        player.make(next(move for move in heard.legal if move.startswith("pass(")))
    before = heard.seq
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").wait_for()
    pace.evaluate("select => { select.value = 'fast'; select.dispatchEvent(new Event('change', { bubbles: true })); }")
    page.wait_for_timeout(400)
    assert heard.seq == before
    page.keyboard.press("Escape")
    heard.until(lambda: bool(heard.legal))
    page.reload()
    expect(pace).to_have_value("fast")
