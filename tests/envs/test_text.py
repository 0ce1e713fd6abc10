"""Games in words: a model's answers become moves or refusals, and nothing hidden is told."""

from __future__ import annotations

import re

import pytest

from motherlode.envs.text import TextTable, find_move
from support.tables import Table, few_tables
from support.walks import chance


@few_tables
def test_a_whole_game_is_played_in_words_and_told_from_each_seat(table: Table) -> None:
    game = TextTable(table.ruleset, table.seats, seed="words", options=dict(table.short().options))
    stream = chance("words", table)
    moves = 0
    while not game.is_over:
        if moves % 10 == 0:
            told = game.observe(game.actor)
            assert str(game.game.view(game.actor)) in told
            assert all(move in told for move in game.legal())
        legal = game.legal()
        reply = game.play(f"I will do this: [{legal[stream.below(len(legal))]}]")
        assert reply.accepted
        moves += 1
    assert game.points() is not None
    for seat in range(table.seats):
        assert game.observe(seat)
    assert not game.play("anything").accepted


@few_tables
def test_what_a_seat_is_told_is_the_same_in_another_world_that_looks_alike(table: Table) -> None:
    """An observation is a function of the view and the events seen: it reads the same after a redeal."""
    game = TextTable(table.ruleset, table.seats, seed="alike", options=dict(table.short().options))
    stream = chance("alike", table)
    for _ in range(25):
        legal = game.legal()
        game.play(legal[stream.below(len(legal))])
    for seat in range(table.seats):
        view = game.game.view(seat)
        game.observe(seat)
        told = game.observe(seat)
        true_game, game.game = game.game, view.redeal("alike")
        game.game._events = list(view.events)  # a redealt game has none, and this seat remembers its own
        assert game.observe(seat) == told
        game.game = true_game


def test_a_refusal_names_the_rule_and_its_reason() -> None:
    game = TextTable("base", 3, seed="tour")
    before = str(game.game)
    for answer in ("rockfall@0,0", "I think [rockfall@0,0] is best", "`rockfall@0,0`"):
        reply = game.play(answer)
        assert not reply.accepted
        assert re.search(r"never the start or a goal.*B-34", reply.text)
    assert "is not a move" in game.play("Let me think about it.").text
    assert str(game.game) == before


def test_the_last_marked_words_of_an_answer_are_the_move() -> None:
    assert find_move(" pass(map) ") == "pass(map)"
    assert find_move("Not [NES@1,0], rather [map@8,0].") == "map@8,0"
    assert find_move("So `take=2`") == "take=2"


@pytest.mark.parametrize("language", ["en", "pl", "he"])
def test_observations_come_in_every_language(language: str) -> None:
    game = TextTable("base", 3, seed="tour", language=language)
    assert game.observe(game.actor)
    assert not game.play("rockfall@0,0").accepted


def test_a_wrong_argument_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="names"):
        TextTable("base", 3, names=["Ada"])
    with pytest.raises(ValueError, match="language"):
        TextTable("base", 3, language="xx")
    table = TextTable("base", 3)
    for seat in (-2, 3):
        for call in (table.observe, table.claims, lambda seat: table.say(seat, "suspect 1")):
            with pytest.raises(ValueError, match="seat is from 0 to 2"):
                call(seat)


def test_what_a_seat_claims_is_heard_by_all_and_refused_in_words_where_a_rule_forbids_it() -> None:
    table = TextTable("base", 3, seed="talk", names=("Ada", "Bo", "Cy"))
    table.observe(0)
    assert "suspect 2" in table.claims(1)
    assert table.say(1, "Look at Cy! [suspect 2]").accepted
    assert "Bo: I suspect Cy." in table.observe(0)
    assert "I suspect" not in table.observe(0)
    assert "I suspect you." in table.observe(2)
    assert not table.say(1, "[gold-at 8,0]").accepted
    lost_mines = TextTable("lost-mines", 3, seed="talk")
    refused = lost_mines.say(0, "treasure-at 8,0")
    assert (refused.accepted, refused.text) == (False, lost_mines.texts.text("claim-rule-L-31"))
