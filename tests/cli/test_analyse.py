"""``motherlode analyse``: reports in three languages and as JSON; unfinished games are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motherlode import Game, print_record, record_of
from motherlode.cli.app import main


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game("saboteur2", 3, seed="terminal", rounds=1, names=["Ada", "Bruno", "נועם"])
    while not game.over:
        game.play(game.legal[0])
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(print_record(record_of(game)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Turning points"), ("pl", "Punkty zwrotne"), ("he", "נקודות מפנה")]
)
def test_a_report_is_told_in_every_language(
    record: Path, capsys: pytest.CaptureFixture[str], language: str, title: str
) -> None:
    assert main(["analyse", str(record), "--language", language]) == 0
    told = capsys.readouterr().out
    assert title in told
    assert all(name in told for name in ("Ada", "Bruno", "נועם"))


def test_a_report_is_printed_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["players"]) == 3


def test_a_game_that_is_not_over_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.txt"
    path.write_text(print_record(record_of(Game("base", 3, seed="running"))), encoding="utf-8")
    assert main(["analyse", str(path)]) == 2
    assert capsys.readouterr().err == "motherlode analyse: only a finished game can be analysed\n"
