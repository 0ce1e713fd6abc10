"""axe-core, which knows what people with a screen reader, a keyboard or weak eyes need, finds nothing wrong."""

from __future__ import annotations

import pytest

from browser.axe import faults
from browser.conftest import Visit
from browser.screens import SCREENS
from browser.server_process import ServerProcess


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_fault(visit: Visit, server: ServerProcess, screen: str) -> None:
    visitor = visit(server.guest("Ada"), color_scheme="dark")
    SCREENS[screen](server, visitor)
    assert faults(visitor) == []
    visitor.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert faults(visitor) == []
