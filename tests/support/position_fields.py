"""The fields of the games' position classes, read from their source so that both builds give the same answer."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

__all__ = ["POSITIONS", "field_names"]

POSITIONS = {
    "motherlode.games.tunnels.rules.position": ("saboteur2", 5),
    "motherlode.games.lost_mines.rules.position": ("lost-mines", 5),
}
"""By module of a position class, a ruleset and a number of seats that use it."""

_BASE = "motherlode.core.playable"


def field_names(module: str) -> list[str]:
    """The fields that a module's class ``Position`` declares, and those of its base class."""
    return [*_declared(_BASE, "Playable"), *_declared(module, "Position")]


def _declared(module: str, class_name: str) -> list[str]:
    found = importlib.util.find_spec(module)
    assert found is not None
    assert found.origin is not None
    source = Path(found.origin).parent / f"{module.rpartition('.')[2]}.py"
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == class_name:
            return [
                each.target.id
                for each in node.body
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
            ]
    raise AssertionError(f"{module} has no class {class_name}")
