"""Frames the page drops on a mid-range phone: a card's travel, the round's end, panning and zooming.

    python -m benchmarks.page_frames

needs chromium and the test dependencies. Chromium's CPU throttling (4×) stands for the phone. All numbers are read from
a trace. Chromium itself reports the outcome of each frame of 60 a second: it was shown, it was dropped, or it was late,
shown with the animations moved on but without what the main thread was still working on. Only frames count in which
something moved. Each counts against

- the main thread, if that worked for most of it,
- the machine, if the main thread had work but did not get the processor, or
- drawing, which here is done without a graphics card.

Of the main thread it prints the processor time per frame: script, style, layout and paint. Frames depend on what else
the machine does, processor time hardly does: compare versions by that.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import CDPSession, Locator, Page, sync_playwright

from browser.chromium import launch
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import PHONE, Visitor

THROTTLING: Final = 4
FRAME_MS: Final = 1000 / 60
_CATEGORIES: Final = [
    "toplevel",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
_MARK: Final = "measured from here"
_TRACING_STARTS_MS: Final = 500
_OUTCOMES: Final = {
    "STATE_PRESENTED_ALL": "shown",
    "STATE_PRESENTED_PARTIAL": "late",
    "STATE_DROPPED": "dropped",
}
_CAUSES: Final = ("main thread", "machine", "drawing")
_KINDS: Final = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "RunMicrotasks": "script",
    "EventDispatch": "script",
    "TimerFire": "script",
    "ParseHTML": "script",
    "MinorGC": "script",
    "MajorGC": "script",
}


Event = dict[str, Any]


def frames(events: list[Event], thread: tuple[int, int], *, is_dragged: bool) -> dict[str, Any]:
    """The frames of a trace by outcome: how many were shown, and late or dropped for which cause.

    Chromium does not know that something moves that is dragged by a finger: then every frame counts.
    """
    tasks = sorted(
        (one["ts"], one["ts"] + one["dur"], one.get("tdur", 0) / max(1, one["dur"]))
        for one in events
        if one["ph"] == "X" and one["name"].endswith("RunTask") and (one["pid"], one["tid"]) == thread
    )
    found: Counter[tuple[str, str]] = Counter()
    for one in events:
        if one["name"] != "PipelineReporter" or one["ph"] != "b" or one["pid"] != thread[0]:
            continue
        report = one["args"]["frame_reporter"]
        outcome = _OUTCOMES.get(report["state"])
        if outcome and (is_dragged or outcome != "dropped" or report["affects_smoothness"]):
            found[outcome, _cause(tasks, one["ts"])] += 1
    return {
        "frames": found.total(),
        **{outcome: {cause: found[outcome, cause] for cause in _CAUSES} for outcome in ("late", "dropped")},
    }


def _cause(tasks: Iterable[tuple[float, float, float]], start: float) -> str:
    """Return what took most of a frame: "main thread", "machine" or "drawing".

    ``tasks`` are those of the main thread: start, end and share of processor of each.
    """
    end = start + FRAME_MS * 1000
    busy = worked = 0.0
    done = start
    for begins, ends, share in tasks:  # some contain others
        if begins >= end:
            break
        if ends > done:
            here = min(ends, end) - max(begins, done)
            busy += here
            worked += here * share
            done = min(ends, end)
    half = (end - start) / 2
    return "main thread" if worked > half else "machine" if busy > half else "drawing"


def main_thread(events: list[Event], thread: tuple[int, int]) -> dict[str, Any]:
    """Processor milliseconds of the page's main thread per frame of a trace, by kind of work.

    A kind's time is without that of kinds inside it: a layout that a script forces is layout.
    """
    mine = [one for one in events if (one["pid"], one["tid"]) == thread]
    ends = sorted(one["ts"] + one.get("dur", 0) for one in mine if one["name"] == "Commit")
    spent = [Counter[str]() for _ in range(len(ends) + 1)]
    for at, kind, micros in _self_times(one for one in mine if one["ph"] == "X" and one["name"] in _KINDS):
        spent[bisect_right(ends, at)][kind] += micros / 1000
    totals = sorted(frame.total() for frame in spent)
    worst = max(spent, key=Counter.total)
    return {
        "total ms": round(sum(totals)),
        "median ms": round(statistics.median(totals), 1),
        "95 % ms": round(totals[len(totals) * 95 // 100], 1),
        "over 16.7 ms": sum(total > FRAME_MS for total in totals),
        "by kind ms": {kind: round(sum(frame[kind] for frame in spent)) for kind in sorted(set(_KINDS.values()))},
        "worst ms": {kind: round(ms) for kind, ms in worst.most_common()},
    }


def _self_times(events: Iterable[Event]) -> Iterable[tuple[float, str, float]]:
    """By event its start, its kind, and its own processor time in microseconds, nested events excluded."""
    inside: list[tuple[float, int]] = []
    own: list[list[Any]] = []
    for one in sorted(events, key=lambda one: (one["ts"], -one.get("dur", 0))):
        while inside and inside[-1][0] <= one["ts"]:
            inside.pop()
        spent = one.get("tdur", 0)
        if inside:
            own[inside[-1][1]][2] -= spent
        inside.append((one["ts"] + one.get("dur", 0), len(own)))
        own.append([one["ts"], _KINDS[one["name"]], spent])
    return ((at, kind, micros) for at, kind, micros in own)


def watch(page: Page, act: Callable[[], None], ms: int, *, is_dragged: bool = False) -> dict[str, Any]:
    """Do something; return its frames by outcome, and their cost."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=_CATEGORIES)
    # Beginning to trace takes the main thread a while.
    page.wait_for_timeout(_TRACING_STARTS_MS)
    page.evaluate(f"performance.mark({_MARK!r})")
    act()
    page.wait_for_timeout(ms)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mark = next(one for one in events if one["name"] == _MARK)
    events = [one for one in events if one.get("ts", 0) >= mark["ts"]]
    thread = (mark["pid"], mark["tid"])
    return {**frames(events, thread, is_dragged=is_dragged), "main thread": main_thread(events, thread)}


def tapping(session: CDPSession, target: Locator) -> Callable[[], None]:
    """A tap on an element's present place.

    Playwright's own tap runs scripts in the page, which would be measured too.
    """
    box = target.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def tap() -> None:
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return tap


def phone(play: Any, server: ServerProcess, name: str) -> tuple[Visitor, CDPSession]:
    """Someone with a phone four times slower than this machine."""
    visitor = Visitor(play, server.address, server.guest(name), reduced_motion="no-preference", **PHONE)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLING})
    return visitor, session


def card_travel(visitor: Visitor, session: CDPSession, server: ServerProcess) -> dict[str, Any]:
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
    return watch(page, tapping(session, page.locator(".acts .go").first), 1200)


def round_end(visitor: Visitor, session: CDPSession, server: ServerProcess) -> dict[str, Any]:
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
    page.locator(f'dialog [data-move="{move}"]').scroll_into_view_if_needed()
    page.wait_for_timeout(1500)
    return watch(page, tapping(session, page.locator(f'dialog [data-move="{move}"]')), 4500)


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

    return watch(page, move, 100, is_dragged=True)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        browser = launch(play)
        assert browser is not None, "there is no chromium"
        server = ServerProcess(Path(place))
        server.start()
        try:
            visitor, session = phone(browser, server, "Ada")
            for name, measured in (
                ("card's travel", lambda: card_travel(visitor, session, server)),
                ("pan and zoom", lambda: pan_and_zoom(visitor, session)),
                ("round's end", lambda: round_end(visitor, session, server)),
            ):
                print(f"{name}: {json.dumps(measured())}", flush=True)
                visitor.page.wait_for_timeout(1000)
            visitor.context.close()
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
