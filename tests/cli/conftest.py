"""Fixtures of the command's tests."""

from __future__ import annotations

import pytest

from cli.helpers import Runner


@pytest.fixture
def motherlode(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """The command, run in this process, in English unless it is told otherwise."""
    monkeypatch.setenv("MOTHERLODE_LANGUAGE", "en")
    return Runner(monkeypatch, capsys)
