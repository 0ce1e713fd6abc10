"""Reading and writing record files; a failed read is a usage error, and a write is atomic."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from motherlode.cli.usage_error import UsageError
from motherlode.core.errors import ParseError
from motherlode.record_format import Record, parse_record, print_record

__all__ = ["STDIN", "read_record", "reserve", "write_record"]

STDIN = "-"
"""The file name that means standard input."""


def read_record(name: str) -> Record:
    """The record in a file, or on standard input."""
    try:
        text = sys.stdin.read() if name == STDIN else Path(name).read_text(encoding="utf-8")
        return parse_record(text)
    except UnicodeDecodeError:
        raise UsageError(f"{name} is not a text file") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise UsageError(f"{name}: {reason}") from None
    except ParseError as error:
        raise UsageError(f"{name}: {error}") from None


def reserve(path: Path) -> None:
    """Create a new, empty file, so that a bad path is reported before a game is played."""
    try:
        path.open("x", encoding="utf-8").close()
    except FileExistsError:
        raise UsageError(f"{path} exists already; name another file for the record") from None
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None


def write_record(path: Path, record: Record) -> None:
    """Write a record atomically."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(print_record(record), encoding="utf-8")
    os.replace(draft, path)
