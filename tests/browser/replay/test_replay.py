"""The replay of a finished game: from its end, step by step, through any eyes, by link, from a file."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.prepared import bring_to, put_table
from browser.screens import finished
from browser.server_process import ServerProcess
from browser.visitor import Visitor
from motherlode import Claim, parse_record, print_record, record_of, verify

START_AND_GOALS = 4


def opened(visit: Visit, server: ServerProcess) -> tuple[Visitor, str]:
    """Someone who has opened the replay of a game from its end."""
    card = server.guest("Ada")
    table = put_table(server, finished(), [card, server.guest("Bob")])
    visitor = visit(card)
    visitor.page.goto(f"/t/{table}")
    visitor.page.get_by_role("link", name="Watch the replay").click()
    visitor.page.locator(".controls").wait_for()
    return visitor, table


def step_of(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step").input_value())


def hands(page: Page) -> list[str]:
    """The names of all cards that are shown in hands."""
    names: list[str] = page.locator(".hands li li").evaluate_all("all => all.map(one => one.title)")
    return names


def test_claims_are_told_at_the_step_they_were_made(visit: Visit, server: ServerProcess) -> None:
    game = bring_to(lambda one: len(one.history) == 4, "base", 3)
    game.say(1, Claim("suspect", seat=0))
    while not game.over:
        game.play(game.legal[0])
    table = put_table(server, game, [server.guest("Ada"), server.guest("Bob")])
    page = visit().page
    claim, log_line = page.locator(".told .claim"), page.locator("aside.log li.talk")
    for step, at_step, in_log in ((3, 0, 0), (4, 1, 1), (5, 0, 1)):
        page.goto(f"/replay/{table}/0?step={step}")
        expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
        expect(claim).to_have_count(at_step)
        expect(log_line).to_have_count(in_log)
    expect(log_line).to_have_text(re.compile("Bob: .*Ada"))


def test_a_game_is_stepped_through_by_buttons_keys_and_slider(visit: Visit, server: ServerProcess) -> None:
    visitor, _ = opened(visit, server)
    page = visitor.page
    slider = page.get_by_role("slider", name="Step")
    expect(page.get_by_role("button", name="To the beginning")).to_be_disabled()
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    board = page.locator(".board .dots")
    place = board.get_attribute("style")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("2")
    assert board.get_attribute("style") == place, "a key that steps must not move the board"
    page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value("1")
    slider.fill("12")
    expect(page).to_have_url(re.compile("step=12"))
    expect(page.locator(".board .laid")).to_have_count(START_AND_GOALS + 12)
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(len(finished().history)))
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    slider.fill("1")
    expect(page.locator(".board .laid")).to_have_count(START_AND_GOALS + 1)


def test_a_game_plays_by_itself_and_stops(visit: Visit, server: ServerProcess) -> None:
    visitor, _ = opened(visit, server)
    page = visitor.page
    page.get_by_label("Speed").select_option(index=3)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_seats_eyes_see_only_what_that_seat_knew(visit: Visit, server: ServerProcess) -> None:
    visitor, _ = opened(visit, server)
    page = visitor.page
    page.get_by_role("slider", name="Step").fill("12")
    everything = hands(page)
    assert everything
    assert "card" not in everything
    films = []
    page.on("response", lambda answer: films.append(answer) if "/replay" in answer.url else None)
    for eyes, seen in (("spectator", None), ("1", 1)):
        page.get_by_label("Whose view").select_option(eyes)
        expect(page).to_have_url(re.compile(f"eyes={eyes}"))
        expect(page.get_by_role("slider", name="Step")).to_have_value("12")
        expect(page.locator(".hands")).to_have_count(0)
        view = films[-1].json()["steps"][12]["view"]
        for seat, hand in enumerate(view["hands"]):
            assert (set(hand) == {"?"}) == (seat != seen)
        known = [seat for seat, role in enumerate(view["roles"][: finished().seats]) if role != "?"]
        assert known == ([] if seen is None else [seen])
        expect(page.locator(".hand .cards button")).to_have_count(0 if seen is None else len(view["hands"][1]))


def test_a_link_leads_to_a_step_and_to_eyes(visit: Visit, server: ServerProcess) -> None:
    visitor, table = opened(visit, server)
    visitor.page.get_by_role("slider", name="Step").fill("7")
    stranger = visit()
    stranger.page.goto(f"/replay/{table}/0?step=7&eyes=spectator")
    expect(stranger.page.get_by_role("slider", name="Step")).to_have_value("7")
    expect(stranger.page.get_by_label("Whose view")).to_have_value("spectator")
    stranger.page.goto(f"/replay/{table}/0?step=9&eyes=spectator")
    expect(stranger.page.get_by_role("slider", name="Step")).to_have_value("9")


def test_the_record_is_downloaded_and_the_shuffle_is_verified_in_words(visit: Visit, server: ServerProcess) -> None:
    visitor, _ = opened(visit, server)
    page = visitor.page
    expect(page.locator("aside")).to_contain_text("The shuffle was honest")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").or_(
            page.get_by_role("button", name="Download the record")
        ).click()
    record = parse_record(Path(coming.value.path()).read_text("utf-8"))
    verify(record)
    assert [str(move) for move in record.moves] == [str(move) for _, move in finished().history]


def test_a_record_brought_as_a_file_is_shown(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(print_record(record_of(finished("lost-mines", 3, 2))), "utf-8")
    visitor = visit()
    visitor.page.goto("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.locator(".treasures")).to_be_visible()
    expect(visitor.page.locator(".seat")).to_have_count(3)


def test_what_is_no_record_is_refused_in_words(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("this is no game", "utf-8")
    visitor = visit()
    visitor.page.goto("/replay")
    with visitor.forgiving():
        visitor.page.locator("input[type=file]").set_input_files(file)
        expect(visitor.page.get_by_role("alert")).to_be_visible()
    expect(visitor.page.get_by_role("alert")).not_to_contain_text("bad-record")


def test_a_game_that_is_not_over_has_no_replay(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table = server.table(card, "base", 3)
    server.seat(card, table, 0)
    visitor = visit(card)
    with visitor.forgiving():
        visitor.page.goto(f"/replay/{table}/0")
        expect(visitor.page.get_by_role("alert")).to_be_visible()


def test_the_end_of_a_game_is_a_picture_to_save(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table = put_table(server, finished("lost-mines", 3), [card])
    page = visit(card).page
    page.goto(f"/replay/{table}/0")
    page.get_by_role("button", name="Share a picture").click()
    picture = page.get_by_role("img", name="Share a picture")
    expect(picture).to_be_visible(timeout=60_000)
    assert picture.evaluate("image => image.naturalWidth") == 1200
    with page.expect_download() as download:
        page.get_by_role("link", name="Save").click()
    assert download.value.suggested_filename == f"motherlode-{table}-0.png"
