"""The generated descriptions of the protocol are up to date and complete."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.server.domain.commands import PROTOCOL
from motherlode.server.schema.game_types import game_types
from motherlode.server.schema.generate import descriptions

ROOT = Path(__file__).parents[3]
GENERATED = descriptions()


@pytest.mark.parametrize("path", sorted(GENERATED))
def test_generated_files_are_up_to_date(path: str) -> None:
    found = (ROOT / path).read_text("utf-8")
    assert found == GENERATED[path], f"{path} is out of date: run python -m motherlode.server.schema.generate"


def test_the_protocol_page_names_the_version_and_every_command() -> None:
    page = GENERATED["docs/protocol.md"]
    assert f"version {PROTOCOL}" in page
    for command in ("hello", "subscribe", "play", "make-claim", "rematch"):
        assert f"### `{command}`" in page


def test_typescript_has_types_of_positions_and_events() -> None:
    types = GENERATED["web/src/lib/protocol.ts"]
    assert "export interface TunnelsSnapshot {" in types
    assert 'event: "goal-turned-up";' in types
    assert "unknown" not in types


def test_games_that_share_an_event_name_have_separate_types() -> None:
    types = GENERATED["web/src/lib/protocol.ts"]
    unions = [types.partition(f"export type {game}Event = ")[2].partition(";")[0] for game in ("Tunnels", "LostMines")]
    union = " | ".join(unions).split(" | ")
    assert "export type GameEvent = TunnelsEvent | LostMinesEvent;" in types
    assert len(set(union)) == len(union) == sum(len(game.events) for game in game_types())
    for name in ("RoundBeganEvent", "LostMinesRoundBeganEvent"):
        assert name in union
        assert f'export interface {name} {{\n  event: "round-began";' in types


def test_the_order_of_events_does_not_depend_on_what_was_imported_first() -> None:
    names = (
        "from motherlode.server.schema.game_types import game_types; "
        "print([k.__name__ for f in game_types() for k in f.events])"
    )
    commands = {
        subprocess.run([sys.executable, "-c", f"{first}; {names}"], capture_output=True, check=True).stdout
        for first in ("import motherlode.games.lost_mines.events", "import motherlode.games.tunnels.events", "pass")
    }
    assert len(commands) == 1
