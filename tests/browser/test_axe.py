"""axe-core, which knows what people with a screen reader, a keyboard or weak eyes need, finds nothing wrong."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from browser.conftest import Come
from browser.house import House
from browser.screens import SCREENS
from browser.visitor import Visitor


def faults(visitor: Visitor) -> list[str]:
    """What axe finds, each with where it is."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['html'][:200]} {node.get('failureSummary')}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("language", ["en-GB", "he-IL"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_fault(come: Come, house: House, screen: str, language: str) -> None:
    visitor = come(house.guest("Ada"), locale=language, color_scheme="dark")
    SCREENS[screen](house, visitor)
    assert faults(visitor) == []
    if language.startswith("en"):
        visitor.page.evaluate("document.documentElement.dataset.theme = 'light'")
        assert faults(visitor) == []
