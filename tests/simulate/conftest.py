"""Fixtures of these tests."""

from __future__ import annotations

import pytest

from cli.helpers import Runner
from simulate.running import Simulation


@pytest.fixture
def motherlode(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Simulation:
    """The command, run in this process."""
    return Simulation(Runner(monkeypatch, capsys))
