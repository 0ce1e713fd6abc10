"""A game of another package conforms, is played on the server and in the terminal, and is simulated."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode import ruleset_names
from motherlode.core.errors import DataError
from motherlode.games.registry import engine_of, engines, register
from motherlode.testing import check_game
from server.client import http, serving, table_of


def test_it_is_found_by_its_name_and_conforms() -> None:
    assert "high-card" in ruleset_names()
    check_game("high-card", games=50)


def test_no_game_may_take_the_name_of_another() -> None:
    class Usurper:
        package = "usurper"
        seats = {"base": range(3, 4)}  # noqa: RUF012

    with pytest.raises(DataError, match="usurper brings rulesets that are there already: base"):
        register(Usurper())  # type: ignore[arg-type]
    before = engines()
    register(engine_of("high-card"))
    assert engines() == before


def test_it_is_played_on_the_server_against_a_bot(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
            offer = (await http(address, "GET", "/api/offer")).json()
            assert "high-card" in [card["ruleset"] for card in offer["rulesets"]]
            table, (ada,) = await table_of(address, 1, "high-card", 2, bots="random")
            await ada.done("start", table)
            await ada.play_on(table, random.Random(1))
            news = await ada.until(table, "over")
            assert sum(news["game"]["result"]["points"]) in (2, 3)
            replay = (await http(address, "GET", f"/api/tables/{table}/games/0/replay")).json()
            assert replay["verification"]["result"]
            await ada.close()

    asyncio.run(run())


def test_it_is_simulated_by_the_command() -> None:
    words = ["simulate", "--ruleset", "high-card", "--players", "2", "--games", "20", "--seed", "1", "--json"]
    done = subprocess.run([sys.executable, "-m", "motherlode", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"games": 20' in done.stdout


def test_it_is_played_in_the_terminal() -> None:
    words = ["play", "--ruleset", "high-card", "--seed", "high", "--language", "en"]
    command = [sys.executable, "-m", "motherlode", *words]
    done = subprocess.run(command, input="?\nlog\n" + "1\n" * 5, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Face down: ?. On the table: " in done.stdout
    assert " guessed 1; it was " in done.stdout
    assert "The end of the game" in done.stdout
