"""Bots depend on their view alone, and always make a legal move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motherlode import Game, Stream, View, ruleset_names
from motherlode.bots import LEVELS, decide, make_bot
from motherlode.core.chance.random_stream import key_of
from motherlode.games.registry import engine_of
from support.tables import TABLES, Table

NAMES = ["search:rollouts=12" if name == "search" else name for name in LEVELS]
"""Every bot and preset; ``search`` by a fixed number of rollouts, so that its choice is reproducible."""

ONE_A_RULESET = [Table(ruleset, engine_of(ruleset).seats[ruleset][2]).short() for ruleset in ruleset_names()]


def chance_of(*words: object) -> Stream:
    """A random stream of its own for these words."""
    return Stream(key_of(" ".join(map(str, words))), "bot")


def turns(game: Game, name: str) -> Iterator[View]:
    """Let bots of one name play a game, yielding the actor's view before each move."""
    bots = [make_bot(name) for _ in range(game.seats)]
    while not game.over:
        view = game.view(game.actor)
        yield view
        game.play(bots[view.viewer].choose(view, view.legal, chance_of("turn", len(game.history))))


def in_another_world(view: View, seed: str) -> View:
    """The same view of another truth: everything the viewer does not know is redealt."""
    truth = view.redeal(seed)
    engine = engine_of(truth.ruleset)
    again = truth.view(view.viewer)
    assert str(again) == str(view)
    return View(engine, again.position, view.viewer, view.events)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", ONE_A_RULESET, ids=str)
def test_hidden_information_does_not_change_a_choice(table: Table, name: str) -> None:
    game = table.game(f"hidden {name}")
    for number, view in enumerate(turns(game, name)):
        if number % 7 == 3:
            other = in_another_world(view, f"other {number}")
            here = make_bot(name).choose(view, view.legal, chance_of(number))
            there = make_bot(name).choose(other, other.legal, chance_of(number))
            assert here == there, f"after {number} moves {name} depends on hidden information: {here} or {there}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", ONE_A_RULESET, ids=str)
def test_a_bot_that_followed_the_game_chooses_like_a_new_one(table: Table, name: str) -> None:
    game = table.game(f"followed {name}")
    bots = [make_bot(name) for _ in range(game.seats)]
    while not game.over:
        view = game.view(game.actor)
        number = len(game.history)
        move = bots[view.viewer].choose(view, view.legal, chance_of(number))
        if number % 9 == 5:
            assert make_bot(name).choose(view, view.legal, chance_of(number)) == move
        game.play(move)


@pytest.mark.parametrize("table", [table.short() for table in TABLES if not table.options], ids=str)
def test_every_bot_plays_every_table_to_its_end_with_legal_moves(table: Table) -> None:
    for first in range(0, len(NAMES), table.seats):
        game = table.game("a whole round")
        bots = [make_bot(NAMES[(first + seat) % len(NAMES)]) for seat in range(table.seats)]
        while not game.over:
            view = game.view(game.actor)
            move = bots[view.viewer].choose(view, view.legal, chance_of("legal", len(game.history)))
            assert move in view.legal
            game.play(move)
        assert game.result is not None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_bot_can_choose_from_a_view_parsed_from_text(ruleset: str, name: str) -> None:
    game = Table(ruleset, engine_of(ruleset).seats[ruleset][1]).game("line")
    view = View.parse(str(game.view(game.actor)))
    assert make_bot(name).choose(view, view.legal, chance_of("line")) in view.legal


@pytest.mark.parametrize("name", NAMES)
def test_decide_returns_the_move_of_choose_with_a_reason(name: str) -> None:
    game = Game("base", 5, seed="reasons", rounds=1)
    for number, view in enumerate(turns(game, name)):
        if number == 12:
            move = make_bot(name).choose(view, view.legal, chance_of(number))
            choice = decide(make_bot(name), view, view.legal, chance_of(number))
            assert choice.move == move
            assert name == "random" or choice.reason["why"]
            break
