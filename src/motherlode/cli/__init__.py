"""The ``motherlode`` command."""

from __future__ import annotations

import sys

from motherlode._build import is_compiled
from motherlode._version import __version__

__all__ = ["main"]


def main() -> int:
    """Run the command; the exit status."""
    print(f"motherlode {__version__} ({'compiled' if is_compiled() else 'pure Python'})")
    return 0 if "--version" in sys.argv else 2
