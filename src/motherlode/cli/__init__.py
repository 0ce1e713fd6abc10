"""The ``motherlode`` command and the terminal table."""

from __future__ import annotations

from motherlode.cli.app import main

__all__ = ["main"]
