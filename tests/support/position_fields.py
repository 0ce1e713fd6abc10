"""The fields and methods of the position classes, from the source, so that both builds agree."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

__all__ = ["POSITIONS", "argument_counts", "field_names"]

POSITIONS = {
    "motherlode.games.tunnels.rules.position": ("saboteur2", 5),
    "motherlode.games.lost_mines.rules.position": ("lost-mines", 5),
}
"""By module of a position class, a ruleset and a number of seats that use it."""

_BASE = "motherlode.core.playable"


def field_names(module: str) -> list[str]:
    """The fields that a module's class ``Position`` declares, and those of its base classes."""
    return [*_declared(_BASE, "Playable"), *_declared(_BASE, "CardPosition"), *_declared(module, "Position")]


def argument_counts(module: str) -> dict[str, int]:
    """By name of a function or method of a module, its number of arguments, not counting the position."""
    functions = [node for node in ast.walk(_tree(module)) if isinstance(node, ast.FunctionDef)]
    return {function.name: len(function.args.args) - 1 for function in functions}


def _declared(module: str, class_name: str) -> list[str]:
    for node in _tree(module).body:
        if isinstance(node, ast.ClassDef) and node.name == class_name:
            return [
                each.target.id
                for each in node.body
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
            ]
    raise AssertionError(f"{module} has no class {class_name}")


def _tree(module: str) -> ast.Module:
    found = importlib.util.find_spec(module)
    assert found is not None
    assert found.origin is not None
    source = Path(found.origin).parent / f"{module.rpartition('.')[2]}.py"
    return ast.parse(source.read_text(encoding="utf-8"))
