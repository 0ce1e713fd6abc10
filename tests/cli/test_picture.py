"""``motherlode picture`` and ``animate``: files to share, in a language; nothing is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode import Game, print_record, record_of
from motherlode.cli.app import main
from motherlode.pictures import rendering


def test_a_record_becomes_a_picture_and_an_animation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rendering, "_MAX_FRAMES", 3)
    game = Game("lost-mines", 3, seed="picture", rounds=1)
    record = tmp_path / "game.txt"
    record.write_text(print_record(record_of(game)), encoding="utf-8")
    png, webp = tmp_path / "game.png", tmp_path / "game.webp"
    assert main(["picture", str(record), str(png)]) == 2
    assert capsys.readouterr().err == "motherlode picture: the game is not finished\n"
    assert not png.exists()
    while not game.over:
        game.play(game.legal[0])
    record.write_text(print_record(record_of(game)), encoding="utf-8")
    assert main(["picture", str(record), str(png), "--language", "pl"]) == 0
    assert main(["animate", str(record), str(webp), "--language", "he"]) == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    assert webp.read_bytes()[8:12] == b"WEBP"
    assert main(["picture", str(record), str(png)]) == 2
    assert "exists already" in capsys.readouterr().err
