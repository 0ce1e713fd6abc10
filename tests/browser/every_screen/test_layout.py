"""The board has most of the height on every screen, in both orientations, for all player counts."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.prepared import bring_to, put_table
from browser.screens import SCREENS
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE
from motherlode import Game

SIZES: Final = [
    *((320, 568), (360, 640), (360, 780), (390, 844), (768, 1024)),
    *((568, 320), (640, 360), (844, 390), (1024, 768)),
    *((640, 400), (720, 450)),  # a desktop at 200 % zoom
    *((512, 512), (600, 520), (600, 960), (1100, 930)),  # nearly square
    *((1280, 600), (1280, 800), (1440, 900), (2560, 1440), (1440, 2560)),
]
BREAKPOINTS: Final = [
    *((1100, 700), (1101, 700), (1100, 930), (1101, 930)),  # rows or rails, or the columns of a desktop
    *((600, 560), (600, 561), (499, 568), (500, 560), (1280, 560), (1280, 561)),  # low
    *((400, 760), (400, 761), (900, 760), (900, 761), (720, 761)),  # upright: one line above the cards, or two
    *((719, 600), (720, 600), (721, 600), (1079, 900), (1080, 900)),  # an aspect of 6:5
    *((480, 1000), (480, 1001), (759, 1001), (760, 1001)),  # upright: seats in one row, or in two
]
"""Both sides of each width, height and aspect at which the layout changes."""
LEAST_SHARE: Final = 0.55
LEAST_CARD: Final = 64
LEAST_TOUCH: Final = 40


def box(what: Locator) -> dict[str, float]:
    found = what.bounding_box()
    assert found is not None
    return dict(found)


def is_whole(inner: dict[str, float], outer: dict[str, float]) -> bool:
    """Whether a box lies within another, to half a pixel."""
    return all(
        inner[at] >= outer[at] - 0.5 and inner[at] + inner[size] <= outer[at] + outer[size] + 0.5
        for at, size in (("x", "width"), ("y", "height"))
    )


def resize(page: Page, width: int, height: int) -> dict[str, float]:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise(requestAnimationFrame)")
    return {"x": 0, "y": 0, "width": width, "height": height}


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("saboteur2", 2),
        ("saboteur2", 5),
        ("saboteur2", 12),
        ("base", 4),
        ("base", 10),
        ("lost-mines", 3),
        ("lost-mines", 9),
    ],
)
def test_the_board_has_most_of_the_height_and_keeps_it_while_a_card_is_held(
    visit: Visit, server: ServerProcess, ruleset: str, seats: int
) -> None:
    game = bring_to(
        lambda one: one.actor == 0 and any("@" in str(move) for move in one.legal), ruleset, seats, rounds=2
    )
    ada = server.guest("Ada")
    page = visit(ada, **DESKTOP).page
    page.goto(f"/t/{put_table(server, game, [ada])}")
    card = page.locator(".hand .cards li:not(.off) button").first
    card.wait_for()
    board = page.locator(".board")
    for width, height in [*SIZES, *BREAKPOINTS]:
        screen = resize(page, width, height)
        before = box(board)
        assert before["height"] >= LEAST_SHARE * height, f"{width} × {height}: the board is {before['height']:.0f} high"
        assert is_whole(box(page.locator(".seat.mine")), screen), f"{width} × {height}: my seat is cut off"
        for place in page.locator(".hand .cards button").all():
            assert is_whole(box(place), screen), f"{width} × {height}: a card is cut off"
        if width > 1100 and height > 560:
            assert box(card)["width"] >= LEAST_CARD, f"{width} × {height}: cards are small"
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        assert box(board) == before, f"{width} × {height}: the board changes when a card is held"
        page.keyboard.press("Escape")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} × {height}: too wide"


@pytest.mark.parametrize(
    ("ruleset", "language"),
    [("base", "en-GB"), ("base-classic", "he-IL"), ("saboteur2", "pl-PL"), ("lost-mines", "he-IL")],
)
def test_what_is_said_of_people_lies_over_the_board_and_takes_no_height_from_it(
    visit: Visit, server: ServerProcess, ruleset: str, language: str
) -> None:
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 6, ruleset, 5)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    page = visit(ada, locale=language).page
    page.goto(f"/t/{put_table(server, game, [ada, bob])}")
    banner = page.locator(".banner")
    banner.locator("button").wait_for()  # Bob is not there, and can be replaced by a bot
    for width, height in [*SIZES, (1280, 720), (1366, 768)]:
        resize(page, width, height)
        board = box(page.locator(".board"))
        assert board["height"] >= LEAST_SHARE * height, f"{width} × {height}: the board is {board['height']:.0f} high"
        assert is_whole(box(banner), board), f"{width} × {height}: {box(banner)} leaves the board {board}"
        banner.locator("button").click(trial=True)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 740), (768, 740), (568, 320), (640, 360), (844, 390)])
def test_why_a_card_cannot_be_played_is_in_sight_while_it_is_held(
    visit: Visit, server: ServerProcess, size: tuple[int, int]
) -> None:
    width, height = size
    ada = server.guest("Ada")
    game = bring_to(lambda one: one.actor == 0 and bool(one.unplayable), "base", 5)
    page = visit(ada, has_touch=True, is_mobile=True, viewport={"width": width, "height": height}).page
    page.goto(f"/t/{put_table(server, game, [ada])}")
    page.locator(".hand .cards li.off button").first.tap()
    screen = {"x": 0, "y": 0, "width": width, "height": height}
    hint = page.locator(".say .hint")
    expect(hint).to_be_visible()
    assert is_whole(box(hint), screen)
    line = hint.evaluate("node => { const r = node.closest('.whose').getBoundingClientRect(); return r.bottom; }")
    assert box(hint)["y"] + box(hint)["height"] <= line + 1, "the reason is cut short"
    page.locator(".say .open-log").tap(trial=True)


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "he-IL"])
def test_every_button_is_in_sight_while_a_card_is_aimed(visit: Visit, server: ServerProcess, language: str) -> None:
    def can_turn(game: Game) -> bool:
        """Whether the first seat holds a card that can be laid either way up, beside discarding it."""
        faces = {str(move).partition("@")[0] for move in game.legal if "@" in str(move)}
        return game.actor == 0 and len(game.history) > 8 and {"NEW", "ESW"} <= faces

    ada = server.guest("Ada")
    page = visit(ada, locale=language, has_touch=True, is_mobile=True).page
    page.goto(f"/t/{put_table(server, bring_to(can_turn, 'base', 5), [ada])}")
    card = page.locator(".hand .cards [data-card='NEW'], .hand .cards [data-card='ESW']").first
    card.wait_for()
    for width, height in SIZES:
        screen = resize(page, width, height)
        card.tap()
        page.locator(".legal").first.tap()
        buttons = page.locator(".acts button")
        expect(buttons).to_have_count(3)
        for button in buttons.all():
            found = box(button)
            assert is_whole(found, screen), f"{width} × {height}: {button.inner_text()!r} is cut off"
            assert min(found["width"], found["height"]) >= LEAST_TOUCH, f"{width} × {height}: {found}"
        page.keyboard.press("Escape")


def test_buttons_cover_nothing_that_can_be_pointed_at(visit: Visit, server: ServerProcess) -> None:
    """With nine players so many treasures can be looked at that the buttons need more than a row."""

    def can_look(game: Game) -> bool:
        moves = {str(move).partition("=")[2].partition("@")[0].partition("-")[0] for move in game.legal}
        return game.actor == 0 and {"mine", "treasure"} <= moves

    ada = server.guest("Ada")
    page = visit(ada, **DESKTOP).page
    page.goto(f"/t/{put_table(server, bring_to(can_look, 'lost-mines', 9), [ada])}")
    card = page.locator(".hand .cards [data-card='look-mine+treasure']").first
    card.wait_for()
    for width, height in SIZES:
        resize(page, width, height)
        card.click()
        expect(page.locator(".acts button").nth(8)).to_be_visible()
        for cell in page.locator(".legal[data-cell]").all():
            cell.click(trial=True)
        page.keyboard.press("Escape")


def test_the_lesson_leaves_the_board_most_of_the_height(visit: Visit, server: ServerProcess) -> None:
    page = visit(server.guest("Ada")).page
    page.goto("/lesson")
    page.locator(".coach .on button").click()
    page.locator(".coach .do").wait_for()
    for width, height in SIZES:
        resize(page, width, height)
        assert box(page.locator(".board"))["height"] >= LEAST_SHARE * height, f"{width} × {height}"
        expect(page.locator(".coach .words")).to_be_visible()
        words, task = box(page.locator(".coach .words")), box(page.locator(".coach .do"))
        assert is_whole(task, words), f"{width} × {height}: what to do is cut off: {task} in {words}"


def test_a_board_moved_by_hand_stays_where_it_is_until_it_is_brought_back(visit: Visit, server: ServerProcess) -> None:
    game = bring_to(lambda one: one.actor == 0 and len(one.history) > 12, "base", 4)
    ada = server.guest("Ada")
    visitor = visit(ada)
    page = visitor.page
    page.goto(f"/t/{put_table(server, game, [ada])}")
    grid = page.locator(".dots")
    grid.wait_for(state="attached")
    place = "node => [node.style.getPropertyValue('--ox'), node.style.getPropertyValue('--cw')]"
    fitted = grid.evaluate(place)
    x, y = box(page.locator(".board"))["x"] + 200, box(page.locator(".board"))["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 160, y + 40, steps=5)
    page.mouse.up()
    page.mouse.wheel(0, -400)
    page.keyboard.press("Shift+ArrowLeft")
    moved = grid.evaluate(place)
    assert moved[0] != fitted[0]
    assert moved[1] != fitted[1]
    seq = visitor.socket_log.seq
    visitor.socket_log.until(lambda: bool(visitor.socket_log.legal))
    page.keyboard.press("m")
    page.locator("dialog[open] button[data-move]").last.click()
    visitor.socket_log.until(lambda: visitor.socket_log.seq > seq + 2)
    assert grid.evaluate(place) == moved, "play must not move what a person has placed"
    page.locator(".zoom button").first.click()
    assert grid.evaluate(place)[1] != moved[1]


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "he-IL"])
@pytest.mark.parametrize(
    ("screen", "button"),
    [
        ("game-end", ".after .go"),
        ("pass-setup", "form [type=submit]"),
        ("new-table", "form [type=submit]"),
        ("picture", ".row a[download]"),
    ],
)
def test_what_a_dialog_is_for_is_reached_without_scrolling(
    visit: Visit, server: ServerProcess, screen: str, button: str, language: str
) -> None:
    visitor = visit(server.guest("Ada"), **PHONE, locale=language)
    SCREENS[screen](server, visitor)
    for width, height in ((667, 375), (844, 390), (390, 844), (320, 568)):
        resize(visitor.page, width, height)
        main = visitor.page.locator(f"dialog[open] {button}")
        expect(main).to_be_in_viewport(ratio=1)
        main.tap(trial=True)  # nothing lies over it
        dialog = visitor.page.locator("dialog[open]")
        assert dialog.evaluate("node => node.scrollTop") == 0
        assert dialog.evaluate("node => node.scrollWidth <= node.clientWidth"), f"{width} × {height}: too wide"


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "he-IL"])
@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_what_my_role_wants_is_never_cut_off(visit: Visit, server: ServerProcess, ruleset: str, language: str) -> None:
    card = server.guest("Ada")
    page = visit(card, **PHONE, locale=language).page
    roles = set()
    for seed in range(12):
        game = bring_to(lambda one: one.actor == 0 and len(one.history) > 4, ruleset, 5, rounds=2, seed=seed)
        role = game.truth.roles[0]
        if role in roles:
            continue
        roles.add(role)
        page.goto(f"/t/{put_table(server, game, [card])}")
        page.locator(".say .whose").wait_for()
        page.keyboard.press("Escape")
        for width, height in SIZES:
            resize(page, width, height)
            goal = page.locator(".say .goal, .goal-over").filter(visible=True)
            expect(goal).to_have_count(1)
            whose = page.locator(".say .whose")
            overflow = whose.evaluate("node => node.scrollHeight - node.clientHeight")
            assert overflow <= 1, f"{role}, {width} × {height}: {overflow} pixels are cut off"
    assert len(roles) > 1
