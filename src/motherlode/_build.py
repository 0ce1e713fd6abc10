"""Which build of the engine runs: compiled, or the same source as it stands.

``MOTHERLODE_PURE=1`` in the environment makes a compiled install run its source instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__all__ = ["is_compiled", "prefer_source_if_asked"]


class _SourceFinder:
    """Finds this package's modules as source only, past any compiled twin."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("motherlode."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_source_if_asked() -> None:
    """Heed MOTHERLODE_PURE, before any module of the engine is imported."""
    if os.environ.get("MOTHERLODE_PURE", "") not in ("", "0"):
        sys.meta_path.insert(0, _SourceFinder)


def is_compiled() -> bool:
    """Whether the engine that is imported is the compiled one."""
    from motherlode.core import playable

    return not str(playable.__file__).endswith(".py")
