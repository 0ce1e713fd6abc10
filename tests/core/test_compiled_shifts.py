"""In compiled modules a literal is not shifted by an amount that may exceed 30 (docs/decisions/0003).

mypyc writes a literal ``1 << n`` of an ``i64`` as a C ``int``, which overflows silently at 32 bits. ``BIT[n]`` of
:mod:`motherlode.core.bits`, or a variable ``one: i64 = 1``, does not.
"""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]
_COMPILED = runpy.run_path(str(_ROOT / "setup.py"))["compiled_modules"]()

SMALL = {
    "seat": "at most 12 seats",
    "action.seat": "at most 12 seats",
    "said.seat": "at most 12 seats",
    "d": "four directions",
    "edges": "a set of four edges: at most 15",
    "turned": "a set of four edges: at most 15",
    "bit": "a sign, of which there are fewer than 10",
    "PICK": "a constant below 30",
}
"""Amounts that are always small, by their expression, and why. Anything else takes BIT[…] or a variable."""


def _unsafe_shifts(source: str) -> list[str]:
    """The shifts of literals by amounts that are no literals, no Python ints, and not known to be small."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
        and not _is_index_of(node.right)
        and ast.unparse(node.right) not in SMALL
    ]


def _is_index_of(amount: ast.expr) -> bool:
    """Whether it is ``names.index(…)``, which is a Python int: these do not overflow."""
    return isinstance(amount, ast.Call) and isinstance(amount.func, ast.Attribute) and amount.func.attr == "index"


def test_shifts_by_a_kind_of_card_are_found_and_those_by_a_table_are_not() -> None:
    assert _unsafe_shifts("seen |= 1 << kind") == ["line 1: 1 << kind"]
    assert _unsafe_shifts("seen |= BIT[kind] | one << kind | 1 << 4 | 1 << names.index(name) | 1 << seat") == []


@pytest.mark.parametrize("name", [name for name in _COMPILED if not name.endswith("core/bits.py")])
def test_no_compiled_module_shifts_a_literal_by_an_unbounded_amount(name: str) -> None:
    assert _unsafe_shifts((_ROOT / name).read_text(encoding="utf-8")) == []
