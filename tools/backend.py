"""The build backend: setuptools, which asks for mypyc only where the engine is to be compiled."""

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  the hooks that stay as they are


def compiler_requirements() -> list[str]:
    """What the engine is compiled with."""
    if os.environ.get("MOTHERLODE_PURE", "") not in ("", "0"):
        return []
    with (Path(__file__).resolve().parents[1] / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["dependency-groups"]["compile"])


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *compiler_requirements()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *compiler_requirements()]
