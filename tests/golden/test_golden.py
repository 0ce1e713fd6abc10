"""Whole games told to the letter, and counts of move sequences, as they were when last they were looked at."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from support.golden import FOLDER, STORIES, counts, read_counts, story_of
from support.perft import POSITIONS, Perft, count_slowly

ANEW = "if this is meant: PYTHONPATH=tests python -m support.golden, and read the difference"


@pytest.mark.parametrize("name", STORIES)
def test_a_whole_game_is_told_as_before(name: str) -> None:
    path = FOLDER / name
    assert path.exists(), f"{name} is missing; {ANEW}"
    told = zip_longest(story_of(name).splitlines(), path.read_text(encoding="utf-8").splitlines(), fillvalue="")
    for number, (now, then) in enumerate(told, start=1):
        assert now == then, f"{name}, line {number}; {ANEW}"


def test_there_are_no_stories_of_tables_that_are_gone() -> None:
    kept = {path.name for path in FOLDER.glob("*.txt")} - {"perft.txt"}
    assert kept == set(STORIES), ANEW


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_there_are_as_many_sequences_of_moves_as_before(position: Perft) -> None:
    assert counts(position) == read_counts().get(str(position)), ANEW


@pytest.mark.parametrize("position", POSITIONS[1::3], ids=str)
def test_asking_of_every_move_counts_as_many(position: Perft) -> None:
    """By an independent way, to a small depth: legality asked of all that could be said, never listed."""
    kept = read_counts()[str(position)]
    game = position.game()
    assert count_slowly(game, 1) == kept[0]
    if kept[0] <= 10:
        assert count_slowly(game, 2) == kept[1]
