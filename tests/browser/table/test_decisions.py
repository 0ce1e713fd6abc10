"""Decisions late in a game: gold, theft, treasures, votes; and the end of a game of several rounds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player
from browser.playing import Taste, play_out
from browser.prepared import Condition, bring_to, put_table
from browser.server_process import ServerProcess
from browser.table.test_whole_games import ends_well
from browser.visitor import DESKTOP, PHONE
from motherlode import Game

DEVICES = {"desktop": DESKTOP, "phone": PHONE}


def asked(what: str) -> Condition:
    """The first seat is to decide something, and has a choice."""
    return lambda game: game.actor == 0 and game.asked == what and len(list(game.legal)) > 1


def at(server: ServerProcess, visit: Visit, game: Game, how: dict[str, Any]) -> Player:
    """Someone on the first seat of a table at which a game stands."""
    card = server.guest("Ada")
    player = Player(visit(card, **how), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    return player


DECISIONS = [
    ("gold", "base", 0, "Choose your gold card"),
    ("theft", "saboteur2", 3, "Choose whom to rob"),
    ("treasure", "lost-mines", 118, "Choose a treasure"),
    ("walk", "lost-mines", 2, "Where should your dwarf go?"),
]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("what", "ruleset", "seed", "words"), DECISIONS, ids=[one[0] for one in DECISIONS])
def test_a_decision_is_put_in_words_and_made_by_what_is_lit(
    visit: Visit, server: ServerProcess, what: str, ruleset: str, seed: int, words: str, device: str
) -> None:
    player = at(server, visit, bring_to(asked(what), ruleset, 5, seed=seed), DEVICES[device])
    player.leave_dialogs()
    expect(player.page.locator(".say .hint")).to_contain_text(words)
    player.make(Taste(1).choose(player.socket_log.legal))


@pytest.mark.parametrize("answer", ["vote=yes", "vote=no"])
def test_a_vote_to_end_the_round_is_answered(visit: Visit, server: ServerProcess, answer: str) -> None:
    game = bring_to(lambda one: one.actor == 4 and one.asked == "play", "lost-mines", 5)
    game.play("call-vote")
    player = at(server, visit, game, DESKTOP)
    expect(player.page.locator(".say .hint")).to_contain_text("End the round now?")
    player.make(answer)


def test_whom_to_rob_can_be_shown_at_their_seat(visit: Visit, server: ServerProcess) -> None:
    player = at(server, visit, bring_to(asked("theft"), "saboteur2", 5, seed=3), DESKTOP)
    player.leave_dialogs()
    move = player.socket_log.legal[0]
    player.press(player.page.locator(f".seat[data-seat='{move.removeprefix('rob>')}'] .aim"))
    player.socket_log.until(lambda: bool(player.socket_log.answers))
    assert player.socket_log.answers[-1][0] == move


@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_the_end_of_a_game_of_several_rounds_shows_all_roles_by_round(
    visit: Visit, server: ServerProcess, ruleset: str
) -> None:
    game = bring_to(lambda one: near_its_end(one, 2), ruleset, 3, rounds=2)
    player = at(server, visit, game, DESKTOP)
    play_out([player], Taste(1))
    ends_well(player, 3, 2)


def near_its_end(game: Game, rounds: int) -> bool:
    """The first seat's turn in the last round, with nothing left to draw and few cards in hand."""
    table = game.truth
    return game.actor == 0 and table.round == rounds and not table.deck and sum(map(len, table.hands)) < 5
