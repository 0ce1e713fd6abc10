"""Vectors stay in compiled code: those of interpreted code would leak (docs/decisions/0005).

Reads the source, so that it holds in both builds. Attributes and methods are told apart by name, as far as names go.
"""

from __future__ import annotations

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

_ROOT = Path(__file__).parents[1]
_PACKAGE = _ROOT / "src" / "motherlode"
_COMPILED = {_ROOT / name for name in runpy.run_path(str(_ROOT / "setup.py"))["compiled_modules"]()}
_VECTOR = re.compile(r"\bvec\[")


def _trees(compiled: bool) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(_PACKAGE.rglob("*.py")):
        if (path in _COMPILED) == compiled:
            yield path, ast.parse(path.read_text())


def _is_vector(annotation: ast.expr | None) -> bool:
    return annotation is not None and bool(_VECTOR.search(ast.unparse(annotation)))


def _parameters(function: ast.FunctionDef) -> list[ast.arg]:
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return [each for each in given if each.arg not in ("self", "cls")]


def _vector_attributes() -> set[str]:
    """The attributes of compiled classes that are vectors."""
    found: set[str] = set()
    for _, tree in _trees(compiled=True):
        for node in ast.walk(tree):
            for member in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
                    found |= {member.target.id} if _is_vector(member.annotation) else set()
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                found |= {node.target.attr} if _is_vector(node.annotation) else set()
    return found


def _compiled_functions() -> tuple[set[tuple[str, int]], set[tuple[str, int]]]:
    """Compiled functions, methods and classes by name and arity: those that take a vector, and the rest."""
    with_vector: set[tuple[str, int]] = set()
    without: set[tuple[str, int]] = set()
    for _, tree in _trees(compiled=True):
        for node in ast.walk(tree):
            functions = [(node.name, node)] if isinstance(node, ast.FunctionDef) else []
            if isinstance(node, ast.ClassDef):
                functions = [
                    (node.name, each)
                    for each in node.body
                    if isinstance(each, ast.FunctionDef) and each.name == "__init__"
                ]
            for name, function in functions:
                parameters = _parameters(function)
                takes = any(_is_vector(each.annotation) for each in parameters)
                (with_vector if takes else without).add((name, len(parameters)))
    return with_vector, without


def _name_of(called: ast.expr) -> str:
    if isinstance(called, ast.Name):
        return called.id
    return called.attr if isinstance(called, ast.Attribute) else ""


def _stored_attributes(tree: ast.Module) -> Iterator[ast.Attribute]:
    """Attributes of other objects that are assigned.

    One's own are of an interpreted class, and no vectors.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) != "self":
            yield node


def test_the_compiled_modules_are_found() -> None:
    assert len(_COMPILED) > 50
    assert all(path.exists() for path in _COMPILED)
    assert {"deck", "hands", "board", "frontier", "mines", "acts"} <= _vector_attributes()
    with_vector, _ = _compiled_functions()
    assert {("set_hand", 4), ("shuffle", 1), ("begin_round", 6)} <= with_vector


def test_no_interpreted_module_assigns_a_vector_to_a_compiled_class() -> None:
    vectors = _vector_attributes()
    found = [
        f"{path.relative_to(_ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path, tree in _trees(compiled=False)
        for node in _stored_attributes(tree)
        if node.attr in vectors
    ]
    assert not found, found


def test_no_interpreted_module_calls_setattr() -> None:
    """It would hide what is assigned from the test above."""
    found = [
        f"{path.relative_to(_ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path, tree in _trees(compiled=False)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _name_of(node.func) == "setattr"
    ]
    assert not found, found


def test_no_interpreted_module_calls_a_compiled_function_with_a_vector() -> None:
    with_vector, without = _compiled_functions()
    certain = with_vector - without
    found = [
        f"{path.relative_to(_ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path, tree in _trees(compiled=False)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and (_name_of(node.func), len(node.args) + len(node.keywords)) in certain
    ]
    assert not found, found
