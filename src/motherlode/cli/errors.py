"""What a command says when it is asked for something it cannot do."""

from __future__ import annotations

__all__ = ["BadUse"]


class BadUse(Exception):
    """Arguments or files that make no sense; its message is one line for the user."""
