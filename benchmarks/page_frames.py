"""Frames that the page drops on a mid-range phone: a card's travel, the round's end, panning and zooming.

    python -m benchmarks.page_frames

needs chromium and the test dependencies. Chromium's CPU throttling (4×) stands for the phone. It counts the frames of
60 a second that never came, by the times at which animation frames are called, and how long the page's own scripts and
styles took for the worst one. Without a graphics card drawing is slow, and other work on the machine adds to it: the
time of the worst frame is what the page can be judged by.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import CDPSession, Page, sync_playwright

from browser.chromium import launch
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import PHONE, Visitor

THROTTLING: Final = 4
FRAME_MS: Final = 1000 / 60
_WATCH: Final = """
() => {
  const frames = (window.frames_seen = []);
  const tasks = (window.tasks_seen = []);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration))).observe({
    type: "long-animation-frame",
    buffered: false,
  });
  const look = (now) => {
    frames.push(now);
    if (window.is_watching) requestAnimationFrame(look);
  };
  window.is_watching = true;
  requestAnimationFrame(look);
}
"""
_STOP: Final = "() => { window.is_watching = false; return [window.frames_seen, window.tasks_seen]; }"


def watch(page: Page, act: Callable[[], None], ms: int) -> dict[str, Any]:
    """Do something, and return how frames came meanwhile."""
    page.evaluate(_WATCH)
    act()
    page.wait_for_timeout(ms)
    frames, tasks = page.evaluate(_STOP)
    gaps = [after - before for before, after in pairwise(frames)]
    return {
        "frames": len(gaps),
        "dropped": sum(max(0, round(gap / FRAME_MS) - 1) for gap in gaps),
        "median ms": round(statistics.median(gaps), 1),
        "worst ms": round(max(gaps), 1),
        "long frames ms": [round(task) for task in tasks],
    }


def phone(play: Any, server: ServerProcess, name: str) -> tuple[Visitor, CDPSession]:
    """Someone with a phone four times slower than this machine."""
    visitor = Visitor(play, server.address, server.guest(name), reduced_motion="no-preference", **PHONE)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLING})
    return visitor, session


def card_travel(visitor: Visitor, server: ServerProcess) -> dict[str, Any]:
    """A tunnel is laid, and travels to its cell."""
    assert visitor.card is not None
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 24, "base", 5, rounds=2, seed=3)
    page = visitor.page
    page.goto(f"/t/{put_table(server, game, [visitor.card, *map(server.guest, ('Bo', 'Cy', 'Di', 'Eve'))])}")
    page.locator(".hand .cards button").first.wait_for()
    for card in page.locator(".hand .cards li:not(.off) button").all():
        card.tap()
        if page.locator(".legal").count():
            break
    page.locator(".legal").first.tap()
    page.wait_for_timeout(1500)
    return watch(page, lambda: page.locator(".acts .go").first.tap(), 900)


def round_end(visitor: Visitor, server: ServerProcess) -> dict[str, Any]:
    """The goals and roles turn over."""
    assert visitor.card is not None
    last = bring_to(lambda one: one.round == 2, "base", 5, rounds=2, seed=3)
    before = len(last.history)
    while last.history and last.history[before - 1][1].text.startswith("take"):
        before -= 1
    game = bring_to(lambda one: len(one.history) == before - 1 and one.seed == last.seed, "base", 5, rounds=2, seed=3)
    people = [visitor.card, *map(server.guest, ("Bo", "Cy", "Di", "Eve"))]
    order = people[:]
    order[0], order[game.actor] = order[game.actor], order[0]
    page = visitor.page
    page.goto(f"/t/{put_table(server, game, order)}")
    page.locator(".hand .cards button").first.wait_for()
    move = last.history[before - 1][1].text
    page.locator(".tool-btn.all").tap()
    page.locator(f'dialog [data-move="{move}"]').wait_for()
    page.wait_for_timeout(1500)
    return watch(page, lambda: page.locator(f'dialog [data-move="{move}"]').tap(), 4000)


def pan_and_zoom(visitor: Visitor, session: CDPSession) -> dict[str, Any]:
    """A finger moves the board about, then two fingers zoom it."""
    page = visitor.page
    box = page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    def move() -> None:
        touch("touchStart", (x, y))
        for step in range(45):
            touch("touchMove", (x + 60 * ((step % 20) - 10) / 10, y + step))
        touch("touchEnd")
        touch("touchStart", (x - 20, y), (x + 20, y))
        for step in range(45):
            touch("touchMove", (x - 20 - step, y), (x + 20 + step, y))
        touch("touchEnd")

    return watch(page, move, 100)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        browser = launch(play)
        assert browser is not None, "there is no chromium"
        server = ServerProcess(Path(place))
        server.start()
        try:
            visitor, session = phone(browser, server, "Ada")
            print("card's travel", card_travel(visitor, server))
            visitor.page.wait_for_timeout(1000)
            print("pan and zoom", pan_and_zoom(visitor, session))
            print("round's end", round_end(visitor, server))
            visitor.context.close()
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
