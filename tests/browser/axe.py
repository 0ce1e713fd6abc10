"""What axe-core finds wrong with a page."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

from browser.visitor import Visitor

__all__ = ["colour_faults", "faults"]

_ALL: Final[dict[str, Any]] = {"resultTypes": ["violations"]}
_COLOURS: Final = _ALL | {
    "runOnly": {"type": "tag", "values": ["cat.color"]},
    "rules": {"color-contrast-enhanced": {"enabled": False}},  # level AAA, which axe leaves out unless it is named
}


def faults(visitor: Visitor) -> list[str]:
    """What axe finds, each with where it is."""
    return _run(visitor, _ALL)


def colour_faults(visitor: Visitor) -> list[str]:
    """What axe finds by its rules about colours; the others see no difference between a page's themes."""
    return _run(visitor, _COLOURS)


def _run(visitor: Visitor, options: dict[str, Any]) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE_SCRIPT)
    found = visitor.page.evaluate("async options => (await axe.run(options)).violations", options)
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['html'][:200]} {node.get('failureSummary')}"
        for one in found
        for node in one["nodes"]
    ]
