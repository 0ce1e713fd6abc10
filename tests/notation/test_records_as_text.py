"""Whole games as text and back: tags, moves and comments, intact and corrupted."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import Move, ParseError, Record, parse_record, print_record, record_of
from support import examples
from support.generated import bent, records
from support.tables import FEW_TABLES, Table, few_tables
from support.walks import chance, walk


@examples(30)
@given(records())
def test_every_record_reads_back(record: Record) -> None:
    text = print_record(record)
    again = parse_record(text)
    assert again == record
    assert list(again.tags) == list(record.tags), "the tags keep their order"
    assert print_record(again) == text == str(record)
    body = text.partition("\n\n")[2]
    assert all(len(line) <= 100 or " " not in line for line in body.splitlines()), "long lines are broken"


def test_white_space_between_moves_does_not_matter() -> None:
    text = '[Motherlode "1"]\n\n1. NES@1,0 {well  laid} 2. pass(map)\n'
    loose = '\n\n[Motherlode "1"]  \n\n\n  1.NES@1,0\n{well\nlaid}\n\n\t2.\n   pass(map)   \n\n'
    assert parse_record(loose).moves == parse_record(text).moves == (Move.parse("NES@1,0"), Move.parse("pass(map)"))
    assert parse_record(loose).comments == {1: "well laid"}


def test_moves_need_no_numbers() -> None:
    assert len(parse_record('[Motherlode "1"]\n\nNES@1,0 pass(map)').moves) == 2


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "Motherlode"),
        ('[Ruleset "base"]', "Motherlode"),
        ('[Motherlode "0"]', "Motherlode"),
        ('[Motherlode "1"]\n[Seats 4]', "line 2"),
        ('[Motherlode "1"]\n[Seats "4]', "line 2"),
        ('[Motherlode "1"]\n[Seats "\\x"]', "line 2"),
        ('[Motherlode "1"]\n[Seats "4"]\n[Seats "5"]', "Seats"),
        ('[Motherlode "1"]\n\n1. NES@1,0 3. pass(map)', "move 2"),
        ('[Motherlode "1"]\n\n1. NES@1,0 {never closed', "move 2"),
        ('[Motherlode "1"]\n\n1. NES@1,0 never opened}', "move"),
        ('[Motherlode "1"]\n\n1. NES@1', "NES@1"),
    ],
)
def test_what_is_no_record_is_refused_saying_where(text: str, where: str) -> None:
    with pytest.raises(ParseError, match=where):
        parse_record(text)


@few_tables
def test_the_records_of_games_read_back(table: Table) -> None:
    game = table.game("record")
    for number, _ in enumerate(walk(game, chance("record", table))):
        if number % 40 == 0 or game.over:
            for viewer in table.viewers:
                record = record_of(game, viewer)
                assert parse_record(print_record(record)) == record


@cache
def _texts() -> list[str]:
    texts = []
    for table in FEW_TABLES:
        game = table.short().game("bent")
        for _ in walk(game, chance("bent", table)):
            pass
        texts += [print_record(record_of(game)), print_record(record_of(game, 0))]
    return texts


def _reads_or_is_refused(text: str) -> None:
    try:
        record = parse_record(text)
    except ParseError:
        return
    assert print_record(record)


@examples(80)
@given(st.text())
def test_any_text_reads_or_is_refused(text: str) -> None:
    _reads_or_is_refused(text)
    _reads_or_is_refused(f'[Motherlode "1"]\n\n{text}')
    _reads_or_is_refused(f'[Motherlode "1"]\n[A "{text}"]\n')


@examples(80)
@given(st.data())
def test_a_bent_record_reads_or_is_refused(data: st.DataObject) -> None:
    _reads_or_is_refused(data.draw(bent(_texts())))
