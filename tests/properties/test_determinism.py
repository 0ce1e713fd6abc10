"""Determinism: one seed gives one game in every process, for every hash seed and in both builds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import motherlode
from motherlode import Game, print_record, record_of
from support.tables import Table, each_table
from support.walks import chance, walk

TESTS = Path(__file__).parent.parent
GAMES = 30


def _digests(**environment: str) -> str:
    source = Path(motherlode.__file__).parent.parent
    path = os.pathsep.join([str(TESTS), str(source)])
    done = subprocess.run(
        [sys.executable, "-m", "support.digest", str(GAMES)],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def default_digests() -> str:
    """Of the build that is tested, in a process with one hash of strings."""
    return _digests(PYTHONHASHSEED="1")


def test_games_are_the_same_in_every_process(default_digests: str) -> None:
    assert _digests(PYTHONHASHSEED="77") == default_digests


def test_games_are_the_same_in_the_source_and_in_the_build(default_digests: str) -> None:
    """Trivially true where the build that is tested is the source."""
    assert _digests(PYTHONHASHSEED="2", MOTHERLODE_PURE="1") == default_digests


@each_table
def test_the_same_seed_and_moves_give_the_same_game_to_the_byte(table: Table) -> None:
    records = []
    for _ in range(2):
        game = table.short().game("twice")
        for _ in walk(game, chance("twice", table)):
            pass
        records.append((print_record(record_of(game)), str(game), [str(happened) for happened in game.events]))
    assert records[0] == records[1]


@each_table
def test_other_seeds_give_other_games(table: Table) -> None:
    assert len({str(table.game(f"seed {number}")) for number in range(20)}) == 20


def test_a_game_without_a_seed_gets_one_of_256_bits() -> None:
    seeds = {Game().seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(seed is not None and len(bytes.fromhex(seed)) == 32 for seed in seeds)


@each_table
def test_choices_never_disturb_later_shuffles(table: Table) -> None:
    """However the first round went, the second deals the same dwarf cards, goals and deck."""
    deals = []
    for number in range(2):
        game = table.game("undisturbed")
        for _ in walk(game, chance("undisturbed", table, number)):
            if len(game.deals()) == 2:
                break
        deals.append({pile: cards for pile, cards in game.deals()[1].items() if pile in ("roles", "goals", "deck")})
    assert deals[0] == deals[1]
