"""Touch on the board: one finger pans, two zoom, and neither plays a card."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page

from browser.conftest import Visit
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import PHONE

Point = tuple[float, float]


def gesture(session: CDPSession, *frames: list[Point]) -> None:
    """Fingers put down at the points of the first frame, moved through the others and lifted."""
    for number, points in enumerate(frames):
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def camera(page: Page) -> tuple[float, float, float]:
    """Where the board lies, and how wide a cell is, once it has come to rest."""
    page.wait_for_timeout(400)
    read = "node => ['--ox', '--oy', '--cw'].map(name => parseFloat(node.style.getPropertyValue(name)))"
    x, y, cell = page.locator(".board .dots").evaluate(read)
    return x, y, cell


def test_one_finger_pans_two_zoom_and_a_button_brings_the_board_back(visit: Visit, server: ServerProcess) -> None:
    ada = server.guest("Ada")
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 12, "base", 4)
    visitor = visit(ada, **PHONE)  # whose troubles, as an effect that never settles, fail the test
    page = visitor.page
    page.goto(f"/t/{put_table(server, game, [ada])}")
    page.locator(".board .laid").first.wait_for()
    session = visitor.context.new_cdp_session(page)
    box = page.locator(".board").bounding_box()
    assert box is not None
    left, top = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    x, y, cell = camera(page)
    gesture(session, *[[(left + 9 * step, top + 5 * step)] for step in range(9)])
    panned = camera(page)
    assert panned[2] == cell
    assert 40 < panned[0] - x < 80
    assert 20 < panned[1] - y < 45

    gesture(session, *[[(left - 30 - 8 * step, top), (left + 30 + 8 * step, top)] for step in range(9)])
    zoomed = camera(page)
    assert zoomed[2] > 1.5 * cell
    gesture(session, *[[(left - 110 + 10 * step, top), (left + 110 - 10 * step, top)] for step in range(9)])
    assert camera(page)[2] < zoomed[2]

    # Far out of sight, and beyond the largest and the smallest: it stays on the screen, and settles.
    for _ in range(4):
        gesture(session, *[[(left + 40 * step, top + 60 * step)] for step in range(5)])
        gesture(session, *[[(left - 5 - 30 * step, top - 20 * step), (left + 5, top)] for step in range(6)])
    at_rest = camera(page)
    assert camera(page) == at_rest

    assert not visitor.socket_log.answers, "a gesture must not play"
    page.locator(".zoom button").first.tap()
    assert camera(page) == (x, y, cell)
