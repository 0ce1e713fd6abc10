"""What is printed on the cards, as data: one TOML file a box. Nouns and numbers only."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

__all__ = ["read_box"]


def read_box(name: str) -> dict[str, Any]:
    """The raw contents of ``<name>.toml``."""
    return tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
