"""The error of a command that was called with wrong arguments."""

from __future__ import annotations

__all__ = ["UsageError"]


class UsageError(Exception):
    """Wrong arguments or unreadable files; the message is one line for the user."""
