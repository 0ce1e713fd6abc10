"""The lesson, from its first word to its last, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Response, expect

from browser.conftest import Visit
from browser.player import Player
from browser.visitor import DESKTOP, PHONE, Visitor

DEVICES = {
    "desktop": DESKTOP,
    "phone": PHONE,
    "small phone": PHONE | {"viewport": {"width": 360, "height": 640}},
}


class Pupil(Player):
    """Does what the coach says, by the page's own means. The lesson is told by HTTP, not over a socket."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, 0)
        self.lesson: dict[str, Any] = {}
        self.page.on("response", self._learn)

    def _learn(self, answer: Response) -> None:
        if answer.url.endswith("/api/lesson"):
            self.lesson = answer.json()
            self.socket_log.game = {
                "view": self.lesson["view"],
                "legal": self.lesson.get("go_on", []),
                "details": self.lesson.get("details", []),
            }

    def do(self) -> None:
        """Make the first move that goes on with the lesson."""
        move = self.lesson["go_on"][0]
        with self.page.expect_response("**/api/lesson"):
            self._point_out(move)
        self.made.append(move)


@pytest.mark.parametrize("device", DEVICES)
def test_the_whole_lesson_is_done_by_what_the_coach_says(visit: Visit, device: str) -> None:
    pupil = Pupil(visit(**DEVICES[device]))
    page = pupil.page
    with page.expect_response("**/api/lesson"):
        page.goto("/lesson")
    coach = page.locator(".coach")
    pupil.press(coach.get_by_role("button", name="Show me"))
    chapters = len(pupil.lesson["chapters"]) - 1
    for number in range(chapters):
        expect(coach.locator(".progress")).to_contain_text(f"Part {number + 1} of {chapters}")
        expect(coach.locator(".do")).to_be_visible()
        pupil.do()
        pupil.press(coach.get_by_role("button", name="Next"))
        skip = coach.get_by_role("button", name="Skip")
        expect(skip.or_(coach.locator(".do")).or_(coach.get_by_role("link")).first).to_be_visible()
        if skip.count():
            pupil.press(skip)
    expect(coach.locator(".progress")).to_contain_text("That’s all there is to it")
    pupil.press(coach.get_by_role("link", name="Play a game"))
    expect(page.locator(".home")).to_be_visible()


def test_a_move_that_does_not_belong_to_the_lesson_is_gently_refused(visit: Visit) -> None:
    pupil = Pupil(visit())
    with pupil.page.expect_response("**/api/lesson"):
        pupil.page.goto("/lesson")
    pupil.page.locator(".coach .on button").click()
    before = pupil.page.locator(".coach .words").inner_text()
    pupil.card(len(pupil.socket_log.hand(0)) - 1).click()
    expect(pupil.page.locator(".coach .words")).not_to_have_text(before)
    assert pupil.lesson["made"] == 0
