"""Positions as text and back: the truth and every view, intact and corrupted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import DataError, Game, ParseError, View, ruleset_names
from support import examples
from support.generated import bent
from support.tables import FEW_TABLES, Table, each_table, few_tables
from support.walks import chance, walk


def _moments(table: Table, label: str, apart: int) -> Iterator[Game]:
    game = table.game(label)
    yield game
    for number, _ in enumerate(walk(game, chance(label, table))):
        if number % apart == 0 or game.asked in ("gold", "theft", "treasure", "vote", "none"):
            yield game


@each_table
def test_the_truth_and_every_view_read_back(table: Table) -> None:
    for number, game in enumerate(_moments(table, "lines", 41)):
        assert str(Game.from_position(str(game))) == str(game)
        for viewer in {-2, -1, number % table.seats}:
            view = game.view(viewer)
            again = View.parse(str(view))
            assert str(again) == str(view)
            assert again == view
            assert hash(again) == hash(view)
            assert (again.viewer, again.actor, again.asked, again.hand) == (viewer, view.actor, view.asked, view.hand)
            assert again.table == view.table, "the line tells less than the view"


@few_tables
def test_a_position_read_back_has_the_same_legal_moves_and_plays_on_the_same(table: Table) -> None:
    for game in list(_copies(table)):
        again = Game.from_position(str(game))
        number = game.truth.round
        stream = chance("play on", table, game)
        while not game.over and game.truth.round == number:
            assert list(again.legal) == list(game.legal)
            move = game.legal[stream.below(len(game.legal))]
            events = game.play(move), again.play(move)
            if game.truth.round == number:
                assert events[0] == events[1]
                assert str(again) == str(game)


def _copies(table: Table) -> Iterator[Game]:
    for game in _moments(table.short(), "play on", 20):
        yield game.copy()


@few_tables
def test_a_view_that_was_read_back_says_what_its_actor_may_do(table: Table) -> None:
    for game in _moments(table, "may do", 25):
        if not game.over:
            assert list(View.parse(str(game.view(game.actor))).legal) == list(game.legal)


@few_tables
def test_the_repr_of_a_view_can_be_pasted(table: Table) -> None:
    view = table.game("pasted").view(0)
    assert eval(repr(view), {"View": View}) == view


@few_tables
def test_a_view_is_not_the_truth(table: Table) -> None:
    for viewer in range(-1, table.seats):
        with pytest.raises(DataError):
            Game.from_position(str(table.game("view").view(viewer)))


# ---- bent out of shape ---------------------------------------------------------------------------------------------


@cache
def _lines() -> list[str]:
    games = [game.copy() for table in FEW_TABLES for game in _moments(table, "bent", 45)]
    return sorted({str(game.view(eyes)) for game in games for eyes in (-2, -1, 0)})


def _reads_or_is_refused(text: str) -> None:
    try:
        view = View.parse(text)
    except (ParseError, DataError):
        return
    assert str(view)
    assert view.table


@examples(80)
@given(st.text())
def test_any_text_reads_or_is_refused(text: str) -> None:
    _reads_or_is_refused(text)
    for name in ruleset_names():
        _reads_or_is_refused(f"{name}/3 {text}")


@examples(80)
@given(st.data())
def test_a_bent_line_reads_or_is_refused(data: st.DataObject) -> None:
    _reads_or_is_refused(data.draw(bent(_lines())))


@examples(80)
@given(st.data())
def test_a_line_with_fields_of_another_reads_or_is_refused(data: st.DataObject) -> None:
    one, other = (data.draw(st.sampled_from(_lines())).split(" ") for _ in range(2))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(one) - 1))
        one[place] = data.draw(st.sampled_from(other))
    _reads_or_is_refused(" ".join(one))


@examples(80)
@given(st.data())
def test_a_line_without_a_field_is_refused_unless_the_field_may_be_left_out(data: st.DataObject) -> None:
    line = data.draw(st.sampled_from(_lines())).split(" ")
    place = data.draw(st.integers(1, len(line) - 1))
    name = line[place].partition("=")[0]
    del line[place]
    if name in MUST_BE_SAID:
        with pytest.raises((ParseError, DataError)):
            View.parse(" ".join(line))
    else:
        _reads_or_is_refused(" ".join(line))


MUST_BE_SAID = {"eyes", "round", "first", "ask", "last", "roles", "hands", "deck"}


@pytest.mark.parametrize("head", ["", "base", "base/", "base/x", "base/2", "base/11", "base/" + "9" * 30, "/3", "ur/3"])
def test_a_line_of_no_table_is_refused(head: str) -> None:
    with pytest.raises((ParseError, DataError)):
        View.parse(f"{head} {_lines()[0].partition(' ')[2]}")
