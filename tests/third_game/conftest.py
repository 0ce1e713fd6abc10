"""High Card is found as games of other packages are: by its name in the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.games import registry


@pytest.fixture(scope="module", autouse=True)
def _high_card() -> Iterator[None]:
    """Register the game for this process and for those it starts, and take it out again."""
    folder = str(Path(__file__).parent)
    before = dict(os.environ)
    known = list(registry._engines)
    sys.path.insert(0, folder)
    os.environ["MOTHERLODE_GAMES"] = "high_card.game:ENGINE"
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [folder, before.get("PYTHONPATH", "")]))
    registry._register_others.cache_clear()
    yield
    registry._engines[:] = known
    registry._register_others.cache_clear()
    sys.path.remove(folder)
    os.environ.clear()
    os.environ.update(before)
