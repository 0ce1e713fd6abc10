"""TOML files that lie in a package."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

__all__ = ["read_toml"]


def read_toml(package: str, name: str) -> dict[str, Any]:
    """The contents of ``<name>.toml`` in a package."""
    return tomllib.loads(files(package).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
