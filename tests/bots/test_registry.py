"""The bot registry: bots of other packages, by entry point and by environment variable."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode import DataError, Game, Stream
from motherlode.bots import make_bot
from motherlode.cli import main
from motherlode.core.chance.random_stream import key_of

BOT = """
class Last:
    def choose(self, view, legal, chance):
        return legal[len(legal) - 1]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed distribution with a bot ``last``, and one whose module is missing."""
    (tmp_path / "last_bot.py").write_text(BOT, "utf-8")
    metadata = tmp_path / "last_bot-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bot\nVersion: 1.0\n", "utf-8")
    points = "[motherlode.bots]\nlast = last_bot:Last\nlost = no_such_module:Bot\nrandom = last_bot:Last\n"
    (metadata / "entry_points.txt").write_text(points, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_bot_of_another_package_plays_by_its_entry_point(package: Path) -> None:
    game = Game("base", 3, seed="registered")
    view = game.view(game.actor)
    assert make_bot("last").choose(view, view.legal, Stream(key_of("x"), "bot")) == view.legal[len(view.legal) - 1]
    assert main(["arena", "--players", "3", "--miners", "last", "--saboteurs", "random", "--rounds", "1"]) == 0


def test_no_package_replaces_a_bot_of_ours(package: Path) -> None:
    assert type(make_bot("random")).__module__.startswith("motherlode.")


def test_a_bot_is_named_by_the_environment(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERLODE_BOTS", "mine=last_bot:Last,other=last_bot:Missing")
    assert type(make_bot("mine")).__name__ == "Last"
    with pytest.raises(DataError, match=r"other.*last_bot:Missing"):
        make_bot("other")


def test_a_bot_that_cannot_be_loaded_or_takes_no_parameters_is_refused_by_name(package: Path) -> None:
    with pytest.raises(DataError, match="no_such_module"):
        make_bot("lost")
    with pytest.raises(DataError, match="always the same"):
        make_bot("last:fast")
    with pytest.raises(DataError, match="there is no bot 'nobody'"):
        make_bot("nobody")
