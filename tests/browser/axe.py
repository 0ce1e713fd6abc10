"""What axe-core finds wrong with a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from browser.visitor import Visitor

__all__ = ["faults"]


def faults(visitor: Visitor) -> list[str]:
    """What axe finds, each with where it is."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['html'][:200]} {node.get('failureSummary')}"
        for one in found
        for node in one["nodes"]
    ]
