"""A whole game of each ruleset, played in the page on a desktop and on a phone, with bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player
from browser.playing import Taste, play_out, start
from browser.server_process import ServerProcess
from browser.visitor import PHONE

GAMES = [("base", 6, 1), ("base-classic", 6, 1), ("saboteur2", 6, 1), ("lost-mines", 5, 1)]


@pytest.mark.parametrize(("ruleset", "seats", "rounds"), GAMES, ids=[game[0] for game in GAMES])
def test_two_people_and_bots_play_a_whole_game_through_the_page(
    visit: Visit, server: ServerProcess, ruleset: str, seats: int, rounds: int
) -> None:
    cards = [server.guest("Ada"), server.guest("Zofia")]
    table = server.table(cards[0], ruleset, seats, options={"rounds": rounds})
    players = [Player(visit(cards[0]), 0), Player(visit(cards[1], **PHONE), 1)]
    for player, card in zip(players, cards, strict=True):
        server.seat(card, table, player.seat)
    start(server, table, players)
    taste = Taste(seats)
    play_out(players, taste)
    for player in players:
        ends_well(player, seats, rounds)
    over = players[1].socket_log.seq
    for player in players:
        player.press(player.page.get_by_role("button", name="Play again", exact=True))
    for player in players:
        player.socket_log.catch_up(over + 1)
        expect(player.page.locator("dialog[open]")).to_have_count(0)
        expect(player.page.locator(".hand .cards button").first).to_be_visible()


def ends_well(player: Player, seats: int, rounds: int) -> None:
    """The end is shown: who won, every score, every role, of every round."""
    player.socket_log.until(lambda: player.socket_log.is_over)
    result = player.socket_log.game["result"]
    player.await_page()
    if player.page.locator(".round-end .continue").count():
        player.press(player.page.locator(".round-end .continue"))
    dialog = player.page.locator("dialog[open]")
    title = "You won the game" if player.seat in result["winners"] else "The game is over"
    expect(dialog.get_by_role("heading", name=title)).to_be_visible()
    names = [chair["name"] for chair in player.socket_log.room["chairs"]]
    for winner in result["winners"]:
        expect(dialog.locator(".won")).to_contain_text(names[winner])
    told = dialog.locator("ol > li")
    expect(told).to_have_count(seats)
    for name, points in zip(names, result["points"], strict=True):
        expect(told.filter(has_text=name).locator(".points")).to_contain_text(str(points))
    expect(dialog).to_contain_text(result["seed"])
    player.press(dialog.locator("summary"))
    expect(dialog.locator("tbody td")).to_have_count(seats * rounds)
