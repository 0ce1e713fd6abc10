"""axe-core, which knows what people with a screen reader, a keyboard or weak eyes need, finds nothing wrong."""

from __future__ import annotations

from typing import Final

import pytest

from browser.axe import faults
from browser.conftest import Visit
from browser.screens import SCREENS
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE

HOWS: Final = {
    "desktop": DESKTOP,
    "phone, Polish": PHONE | {"locale": "pl-PL"},
    "landscape, Hebrew": PHONE | {"locale": "he-IL", "viewport": {"width": 844, "height": 390}},
}


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_fault(visit: Visit, server: ServerProcess, screen: str, how: str) -> None:
    visitor = visit(server.guest("Ada"), color_scheme="dark", **HOWS[how])
    SCREENS[screen](server, visitor)
    assert faults(visitor) == []
    visitor.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert faults(visitor) == []
