"""Golden games: short playthroughs to the letter, whole games by their hashes, perft counts."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from support.golden import (
    FOLDER,
    HASHED,
    PLAYTHROUGHS,
    counts,
    game_hashes,
    playthrough_of,
    read_counts,
    read_hashes,
)
from support.perft import POSITIONS, Perft, count_slowly
from support.tables import Table

REGENERATE = "if this is meant: PYTHONPATH=tests python -m support.golden, and read the difference"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    path = FOLDER / name
    assert path.exists(), f"{name} is missing; {REGENERATE}"
    lines = zip_longest(playthrough_of(name).splitlines(), path.read_text(encoding="utf-8").splitlines(), fillvalue="")
    for number, (now, then) in enumerate(lines, start=1):
        assert now == then, f"{name}, line {number}; {REGENERATE}"


@pytest.mark.parametrize(("table", "seed"), HASHED, ids=str)
def test_a_whole_game_has_the_hashes_it_had(table: Table, seed: str) -> None:
    """The first hash is the record's: if it differs, records and verified seeds of old games break."""
    assert game_hashes(table, seed) == read_hashes().get(f"{table} {seed}"), REGENERATE


def test_no_golden_file_is_left_over_and_all_are_small() -> None:
    kept = {path.name: path.stat().st_size for path in FOLDER.glob("*.txt")}
    assert kept.keys() == {*PLAYTHROUGHS, "hashes.txt", "perft.txt"}, REGENERATE
    assert len(read_hashes()) == len(HASHED)
    assert sum(kept.values()) < 200_000, "golden files are to be read by people"


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_there_are_as_many_sequences_of_moves_as_there_were(position: Perft) -> None:
    assert counts(position) == read_counts().get(str(position)), REGENERATE


@pytest.mark.parametrize("position", POSITIONS[1::3], ids=str)
def test_perft_counts_agree_with_asking_about_every_move(position: Perft) -> None:
    """An independent count to a small depth: each move that can be written is tried, none is listed."""
    kept = read_counts()[str(position)]
    game = position.game()
    assert count_slowly(game, 1) == kept[0]
    if kept[0] <= 10:
        assert count_slowly(game, 2) == kept[1]
