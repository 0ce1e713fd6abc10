"""axe-core, which knows what people with a screen reader, a keyboard or weak eyes need, finds nothing wrong."""

from __future__ import annotations

import pytest

from browser.axe import faults
from browser.conftest import Come
from browser.house import House
from browser.screens import SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_fault(come: Come, house: House, screen: str) -> None:
    visitor = come(house.guest("Ada"), color_scheme="dark")
    SCREENS[screen](house, visitor)
    assert faults(visitor) == []
    visitor.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert faults(visitor) == []
