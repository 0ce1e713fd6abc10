"""Logs of every release load the same, have checkpoints, can be erased; newer ones are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motherlode import print_record, record_of, replay, verify
from motherlode.server.domain.guests.erasure import erase_guest
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import encode_checkpoint, restore_table
from motherlode.server.domain.log.entry_codec import SCHEMA_VERSION, UnreadableEntry, decode_entry, encode_entry
from motherlode.server.domain.table import Table
from server.golden_logs.write import HERE, kinds, summary
from server.tables import game_of, state_of

LOGS = sorted(HERE.glob("*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_log_loads_to_the_same_table(path: Path) -> None:
    expected, *entries = path.read_bytes().splitlines()
    table = Table(decode_entry(entry, number) for number, entry in enumerate(entries))
    assert summary(table) == json.loads(expected)
    table.drop_old()
    restored = restore_table(encode_checkpoint(table))
    assert restored is not None
    assert state_of(restored) == state_of(table)
    record = record_of(game_of(table))
    assert str(replay(record)) == str(game_of(table))
    if game_of(table).over:
        assert verify(record).over
    changed = erase_guest(entries, "host", "erased-1")
    again = Table(decode_entry(changed.get(number, entry)) for number, entry in enumerate(entries))
    assert str(game_of(again)) == str(game_of(table))
    assert "Ada" not in print_record(record_of(game_of(again)))


def test_golden_logs_of_the_current_version_have_every_type_of_entry() -> None:
    """If this fails for a new type of entry: write golden logs of the release that is to have it."""
    tables = [
        Table(decode_entry(entry) for entry in path.read_bytes().splitlines()[1:])
        for path in LOGS
        if b'{"v":%d,' % SCHEMA_VERSION in path.read_bytes()
    ]
    assert kinds(tables) == {log.kebab(kind.__name__) for kind in log.AnyEntry.__args__}


def test_an_entry_of_a_newer_schema_is_refused_by_its_version() -> None:
    entry = encode_entry(log.Stood(1.0, 2))
    newer = entry.replace(b'"v":%d' % SCHEMA_VERSION, b'"v":%d' % (SCHEMA_VERSION + 1))
    assert decode_entry(entry) == log.Stood(1.0, 2)
    assert decode_entry(b'{"type":"stood","at":1.0,"seat":2}') == log.Stood(1.0, 2)
    assert decode_entry(b'{ "type":"stood","at":1.0,"seat":2,"v":1}') == log.Stood(1.0, 2)
    with pytest.raises(UnreadableEntry, match=f"schema version {SCHEMA_VERSION + 1}: this release reads up to"):
        decode_entry(newer, 7)
