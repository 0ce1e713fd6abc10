"""What is generated from the message types is up to date, and says what it should."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.server.describe import descriptions
from motherlode.server.orders import PROTOCOL

ROOT = Path(__file__).parents[2]
GENERATED = descriptions()


@pytest.mark.parametrize("path", sorted(GENERATED))
def test_generated_files_are_up_to_date(path: str) -> None:
    found = (ROOT / path).read_text("utf-8")
    assert found == GENERATED[path], f"{path} is out of date: run python -m motherlode.server.describe"


def test_the_page_names_the_version_and_every_order() -> None:
    page = GENERATED["docs/protocol.md"]
    assert f"version {PROTOCOL}" in page
    for order in ("hello", "subscribe", "play", "make-claim", "rematch"):
        assert f"### `{order}`" in page


def test_typescript_knows_positions_and_events_by_name() -> None:
    types = GENERATED["web/src/lib/protocol.ts"]
    assert "export interface Snapshot {" in types
    assert 'event: "goal-turned-up";' in types
    assert "unknown" not in types
