"""Leaves out the tests of environments whose extra is not installed, and says so."""

import warnings
from importlib import import_module
from importlib.util import find_spec

from server.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]

NEEDED = {
    "test_gymnasium.py": ("gymnasium", "envs"),
    "test_pettingzoo.py": ("pettingzoo", "envs"),
    "test_openspiel.py": ("pyspiel", "openspiel"),
    "test_textarena.py": ("textarena", "textarena"),
    "test_mcp.py": ("mcp", "mcp"),
    "test_examples.py": ("gymnasium", "envs"),
    "test_jax.py": ("jax", "jax"),
    "test_jax_observation.py": ("jax", "jax"),
}

_missing = {file: extra for file, (module, extra) in NEEDED.items() if find_spec(module) is None}
collect_ignore = list(_missing)

if "test_pettingzoo.py" not in _missing:
    with warnings.catch_warnings():  # where pettingzoo[classic] is installed, its tests import it in an old way
        warnings.simplefilter("ignore", DeprecationWarning)
        import_module("pettingzoo.test")


def pytest_report_header() -> list[str]:
    """What is left out, and how to get it."""
    return [f"left out: tests/envs/{file} (pip install motherlode[{extra}])" for file, extra in _missing.items()]
