"""Moves as text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import Move, ParseError
from support import examples
from support.generated import bent, moves
from support.tables import Table, each_table
from support.walks import chance, walk


@examples(80)
@given(moves())
def test_every_move_reads_back(move: Move) -> None:
    text = str(move)
    assert Move.parse(text) == move
    assert str(Move.parse(text)) == text
    assert text.isascii()
    assert " " not in text


@examples(80)
@given(moves())
def test_the_repr_of_a_move_can_be_pasted(move: Move) -> None:
    assert eval(repr(move), {"Move": Move}) == move


@examples(80)
@given(moves(), moves())
def test_moves_are_equal_when_their_texts_are(one: Move, other: Move) -> None:
    assert (one == other) == (str(one) == str(other))
    assert one != other or hash(one) == hash(other)


@each_table
def test_the_moves_of_games_read_back(table: Table) -> None:
    game = table.short().game("moves")
    for _ in walk(game, chance("moves", table)):
        for move in game.legal:
            assert Move.parse(str(move)) == move
            hidden = table.engine.hide(move)
            assert Move.parse(str(hidden)) == hidden


NO_MOVES = """
NES@ NES@1 NES@1, NES@1,0_ NES@01,0 NES@-0,0 NES@1000,0 NES@1.5,0 NES@1,0@2,0 NES@1,0/ NES@１,0 ŁES@1,0 NES\\n take=2\\0
pass( pass) pass(a_b) pass(,) pass(a,) (map) =lamp fix= fix=a_b fix>1=lamp ? _ break-lamp> break-lamp>-1 >1
break-lamp>100 break-lamp>01
"""


@pytest.mark.parametrize("word", NO_MOVES.split())
def test_what_is_no_move_is_refused(word: str) -> None:
    with pytest.raises(ParseError):
        Move.parse(word.replace("_", " ").replace("\\n", "\n").replace("\\0", "\0"))


def _reads_or_is_refused(text: str) -> None:
    try:
        move = Move.parse(text)
    except ParseError:
        return
    assert str(move) == text


@examples(80)
@given(st.text())
def test_any_text_reads_or_is_refused(text: str) -> None:
    _reads_or_is_refused(text)


@examples(80)
@given(
    bent(["NSW@3,-1", "break-lamp>4", "fix-lamp+pick=lamp>4", "rockfall@2,0", "pass(NES,map)", "take=2", "a@1,2/3,4"])
)
def test_a_bent_move_reads_or_is_refused(text: str) -> None:
    _reads_or_is_refused(text)


def test_a_very_long_text_reads_or_is_refused() -> None:
    for text in ("N" * 100_000, "pass(" + "a," * 50_000 + "a)", "(" * 100_000, "NES@" + "1,0/" * 50_000 + "1,0"):
        _reads_or_is_refused(text)
