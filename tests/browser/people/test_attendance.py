"""Attendance: whom a table waits for, the absent, latecomers, and that nobody is held up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import Player
from browser.prepared import bring_to, put_table
from browser.screens import finished as finished_game
from browser.server_process import Card, ServerProcess
from browser.table.test_round_end import last_move
from browser.visitor import DESKTOP, PHONE
from motherlode import Game

DEVICES = {"desktop": DESKTOP, "phone": PHONE}


def people_at_the_last_move(
    visit: Visit, server: ServerProcess, ruleset: str, rounds: int, names: list[str], **how: object
) -> tuple[list[Player], Game, str]:
    """People on the first seats, of whom the first one's move ends the round."""
    game = bring_to(last_move, ruleset, 3, rounds=rounds)
    cards = [server.guest(name) for name in names]
    table = put_table(server, game, cards)
    players = [Player(visit(card, **how), seat) for seat, card in enumerate(cards)]
    for player in players:
        player.page.goto(f"/t/{table}")
        player.page.locator("h1[data-seq]").wait_for()
    players[0].await_turn()
    return players, game, table


def finished(visit: Visit, server: ServerProcess, names: list[str], **how: object) -> list[Player]:
    """People who see the end of their game."""
    players, game, _ = people_at_the_last_move(visit, server, "lost-mines", 1, names, **how)
    players[0].make(str(game.legal[0]))
    for player in players:
        player.page.locator(".round-end .continue").click()
        expect(player.page.locator(".game-end")).to_be_visible()
    return players


@pytest.mark.parametrize("device", DEVICES)
def test_the_round_goes_on_when_everyone_has_continued(visit: Visit, server: ServerProcess, device: str) -> None:
    (ada, bob), game, _ = people_at_the_last_move(visit, server, "lost-mines", 2, ["Ada", "Bob"], **DEVICES[device])
    ada.make(str(game.legal[0]))
    scenes = [player.page.locator(".round-end") for player in (ada, bob)]
    expect(scenes[0]).to_contain_text("Still looking at the result: Bob")
    expect(scenes[0].get_by_role("timer")).to_be_visible()
    ada.press(scenes[0].locator(".continue"))
    expect(scenes[0]).to_have_count(0)
    expect(ada.page.locator(".banner")).to_contain_text("Waiting for Bob")
    bob.press(scenes[1].locator(".continue"))
    expect(ada.page.locator(".banner")).to_have_count(0)
    assert not ada.socket_log.room.get("waiting")


def test_one_person_cannot_hold_the_round_up(visit: Visit, server: ServerProcess) -> None:
    (ada, bob), game, _ = people_at_the_last_move(visit, server, "lost-mines", 2, ["Ada", "Bob"])
    ada.make(str(game.legal[0]))
    ada.press(ada.page.locator(".round-end .continue"))
    ada.socket_log.until(lambda: not ada.socket_log.room.get("waiting"))
    expect(bob.page.locator(".round-end")).to_be_visible()
    expect(ada.page.locator(".banner")).to_have_count(0)
    while not bob.socket_log.legal:
        ada.socket_log.until(lambda: bool(ada.socket_log.legal) or ada.socket_log.turn == 1)
        if ada.socket_log.legal:
            ada.make(next(move for move in ada.socket_log.legal if not move.startswith("call")))
        bob.socket_log.catch_up(ada.socket_log.seq)
    expect(bob.page.locator(".round-end").get_by_text("Your turn", exact=True)).to_be_visible()


@pytest.mark.parametrize("device", DEVICES)
def test_another_game_begins_when_everyone_is_ready(visit: Visit, server: ServerProcess, device: str) -> None:
    ada, bob = finished(visit, server, ["Ada", "Bob"], **DEVICES[device])
    ada.press(ada.page.get_by_role("button", name="Play again", exact=True))
    for player in (ada, bob):
        expect(player.page.locator(".ready li").nth(0)).to_contain_text("Ada ready")
        expect(player.page.locator(".ready li").nth(1)).to_contain_text("Bob not yet")
    expect(ada.page.locator(".game-end")).to_contain_text("Waiting for Bob")
    bob.press(bob.page.get_by_role("button", name="Play again", exact=True))
    for player in (ada, bob):
        expect(player.page.locator("dialog[open]")).to_have_count(0)
        expect(player.page.locator(".round")).to_contain_text("Round 1")
        assert not player.socket_log.is_over


def test_a_player_who_is_not_ready_keeps_the_result_and_the_seat(visit: Visit, server: ServerProcess) -> None:
    ada, bob = finished(visit, server, ["Ada", "Bob"])
    ada.press(ada.page.get_by_role("button", name="Play again", exact=True))
    ada.press(ada.page.get_by_role("button", name="Start without them"))
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(bob.page.locator(".game-end")).to_contain_text("The next game has begun.")
    bob.press(bob.page.locator(".game-end").get_by_role("button", name="Take my seat back"))
    expect(bob.page.locator("dialog[open]")).to_have_count(0)
    expect(bob.page.locator(".banner")).to_have_count(0)
    assert not bob.socket_log.room["chairs"][1].get("away")


def test_the_host_leads_back_to_the_room_and_others_follow_when_they_like(visit: Visit, server: ServerProcess) -> None:
    ada, bob = finished(visit, server, ["Ada", "Bob"])
    expect(bob.page.get_by_role("button", name="Back to the room")).to_have_count(0)
    ada.press(ada.page.get_by_role("button", name="Back to the room"))
    ada.press(ada.page.get_by_role("button", name="To the room", exact=True))
    expect(ada.page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(bob.page.locator(".game-end")).to_be_visible()
    bob.press(bob.page.get_by_role("button", name="To the room", exact=True))
    expect(bob.page.locator(".room")).to_contain_text("Bob you")
    ada.press(ada.page.get_by_role("button", name="Start the game"))
    for player in (ada, bob):
        expect(player.page.locator(".hand .cards button").first).to_be_visible()


def one_lingers(visit: Visit, server: ServerProcess) -> tuple[Player, Player]:
    """Ada has seen the game's end; Bob still looks at the end of its last round."""
    (ada, bob), game, _ = people_at_the_last_move(visit, server, "lost-mines", 1, ["Ada", "Bob"])
    ada.make(str(game.legal[0]))
    ada.press(ada.page.locator(".round-end .continue"))
    expect(ada.page.locator(".game-end")).to_be_visible()
    expect(bob.page.locator(".round-end")).to_be_visible()
    return ada, bob


def test_a_player_still_at_the_last_round_sees_the_result_over_the_room(visit: Visit, server: ServerProcess) -> None:
    ada, bob = one_lingers(visit, server)
    ada.press(ada.page.get_by_role("button", name="Back to the room"))
    expect(bob.page.locator(".game-end ol .place")).to_have_count(3)
    bob.press(bob.page.get_by_role("button", name="To the room", exact=True))
    expect(bob.page.locator(".room")).to_contain_text("Bob you")
    ada.press(ada.page.get_by_role("button", name="To the room", exact=True))
    ada.press(ada.page.get_by_role("button", name="Start the game"))
    for player in (ada, bob):
        expect(player.page.locator(".round-end")).to_have_count(0)
        expect(player.page.locator(".hand .cards button").first).to_be_visible()
    assert_can_play(ada, bob)


def test_a_player_still_at_the_last_round_sees_the_result_while_others_play_on(
    visit: Visit, server: ServerProcess
) -> None:
    ada, bob = one_lingers(visit, server)
    ada.press(ada.page.get_by_role("button", name="Play again", exact=True))
    ada.press(ada.page.get_by_role("button", name="Start without them"))
    expect(bob.page.locator(".round-end")).to_have_count(0)
    expect(bob.page.locator(".game-end")).to_contain_text("The next game has begun.")
    bob.press(bob.page.locator(".game-end").get_by_role("button", name="Take my seat back"))
    expect(bob.page.locator("dialog[open]")).to_have_count(0)
    assert_can_play(bob, ada)


def assert_can_play(player: Player, *others: Player) -> None:
    """Make moves for all players until this one has moved."""
    seats = {one.seat: one for one in (player, *others)}
    while not player.made:
        player.socket_log.until(lambda: player.socket_log.turn in seats)
        one = seats[player.socket_log.turn]
        one.await_turn()
        one.make(next(move for move in one.socket_log.legal if not move.startswith("call")))
        player.socket_log.catch_up(one.socket_log.seq)


def test_the_end_of_a_game_shows_the_ranking_and_leads_to_its_moments(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    ada = Player(visit(card), 0)
    ada.page.goto(f"/t/{put_table(server, finished_game(), [card])}")
    scene = ada.page.locator(".game-end")
    expect(scene).to_be_visible()
    places = scene.locator("ol .place").all_inner_texts()
    assert places == sorted(places)
    result = ada.socket_log.game["result"]
    shown = scene.locator("ol .points").all_inner_texts()
    assert [int(text.split()[0]) for text in shown] == sorted(result["points"], reverse=True)
    expect(scene.locator(".moments")).to_contain_text("in one round")  # gold was handed out
    ada.press(scene.locator(".moments a").first)
    ada.page.wait_for_url("**/replay/**step=*")
    expect(ada.page.get_by_role("slider").first).to_be_visible()


def table_of(server: ServerProcess, cards: list[Card], **terms: object) -> str:
    table = server.table(cards[0], "base", 3, **terms)
    for seat, card in enumerate(cards):
        server.seat(card, table, seat)
    return table


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    page.locator(".hand .cards button").first.wait_for()


@pytest.mark.parametrize("device", DEVICES)
def test_the_host_hands_an_absent_seat_to_a_bot_and_its_owner_takes_it_back(
    visit: Visit, server: ServerProcess, device: str
) -> None:
    cards = [server.guest("Ada"), server.guest("Bob")]
    table = table_of(server, cards)
    ada, bob = visit(cards[0], **DEVICES[device]), visit(cards[1])
    for visitor in (ada, bob):
        visitor.page.goto(f"/t/{table}")
    start(ada.page)
    bob.page.goto("about:blank")
    banner = ada.page.locator(".banner")
    expect(banner).to_contain_text("Bob is not connected. A bot can take over in")
    banner.get_by_role("button", name="Let a bot play for Bob").click()
    expect(banner).to_have_count(0)
    assert ada.socket_log.room["chairs"][1]["away"] == "absent"
    bob.page.goto(f"/t/{table}")
    ada.socket_log.until(lambda: not ada.socket_log.room["chairs"][1].get("away"))


def test_most_of_the_people_hand_over_the_seat_of_a_host_who_is_gone(visit: Visit, server: ServerProcess) -> None:
    cards = [server.guest(name) for name in ("Ada", "Bob", "Cyd")]
    table = table_of(server, cards)
    ada, bob, cyd = (visit(card) for card in cards)
    for visitor in (ada, bob, cyd):
        visitor.page.goto(f"/t/{table}")
    start(ada.page)
    ada.page.goto("about:blank")
    bob.page.get_by_role("button", name="Let a bot play for Ada (0 of 2)").click()
    expect(bob.page.locator(".banner")).to_contain_text("You want a bot to play (1 of 2)")
    cyd.page.get_by_role("button", name="Let a bot play for Ada (1 of 2)").click()
    expect(cyd.page.locator(".banner")).to_have_count(0)
    assert cyd.socket_log.room["chairs"][0]["away"] == "absent"


def test_a_bot_takes_over_from_a_player_who_is_there_but_does_not_move(visit: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, more=["--idle-after", "2"])
    server.start()
    cards = [server.guest("Ada"), server.guest("Bob")]
    table = table_of(server, cards, options={"rounds": 1, "first": 1})
    ada, bob = (visit(card, server) for card in cards)
    for visitor in (ada, bob):
        visitor.page.goto(f"/t/{table}")
    start(ada.page)
    banner = ada.page.locator(".banner")
    expect(banner).to_contain_text("Bob hasn’t moved for a while.")
    expect(bob.page.locator(".banner")).to_have_count(0)
    banner.get_by_role("button", name="Let a bot play for Bob").click()
    ada.socket_log.until(lambda: ada.socket_log.room["chairs"][1].get("away") == "absent")
    bob.page.get_by_role("button", name="Take my seat back").click()
    ada.socket_log.until(lambda: not ada.socket_log.room["chairs"][1].get("away"))
    server.stop()


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose bots take their time, so that a game lasts."""
    one = ServerProcess(tmp_path, bot_pause="0.7")
    one.start()
    yield one
    one.stop()


def test_a_first_timeout_is_a_warning_and_the_second_costs_the_seat(visit: Visit, slow_server: ServerProcess) -> None:
    card = slow_server.guest("Ada")
    table = table_of(slow_server, [card], clock={"unit": "seconds", "length": 2}, options={"rounds": 3, "first": 0})
    ada = visit(card, slow_server)
    ada.page.goto(f"/t/{table}")
    start(ada.page)
    banner = ada.page.locator(".banner")
    expect(banner).to_contain_text("Next time it takes your seat.", timeout=20_000)
    expect(banner).to_contain_text("A bot is playing for you.", timeout=20_000)
    banner.get_by_role("button", name="Take my seat back").click()
    ada.socket_log.until(lambda: not ada.socket_log.room["chairs"][0].get("away"))


def test_a_warning_does_not_keep_an_absent_seat_from_being_handed_over(
    visit: Visit, slow_server: ServerProcess
) -> None:
    cards = [slow_server.guest("Ada"), slow_server.guest("Bob")]
    table = table_of(slow_server, cards, clock={"unit": "seconds", "length": 4}, options={"rounds": 3, "first": 0})
    ada, bob = (visit(card, slow_server) for card in cards)
    for visitor in (ada, bob):
        visitor.page.goto(f"/t/{table}")
    start(ada.page)
    bob.page.goto("about:blank")
    expect(ada.page.locator(".banner.warning")).to_contain_text("Next time it takes your seat.")
    ada.page.get_by_role("button", name="Let a bot play for Bob").click()
    ada.socket_log.until(lambda: ada.socket_log.room["chairs"][1].get("away") == "absent")


@pytest.mark.parametrize("device", DEVICES)
def test_a_latecomer_asks_the_host_and_takes_over_a_bot_when_the_round_begins(
    visit: Visit, server: ServerProcess, device: str
) -> None:
    (ada,), game, table = people_at_the_last_move(visit, server, "lost-mines", 2, ["Ada"], **DEVICES[device])
    late = visit(server.guest("Lea"), **DEVICES[device])
    late.page.goto(f"/t/{table}")
    choice = late.page.get_by_label("Join in place of a bot")
    bot = choice.locator("option").nth(1).inner_text()
    choice.select_option(bot)
    expect(late.page.locator(".banner")).to_contain_text("The host decides.")
    banner = ada.page.locator(".banner")
    expect(banner).to_contain_text(f"Lea would like to take over from {bot}.")
    ada.press(banner.get_by_role("button", name="Let them in"))
    expect(late.page.locator(".banner")).to_contain_text(f"You take over from {bot} when the next round begins.")
    assert set(late.socket_log.hand(1)) <= {"?"}
    ada.make(str(game.legal[0]))
    late.socket_log.until(lambda: late.socket_log.room["chairs"][1]["kind"] == "person")
    Player(late, 1).leave_dialogs()
    expect(late.page.locator(".seat.mine .name")).to_contain_text("Lea")
    expect(late.page.locator(".hand .cards button")).to_have_count(len(late.socket_log.hand(1)))
    assert "?" not in late.socket_log.hand(1)


def test_a_declined_latecomer_is_told_so(visit: Visit, server: ServerProcess) -> None:
    (ada,), _, table = people_at_the_last_move(visit, server, "lost-mines", 2, ["Ada"])
    late = visit(server.guest("Lea"))
    late.page.goto(f"/t/{table}")
    late.page.get_by_label("Join in place of a bot").select_option(index=1)
    ada.page.get_by_role("button", name="Decline").click()
    expect(late.page.locator(".banner")).to_have_text("The host would rather go on without a change.")
